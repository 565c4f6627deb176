import { expect, it } from 'vitest';
import { balam } from '../../balam/flavour';
import { lapins } from '../../lapins/flavour';
import { PARTS } from '../targets';
import { WEALTH } from '../view';
import { sayIn } from './testing';

const sources = import.meta.glob<string>(['../*.svelte', '../*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const built = [
  ...PARTS.map((part) => `ct-part-${part}`),
  ...['build', 'transform', 'attack', 'flip', 'look', 'main', 'end'].map(
    (one) => `ct-group-${one}`,
  ),
  ...['taxes', 'points', 'lost'].map((one) => `ct-ledger-${one}`),
];

it('every text the table asks for is written in both languages', () => {
  const asked = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/'(ct-[a-z0-9-]+)'/g)].map((match) => match[1] as string),
  );
  const ids = new Set(['ct-part']);
  for (const [game, flavour] of Object.entries({ balam, lapins }))
    for (const locale of ['fr', 'en'] as const) {
      const say = sayIn(locale, game);
      const named = [
        ...WEALTH.map((wealth) => `name-${wealth}`),
        ...flavour.buildings.flatMap((kind) => {
          const name = kind.replaceAll('_', '-');
          return [`building-${name}`, `meaning-${name}`];
        }),
      ];
      const missing = [...new Set([...asked, ...built, ...named])].filter((key) => !say.has(key));
      expect(missing.filter((key) => !ids.has(key))).toEqual([]);
    }
});
