import { expect, it } from 'vitest';
import { scenesOf } from '../scenes';
import { aheadWords, changeWords } from '../foreseen';
import { hinting, makeSay } from '../../text/say';

const NAMES = ['Ana', 'Ben', 'Chan', 'Dov', 'Eva'];
const GAMES: Record<string, (scene: string) => string> = {
  tzolkin: () => 'tzolkin',
  cities: (scene) => scene.split('_')[0] ?? '',
  pacal: () => 'pacal',
  gold: () => 'gold',
};

const SIGNED: Record<string, RegExp> = {
  fr: /^(\p{L}+\u00a0: )?[+−][\d,.]+\u00a0\p{L}/u,
  en: /^(\p{L}+: )?[+−][\d,.]+\u00a0\p{L}/u,
};

it.each(['fr', 'en'])('in %s every outcome is said with its sign, and in words', (locale) => {
  let said = 0;
  for (const [folder, gameOf] of Object.entries(GAMES)) {
    const { names, seen } = scenesOf(folder);
    for (const name of names) {
      const { decision } = seen(name);
      const say = makeSay(locale, gameOf(name), NAMES);
      for (const { foreseen, gives_up } of decision?.options ?? []) {
        const seat = decision?.seat ?? 0;
        for (const change of foreseen.changes ?? []) {
          const words = changeWords(say, change, seat);
          expect(words).toMatch(SIGNED[locale]!);
          expect(words).not.toMatch(/sum-|name-|[{}]/);
          said += 1;
        }
        const hints = [...(foreseen.awaits ?? []), ...(gives_up ? [gives_up] : [])];
        const sentences = [
          ...hints.map((hint) => hinting(say, hint)),
          ...(foreseen.ahead ?? []).map((later) => aheadWords(say, later, seat)),
        ];
        for (const sentence of sentences) expect(sentence).not.toMatch(/hint-|sum-|name-|[{}]/);
      }
    }
  }
  expect(said).toBeGreaterThan(100);
});
