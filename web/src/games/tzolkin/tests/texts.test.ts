import { expect, it } from 'vitest';
import { TRACKS } from '../view';
import { sayIn } from './testing';

const sources = import.meta.glob<string>(['../*.svelte', '../*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const built = [
  ...['gears', 'temples', 'tiles', 'players'].map((part) => `tz-part-${part}`),
  ...['main', 'beg', 'end'].map((group) => `tz-group-${group}`),
  ...['farm', 'funerary', 'civil', 'sacred'].map((type) => `tz-type-${type}`),
  ...['building', 'monument', 'wealth'].map((kind) => `tz-kind-${kind}`),
  ...['corn', 'wood', 'burn', 'bare'].map((what) => `tz-do-harvest-${what}`),
  ...TRACKS.flatMap((track) => [1, 2, 3, 4].map((level) => `tz-tech-${track}-${level}`)),
  ...['keep', 'beg', 'place', 'first', 'pick', 'do', 'nothing', 'anger', 'climb', 'offer', 'pay'],
  ...['take', 'waive', 'sell', 'buy', 'advance', 'build', 'build-plain', 'raise', 'turn', 'done'],
].map((key) => (key.startsWith('tz-') ? key : `tz-do-${key}`));

it('every text the table asks for is written in both languages', () => {
  const asked = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/'(tz-[a-z0-9-]+)'/g)].map((match) => match[1] as string),
  );
  const ids = new Set(['tz-part']);
  for (const locale of ['fr', 'en'] as const) {
    const say = sayIn(locale);
    const missing = [...new Set([...asked, ...built])].filter((key) => !say.has(key));
    expect(missing.filter((key) => !ids.has(key))).toEqual([]);
  }
});
