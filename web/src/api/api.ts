/** The server's HTTP side. Every error carries a sentence to be said. */

import type {
  ErrorBody,
  GameInfo,
  Joined,
  LessonWish,
  NewTable,
  NoticeWays,
  NoticeWish,
  Primer,
  Replay,
  Saying,
  TableInfo,
  TableMade,
  WayInfo,
} from '../protocol';

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

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw unreachable(0);
  }
  if (!response.ok) throw await refusal(response);
  const text = await response.text(); // empty where there is nothing to say
  const answer: T = text ? JSON.parse(text) : undefined;
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

function secret(token: string): Record<string, string> {
  return { Authorization: `Bearer ${token}` };
}

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
    post<Partial<TableMade> & { table: TableInfo }>(`${table(id)}/rematch`, {}, secret(token)),
  noticeWays: () => ask<NoticeWays>('/api/notices'),
  notices: (id: string, token: string) =>
    ask<WayInfo[]>(`${table(id)}/notices`, { headers: secret(token) }),
  addNotice: (id: string, token: string, wish: NoticeWish) =>
    post<WayInfo>(`${table(id)}/notices`, wish, secret(token)),
  removeNotice: (id: string, token: string, way: string) =>
    ask<void>(`${table(id)}/notices/${way}`, { method: 'DELETE', headers: secret(token) }),
  replay: (id: string) => ask<Replay>(`${table(id)}/replay`),
  replayOf: (log: string) =>
    ask<Replay>('/api/replay', {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
      body: log,
    }),
  logAddress: (id: string) => `${table(id)}/log`,
};
