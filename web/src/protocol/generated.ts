/**
 * Made from the Python structs by tools/protocol_types.py: change those, then run
 * `python -m tools.protocol_types`.
 */

/** A sentence: the id of its text, the clause, and what it is about, by name. */
export interface Saying {
  message: string;
  clause: string;
  [about: string]: Value | Saying;
}

/** Something that happened; a game's own union says what there is. */
export interface GameEvent {
  kind: string;
  clause: string;
  [about: string]: Value;
}

/** What an answer would cost or lead to; a game's own union says what there is. */
export interface GameHint {
  kind: string;
  [about: string]: Value | null;
}

export type Value = number | string | Seat | Thing | (number | Seat | Thing)[];

export type OptionValue = boolean | string;

/** A player, by the letter of the seat; said with the player's name. */
export interface Seat {
  is: 'seat';
  name: string;
}

/**
 * A thing of the game in its own notation; said by the text ``name-…`` where there is one.
 *
 * `called`: its names by language, where it came with the table and no text can know it.
 */
export interface Thing {
  is: 'thing';
  name: string;
  called?: Record<string, string>;
}

/**
 * Always first. `seen` is the last `seq` this browser knows, 0 for none.
 *
 * `heard` is the number of the last line of chat it knows; later ones are told again.
 * With `patches` every update after the first comes as a `Patch`. `name`: what a spectator wants
 * to be called, if at all; at a seat it is the seat's.
 */
export interface Hello {
  type: 'hello';
  token?: string | null;
  seen?: number;
  heard?: number;
  patches?: boolean;
  name?: string;
}

/** One or several answers in a row, taken all or none. `asked` comes from the decision. */
export interface Answer {
  type: 'answer';
  asked: number;
  answers: string[];
}

/** What would these answers lead to? Changes nothing. `id` comes back with the reply. */
export interface Preview {
  type: 'preview';
  id: number;
  asked: number;
  answers: string[];
}

/** Work out the walk that is asked for: a layout, a distribution. Changes nothing. */
export interface Advise {
  type: 'advise';
  id: number;
  asked: number;
}

/**
 * What would the strongest bot do? Changes nothing; the other persons are told that it was
 * asked. Not every table allows it (`TableInfo.hints`).
 */
export interface HintWish {
  type: 'hint';
  id: number;
  asked: number;
}

/**
 * Take back the own last answer; asks the others where something was revealed since. Behind
 * sealed answers that were opened everybody has to go back, and bots do not.
 */
export interface Undo {
  type: 'undo';
}

/** What the others say to a request; `agree` false of the one who asked withdraws it. */
export interface UndoReply {
  type: 'undo_reply';
  agree: boolean;
}

export interface Chat {
  type: 'chat';
  text: string;
}

/** A line of chat that is ready-made. */
export interface SayPhrase {
  type: 'phrase';
  phrase: 'hello' | 'luck' | 'well_played' | 'thanks' | 'sorry' | 'moment' | 'good_game' | 'bravo' | 'ouch' | 'oh' | 'haha' | 'hmm';
}

/** The own next answers, to be given when they are asked for; without any, none is. */
export interface Prepare {
  type: 'prepare';
  steps: Step[];
}

/**
 * Answers in a row to the next question: if still allowed, or only if nobody else has
 * answered anything since they were prepared.
 */
export interface Step {
  answers: string[];
  only?: 'allowed' | 'unchanged';
}

/** Give up the seat for good: a bot takes it over. */
export interface Leave {
  type: 'leave';
}

/**
 * A bot sits down: on an open seat, or for a person who keeps the table waiting too long
 * (`SeatInfo.stand_in_at`), until that person comes back. Without a level: the middle one.
 */
export interface CallBot {
  type: 'call_bot';
  seat: number;
  level?: string | null;
}

/** In a lesson: take back whatever left its line. */
export interface BackToLesson {
  type: 'back_to_lesson';
}

/** The seat is mine again: the time was up, and a bot has played. */
export interface Back {
  type: 'back';
}

/** Stop the clock, or let it go on: done when all persons `agree`; one declines for all. */
export interface Pause {
  type: 'pause';
  agree: boolean;
}

/** Is anybody there? A line may hang without being closed. */
export interface Ping {
  type: 'ping';
}

/**
 * The table after a change. `events` are those after `since`; with `since` 0, all of them.
 *
 * `waiting`: the seats that have to answer. `view` is the game's own view for this listener.
 */
export interface Update {
  type: 'update';
  seq: number;
  since: number;
  table: TableInfo;
  events: EventTold[];
  view: unknown;
  decision: Decision | null;
  waiting: number[];
  undo: UndoInfo;
  outcome: Outcome | null;
  lesson: Taught | null;
}

/** What everybody may know about a table. */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  status: 'gathering' | 'playing' | 'over';
  seats: SeatInfo[];
  commitment: string;
  seed: string | null;
  rematch: string | null;
  listing: Listing | null;
  thinking: number;
  clock: ClockInfo | null;
  hints: boolean;
  rated: boolean;
  deal: string | null;
  knows: number[];
  watching: string[];
}

/** Who sits where. `kind`: 'open' until someone joins, 'person', or 'bot' with its level. */
export interface SeatInfo {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  level: string | null;
  here: boolean;
  stand_in_at: number | null;
}

/** What an open table says of itself to strangers. */
export interface Listing {
  level?: 'any' | 'beginner' | 'regular' | 'expert';
  language?: string | null;
}

/**
 * The clock of a table, the same for all. Moments are milliseconds since 1970 by the server's
 * clock (`Pong.now`).
 */
export interface ClockInfo {
  pace: Pace;
  left: number[];
  until: (number | null)[];
  paused: number | null;
  asking: number[];
  out: number[];
}

/**
 * How a table plays, chosen when it is made: how fast, and with what help.
 *
 * 'live': `game_s` for the whole game, of which the first `turn_s` of every turn are free.
 * 'correspondence': `turn_s` for a turn; with `weekends_off` Saturday and Sunday, in `zone`, do
 * not count. 'none': no clock.
 */
export interface Pace {
  kind: 'none' | 'live' | 'correspondence';
  game_s?: number;
  turn_s?: number;
  weekends_off?: boolean;
  zone?: string;
  at_zero?: 'bot' | 'give_up';
  away_s?: number | null;
  hints?: boolean;
}

/** An event as one listener hears it. `seq` is the log entry that caused it. */
export interface EventTold {
  seq: number;
  event: GameEvent;
  opens?: '' | 'round' | 'turn' | 'moment';
  deed?: boolean;
  changes?: Change[];
}

/** So much more or less of something; said by the text ``sum-…``, or ``name-…``. */
export interface Change {
  seat: Seat;
  thing: Thing;
  by: number;
}

/** What one seat is asked. `asked` goes back with the answer, so that a late one is noticed. */
export interface Decision {
  seat: number;
  asked: number;
  task: string;
  prompt: Saying;
  options: Option[];
  blocked: BlockedOption[];
  together: Together | null;
}

/** One answer that is open, with what it would bring. */
export interface Option {
  text: string;
  verb: string;
  args: Record<string, Value>;
  hint: GameHint | null;
  foreseen: Foreseen;
  gives_up: GameHint | null;
}

/**
 * The outcome of an answer.
 *
 * `usual`: further answers that go without saying, and were followed. `asks`: what the same seat
 * is asked then. `open`: luck or something hidden decides how it goes on.
 */
export interface Foreseen {
  changes?: Change[];
  ahead?: Ahead[];
  awaits?: GameHint[];
  usual?: string[];
  asks?: Saying | null;
  open?: boolean;
}

/** What could be had later, if nothing else changed until then. */
export interface Ahead {
  days: number;
  changes?: Change[];
  asks?: Saying | null;
}

/** An answer one might expect, and why it is not open. */
export interface BlockedOption {
  text: string;
  verb: string;
  args: Record<string, Value>;
  why: Saying;
}

/**
 * So many of the answers in a row are one choice: each at most so many times, by its text.
 *
 * They are given one by one, as long as this is asked: what is left without a choice is not.
 */
export interface Together {
  amount: number;
  stock: Record<string, number>;
  most: Record<string, number>;
  usual: Record<string, number>;
}

/**
 * Whether this seat may take back its last answer at once ('free'), must ask somebody at this
 * table ('ask') or cannot.
 *
 * `asking`: the seat whose request waits for the others; `waiting`: who has not replied yet.
 */
export interface UndoInfo {
  mine: 'free' | 'ask' | 'no';
  asking: number | null;
  waiting: number[];
}

/** How it ended. Seats of rank 1 have won; several may share it. */
export interface Outcome {
  scores: SeatScore[];
  reason: string;
}

/**
 * What one seat scored, by source, in the order the rulebook counts it.
 *
 * Points may come in fractions (quarters in Tzolk'in).
 */
export interface SeatScore {
  seat: number;
  rank: number;
  total: number;
  sources: Record<string, number>;
}

/**
 * Where somebody is in a lesson, and what is said there.
 *
 * `stage`: on the line; just left it ('aside') and since when ('away'); alone after it ('free');
 * the game is over ('end'). `expected`: what the line answers next, in this step.
 */
export interface Taught {
  step: number;
  steps: number;
  stage: 'line' | 'aside' | 'away' | 'free' | 'end';
  remarks: Remark[];
  expected: string[];
}

/** One sentence, and what on the table it is about; None where it is about nothing there. */
export interface Remark {
  text: string;
  at?: string | null;
}

/**
 * An update without what is as in the last one, whole or patched, sent over this socket.
 *
 * `table` and `view` hold the fields that changed in those two, `fields` those of the update
 * besides. Putting them over the last update gives the next one.
 */
export interface Patch {
  type: 'patch';
  seq: number;
  since: number;
  events: EventTold[];
  table: Record<string, unknown>;
  view: Record<string, unknown>;
  fields: Record<string, unknown>;
}

/** Someone came, went, joined or was replaced; the game itself did not move. */
export interface Presence {
  type: 'presence';
  table: TableInfo;
}

/** Reply to `Preview`: how many answers are allowed, why the next is not, and what it gives. */
export interface Previewed {
  type: 'previewed';
  id: number;
  accepted: number;
  refusal: Saying | null;
  view: unknown;
  decision: Decision | null;
}

/** Reply to `Advise`: answers in a row, none where there is nothing to work out. */
export interface Advised {
  type: 'advised';
  id: number;
  answers: string[];
}

/** Reply to `HintWish`: the best answers, the best first. */
export interface Hinted {
  type: 'hinted';
  id: number;
  best: Counsel[];
}

/**
 * An answer that is worth a thought. The best is compared with the next, all others with it.
 *
 * `points`, `ahead` and `wins` are what is to be expected at the end: the own points, how far they
 * are above the best of the others, and how many of a hundred games are won. They are None for a
 * walk that is laid out in one go, and where there is nothing to choose.
 */
export interface Counsel {
  answers: string[];
  points: number | null;
  ahead: number | null;
  wins: number | null;
  reasons: Reason[];
}

/**
 * So many points more or less than with the answer it is compared with.
 *
 * `source`: one of the game's sources of points (text ``score-…``); None: what the best of the
 * others gets.
 */
export interface Reason {
  source: string | null;
  by: number;
}

/**
 * The answers this seat has given ahead, told to nobody else. `dropped`: why they are gone,
 * 'changed' where a condition did not hold, 'refused' where the rules did not allow one.
 */
export interface AheadTold {
  type: 'ahead';
  steps: Step[];
  dropped: 'changed' | 'refused' | null;
}

/**
 * What `seat` asked to take back stays. `by`: who declined; the seat itself where it withdrew,
 * None where nobody replied in time. A taking back that was granted is among the events.
 */
export interface UndoDeclined {
  type: 'undo_declined';
  seat: number;
  by: number | null;
}

/**
 * A line of chat, numbered from 1; `seat` None for a spectator. A `phrase` has no text.
 *
 * `hinted`: nothing was said; the seat asked for a hint.
 */
export interface Said {
  type: 'said';
  number: number;
  seat: number | null;
  name: string;
  text: string;
  phrase: 'hello' | 'luck' | 'well_played' | 'thanks' | 'sorry' | 'moment' | 'good_game' | 'bravo' | 'ouch' | 'oh' | 'haha' | 'hmm' | null;
  hinted: boolean;
}

/** Reply to `Ping`, with the server's time: milliseconds since 1970. */
export interface Pong {
  type: 'pong';
  now: number;
}

/**
 * Something was not accepted. `code`: 'illegal', 'stale', 'malformed', 'not_your_seat',
 * 'not_started', 'not_away', 'no_clock', 'out_of_time', 'too_large', 'too_fast', 'no_undo',
 * 'undo_sealed', 'no_hints', 'no_table', 'gone', 'internal'.
 */
export interface Problem {
  type: 'problem';
  code: string;
  said: Saying;
  id: number | null;
}

/** Who the game is, and what it is called in each language. */
export interface GameInfo {
  slug: string;
  authors: string[];
  publisher: string;
  year: number;
  min_players: number;
  max_players: number;
  minutes: number;
  age: number;
  secrets: boolean;
  options: OptionSpec[];
  rules_version: number;
  titles: Record<string, string>;
  lesson: number | null;
  strength: Rung[];
}

/** A choice made before the game. Its name and meaning are texts: ``option-<name>``. */
export interface OptionSpec {
  name: string;
  default: OptionValue;
  values: OptionValue[];
  clause: string;
  free: boolean;
  start: string;
}

/**
 * One of a level against opponents of the level below, every deal played from every seat.
 *
 * `low`, `high`: between these lies its true share of wins, with 95 % confidence.
 */
export interface Rung {
  players: number;
  level: string;
  below: string;
  games: number;
  wins: number;
  low: number;
  high: number;
  points: number;
  proven: boolean;
}

/** A wish for a table, seat by seat. Options left out have their default. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, OptionValue>;
  listing?: Listing | null;
  pace?: Pace | null;
  rated?: boolean;
}

/** Who shall sit here: 'me', another at this device ('local'), whoever joins ('open'), a bot. */
export interface SeatWish {
  kind: 'me' | 'open' | 'bot' | 'local';
  name?: string | null;
  level?: string | null;
}

/** Somebody who wants to be taught a game. */
export interface LessonWish {
  game: string;
  name: string;
}

/** A game in two minutes: what it is about, in pictures. */
export interface Primer {
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  pictures: Drawn[];
}

/** A picture: a text of the game, and the table as the learner of its lesson sees it. */
export interface Drawn {
  text: string;
  at: string | null;
  view: unknown;
}

/**
 * A picture in the rules: `at` names what of the table it is about, `shape` is the width of
 * its frame by the height. `decision`, where there is one, is offered as at the table.
 */
export interface FigureDrawn {
  text: string;
  clause: string;
  at: string[];
  shape: number;
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  view: unknown;
  decision: Decision | null;
  proposed: string | null;
}

/** A board or map that is being laid by hand: as a text, or a sketch drawn over it. */
export interface DraftWish {
  option: string;
  players: number;
  text: string;
  sketch?: Sketch | null;
}

export interface Sketch {
  columns: number;
  rows: number;
  cells: string[];
  turns: number[];
  kinds: Kind[];
  marks?: Record<string, number[]>;
  covered?: Record<string, string[]>;
  line?: Corner[] | null;
  grows?: boolean;
}

/** What may lie on a cell. */
export interface Kind {
  id: string;
  name: Thing;
  number?: number;
  numbered?: boolean;
  named?: boolean;
  most?: number | null;
  roads?: string[];
  turns?: boolean;
}

/** Where cells meet: so many columns and rows from the top left. */
export interface Corner {
  x: number;
  y: number;
}

/**
 * It as a text; as a sketch, where it draws something; and whether one can play on it: why
 * not, or the table as it would be.
 */
export interface Draft {
  text: string;
  sketch: Sketch | null;
  refused: ErrorBody | null;
  options: Record<string, OptionValue>;
  view: unknown;
}

/**
 * Every answer that is not a success.
 *
 * `option`: which option of a table is not accepted, 'players' for their number. Then the code is
 * 'bad_option' and `said` is only the reason, a text of the game: it ends the sentence
 * `problem-bad-option`, and its data are put in as they are.
 */
export interface ErrorBody {
  code: string;
  said: Saying;
  option: string | null;
}

/** A table and the secrets, by seat number, of the seats at this device. */
export interface TableMade {
  table: TableInfo;
  tokens: Record<string, string>;
}

/** A person who wants an open seat; without a number, the first. */
export interface JoinWish {
  name: string;
  seat?: number | null;
}

export interface Joined {
  table: TableInfo;
  seat: number;
  token: string;
}

/** The open tables, those that wait for somebody first; `allowed`: whether there may be any. */
export interface OpenTables {
  allowed: boolean;
  tables: OpenTable[];
}

/** A table strangers may join, watch, or study once it is over; `moved` in ms since 1970. */
export interface OpenTable {
  id: string;
  game: string;
  status: 'gathering' | 'playing' | 'over';
  seats: Guest[];
  listing: Listing;
  moved: number;
  pace: Pace | null;
  rated: boolean;
}

/** Who sits where at an open table. */
export interface Guest {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  here: boolean;
}

/** Which notices a server can send: the key a browser asks its push service with, and mail. */
export interface NoticeWays {
  push_key: string;
  mail: boolean;
}

/**
 * A way to tell a seat of its turn. `address`: a push subscription as JSON, a mail address or
 * the URL of a webhook. Nothing is sent from `quiet_from` to `quiet_to`, minutes of the day.
 */
export interface NoticeWish {
  kind: 'push' | 'mail' | 'webhook';
  address: string;
  locale?: string;
  zone?: string;
  quiet_from?: number | null;
  quiet_to?: number | null;
}

/** A way that is in use; `address` is empty for a browser. */
export interface WayInfo {
  id: string;
  kind: 'push' | 'mail' | 'webhook';
  address: string;
}

/** What the host says: tables nobody plays at for `keep_days` are deleted, with 0 none is. */
export interface HouseRules {
  keep_days: number;
}

/** The tables that began alike; `told`: whether whoever asks may see how they ended. */
export interface Deal {
  id: string;
  game: string;
  options: Record<string, OptionValue>;
  told: boolean;
  tables: DealResult[];
}

/** One table of a deal. `table` and `scores` are told when they give nothing away. */
export interface DealResult {
  table: string | null;
  status: 'gathering' | 'playing' | 'over';
  seats: DealSeat[];
  scores: SeatScore[] | null;
}

export interface DealSeat {
  kind: 'open' | 'person' | 'bot';
  name: string;
  level: string | null;
}

/** Another table for the same deal: who shall sit there. */
export interface DealWish {
  seats: SeatWish[];
}

/** What somebody expected instead of what they see after entry number `step`. */
export interface ReportWish {
  expected: string;
  step: number;
  screen?: string;
  still?: string;
}

/** What the host calls it. */
export interface ReportMade {
  id: string;
}

/**
 * A game from its beginning. Entries that change nothing one sees have no step.
 *
 * Of a game that still goes on it has no seed and no standings: they would tell what is hidden.
 */
export interface Replay {
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  names: string[];
  eyes: 'spectator' | 'open' | 'A' | 'B' | 'C' | 'D' | 'E';
  steps: ReplayStep[];
  seed: string | null;
  standings: Standing[];
}

/** The table after entry number `seq`, as it was seen, and what led there. */
export interface ReplayStep {
  seq: number;
  events: EventTold[];
  view: unknown;
  outcome: Outcome | null;
}

/** What the table was worth when a round began, or at the end, by seat and source. */
export interface Standing {
  seq: number;
  scores: SeatScore[];
}

/** A new table from a log: as far as entry number `at`, with whoever shall sit there. */
export interface PlayOn {
  log: string;
  at: number;
  seats: SeatWish[];
}

/** A game for the coach to look at: its log, and the seat whose answers are weighed. */
export interface CoachWish {
  log: string;
  seat: number;
}

/** How far the coach is: `done` of so many `steps`, and at the end its report. */
export interface Coached {
  done: number;
  steps: number;
  report: Report | null;
}

/** A game as the coach saw it, for one seat. `judged`: how many of its answers were weighed. */
export interface Report {
  seat: number;
  expected: Expected[];
  swings: Swing[];
  slips: Slip[];
  judged: number;
}

/**
 * What could be expected after entry number `seq`: by seat the final points, and how many of a
 * hundred games are won from there.
 */
export interface Expected {
  seq: number;
  points: number[];
  wins: number[];
}

/** Between two entries the outlook of a seat changed by so many points over the others. */
export interface Swing {
  since: number;
  seq: number;
  seat: number;
  by: number;
}

/** An answer that cost points, and the better one. It was given after entry number `at`. */
export interface Slip {
  at: number;
  given: Worded;
  better: Worded;
  cost: number;
  reasons: Reason[];
  line: EventTold[];
}

/** An answer in words: its text, which is what one sends back, and its parts. */
export interface Worded {
  text: string;
  verb: string;
  args: Record<string, Value>;
}

/** Who somebody wants to be. */
export interface PersonWish {
  name: string;
  emblem: 'jaguar' | 'quetzal' | 'serpent' | 'bat' | 'monkey';
  settings?: Choices;
}

/** What a person chose once and expects to find again, on every device. */
export interface Choices {
  locale?: string | null;
  theme?: 'system' | 'light' | 'dark' | null;
  tempo?: 'slow' | 'normal' | 'instant' | null;
  sound?: boolean | null;
}

/** A person, and the secret this browser proves it with from now on. */
export interface Entered {
  secret: string;
  me: Me;
}

/** Who one is here; `browsers` and `passkeys`: how many prove it. */
export interface Me {
  name: string;
  emblem: 'jaguar' | 'quetzal' | 'serpent' | 'bat' | 'monkey';
  settings: Choices;
  browsers: number;
  passkeys: number;
}

/** What takes a person to another device: once, until then (milliseconds since 1970). */
export interface DeviceLink {
  code: string;
  until: number;
}

/** What the browser shall ask a passkey, in the JSON of the WebAuthn standard. */
export interface PasskeyAsked {
  options: Record<string, unknown>;
}

/** The secrets of a person's seats at a table for this browser, by seat number. */
export interface SeatKeys {
  tokens: Record<string, string>;
}

/** A table of a person's in a list; `moved` in milliseconds since 1970. */
export interface TableLine {
  id: string;
  game: string;
  status: 'gathering' | 'playing' | 'over';
  seats: Sitting[];
  moved: number;
  deadline: number | null;
  your_turn: boolean;
  rank: number | null;
}

/** Who sits where at a table in a list; `asked`: a person the game waits for. */
export interface Sitting {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  mine: boolean;
  asked: boolean;
}

/** What a person's finished games add up to; nobody else is told. */
export interface Statistics {
  played: number;
  games: GameRecord[];
  opponents: OpponentRecord[];
}

/** What a person's games of one kind add up to; points by source as averages. */
export interface GameRecord {
  game: string;
  played: number;
  won: number;
  best: number;
  average: number;
  seats: SeatRecord[];
  sources: Record<string, number>;
  seconds: number;
  rating: Rating | null;
}

/** How often a person had a seat in a game, and won. */
export interface SeatRecord {
  seat: number;
  played: number;
  won: number;
}

/** How strong somebody is at a game, `within` so much for sure enough; from `played` games. */
export interface Rating {
  value: number;
  within: number;
  played: number;
}

/** Whom a person met, and how often ahead or behind; bots go by their level. */
export interface OpponentRecord {
  name: string;
  level: string | null;
  met: number;
  ahead: number;
  behind: number;
}

/**
 * The table of Das Gold der Maya as one seat sees it.
 *
 * `slots`: the auction board, foremost first. `lot`: number of the auction under way, 1 to 30.
 * `winner`, `payee`: of the auction whose hands lie open. `bag`: pieces left in the bag.
 * `bought`: the piece in the buyer's hands while the base is laid out, as it lay on the board.
 * `sales`: auctions still to come, the one under way included. `forecast`: how players stand.
 */
export interface GoldView {
  seat: number | null;
  lot: number;
  slots: GoldPieceView[];
  bag: number;
  box: GoldBoxedView[];
  players: GoldPlayerView[];
  drawer: number;
  opened: boolean;
  winner: number | null;
  payee: number | null;
  bought: GoldPieceView | null;
  hand: GoldHandView | null;
  sales: number;
  forecast: GoldStandingView[];
  outcome: Outcome | null;
}

/** A piece as it lies: its visible face; the back only for those who know it. */
export interface GoldPieceView {
  material: 'gold' | 'silver' | 'bronze' | 'jade' | 'stone';
  size: 'eighth' | 'sixth' | 'quarter';
  units: number;
  value: number;
  back: 'gold' | 'silver' | 'bronze' | 'jade' | 'stone' | null;
}

/** A piece out of the game; `by` is the seat that threw it away, None after a lost auction. */
export interface GoldBoxedView {
  piece: GoldPieceView;
  by: number | null;
}

/**
 * One player's things. `pearls` is None where the screen hides them (GM-2.2, GM-R9).
 *
 * `committed`: has handed in a bid for the auction under way. `bid`: the own sealed bid, and
 * everybody's once the hands are open (GM-4.2).
 */
export interface GoldPlayerView {
  bases: GoldBaseView[];
  pearls: number | null;
  committed: boolean;
  bid: number | null;
}

/** One base: the row of pieces in order; None stands for a gap of one unit (GM-R41). */
export interface GoldBaseView {
  row: (GoldPieceView | null)[];
  units: number;
  complete: boolean;
  points: number;
}

/**
 * A layout in progress, for its owner alone (GM-R43): the row so far, and what is in hand.
 *
 * `new` is the piece just bought, `base` the number of the base from 0, None until it is chosen.
 */
export interface GoldHandView {
  base: number | null;
  new: GoldPieceView;
  row: (GoldPieceView | null)[];
  left: GoldPieceView[];
}

/**
 * One player, were the sales over.
 *
 * `bases`: points of the bases as they lie. `whole`: of those begun, once each is a complete
 * disc, its one material kept where it shows one. `missing`: units they lack for it. `total`:
 * with the pearls, where these may be known. `leads`: nobody has more in bases, or at the end in
 * all.
 */
export interface GoldStandingView {
  bases: number;
  whole: number;
  missing: number;
  total: number | null;
  leads: boolean;
}

/**
 * The table of Tzolk'in as one seat sees it.
 *
 * `dealt`: the own four wealth tiles while they are being chosen, `kept` those chosen so far,
 * `discarded` later the two given up; `drawn` those that named spaces for neutral workers.
 * `pile`: buildings of the current period still face down. `ahead`: where everybody would stand
 * after 1, 2, ... days if nobody were picked up.
 */
export interface TzolkinView {
  seat: number | null;
  tooth: number;
  food_days: TzolkinFoodDayView[];
  food_days_held: number;
  teeth_corn: number;
  first_player: number;
  first_space: number | null;
  gears: TzolkinGearView[];
  fields: TzolkinFieldsView[];
  skulls: number;
  slots: (number | null)[];
  buildings: (string | null)[];
  pile: number;
  monuments: string[];
  players: TzolkinPlayerView[];
  ahead: TzolkinGearView[][];
  dealt: string[];
  kept: string[];
  discarded: string[];
  drawn: string[];
  outcome: Outcome | null;
}

/** A food day: its tooth, and what the temples give then (TZ-23.7, TZ-23.9). */
export interface TzolkinFoodDayView {
  tooth: number;
  gives: 'rewards' | 'points';
}

/** One gear: who stands on each position; None is empty, -1 a neutral worker. */
export interface TzolkinGearView {
  name: 'palenque' | 'yaxchilan' | 'tikal' | 'uxmal' | 'chichen_itza';
  last: number;
  spaces: (number | null)[];
}

/** The jungle group of a Palenque action: corn tiles in all, and those under wood. */
export interface TzolkinFieldsView {
  action: number;
  corn: number;
  wood: number;
}

/**
 * One player's things; all of them lie open (TZ-R68). Temples: steps above the start step, as
 * in positions.
 */
export interface TzolkinPlayerView {
  materials: Record<'corn' | 'wood' | 'stone' | 'gold' | 'skull', number>;
  temples: Record<'chaac' | 'quetzalcoatl' | 'kukulcan', number>;
  technologies: Record<'agriculture' | 'extraction' | 'architecture' | 'theology', number>;
  points: number;
  free: number;
  bank: number;
  light: boolean;
  corn_tiles: number;
  wood_tiles: number;
  buildings: string[];
  monuments: string[];
  wealth: string[];
  chosen: boolean;
  feeding: TzolkinFeedingView;
}

/** What the next food day will ask: `hungry` workers at `price` corn each (TZ-R53). */
export interface TzolkinFeedingView {
  hungry: number;
  price: number;
}

/** The table of Balam as one seat sees it; `eclipse` ends Chaak's clemency (BA-14.7). */
export interface BalamView {
  seat: number | null;
  map: BalamMapView;
  sites: BalamSiteView[];
  cenotes: BalamCenoteView[];
  players: BalamPlayerView[];
  supply: Record<string, number>;
  stock: Record<string, number>;
  round: number;
  first: number;
  matches_flipped: number;
  target: number;
  cards: BalamCardView[];
  deck: number;
  deck_seen: BalamCardView[];
  discard: string[];
  building: string | null;
  war: BalamWarView | null;
  plan: BalamPlanView | null;
  forecast: BalamForecastView[];
  outcome: Outcome | null;
  eclipse: boolean;
}

/** The map, row by row from the north-west corner. */
export interface BalamMapView {
  columns: number;
  rows: number;
  tiles: BalamTileView[];
}

/**
 * A tile as it lies: `exits` and `links` after turning, as letters of sides.
 *
 * On a tile with a site all exits lead to it; on others each link joins two exits.
 */
export interface BalamTileView {
  cell: string;
  tile: string;
  kind: string;
  rotation: number;
  exits: string;
  links: string[];
}

/**
 * A site. `marks`: small pyramids or control tokens by seat. `open_to`: seats whose tokens
 * may pass. `price`: tokens of any type each seat would pay for the action of building here.
 * `levels`, `defence`: garrison levels here, and with the owner's cities next to it.
 */
export interface BalamSiteView {
  site: string;
  product: string;
  owner: number | null;
  places: BalamPlaceView[];
  marks: number[];
  near: string[];
  coastal: boolean;
  volcanic: boolean;
  open_to: number[];
  price: number[];
  levels: number;
  defence: number;
}

/** A slot. A large building is told on both its slots, `second` on the other one. */
export interface BalamPlaceView {
  place: string;
  building: string | null;
  second: boolean;
  tokens: string[];
}

/** A cenote, and the sites it is entered from. */
export interface BalamCenoteView {
  cell: string;
  near: string[];
}

/** A king. `large`, `small`: pyramids, or steles and control tokens, still at hand. */
export interface BalamPlayerView {
  wealth: Record<string, number>;
  points: number;
  sources: Record<string, number>;
  cities: number;
  large: number;
  small: number;
  buildings: Record<string, number>;
  planned: boolean;
}

/**
 * A card of the round, or a card of the deck someone has looked at.
 *
 * `face` only where it lies open, or for who has looked at it.
 */
export interface BalamCardView {
  up: boolean;
  face: string | null;
  seen_by: number[];
}

/** The last war, or the one under way. */
export interface BalamWarView {
  attacker: number;
  defender: number | null;
  site: string;
  target: string | null;
  levels: number;
  attack_obsidians: number;
  defence_obsidians: number;
  dice: number[];
}

/** The own plan while tokens are distributed; `hand` is the place of the token taken up. */
export interface BalamPlanView {
  moves: BalamMoveView[];
  hand: string | null;
  done: boolean;
  ledger: BalamLedgerView;
}

/** One token of the own plan: where it lies and where it goes, None if it is given away. */
export interface BalamMoveView {
  place: string;
  wealth: string;
  to: string | null;
}

/**
 * The own plan as it stands, were it handed in now.
 *
 * `taxes`: tokens for the own sheet. `points`: of the ceremonies. `given`: tokens given away.
 * `spoils`: where a token is left lying and lost, once for each.
 */
export interface BalamLedgerView {
  taxes: Record<string, number>;
  points: number;
  given: Record<string, number>;
  spoils: string[];
}

/**
 * One king, if nothing changes until then.
 *
 * `match`: points of the next ball match. `looks`: cards he may look at when he next divines.
 * `harvest`: tokens his villages will receive, as far as the supply goes. `ceremony`: the most
 * points his temples can make of all his tokens then, `taxes`: the most of them his palaces can
 * collect. `total`: his points if the game ended now; `leads`: nobody would stand before him.
 */
export interface BalamForecastView {
  match: number;
  looks: number;
  harvest: Record<string, number>;
  ceremony: number;
  taxes: number;
  total: number;
  leads: boolean;
}

/** The table of Dix-Huit Lapins as one seat sees it. */
export interface LapinsView {
  seat: number | null;
  map: BalamMapView;
  sites: BalamSiteView[];
  cenotes: BalamCenoteView[];
  players: BalamPlayerView[];
  supply: Record<string, number>;
  stock: Record<string, number>;
  round: number;
  first: number;
  matches_flipped: number;
  target: number;
  cards: BalamCardView[];
  deck: number;
  deck_seen: BalamCardView[];
  discard: string[];
  building: string | null;
  war: BalamWarView | null;
  plan: BalamPlanView | null;
  forecast: BalamForecastView[];
  outcome: Outcome | null;
}

/**
 * The table of Pacal's Rocket as one seat sees it.
 *
 * `round`: from 1, 0 while the rockets are placed. `die`: a number or ``special``; None before a
 * roll. `would_score`: points by source of each seat if the game ended now.
 */
export interface PacalView {
  seat: number | null;
  board: PacalBoardView;
  districts: PacalDistrictView[];
  river: PacalWaterView;
  lake: PacalWaterView;
  stones: PacalStonesView[];
  pyramids: PacalPyramidView[];
  players: PacalPlayerView[];
  round: number;
  start: number;
  turn: number | null;
  faces: string[];
  die: string | null;
  allowance: PacalAllowanceView;
  used: string[];
  end: PacalEndView;
  would_score: Record<string, number>[];
  outcome: Outcome | null;
}

/**
 * The map: `rows` top to bottom, a character a cell: a district's, ``~`` lake, ``#`` covered.
 *
 * `river_line`: corners of the river as [x, y], counted in cell sides from the top left corner.
 */
export interface PacalBoardView {
  columns: number;
  rows: string[];
  covers: string[];
  river_line: number[][];
}

/**
 * A district: its cells, and how many storeys each seat has in it.
 *
 * `names`: by language, only for a map laid by hand; otherwise the texts of the game know `id`.
 * `leader`: the seat with strictly the most storeys.
 */
export interface PacalDistrictView {
  id: string;
  char: string;
  names: Record<string, string>;
  value: number;
  cells: string[];
  sacred: boolean;
  covered: boolean;
  storeys: number[];
  leader: number | null;
}

/** The cells round the river or the lake, and the storeys of each seat there. */
export interface PacalWaterView {
  cells: string[];
  storeys: number[];
}

/** Stones in sight on a cell: the seats they belong to. */
export interface PacalStonesView {
  cell: string;
  seats: number[];
}

export interface PacalPyramidView {
  cell: string;
  seat: number;
  height: number;
}

/** One player's things; `pyramids`: how many of 1, 2, 3, 4, 5 storeys are in the supply. */
export interface PacalPlayerView {
  score: number;
  stones: number;
  pyramids: number[];
  tokens: number[];
  rocket: PacalRocketView;
}

/**
 * A rocket. `cell`: None before it is placed and after the end; while `lifted`, where from.
 *
 * `contents`: the seats whose stones lie under it, only with `show_rocket_contents` (PR-R14).
 */
export interface PacalRocketView {
  cell: string | null;
  lifted: boolean;
  contents: number[] | null;
}

/** Stones the player whose turn it is may still put in: into the own rocket, into another. */
export interface PacalAllowanceView {
  own: boolean;
  other: boolean;
}

/**
 * `reached_by`: who reached the threshold first; `round_is_finished`: whether play goes on
 * to the end of the round then (PR-8.2, PR-R57).
 */
export interface PacalEndView {
  threshold: number;
  reached_by: number | null;
  round_is_finished: boolean;
}

export type ClientMessage =
  | Hello
  | Answer
  | Preview
  | Advise
  | HintWish
  | Undo
  | UndoReply
  | Chat
  | SayPhrase
  | Prepare
  | Leave
  | CallBot
  | BackToLesson
  | Back
  | Pause
  | Ping;

export type ServerMessage =
  | Update
  | Patch
  | Presence
  | Previewed
  | Advised
  | Hinted
  | AheadTold
  | UndoDeclined
  | Said
  | Pong
  | Problem;

export type HouseEvent =
  | { kind: 'answer_taken_back'; clause: string; seat: Seat }
  | { kind: 'answers_taken_back'; clause: string; seat: Seat; answers: number };

export type GoldEvent =
  | { kind: 'started'; clause: string; seat: Seat }
  | { kind: 'drawn'; clause: string; seat: Seat; piece: Thing; slot: number; bag: number }
  | { kind: 'last_drawn'; clause: string; seat: Seat }
  | { kind: 'auction'; clause: string; lot: number; piece: Thing }
  | { kind: 'committed'; clause: string; seat: Seat }
  | { kind: 'opened'; clause: string; bids: number[] }
  | { kind: 'knocked_out'; clause: string; seats: Seat[]; bid: number }
  | { kind: 'won'; clause: string; seat: Seat; piece: Thing; bid: number }
  | { kind: 'paid'; clause: string; seat: Seat; to: Seat; pearls: number }
  | { kind: 'lost'; clause: string; piece: Thing; reason: Thing }
  | { kind: 'back_seen'; clause: string; piece: Thing; back: Thing }
  | { kind: 'base_chosen'; clause: string; base: number }
  | { kind: 'laid'; clause: string; piece: Thing; back: Thing }
  | { kind: 'laid_out'; clause: string; seat: Seat; base: number; row: Thing[] }
  | { kind: 'thrown_away'; clause: string; seat: Seat; pieces: Thing[] }
  | { kind: 'completed'; clause: string; seat: Seat; base: number; points: number }
  | { kind: 'ended'; clause: string }
  | { kind: 'scored'; clause: string; seat: Seat; discs: number; material: number; pieces: number; pearls: number; total: number }
  | { kind: 'winners'; clause: string; seats: Seat[]; total: number }
  | { kind: 'answer_taken_back'; clause: string; seat: Seat }
  | { kind: 'answers_taken_back'; clause: string; seat: Seat; answers: number };

export type GoldPrompt =
  | { message: 'prompt-bid'; clause: string; piece: Thing; pearls: number }
  | { message: 'prompt-choose-payee'; clause: string; seats: Seat[]; pearls: number }
  | { message: 'prompt-choose-base'; clause: string; piece: Thing; back: Thing }
  | { message: 'prompt-lay-out'; clause: string; left: number; units: number; free: number; value: number; material: number; now: number; whole: number }
  | { message: 'prompt-lay-out-all'; clause: string; units: number; value: number; material: number; now: number; whole: number };

export type GoldRefusal =
  | { message: 'refusal-bid-too-high'; clause: string; bid: number; pearls: number }
  | { message: 'refusal-bid-in'; clause: string }
  | { message: 'refusal-pay-self'; clause: string }
  | { message: 'refusal-pay-nobody'; clause: string; to: Seat }
  | { message: 'refusal-pay-not-lowest'; clause: string; to: Seat; bid: number; lowest: number }
  | { message: 'refusal-not-in-hand'; clause: string; piece: Thing }
  | { message: 'refusal-other-back'; clause: string; piece: Thing; back: Thing }
  | { message: 'refusal-other-base'; clause: string; piece: Thing }
  | { message: 'refusal-too-long'; clause: string; piece: Thing; units: number; free: number }
  | { message: 'refusal-cannot-touch'; clause: string; piece: Thing; neighbour: Thing }
  | { message: 'refusal-ends-cannot-touch'; clause: string; piece: Thing; neighbour: Thing }
  | { message: 'refusal-no-gaps'; clause: string }
  | { message: 'refusal-no-gap-first'; clause: string }
  | { message: 'refusal-not-now'; clause: string; asked: Saying }
  | { message: 'refusal-not-asked'; clause: string; seats: Seat[]; task: Thing }
  | { message: 'refusal-after-reveal'; clause: string }
  | { message: 'refusal-over'; clause: string }
  | { message: 'refusal-undo-nothing'; clause: string }
  | { message: 'refusal-undo-revealed'; clause: string }
  | { message: 'refusal-undo-sealed'; clause: string };

export type GoldHint =
  | { kind: 'bid'; pearls: number; left: number }
  | { kind: 'leftover'; pieces: number };

export type GoldAnswer =
  | { verb: 'bid'; args: { pearls: number } }
  | { verb: 'pay'; args: { to: Seat } }
  | { verb: 'base'; args: { base: number } }
  | { verb: 'lay'; args: { face: Thing; size: Thing; back: Thing } }
  | { verb: 'skip'; args: { face: Thing; size: Thing; back: Thing } }
  | { verb: 'stop'; args: Record<string, never> };

export type GoldOption = GoldAnswer & Omit<Option, keyof GoldAnswer | 'hint'> & { hint: GoldHint | null };
export type GoldBlocked = GoldAnswer & { text: string; why: GoldRefusal };
export interface GoldDecision extends Decision {
  prompt: GoldPrompt;
  options: GoldOption[];
  blocked: GoldBlocked[];
}
export interface GoldTold extends EventTold {
  event: GoldEvent;
}

export type TzolkinEvent =
  | { kind: 'started'; clause: string; seat: Seat }
  | { kind: 'dealt'; clause: string; tile: Thing }
  | { kind: 'kept'; clause: string; tile: Thing }
  | { kind: 'chosen'; clause: string; seat: Seat }
  | { kind: 'wealth'; clause: string; seat: Seat; tile: Thing }
  | { kind: 'neutral'; clause: string; gear: Thing; space: number }
  | { kind: 'round'; clause: string; tooth: number }
  | { kind: 'turn'; clause: string; seat: Seat }
  | { kind: 'placed'; clause: string; seat: Seat; gear: Thing; space: number }
  | { kind: 'placed_first'; clause: string; seat: Seat }
  | { kind: 'picked_up'; clause: string; seat: Seat; gear: Thing; space: number }
  | { kind: 'acted'; clause: string; seat: Seat; gear: Thing; action: number }
  | { kind: 'gained'; clause: string; seat: Seat; material: Thing; amount: number }
  | { kind: 'paid'; clause: string; seat: Seat; material: Thing; amount: number }
  | { kind: 'scored'; clause: string; seat: Seat; points: number; what: Thing }
  | { kind: 'lost_points'; clause: string; seat: Seat; points: number; what: Thing }
  | { kind: 'harvested'; clause: string; seat: Seat; how: Thing; group: number }
  | { kind: 'skull_placed'; clause: string; seat: Seat; action: number }
  | { kind: 'hired'; clause: string; seat: Seat }
  | { kind: 'climbed'; clause: string; seat: Seat; temple: Thing }
  | { kind: 'stayed'; clause: string; seat: Seat; temple: Thing }
  | { kind: 'angered'; clause: string; seat: Seat; temple: Thing }
  | { kind: 'turned_light'; clause: string; seat: Seat }
  | { kind: 'turned_dark'; clause: string; seat: Seat }
  | { kind: 'advanced'; clause: string; seat: Seat; track: Thing; level: number }
  | { kind: 'mastered'; clause: string; seat: Seat; track: Thing }
  | { kind: 'built'; clause: string; seat: Seat; tile: Thing }
  | { kind: 'raised'; clause: string; seat: Seat; tile: Thing }
  | { kind: 'revealed'; clause: string; tile: Thing; space: number }
  | { kind: 'food_day'; clause: string; day: number }
  | { kind: 'fed'; clause: string; seat: Seat; workers: number; hungry: number; corn: number }
  | { kind: 'second_period'; clause: string }
  | { kind: 'tooth_corn'; clause: string; corn: number }
  | { kind: 'came_home'; clause: string; seat: Seat }
  | { kind: 'first_player'; clause: string; seat: Seat }
  | { kind: 'calendar'; clause: string; notches: number }
  | { kind: 'ejected'; clause: string; seat: Seat; gear: Thing }
  | { kind: 'ended'; clause: string }
  | { kind: 'left_over'; clause: string; seat: Seat; corn: number }
  | { kind: 'tallied'; clause: string; seat: Seat; points: number; temples: number; chichen_itza: number; buildings: number; technologies: number; hunger: number; corn: number; skulls: number; monuments: number }
  | { kind: 'winners'; clause: string; seats: Seat[] }
  | { kind: 'answer_taken_back'; clause: string; seat: Seat }
  | { kind: 'answers_taken_back'; clause: string; seat: Seat; answers: number };

export type TzolkinPrompt =
  | { message: 'prompt-keep'; clause: string; left: number }
  | { message: 'prompt-begin-turn'; clause: string }
  | { message: 'prompt-place-more'; clause: string; surcharge: number }
  | { message: 'prompt-pick-more'; clause: string }
  | { message: 'prompt-use-worker'; clause: string; gear: Thing; space: number }
  | { message: 'prompt-harvest'; clause: string; group: number }
  | { message: 'prompt-anger-gods'; clause: string }
  | { message: 'prompt-climb'; clause: string }
  | { message: 'prompt-climb-two'; clause: string }
  | { message: 'prompt-pay-resources'; clause: string; amount: number }
  | { message: 'prompt-take-resources'; clause: string; amount: number }
  | { message: 'prompt-advance'; clause: string }
  | { message: 'prompt-advance-again'; clause: string }
  | { message: 'prompt-free-advance'; clause: string }
  | { message: 'prompt-build'; clause: string }
  | { message: 'prompt-build-more'; clause: string }
  | { message: 'prompt-build-or-raise'; clause: string }
  | { message: 'prompt-build-with-corn'; clause: string }
  | { message: 'prompt-waive'; clause: string; tile: Thing }
  | { message: 'prompt-trade'; clause: string }
  | { message: 'prompt-trade-on'; clause: string }
  | { message: 'prompt-borrow-action'; clause: string }
  | { message: 'prompt-offering'; clause: string }
  | { message: 'prompt-choose-advance'; clause: string };

export type TzolkinRefusal =
  | { message: 'refusal-tile-not-yours'; clause: string; tile: Thing }
  | { message: 'refusal-tile-kept-already'; clause: string; tile: Thing }
  | { message: 'refusal-begged-already'; clause: string }
  | { message: 'refusal-too-rich-to-beg'; clause: string; corn: number }
  | { message: 'refusal-at-the-bottom'; clause: string }
  | { message: 'refusal-place-or-pick'; clause: string }
  | { message: 'refusal-no-worker-there'; clause: string }
  | { message: 'refusal-no-free-worker'; clause: string }
  | { message: 'refusal-first-space-taken'; clause: string }
  | { message: 'refusal-gear-full'; clause: string; gear: Thing }
  | { message: 'refusal-too-little-corn'; clause: string; cost: number; corn: number }
  | { message: 'refusal-action-too-high'; clause: string; space: number }
  | { message: 'refusal-not-lent'; clause: string }
  | { message: 'refusal-group-empty'; clause: string; group: number }
  | { message: 'refusal-slot-filled'; clause: string; action: number }
  | { message: 'refusal-no-skull'; clause: string }
  | { message: 'refusal-no-resource'; clause: string }
  | { message: 'refusal-no-advance'; clause: string; resources: number }
  | { message: 'refusal-nothing-to-build'; clause: string }
  | { message: 'refusal-no-such-tile'; clause: string; group: number }
  | { message: 'refusal-take-the-tile'; clause: string }
  | { message: 'refusal-needs-agriculture'; clause: string; level: number }
  | { message: 'refusal-gods-too-angry'; clause: string }
  | { message: 'refusal-another-temple'; clause: string; temple: Thing }
  | { message: 'refusal-advance-too-dear'; clause: string; track: Thing; cost: number; resources: number }
  | { message: 'refusal-none-held'; clause: string; material: Thing }
  | { message: 'refusal-sell-first'; clause: string }
  | { message: 'refusal-not-on-offer'; clause: string; tile: Thing }
  | { message: 'refusal-building-too-dear'; clause: string; tile: Thing; missing: number }
  | { message: 'refusal-nothing-to-keep'; clause: string }
  | { message: 'refusal-monument-needs-tikal'; clause: string; tile: Thing }
  | { message: 'refusal-buildings-begun'; clause: string; tile: Thing }
  | { message: 'refusal-not-in-the-cost'; clause: string; tile: Thing }
  | { message: 'refusal-waive-the-missing'; clause: string; tile: Thing; material: Thing }
  | { message: 'refusal-not-now'; clause: string; asked: Saying }
  | { message: 'refusal-not-asked'; clause: string; seats: Seat[]; task: Thing }
  | { message: 'refusal-after-reveal'; clause: string }
  | { message: 'refusal-over'; clause: string }
  | { message: 'refusal-undo-nothing'; clause: string }
  | { message: 'refusal-undo-revealed'; clause: string }
  | { message: 'refusal-undo-sealed'; clause: string };

export type TzolkinHint =
  | { kind: 'place'; corn: number; space: number }
  | { kind: 'corn'; corn: number }
  | { kind: 'resources'; resources: number }
  | { kind: 'idle'; gear: Thing }
  | { kind: 'forgone_action' }
  | { kind: 'forgone_building' }
  | { kind: 'hunger'; corn: number; days: number };

export type TzolkinAnswer =
  | { verb: 'keep'; args: { tile: Thing } }
  | { verb: 'beg'; args: { temple: Thing } }
  | { verb: 'place'; args: { gear: Thing } }
  | { verb: 'pick'; args: { gear: Thing; space: number } }
  | { verb: 'do'; args: { gear: Thing; action: number } }
  | { verb: 'nothing'; args: Record<string, never> }
  | { verb: 'harvest'; args: { what: Thing } }
  | { verb: 'anger'; args: { temple: Thing } }
  | { verb: 'climb'; args: { temple: Thing } }
  | { verb: 'offer'; args: { temple: Thing } }
  | { verb: 'pay'; args: { resource: Thing } }
  | { verb: 'take'; args: { resource: Thing } }
  | { verb: 'waive'; args: { resource: Thing } }
  | { verb: 'sell'; args: { resource: Thing } }
  | { verb: 'buy'; args: { resource: Thing } }
  | { verb: 'advance'; args: { track: Thing } }
  | { verb: 'build'; args: { tile: Thing } }
  | { verb: 'build_plain'; args: { tile: Thing } }
  | { verb: 'raise'; args: { tile: Thing } }
  | { verb: 'turn'; args: { notches: number } }
  | { verb: 'done'; args: Record<string, never> };

export type TzolkinOption = TzolkinAnswer & Omit<Option, keyof TzolkinAnswer | 'hint'> & { hint: TzolkinHint | null };
export type TzolkinBlocked = TzolkinAnswer & { text: string; why: TzolkinRefusal };
export interface TzolkinDecision extends Decision {
  prompt: TzolkinPrompt;
  options: TzolkinOption[];
  blocked: TzolkinBlocked[];
}
export interface TzolkinTold extends EventTold {
  event: TzolkinEvent;
}

export type BalamEvent =
  | { kind: 'round'; clause: string; round: number; cards: number; seat: Seat }
  | { kind: 'flipped'; clause: string; seat: Seat; card: number; face: Thing }
  | { kind: 'looked'; clause: string; seat: Seat; card: number }
  | { kind: 'saw'; clause: string; card: number; face: Thing }
  | { kind: 'match'; clause: string; match: number }
  | { kind: 'spared'; clause: string; seat: Seat; card: Thing }
  | { kind: 'averted'; clause: string; seat: Seat; place: Thing; wealth: Thing }
  | { kind: 'gained'; clause: string; seat: Seat; wealth: Thing; amount: number }
  | { kind: 'paid'; clause: string; seat: Seat; wealth: Thing; amount: number }
  | { kind: 'ran_short'; clause: string; seat: Seat; wealth: Thing; amount: number }
  | { kind: 'scored'; clause: string; seat: Seat; points: number; what: Thing }
  | { kind: 'began'; clause: string; seat: Seat; site: Thing; price: number }
  | { kind: 'founded'; clause: string; seat: Seat; site: Thing }
  | { kind: 'raised'; clause: string; seat: Seat; place: Thing; building: Thing }
  | { kind: 'lost'; clause: string; seat: Seat; place: Thing; building: Thing }
  | { kind: 'weakened'; clause: string; seat: Seat; place: Thing }
  | { kind: 'city_lost'; clause: string; seat: Seat; site: Thing }
  | { kind: 'finished'; clause: string; seat: Seat; site: Thing }
  | { kind: 'marked'; clause: string; seat: Seat; sites: Thing[] }
  | { kind: 'unmarked'; clause: string; seat: Seat; sites: Thing[] }
  | { kind: 'passed'; clause: string; seat: Seat }
  | { kind: 'war'; clause: string; seat: Seat; site: Thing }
  | { kind: 'attacked'; clause: string; seat: Seat; site: Thing; target: Thing; enemy: Seat }
  | { kind: 'engaged'; clause: string; seat: Seat; levels: number }
  | { kind: 'rolled'; clause: string; seat: Seat; dice: number[]; attack: number; defence: number; failures: number; damage: number }
  | { kind: 'captured'; clause: string; seat: Seat; place: Thing }
  | { kind: 'escaped'; clause: string; seat: Seat; amount: number }
  | { kind: 'produced'; clause: string; seat: Seat; wealth: Thing; places: Thing[] }
  | { kind: 'distribution'; clause: string; seats: Seat[] }
  | { kind: 'planned'; clause: string; seat: Seat }
  | { kind: 'distributed'; clause: string }
  | { kind: 'carried'; clause: string; seat: Seat; wealth: Thing; place: Thing; to: Thing; building: Thing }
  | { kind: 'given_up'; clause: string; seat: Seat; wealth: Thing; place: Thing }
  | { kind: 'spoiled'; clause: string; seat: Seat; places: Thing[] }
  | { kind: 'ended'; clause: string; matches: number }
  | { kind: 'winners'; clause: string; seats: Seat[] }
  | { kind: 'armed'; clause: string; seat: Seat; site: Thing; amount: number; places: Thing[] }
  | { kind: 'eclipse'; clause: string }
  | { kind: 'clemency'; clause: string }
  | { kind: 'wed'; clause: string; seat: Seat; giver: Seat; wealth: Thing }
  | { kind: 'worshipped'; clause: string; seat: Seat; place: Thing; wealth: Thing; cenote: Thing }
  | { kind: 'tallied'; clause: string; seat: Seat; points: number; cities: number; ceremony: number; cenotes: number; matches: number; katun: number; wealth: number }
  | { kind: 'answer_taken_back'; clause: string; seat: Seat }
  | { kind: 'answers_taken_back'; clause: string; seat: Seat; answers: number };

export type BalamPrompt =
  | { message: 'prompt-turn'; clause: string; wealth: number; cards: number }
  | { message: 'prompt-build-on'; clause: string; site: Thing; owed: number; left: number }
  | { message: 'prompt-pay-any'; clause: string; amount: number }
  | { message: 'prompt-gain-one'; clause: string }
  | { message: 'prompt-choose-target'; clause: string; site: Thing }
  | { message: 'prompt-engage'; clause: string; levels: number; defence: number }
  | { message: 'prompt-lose-garrisons'; clause: string; failures: number }
  | { message: 'prompt-deal-damage'; clause: string; damage: number; site: Thing }
  | { message: 'prompt-conquer'; clause: string; site: Thing }
  | { message: 'prompt-avert'; clause: string; card: Thing; tokens: number; wealth: Thing[]; found: number }
  | { message: 'prompt-lose-buildings'; clause: string; left: number }
  | { message: 'prompt-fill'; clause: string; wealth: Thing; supply: number }
  | { message: 'prompt-distribute'; clause: string }
  | { message: 'prompt-carry'; clause: string; wealth: Thing; place: Thing }
  | { message: 'prompt-look'; clause: string; left: number }
  | { message: 'prompt-arm-attack'; clause: string; levels: number; defence: number }
  | { message: 'prompt-arm-defence'; clause: string; site: Thing; levels: number; spent: number; defence: number }
  | { message: 'prompt-prosper'; clause: string; points: number }
  | { message: 'prompt-wed'; clause: string }
  | { message: 'prompt-worship'; clause: string; cenote: Thing };

export type BalamRefusal =
  | { message: 'refusal-no-site'; clause: string }
  | { message: 'refusal-no-such-slot'; clause: string; site: Thing; slots: number }
  | { message: 'refusal-second-slot'; clause: string; place: Thing; first: Thing; building: Thing }
  | { message: 'refusal-no-building'; clause: string; site: Thing }
  | { message: 'refusal-no-token-there'; clause: string }
  | { message: 'refusal-not-your-token'; clause: string }
  | { message: 'refusal-not-your-city'; clause: string; site: Thing }
  | { message: 'refusal-no-such-card'; clause: string; cards: number }
  | { message: 'refusal-card-gone'; clause: string; card: number }
  | { message: 'refusal-seen-already'; clause: string; card: number }
  | { message: 'refusal-no-wealth'; clause: string }
  | { message: 'refusal-your-city'; clause: string; site: Thing }
  | { message: 'refusal-site-taken'; clause: string; site: Thing; seat: Seat }
  | { message: 'refusal-no-pyramid-left'; clause: string }
  | { message: 'refusal-site-too-dear'; clause: string; site: Thing; price: number; wealth: number }
  | { message: 'refusal-nothing-to-build'; clause: string; site: Thing }
  | { message: 'refusal-no-garrison'; clause: string; site: Thing }
  | { message: 'refusal-no-enemy-near'; clause: string; site: Thing }
  | { message: 'refusal-nothing-changed'; clause: string }
  | { message: 'refusal-just-built'; clause: string }
  | { message: 'refusal-slot-taken'; clause: string; place: Thing }
  | { message: 'refusal-no-adjacent-slot'; clause: string; building: Thing }
  | { message: 'refusal-one-per-city'; clause: string; building: Thing; limit: number }
  | { message: 'refusal-no-tile-left'; clause: string; building: Thing }
  | { message: 'refusal-too-few-marks'; clause: string; needed: number; left: number }
  | { message: 'refusal-needs-wealth'; clause: string; building: Thing; wealth: Thing }
  | { message: 'refusal-too-dear'; clause: string; building: Thing; cost: number; left: number }
  | { message: 'refusal-none-held'; clause: string; wealth: Thing }
  | { message: 'refusal-no-enemy-city'; clause: string; site: Thing }
  | { message: 'refusal-not-near'; clause: string; site: Thing; start: Thing }
  | { message: 'refusal-too-many-levels'; clause: string; levels: number }
  | { message: 'refusal-levels-too-dear'; clause: string; levels: number; price: number; wealth: number }
  | { message: 'refusal-lose-garrison'; clause: string; site: Thing }
  | { message: 'refusal-damage-left'; clause: string; damage: number }
  | { message: 'refusal-too-little-damage'; clause: string; building: Thing; needed: number; damage: number }
  | { message: 'refusal-only-the-emptied-site'; clause: string; site: Thing }
  | { message: 'refusal-none-in-supply'; clause: string; wealth: Thing }
  | { message: 'refusal-no-part-payment'; clause: string }
  | { message: 'refusal-not-from-there'; clause: string; building: Thing }
  | { message: 'refusal-does-not-avert'; clause: string; wealth: Thing; card: Thing }
  | { message: 'refusal-not-named'; clause: string; building: Thing }
  | { message: 'refusal-no-bare-village'; clause: string; wealth: Thing }
  | { message: 'refusal-no-use-there'; clause: string; place: Thing; building: Thing }
  | { message: 'refusal-not-on-garrison'; clause: string; wealth: Thing }
  | { message: 'refusal-lies-there-already'; clause: string; place: Thing }
  | { message: 'refusal-holds-token'; clause: string; place: Thing; building: Thing }
  | { message: 'refusal-has-enough'; clause: string; place: Thing; building: Thing; wealth: Thing }
  | { message: 'refusal-road-blocked'; clause: string; site: Thing; seats: Seat[] }
  | { message: 'refusal-road-blocked-to-all'; clause: string; site: Thing }
  | { message: 'refusal-roads-blocked'; clause: string; sites: Thing[] }
  | { message: 'refusal-place-promised'; clause: string; place: Thing }
  | { message: 'refusal-spoils-anyway'; clause: string; place: Thing }
  | { message: 'refusal-plan-done'; clause: string }
  | { message: 'refusal-nothing-to-carry'; clause: string }
  | { message: 'refusal-too-many-obsidians'; clause: string; most: number }
  | { message: 'refusal-not-on-the-card'; clause: string; wealth: Thing }
  | { message: 'refusal-own-dowry'; clause: string }
  | { message: 'refusal-no-such-king'; clause: string; players: number }
  | { message: 'refusal-no-such-dowry'; clause: string; wealth: Thing; seat: Seat }
  | { message: 'refusal-cenote-out-of-reach'; clause: string; place: Thing }
  | { message: 'refusal-not-now'; clause: string; asked: Saying }
  | { message: 'refusal-not-asked'; clause: string; seats: Seat[]; task: Thing }
  | { message: 'refusal-after-reveal'; clause: string }
  | { message: 'refusal-over'; clause: string }
  | { message: 'refusal-undo-nothing'; clause: string }
  | { message: 'refusal-undo-revealed'; clause: string }
  | { message: 'refusal-undo-sealed'; clause: string };

export type BalamHint =
  | { kind: 'price'; price: number }
  | { kind: 'levels'; levels: number }
  | { kind: 'cost'; any: number; wealth: Thing | null; left: number }
  | { kind: 'attack'; dice: number; bonus: number; defence: number; damage: number; hits: number; losses: number }
  | { kind: 'target'; building: Thing; damage: number }
  | { kind: 'token'; wealth: Thing }
  | { kind: 'building'; building: Thing }
  | { kind: 'goal'; building: Thing; points: number | null }
  | { kind: 'offering'; wealth: Thing; points: number }
  | { kind: 'forgone'; price: number }
  | { kind: 'unclaimed'; site: Thing }
  | { kind: 'spoils'; tokens: number }
  | { kind: 'suffered'; buildings: number; tokens: number };

export type BalamAnswer =
  | { verb: 'build'; args: { site: Thing } }
  | { verb: 'transform'; args: { site: Thing } }
  | { verb: 'attack'; args: { site: Thing } }
  | { verb: 'target'; args: { site: Thing } }
  | { verb: 'fill'; args: { site: Thing } }
  | { verb: 'take'; args: { place: Thing } }
  | { verb: 'to'; args: { place: Thing } }
  | { verb: 'lose'; args: { place: Thing } }
  | { verb: 'offer'; args: { place: Thing } }
  | { verb: 'remove'; args: { slot: number } }
  | { verb: 'destroy'; args: { slot: number } }
  | { verb: 'engage'; args: { levels: number } }
  | { verb: 'flip'; args: { card: number } }
  | { verb: 'look'; args: { card: number } }
  | { verb: 'gain'; args: { what: Thing } }
  | { verb: 'pay'; args: { wealth: Thing } }
  | { verb: 'pass'; args: Record<string, never> }
  | { verb: 'done'; args: Record<string, never> }
  | { verb: 'keep'; args: Record<string, never> }
  | { verb: 'drop'; args: Record<string, never> }
  | { verb: 'suffer'; args: Record<string, never> }
  | { verb: 'raise'; args: { building: Thing; slot: number } }
  | { verb: 'spend'; args: { obsidians: number } }
  | { verb: 'dowry'; args: { seat: Seat; wealth: Thing } };

export type BalamOption = BalamAnswer & Omit<Option, keyof BalamAnswer | 'hint'> & { hint: BalamHint | null };
export type BalamBlocked = BalamAnswer & { text: string; why: BalamRefusal };
export interface BalamDecision extends Decision {
  prompt: BalamPrompt;
  options: BalamOption[];
  blocked: BalamBlocked[];
}
export interface BalamTold extends EventTold {
  event: BalamEvent;
}

export type LapinsEvent =
  | { kind: 'round'; clause: string; round: number; cards: number; seat: Seat }
  | { kind: 'flipped'; clause: string; seat: Seat; card: number; face: Thing }
  | { kind: 'looked'; clause: string; seat: Seat; card: number }
  | { kind: 'saw'; clause: string; card: number; face: Thing }
  | { kind: 'match'; clause: string; match: number }
  | { kind: 'spared'; clause: string; seat: Seat; card: Thing }
  | { kind: 'averted'; clause: string; seat: Seat; place: Thing; wealth: Thing }
  | { kind: 'gained'; clause: string; seat: Seat; wealth: Thing; amount: number }
  | { kind: 'paid'; clause: string; seat: Seat; wealth: Thing; amount: number }
  | { kind: 'ran_short'; clause: string; seat: Seat; wealth: Thing; amount: number }
  | { kind: 'scored'; clause: string; seat: Seat; points: number; what: Thing }
  | { kind: 'began'; clause: string; seat: Seat; site: Thing; price: number }
  | { kind: 'founded'; clause: string; seat: Seat; site: Thing }
  | { kind: 'raised'; clause: string; seat: Seat; place: Thing; building: Thing }
  | { kind: 'lost'; clause: string; seat: Seat; place: Thing; building: Thing }
  | { kind: 'weakened'; clause: string; seat: Seat; place: Thing }
  | { kind: 'city_lost'; clause: string; seat: Seat; site: Thing }
  | { kind: 'finished'; clause: string; seat: Seat; site: Thing }
  | { kind: 'marked'; clause: string; seat: Seat; sites: Thing[] }
  | { kind: 'unmarked'; clause: string; seat: Seat; sites: Thing[] }
  | { kind: 'passed'; clause: string; seat: Seat }
  | { kind: 'war'; clause: string; seat: Seat; site: Thing }
  | { kind: 'attacked'; clause: string; seat: Seat; site: Thing; target: Thing; enemy: Seat }
  | { kind: 'engaged'; clause: string; seat: Seat; levels: number }
  | { kind: 'rolled'; clause: string; seat: Seat; dice: number[]; attack: number; defence: number; failures: number; damage: number }
  | { kind: 'captured'; clause: string; seat: Seat; place: Thing }
  | { kind: 'escaped'; clause: string; seat: Seat; amount: number }
  | { kind: 'produced'; clause: string; seat: Seat; wealth: Thing; places: Thing[] }
  | { kind: 'distribution'; clause: string; seats: Seat[] }
  | { kind: 'planned'; clause: string; seat: Seat }
  | { kind: 'distributed'; clause: string }
  | { kind: 'carried'; clause: string; seat: Seat; wealth: Thing; place: Thing; to: Thing; building: Thing }
  | { kind: 'given_up'; clause: string; seat: Seat; wealth: Thing; place: Thing }
  | { kind: 'spoiled'; clause: string; seat: Seat; places: Thing[] }
  | { kind: 'ended'; clause: string; matches: number }
  | { kind: 'winners'; clause: string; seats: Seat[] }
  | { kind: 'divined'; clause: string; seat: Seat; cards: number }
  | { kind: 'looked_deck'; clause: string; seat: Seat; card: number }
  | { kind: 'saw_deck'; clause: string; card: number; face: Thing }
  | { kind: 'tallied'; clause: string; seat: Seat; points: number; cities: number; ceremony: number; matches: number; wealth: number }
  | { kind: 'answer_taken_back'; clause: string; seat: Seat }
  | { kind: 'answers_taken_back'; clause: string; seat: Seat; answers: number };

export type LapinsPrompt =
  | { message: 'prompt-turn'; clause: string; wealth: number; cards: number }
  | { message: 'prompt-build-on'; clause: string; site: Thing; owed: number; left: number }
  | { message: 'prompt-pay-any'; clause: string; amount: number }
  | { message: 'prompt-gain-one'; clause: string }
  | { message: 'prompt-choose-target'; clause: string; site: Thing }
  | { message: 'prompt-engage'; clause: string; levels: number; defence: number }
  | { message: 'prompt-lose-garrisons'; clause: string; failures: number }
  | { message: 'prompt-deal-damage'; clause: string; damage: number; site: Thing }
  | { message: 'prompt-conquer'; clause: string; site: Thing }
  | { message: 'prompt-avert'; clause: string; card: Thing; tokens: number; wealth: Thing[]; found: number }
  | { message: 'prompt-lose-buildings'; clause: string; left: number }
  | { message: 'prompt-fill'; clause: string; wealth: Thing; supply: number }
  | { message: 'prompt-distribute'; clause: string }
  | { message: 'prompt-carry'; clause: string; wealth: Thing; place: Thing }
  | { message: 'prompt-observe'; clause: string; left: number; deck: number }
  | { message: 'prompt-flip-one'; clause: string }
  | { message: 'prompt-put-prisoners'; clause: string; prisoners: number };

export type LapinsRefusal =
  | { message: 'refusal-no-site'; clause: string }
  | { message: 'refusal-no-such-slot'; clause: string; site: Thing; slots: number }
  | { message: 'refusal-second-slot'; clause: string; place: Thing; first: Thing; building: Thing }
  | { message: 'refusal-no-building'; clause: string; site: Thing }
  | { message: 'refusal-no-token-there'; clause: string }
  | { message: 'refusal-not-your-token'; clause: string }
  | { message: 'refusal-not-your-city'; clause: string; site: Thing }
  | { message: 'refusal-no-such-card'; clause: string; cards: number }
  | { message: 'refusal-card-gone'; clause: string; card: number }
  | { message: 'refusal-seen-already'; clause: string; card: number }
  | { message: 'refusal-no-wealth'; clause: string }
  | { message: 'refusal-your-city'; clause: string; site: Thing }
  | { message: 'refusal-site-taken'; clause: string; site: Thing; seat: Seat }
  | { message: 'refusal-no-pyramid-left'; clause: string }
  | { message: 'refusal-site-too-dear'; clause: string; site: Thing; price: number; wealth: number }
  | { message: 'refusal-nothing-to-build'; clause: string; site: Thing }
  | { message: 'refusal-no-garrison'; clause: string; site: Thing }
  | { message: 'refusal-no-enemy-near'; clause: string; site: Thing }
  | { message: 'refusal-nothing-changed'; clause: string }
  | { message: 'refusal-just-built'; clause: string }
  | { message: 'refusal-slot-taken'; clause: string; place: Thing }
  | { message: 'refusal-no-adjacent-slot'; clause: string; building: Thing }
  | { message: 'refusal-one-per-city'; clause: string; building: Thing; limit: number }
  | { message: 'refusal-no-tile-left'; clause: string; building: Thing }
  | { message: 'refusal-too-few-marks'; clause: string; needed: number; left: number }
  | { message: 'refusal-needs-wealth'; clause: string; building: Thing; wealth: Thing }
  | { message: 'refusal-too-dear'; clause: string; building: Thing; cost: number; left: number }
  | { message: 'refusal-none-held'; clause: string; wealth: Thing }
  | { message: 'refusal-no-enemy-city'; clause: string; site: Thing }
  | { message: 'refusal-not-near'; clause: string; site: Thing; start: Thing }
  | { message: 'refusal-too-many-levels'; clause: string; levels: number }
  | { message: 'refusal-levels-too-dear'; clause: string; levels: number; price: number; wealth: number }
  | { message: 'refusal-lose-garrison'; clause: string; site: Thing }
  | { message: 'refusal-damage-left'; clause: string; damage: number }
  | { message: 'refusal-too-little-damage'; clause: string; building: Thing; needed: number; damage: number }
  | { message: 'refusal-only-the-emptied-site'; clause: string; site: Thing }
  | { message: 'refusal-none-in-supply'; clause: string; wealth: Thing }
  | { message: 'refusal-no-part-payment'; clause: string }
  | { message: 'refusal-not-from-there'; clause: string; building: Thing }
  | { message: 'refusal-does-not-avert'; clause: string; wealth: Thing; card: Thing }
  | { message: 'refusal-not-named'; clause: string; building: Thing }
  | { message: 'refusal-no-bare-village'; clause: string; wealth: Thing }
  | { message: 'refusal-no-use-there'; clause: string; place: Thing; building: Thing }
  | { message: 'refusal-not-on-garrison'; clause: string; wealth: Thing }
  | { message: 'refusal-lies-there-already'; clause: string; place: Thing }
  | { message: 'refusal-holds-token'; clause: string; place: Thing; building: Thing }
  | { message: 'refusal-has-enough'; clause: string; place: Thing; building: Thing; wealth: Thing }
  | { message: 'refusal-road-blocked'; clause: string; site: Thing; seats: Seat[] }
  | { message: 'refusal-road-blocked-to-all'; clause: string; site: Thing }
  | { message: 'refusal-roads-blocked'; clause: string; sites: Thing[] }
  | { message: 'refusal-place-promised'; clause: string; place: Thing }
  | { message: 'refusal-spoils-anyway'; clause: string; place: Thing }
  | { message: 'refusal-plan-done'; clause: string }
  | { message: 'refusal-nothing-to-carry'; clause: string }
  | { message: 'refusal-no-room-for-prisoner'; clause: string }
  | { message: 'refusal-no-observatory'; clause: string }
  | { message: 'refusal-deck-not-in-sight'; clause: string }
  | { message: 'refusal-not-now'; clause: string; asked: Saying }
  | { message: 'refusal-not-asked'; clause: string; seats: Seat[]; task: Thing }
  | { message: 'refusal-after-reveal'; clause: string }
  | { message: 'refusal-over'; clause: string }
  | { message: 'refusal-undo-nothing'; clause: string }
  | { message: 'refusal-undo-revealed'; clause: string }
  | { message: 'refusal-undo-sealed'; clause: string };

export type LapinsHint =
  | { kind: 'price'; price: number }
  | { kind: 'levels'; levels: number }
  | { kind: 'cost'; any: number; wealth: Thing | null; left: number }
  | { kind: 'attack'; dice: number; bonus: number; defence: number; damage: number; hits: number; losses: number }
  | { kind: 'target'; building: Thing; damage: number }
  | { kind: 'token'; wealth: Thing }
  | { kind: 'building'; building: Thing }
  | { kind: 'goal'; building: Thing; points: number | null }
  | { kind: 'offering'; wealth: Thing; points: number }
  | { kind: 'forgone'; price: number }
  | { kind: 'unclaimed'; site: Thing }
  | { kind: 'spoils'; tokens: number }
  | { kind: 'suffered'; buildings: number; tokens: number };

export type LapinsAnswer =
  | { verb: 'build'; args: { site: Thing } }
  | { verb: 'transform'; args: { site: Thing } }
  | { verb: 'attack'; args: { site: Thing } }
  | { verb: 'target'; args: { site: Thing } }
  | { verb: 'fill'; args: { site: Thing } }
  | { verb: 'take'; args: { place: Thing } }
  | { verb: 'to'; args: { place: Thing } }
  | { verb: 'lose'; args: { place: Thing } }
  | { verb: 'offer'; args: { place: Thing } }
  | { verb: 'remove'; args: { slot: number } }
  | { verb: 'destroy'; args: { slot: number } }
  | { verb: 'engage'; args: { levels: number } }
  | { verb: 'flip'; args: { card: number } }
  | { verb: 'look'; args: { card: Thing | number } }
  | { verb: 'gain'; args: { what: Thing } }
  | { verb: 'pay'; args: { wealth: Thing } }
  | { verb: 'pass'; args: Record<string, never> }
  | { verb: 'done'; args: Record<string, never> }
  | { verb: 'keep'; args: Record<string, never> }
  | { verb: 'drop'; args: Record<string, never> }
  | { verb: 'suffer'; args: Record<string, never> }
  | { verb: 'raise'; args: { building: Thing; slot: number } }
  | { verb: 'divine'; args: Record<string, never> }
  | { verb: 'put'; args: { slot: number } };

export type LapinsOption = LapinsAnswer & Omit<Option, keyof LapinsAnswer | 'hint'> & { hint: LapinsHint | null };
export type LapinsBlocked = LapinsAnswer & { text: string; why: LapinsRefusal };
export interface LapinsDecision extends Decision {
  prompt: LapinsPrompt;
  options: LapinsOption[];
  blocked: LapinsBlocked[];
}
export interface LapinsTold extends EventTold {
  event: LapinsEvent;
}

export type PacalEvent =
  | { kind: 'started'; clause: string; seat: Seat }
  | { kind: 'placed'; clause: string; seat: Seat; cell: Thing }
  | { kind: 'round'; clause: string; round: number; seat: Seat }
  | { kind: 'turn'; clause: string; seat: Seat }
  | { kind: 'rolled'; clause: string; seat: Seat; face: Thing }
  | { kind: 'stayed'; clause: string; seat: Seat; cell: Thing }
  | { kind: 'lifted'; clause: string; seat: Seat; cell: Thing; stones: Seat[] }
  | { kind: 'doubles'; clause: string; seat: Seat; cell: Thing; stones: number }
  | { kind: 'moved'; clause: string; seat: Seat; start: Thing; cell: Thing; way: Thing; allowance: number; lost: number; covers: Seat[] }
  | { kind: 'spent'; clause: string; seat: Seat; token: number }
  | { kind: 'dropped'; clause: string; seat: Seat; rocket: Seat; cell: Thing }
  | { kind: 'taken_back'; clause: string; seat: Seat; cell: Thing }
  | { kind: 'stones_done'; clause: string; seat: Seat }
  | { kind: 'chose'; clause: string; seat: Seat; cell: Thing }
  | { kind: 'built'; clause: string; seat: Seat; cell: Thing; height: number; district: Thing; stones: Thing[]; returned: Seat[] }
  | { kind: 'upgraded'; clause: string; seat: Seat; cell: Thing; height: number; before: number; district: Thing; stones: Thing[]; returned: Seat[] }
  | { kind: 'scored'; clause: string; seat: Seat; points: number; district: Thing }
  | { kind: 'bonus'; clause: string; seat: Seat; points: number }
  | { kind: 'reached'; clause: string; seat: Seat; score: number; threshold: number }
  | { kind: 'ended'; clause: string; reason: Thing }
  | { kind: 'water_scored'; clause: string; seat: Seat; water: Thing; storeys: number; points: number }
  | { kind: 'district_scored'; clause: string; seat: Seat; district: Thing; storeys: number; points: number }
  | { kind: 'tokens_scored'; clause: string; seat: Seat; points: number }
  | { kind: 'tallied'; clause: string; seat: Seat; total: number; builds: number; bonus: number; river: number; lake: number; districts: number; tokens: number }
  | { kind: 'winners'; clause: string; seats: Seat[]; total: number }
  | { kind: 'answer_taken_back'; clause: string; seat: Seat }
  | { kind: 'answers_taken_back'; clause: string; seat: Seat; answers: number };

export type PacalPrompt =
  | { message: 'prompt-place'; clause: string }
  | { message: 'prompt-move'; clause: string; die: Thing; cell: Thing }
  | { message: 'prompt-move-special'; clause: string; die: Thing; cell: Thing }
  | { message: 'prompt-move-first-round'; clause: string; die: Thing; cell: Thing }
  | { message: 'prompt-move-blocked'; clause: string; die: Thing; cell: Thing }
  | { message: 'prompt-move-free'; clause: string; die: Thing; cell: Thing }
  | { message: 'prompt-land'; clause: string; cell: Thing }
  | { message: 'prompt-put-in'; clause: string; supply: number }
  | { message: 'prompt-put-in-own'; clause: string; supply: number }
  | { message: 'prompt-put-in-other'; clause: string; supply: number }
  | { message: 'prompt-take-back'; clause: string }
  | { message: 'prompt-put-back'; clause: string }
  | { message: 'prompt-build'; clause: string }
  | { message: 'prompt-choose-stones'; clause: string; cell: Thing; height: number };

export type PacalRefusal =
  | { message: 'refusal-not-sacred'; clause: string; cell: Thing }
  | { message: 'refusal-outside'; clause: string; cell: Thing }
  | { message: 'refusal-lake'; clause: string; cell: Thing }
  | { message: 'refusal-covered'; clause: string; cell: Thing }
  | { message: 'refusal-rocket-there'; clause: string; cell: Thing; seat: Seat }
  | { message: 'refusal-pyramid-there'; clause: string; cell: Thing; seat: Seat; height: number }
  | { message: 'refusal-same-cell'; clause: string; cell: Thing }
  | { message: 'refusal-not-in-line'; clause: string; cell: Thing; start: Thing }
  | { message: 'refusal-must-leave'; clause: string; cell: Thing; start: Thing }
  | { message: 'refusal-way-shut'; clause: string; cell: Thing; start: Thing }
  | { message: 'refusal-too-near'; clause: string; cell: Thing; start: Thing; end: Thing; points: number }
  | { message: 'refusal-stops-before'; clause: string; cell: Thing; start: Thing; end: Thing; points: number }
  | { message: 'refusal-too-far'; clause: string; cell: Thing; start: Thing; end: Thing; points: number }
  | { message: 'refusal-special-does-not-turn'; clause: string; cell: Thing }
  | { message: 'refusal-no-turn-in-first-round'; clause: string; cell: Thing }
  | { message: 'refusal-straight-ends-there'; clause: string; cell: Thing }
  | { message: 'refusal-no-turning-way'; clause: string; cell: Thing; start: Thing; points: number }
  | { message: 'refusal-token-gone'; clause: string; token: number }
  | { message: 'refusal-no-token-in-first-round'; clause: string; token: number }
  | { message: 'refusal-spend-token-first'; clause: string; cell: Thing }
  | { message: 'refusal-only-with-token'; clause: string; cell: Thing }
  | { message: 'refusal-no-standing-in-first-round'; clause: string; cell: Thing }
  | { message: 'refusal-supply-not-empty'; clause: string; supply: number }
  | { message: 'refusal-put-it-in-first'; clause: string }
  | { message: 'refusal-no-own-stone'; clause: string; cell: Thing }
  | { message: 'refusal-stones-come-first'; clause: string }
  | { message: 'refusal-no-such-rocket'; clause: string; rocket: Seat }
  | { message: 'refusal-supply-empty'; clause: string }
  | { message: 'refusal-own-rocket-done'; clause: string }
  | { message: 'refusal-only-own-rocket'; clause: string; rocket: Seat }
  | { message: 'refusal-no-own-pyramid'; clause: string; cell: Thing }
  | { message: 'refusal-upgrade-instead'; clause: string; cell: Thing }
  | { message: 'refusal-no-own-stone-there'; clause: string; cell: Thing }
  | { message: 'refusal-not-taller'; clause: string; cell: Thing; height: number; before: number }
  | { message: 'refusal-no-pyramid-left'; clause: string; cell: Thing; height: number }
  | { message: 'refusal-no-constellation'; clause: string; cell: Thing; height: number }
  | { message: 'refusal-needs-stone'; clause: string; cell: Thing; height: number; points: Thing[] }
  | { message: 'refusal-pyramids-stand-in'; clause: string; cell: Thing; height: number; points: Thing[] }
  | { message: 'refusal-stone-makes-no-difference'; clause: string; cell: Thing }
  | { message: 'refusal-stone-of-no-choice'; clause: string; cell: Thing }
  | { message: 'refusal-too-few-stones'; clause: string; height: number }
  | { message: 'refusal-not-now'; clause: string; asked: Saying }
  | { message: 'refusal-not-asked'; clause: string; seats: Seat[]; task: Thing }
  | { message: 'refusal-after-reveal'; clause: string }
  | { message: 'refusal-over'; clause: string }
  | { message: 'refusal-undo-nothing'; clause: string }
  | { message: 'refusal-undo-revealed'; clause: string }
  | { message: 'refusal-undo-sealed'; clause: string };

export type PacalHint =
  | { kind: 'straight'; allowance: number; distance: number; lost: number }
  | { kind: 'turning'; allowance: number; lost: number }
  | { kind: 'special'; allowance: number; distance: number }
  | { kind: 'token'; allowance: number; points: number }
  | { kind: 'landing'; allowance: number }
  | { kind: 'free'; allowance: number }
  | { kind: 'stone'; cell: Thing; supply: number }
  | { kind: 'pyramid'; points: number; bonus: number; district: Thing; before: number; stones: number; choices: number; cells: Thing[]; returned: Seat[]; lines: Thing[] }
  | { kind: 'constellations'; lines: Thing[] }
  | { kind: 'unbuilt'; builds: number; points: number }
  | { kind: 'unplaced'; stones: number };

export type PacalAnswer =
  | { verb: 'turn'; args: { cell: Thing } }
  | { verb: 'fly'; args: { cell: Thing } }
  | { verb: 'stand'; args: { cell: Thing } }
  | { verb: 'spend'; args: { token: number } }
  | { verb: 'drop'; args: { rocket: Seat } }
  | { verb: 'take'; args: { cell: Thing } }
  | { verb: 'done'; args: Record<string, never> }
  | { verb: 'build'; args: { cell: Thing; height: number } }
  | { verb: 'upgrade'; args: { cell: Thing; height: number } }
  | { verb: 'use'; args: { cell: Thing } }
  | { verb: 'enough'; args: Record<string, never> }
  | { verb: 'skip'; args: Record<string, never> };

export type PacalOption = PacalAnswer & Omit<Option, keyof PacalAnswer | 'hint'> & { hint: PacalHint | null };
export type PacalBlocked = PacalAnswer & { text: string; why: PacalRefusal };
export interface PacalDecision extends Decision {
  prompt: PacalPrompt;
  options: PacalOption[];
  blocked: PacalBlocked[];
}
export interface PacalTold extends EventTold {
  event: PacalEvent;
}
