/** The seats taken at this device: secret tokens by table, kept in the browser. */

export interface TableKeys {
  game: string;
  /** Token by seat number. */
  seats: Record<string, string>;
  /** Tokens from seat links whose seat is not known yet. */
  unplaced?: string[];
  /** When it was last opened, for the order on the home page. */
  opened: number;
}

const PLACE = 'ceiba.tables';
const KEPT = 30;

export function allKeys(): Record<string, TableKeys> {
  try {
    const kept: Record<string, TableKeys> = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return kept;
  } catch {
    return {};
  }
}

export function keysOf(table: string): TableKeys | null {
  return allKeys()[table] ?? null;
}

export function addSeats(table: string, game: string, seats: Record<string, string>): void {
  const keys = keysOf(table) ?? { game, seats: {}, opened: 0 };
  write(table, { ...keys, game, seats: { ...keys.seats, ...seats } });
}

/** A token from a seat link: its seat is learnt from the server. */
export function addToken(table: string, token: string): void {
  const keys = keysOf(table) ?? { game: '', seats: {}, opened: 0 };
  if (Object.values(keys.seats).includes(token) || keys.unplaced?.includes(token)) return;
  write(table, { ...keys, unplaced: [...(keys.unplaced ?? []), token] });
}

export function placeToken(table: string, token: string, seat: number, game: string): void {
  const keys = keysOf(table);
  if (!keys?.unplaced?.includes(token)) return;
  const unplaced = keys.unplaced.filter((other) => other !== token);
  write(table, { ...keys, game, seats: { ...keys.seats, [seat]: token }, unplaced });
}

export function removeToken(table: string, token: string): void {
  const keys = keysOf(table);
  if (!keys) return;
  const seats = Object.fromEntries(Object.entries(keys.seats).filter(([, t]) => t !== token));
  const unplaced = keys.unplaced?.filter((other) => other !== token);
  if (Object.keys(seats).length || unplaced?.length) write(table, { ...keys, seats, unplaced });
  else forget(table);
}

export function forget(table: string): void {
  const all = allKeys();
  delete all[table];
  save(all);
}

export function touch(table: string): void {
  const keys = keysOf(table);
  if (keys) write(table, keys);
}

function write(table: string, keys: TableKeys): void {
  save({ ...allKeys(), [table]: { ...keys, opened: Date.now() } });
}

function save(all: Record<string, TableKeys>): void {
  const newest = Object.entries(all).sort(([, a], [, b]) => b.opened - a.opened);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(newest.slice(0, KEPT))));
  } catch {
    // without storage the seats live as long as the page
  }
}
