/** Addresses and pages, both ways. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string | null }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'deal'; deal: string }
  | { page: 'me' }
  | { page: 'open' }
  | { page: 'lost' };

const SLUG = '([A-Za-z0-9_-]+)';

const PAGES: [RegExp, (part: string) => Route][] = [
  [/^\/$/, () => ({ page: 'home' })],
  [new RegExp(`^/new/${SLUG}$`), (game) => ({ page: 'new', game })],
  [new RegExp(`^/t/${SLUG}$`), (table) => ({ page: 'table', table })],
  [/^\/replay$/, () => ({ page: 'replay', table: null })],
  [new RegExp(`^/replay/${SLUG}$`), (table) => ({ page: 'replay', table })],
  [new RegExp(`^/deal/${SLUG}$`), (deal) => ({ page: 'deal', deal })],
  [/^\/open$/, () => ({ page: 'open' })],
  [/^\/me$/, () => ({ page: 'me' })],
  [new RegExp(`^/rules/${SLUG}$`), (game) => ({ page: 'rules', game })],
  [new RegExp(`^/learn/${SLUG}$`), (game) => ({ page: 'learn', game })],
];

export function parseRoute(path: string): Route {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  for (const [pattern, make] of PAGES) {
    const match = pattern.exec(clean);
    if (match) return make(match[1] ?? '');
  }
  return { page: 'lost' };
}

/** The secret of a seat link (`/t/abc#seat=…`); it stands in the fragment, which no server sees. */
export function seatToken(hash: string): string | null {
  return /^#seat=([\w-]{8,})$/.exec(hash)?.[1] ?? null;
}

/** What a link to another device brings along (`/me#enter=…`), in the fragment, too. */
export function enterCode(hash: string): string | null {
  return /^#enter=([\w-]{8,})$/.exec(hash)?.[1] ?? null;
}
