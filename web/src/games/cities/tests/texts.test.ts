import { expect, it } from 'vitest';
import { toldWords } from '../../../text/say';
import { balam } from '../../balam/flavour';
import { lapins } from '../../lapins/flavour';
import { PARTS } from '../targets';
import { WEALTH } from '../view';
import { sayIn, thing } from './testing';

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

it('an answer told away from the board names the city its question is about', () => {
  const asked = { message: 'prompt-build-on', clause: '', site: thing('C3'), owed: 0, left: 3 };
  const temple = {
    text: 'raise temple 2',
    verb: 'raise',
    args: { building: thing('temple'), slot: 2 },
  };
  expect(toldWords(sayIn('fr'), temple, asked)).toBe('Bâtir un temple en C3.2');
  const bare = { text: 'done', verb: 'done', args: {} };
  expect(toldWords(sayIn('fr'), bare, asked)).toBe('C’est tout');
});
