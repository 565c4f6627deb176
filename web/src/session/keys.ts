/** The seats taken at this device: secret tokens by table, kept in the browser. */

export interface TableKeys {
  game: string;
  /** Token by seat number. */
  seats: Record<string, string>;
  /** Tokens from seat links whose seat is not known yet. */
  unplaced?: string[];
  /** When it was last opened. */
  opened: number;
  /** The game is over: nothing is lost with this key but the way back to look at it. */
  over?: boolean;
  /** The fingerprint of its luck, as it was told while the game went on. */
  commitment?: string;
  /** The server knows that these seats are this person's. */
  claimed?: boolean;
}

const PLACE = 'ceiba.tables';
/** Of games that are over; of the others all. */
const FINISHED_KEPT = 30;

let added: () => void = () => {};

/** To hear of seats that the server does not know to be this person's. */
export function whenAdded(listener: () => void): void {
  added = listener;
}

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
  add(table, game, seats, false);
  added();
}

/** Seats of this person, taken on another device. */
export function addOwnSeats(table: string, game: string, seats: Record<string, string>): void {
  add(table, game, seats, true);
}

function add(table: string, game: string, seats: Record<string, string>, claimed: boolean): void {
  const keys = keysOf(table) ?? { game, seats: {}, opened: 0 };
  write(table, { ...keys, game, seats: { ...keys.seats, ...seats }, claimed });
}

/** The tokens, by table, of seats the server does not know to be this person's. */
export function unclaimed(): Record<string, string[]> {
  const open = Object.entries(allKeys()).filter(([, keys]) => !keys.claimed);
  const tokens = open.map(([table, keys]) => [table, Object.values(keys.seats)] as const);
  return Object.fromEntries(tokens.filter(([, seats]) => seats.length));
}

export function setClaimed(tables: string[], claimed: boolean): void {
  const all = allKeys();
  for (const table of tables) {
    const keys = all[table];
    if (keys) all[table] = { ...keys, claimed };
  }
  save(all);
}

export function setOver(table: string, over: boolean): void {
  const all = allKeys();
  const keys = all[table];
  if (keys && Boolean(keys.over) !== over) save({ ...all, [table]: { ...keys, over } });
}

/** The first one told is kept: at the end it is compared with the seed. */
export function keepCommitment(table: string, commitment: string): void {
  const all = allKeys();
  const keys = all[table];
  if (keys && !keys.commitment) save({ ...all, [table]: { ...keys, commitment } });
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
  const seats = { ...keys.seats, [seat]: token };
  write(table, { ...keys, game, seats, unplaced, claimed: false });
  added();
}

export function removeToken(table: string, token: string): void {
  const keys = keysOf(table);
  if (!keys) return;
  const seats = Object.fromEntries(Object.entries(keys.seats).filter(([, t]) => t !== token));
  const unplaced = keys.unplaced?.filter((other) => other !== token);
  if (Object.keys(seats).length || unplaced?.length) write(table, { ...keys, seats, unplaced });
  else forget(table);
}

function forget(table: string): void {
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

/** The key of a game that is not over is never dropped. */
function save(all: Record<string, TableKeys>): void {
  const newest = Object.entries(all).sort(([, a], [, b]) => b.opened - a.opened);
  const over = newest.filter(([, keys]) => keys.over).slice(0, FINISHED_KEPT);
  const kept = [...newest.filter(([, keys]) => !keys.over), ...over];
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // without storage the seats live as long as the page
  }
}
