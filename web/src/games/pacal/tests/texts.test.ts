import { expect, it } from 'vitest';
import { PARTS } from '../targets';
import { HEIGHTS, SOURCES } from '../view';
import { sayIn } from './testing';

const sources = import.meta.glob<string>(['../*.svelte', '../*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const GROUPS = ['straight', 'turning', 'stand', 'token', 'rocket', 'stone', 'build', 'end'];
const built = [
  ...PARTS.map((part) => `pr-part-${part}`),
  ...GROUPS.map((group) => `pr-group-${group}`),
  ...HEIGHTS.map((height) => `pr-guide-${height}`),
  ...SOURCES.map((source) => `score-${source}`),
];

it('every text the table asks for is written in both languages', () => {
  const asked = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/say\(\s*'(pr-[a-z0-9-]+)'|\? '(pr-[a-z-]+)' : '(pr-[a-z-]+)'/g)].flatMap(
      (match) => match.slice(1).filter(Boolean),
    ),
  );
  expect(asked.length).toBeGreaterThan(30);
  for (const locale of ['fr', 'en'] as const) {
    const say = sayIn(locale);
    expect([...new Set([...asked, ...built])].filter((key) => !say.has(key))).toEqual([]);
  }
});
