/** The texts of both languages, as Fluent bundles: the client's own, the shared, each game's. */

import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Locale = 'fr' | 'en';
export const LOCALES: Locale[] = ['fr', 'en'];

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
  ...import.meta.glob<string>('../../../src/ceiba/games/*/text.*.ftl', {
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

/** The sources for a language: the shared files, then those of the game. */
function sources(locale: Locale, game: string | null): string[] {
  const of = (files: Files, folder: string) =>
    Object.entries(files)
      .filter(([path]) => path.endsWith(`.${locale}.ftl`) && path.includes(folder))
      .map(([, text]) => text);
  return [...of(shared, ''), ...(game ? of(byGame, `/${game}/`) : [])];
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
