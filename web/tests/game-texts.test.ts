import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const GAMES = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
/** Two games share one table. */
const FOLDERS: Readonly<Record<string, string[]>> = {
  balam: ['balam', 'cities'],
  lapins: ['lapins', 'cities'],
};

function codeOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes('test'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
}

function keys(game: string, locale: string): string[] {
  const texts = new FluentResource(readFileSync(`src/games/${game}/ui.${locale}.ftl`, 'utf8'));
  return texts.body.map((message) => message.id).sort();
}

describe.each(GAMES)('the texts of the table of %s', (game) => {
  it('are the same in every language', () => {
    const files = readdirSync(`src/games/${game}`);
    const locales = files.flatMap((file) => /^ui\.(.*)\.ftl$/.exec(file)?.[1] ?? []);
    for (const locale of locales) expect(keys(game, locale), locale).toEqual(keys(game, 'en'));
  });

  it('are all used', () => {
    // whole keys, or the fixed beginning of one that is put together
    const code = (FOLDERS[game] ?? [game]).map((one) => codeOf(`src/games/${one}`)).join('\n');
    const used = [...code.matchAll(/['"`]([a-z][a-z0-9-]*)(?:['"`]|\$\{)/g)].map((m) => m[1] ?? '');
    // the house asks for these by the name of the task
    const house = /^prompt-/;
    // and some of its own it has said as the game calls things
    const looking = codeOf('src/replay');
    used.push(...[...looking.matchAll(/say\.plain\('([a-z-]+)'/g)].map((m) => m[1] ?? ''));
    const unused = keys(game, 'fr').filter(
      (key) =>
        !house.test(key) &&
        !used.some((part) => part === key || (part.endsWith('-') && key.startsWith(part))),
    );
    expect(unused).toEqual([]);
  });
});
