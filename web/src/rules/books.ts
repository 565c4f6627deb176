/**
 * The rules of every game in every language, from the games' own folders, fetched when opened; and
 * their pictures.
 */

import { api } from '../api/api';
import type { FigureDrawn } from '../protocol';
import { FALLBACK, type Locale } from '../text/bundles';
import { parseRules, type Rules } from './parse';

const files = import.meta.glob<string>('../../../src/ceiba/games/*/rules.*.md', {
  query: '?raw',
  import: 'default',
});

function found(game: string, locale: Locale): [string, () => Promise<string>] | null {
  const path = `../../../src/ceiba/games/${game}/rules.${locale}.md`;
  const load = files[path];
  return load ? [path, load] : null;
}

const read = new Map<string, Promise<Rules>>();

export function rulesOf(game: string, locale: Locale): Promise<Rules> | null {
  const [path, load] = found(game, locale) ?? found(game, FALLBACK) ?? [];
  if (!path || !load) return null;
  let rules = read.get(path);
  if (!rules) {
    rules = load().then(parseRules);
    read.set(path, rules);
    rules.catch(() => read.delete(path));
  }
  return rules;
}

const drawn = new Map<string, Promise<FigureDrawn[]>>();

/** The pictures of a game's rules; asked for again where they did not come. */
export function figuresOf(game: string): Promise<FigureDrawn[]> {
  let figures = drawn.get(game);
  if (!figures) {
    figures = api.figures(game);
    drawn.set(game, figures);
    figures.catch(() => drawn.delete(game));
  }
  return figures;
}
