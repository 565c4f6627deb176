/** The server's HTTP side. Every error carries a sentence to be said. */

import type {
  CoachWish,
  Coached,
  Deal,
  DealWish,
  Draft,
  DraftWish,
  ErrorBody,
  GameInfo,
  HouseRules,
  Joined,
  LessonWish,
  NewTable,
  OpenTables,
  NoticeWays,
  NoticeWish,
  PlayOn,
  FigureDrawn,
  Primer,
  Replay,
  ReportMade,
  ReportWish,
  Saying,
  TableInfo,
  TableMade,
  WayInfo,
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

export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await tell(path, init);
  const answer: T = await response.json();
  return answer;
}

/** Like `ask`, where nothing is answered but that it is done. */
export async function tell(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw unreachable(0);
  }
  if (!response.ok) throw await refusal(response);
  return response;
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

function post<T>(path: string, body: unknown, secret?: string): Promise<T> {
  return ask<T>(path, sent('POST', body, secret));
}

/** A body, and the secret that proves a seat or a person. */
export function sent(method: string, body: unknown, secret?: string): RequestInit {
  const headers = { 'Content-Type': 'application/json', ...proof(secret) };
  return { method, headers, body: JSON.stringify(body) };
}

export function proof(secret?: string): Record<string, string> {
  return secret ? { Authorization: `Bearer ${secret}` } : {};
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
  house: () => ask<HouseRules>('/api/house'),
  levels: () => ask<string[]>('/api/levels'),
  newTable: (wish: NewTable) => post<TableMade>('/api/tables', wish),
  lesson: (wish: LessonWish) => post<TableMade>('/api/lessons', wish),
  figures: (game: string) => ask<FigureDrawn[]>(`/api/games/${encodeURIComponent(game)}/figures`),
  draft: (game: string, wish: DraftWish) =>
    post<Draft>(`/api/games/${encodeURIComponent(game)}/drafts`, wish),
  primer: (game: string) => ask<Primer>(`/api/games/${encodeURIComponent(game)}/primer`),
  openTables: () => ask<OpenTables>('/api/open-tables'),
  table: (id: string) => ask<TableInfo>(table(id)),
  join: (id: string, name: string, seat?: number) =>
    post<Joined>(`${table(id)}/join`, seat === undefined ? { name } : { name, seat }),
  rematch: (id: string, token: string) =>
    post<Partial<TableMade> & { table: TableInfo }>(`${table(id)}/rematch`, {}, token),
  noticeWays: () => ask<NoticeWays>('/api/notices'),
  notices: (id: string, token: string) =>
    ask<WayInfo[]>(`${table(id)}/notices`, { headers: proof(token) }),
  addNotice: (id: string, token: string, wish: NoticeWish) =>
    post<WayInfo>(`${table(id)}/notices`, wish, token),
  removeNotice: (id: string, token: string, way: string) =>
    tell(`${table(id)}/notices/${way}`, { method: 'DELETE', headers: proof(token) }),
  dealAgain: (id: string, token: string, wish: DealWish) =>
    post<TableMade>(`${table(id)}/deal`, wish, token),
  deal: (id: string, secret?: string) =>
    ask<Deal>(`/api/deals/${encodeURIComponent(id)}`, { headers: proof(secret) }),
  report: (id: string, token: string | null, wish: ReportWish) =>
    post<ReportMade>(`${table(id)}/reports`, wish, token ?? undefined),
  replay: (id: string, eyes: Eyes) => ask<Replay>(`${table(id)}/replay?eyes=${eyes}`),
  replayOf: (log: string, eyes: Eyes) =>
    ask<Replay>(`/api/replay?eyes=${eyes}`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
      body: log,
    }),
  /** A game that goes on, as far as it is, as a seat saw it, or a spectator. */
  past: (id: string, token?: string) => ask<Replay>(`${table(id)}/past`, { headers: proof(token) }),
  /** How far the coach is with a game; asked for the first time, it begins. */
  coach: (wish: CoachWish) => post<Coached>('/api/coach', wish),
  playOn: (wish: PlayOn) => post<TableMade>('/api/play-on', wish),
  logAddress: (id: string) => `${table(id)}/log`,
  log: async (id: string): Promise<string> => (await tell(`${table(id)}/log`)).text(),
};
