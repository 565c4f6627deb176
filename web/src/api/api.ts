/** The server's HTTP side. Every error carries a sentence to be said. */

import type {
  ErrorBody,
  GameInfo,
  Joined,
  LessonWish,
  NewTable,
  PlayOn,
  Primer,
  Replay,
  Saying,
  TableInfo,
  TableMade,
} from '../protocol';

/** Through whose eyes a game is looked at again. */
export type Eyes = Replay['eyes'];

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly said: Saying,
    /** The option of a table it is about. */
    readonly option: string | null = null,
  ) {
    super(code);
  }
}

async function fetched(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw unreachable(0);
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer: T = await (await fetched(path, init)).json();
  return answer;
}

async function refusal(response: Response): Promise<ApiError> {
  try {
    const body: ErrorBody = await response.json();
    if (body.said) return new ApiError(response.status, body.code, body.said, body.option);
  } catch {
    // not ours: a proxy's page, or nothing at all
  }
  return unreachable(response.status);
}

function unreachable(status: number): ApiError {
  return new ApiError(status, 'unreachable', { message: 'problem-unreachable', clause: '' });
}

function post<T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<T> {
  return ask<T>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Proves a seat. */
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

let known: Promise<GameInfo[]> | null = null;

/** The games do not change while the page is open: asked once. */
function games(): Promise<GameInfo[]> {
  known ??= ask<GameInfo[]>('/api/games').catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

export const api = {
  games,
  levels: () => ask<string[]>('/api/levels'),
  newTable: (wish: NewTable) => post<TableMade>('/api/tables', wish),
  lesson: (wish: LessonWish) => post<TableMade>('/api/lessons', wish),
  primer: (game: string) => ask<Primer>(`/api/games/${encodeURIComponent(game)}/primer`),
  table: (id: string) => ask<TableInfo>(table(id)),
  join: (id: string, name: string, seat?: number) =>
    post<Joined>(`${table(id)}/join`, seat === undefined ? { name } : { name, seat }),
  rematch: (id: string, token: string) =>
    post<Partial<TableMade> & { table: TableInfo }>(`${table(id)}/rematch`, {}, bearer(token)),
  replay: (id: string, eyes: Eyes) => ask<Replay>(`${table(id)}/replay?eyes=${eyes}`),
  replayOf: (log: string, eyes: Eyes) =>
    ask<Replay>(`/api/replay?eyes=${eyes}`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
      body: log,
    }),
  /** A game that goes on, as far as it is, as a seat saw it, or a spectator. */
  past: (id: string, token: string | null) =>
    ask<Replay>(`${table(id)}/past`, token ? { headers: bearer(token) } : {}),
  playOn: (wish: PlayOn) => post<TableMade>('/api/play-on', wish),
  logAddress: (id: string) => `${table(id)}/log`,
  log: async (id: string): Promise<string> => (await fetched(`${table(id)}/log`)).text(),
};
