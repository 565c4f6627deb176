/** The rules of every game in every language, from the games' own folders, fetched when opened. */

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
  }
  return rules;
}
