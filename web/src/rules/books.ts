/** The rules of every game in both languages, from the games' own folders, fetched when opened. */

import type { Locale } from '../text/bundles';
import { parseRules, type Rules } from './parse';

const files = import.meta.glob<string>('../../../src/ceiba/games/*/rules.*.md', {
  query: '?raw',
  import: 'default',
});

const read = new Map<string, Promise<Rules>>();

export function rulesOf(game: string, locale: Locale): Promise<Rules> | null {
  const path = `../../../src/ceiba/games/${game}/rules.${locale}.md`;
  const load = files[path];
  if (!load) return null;
  let rules = read.get(path);
  if (!rules) {
    rules = load().then(parseRules);
    read.set(path, rules);
  }
  return rules;
}
