/**
 * The texts of every language there are files of, as Fluent bundles: the client's own, the shared,
 * each game's. A language is `common.<locale>.ftl`; where another file of it is missing, the
 * English one speaks.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Locale = string;
export const FALLBACK: Locale = 'en';

type Files = Record<string, string>;

const shared: Files = {
  ...import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../src/ceiba/text/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};

const byGame: Files = {
  ...import.meta.glob<string>('../../../src/ceiba/games/*/{text,lesson,figures}.*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../games/*/ui.*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};

export const LOCALES: Locale[] = Object.keys(shared)
  .flatMap((path) => /\/common\.([\w-]+)\.ftl$/.exec(path)?.[1] ?? [])
  .sort();

/** The sources for a language: the shared files, those of the game's family, then its own. */
function sources(locale: Locale, game: string | null): string[] {
  const ending = `.${FALLBACK}.ftl`;
  const of = (files: Files, folder: string) =>
    Object.keys(files)
      .filter((path) => path.endsWith(ending) && path.includes(folder))
      .map((path) => files[path.slice(0, -ending.length) + `.${locale}.ftl`] ?? files[path] ?? '');
  const own = game ? of(byGame, `/${game}/`) : [];
  const family = /^game-family = (\w+)$/m.exec(own.join('\n'))?.[1];
  return [...of(shared, ''), ...(family ? of(byGame, `/${family}/`) : []), ...own];
}

const made = new Map<string, FluentBundle>();

export function bundle(locale: Locale, game: string | null): FluentBundle {
  const key = `${locale} ${game ?? ''}`;
  let found = made.get(key);
  if (!found) {
    found = bundleOf(locale, sources(locale, game));
    made.set(key, found);
  }
  return found;
}

export function bundleOf(locale: Locale, texts: string[]): FluentBundle {
  const result = new FluentBundle(locale, { useIsolating: false });
  for (const text of texts) result.addResource(new FluentResource(text), { allowOverrides: true });
  return result;
}
