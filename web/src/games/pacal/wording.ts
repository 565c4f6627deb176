/** Words for cells and answers; the sentences themselves are in the texts. */

import { outcomeWords } from '../../board/foreseen';
import type { PacalBlocked, PacalOption } from '../../protocol';
import { hyphened, who, type Say } from '../../text/say';
import { gridOf } from './geometry';
import { districtAt, HEIGHTS, type DistrictView, type PacalView, type PlayerView } from './view';

export function districtName(say: Say, { id, names }: DistrictView): string {
  const key = `name-${hyphened(id)}`;
  return names[say.locale] ?? (say.has(key) ? say(key) : id);
}

/** Who has how many storeys, those who have some. */
function storeysWords(say: Say, storeys: readonly number[]): string {
  const some = storeys.flatMap((count, seat) =>
    count > 0 ? [say('pr-storeys-of', { seat: who(seat), count })] : [],
  );
  return some.length > 0 ? some.join(', ') : say('pr-storeys-none');
}

/** What lies and stands on a cell. */
export function contentsWords(say: Say, view: PacalView, cell: string): string {
  const parts: string[] = [];
  const pyramid = view.pyramids.find((one) => one.cell === cell);
  if (pyramid) parts.push(say('pr-pyramid', { seat: who(pyramid.seat), height: pyramid.height }));
  view.players.forEach(({ rocket }, seat) => {
    if (rocket.cell !== cell || rocket.lifted) return;
    parts.push(say('pr-rocket', { seat: who(seat) }));
    if (rocket.contents?.length) parts.push(say('pr-inside', { seats: rocket.contents.map(who) }));
  });
  const stones = view.stones.find((one) => one.cell === cell);
  if (stones) parts.push(say('pr-stones', { seats: stones.seats.map(who) }));
  return parts.join(', ');
}

/** Where a cell is: its district, what it is worth, the waters it borders. */
export function placeWords(say: Say, view: PacalView, cell: string, char: string): string {
  if (char === '~') return say('pr-lake');
  if (char === '#') return say('pr-covered');
  const district = districtAt(view, cell);
  const parts = district
    ? [say('pr-district', { district: districtName(say, district), value: district.value })]
    : [];
  if (view.river.cells.includes(cell)) parts.push(say('pr-by-river'));
  if (view.lake.cells.includes(cell)) parts.push(say('pr-by-lake'));
  return parts.join(', ');
}

/** The answer as a whole sentence. */
export function sentence(say: Say, option: PacalOption | PacalBlocked): string {
  return say(`verb-${option.verb}`, option.args);
}

/** What an answer means beyond its outcome, in words. */
export function hintWords(say: Say, { hint }: PacalOption): string[] {
  const list: string[] = [];
  if (hint?.kind === 'token') list.push(say('pr-gain-token', { points: hint.points }));
  if (hint && 'allowance' in hint) list.push(say('pr-gain-allowance', { count: hint.allowance }));
  if (hint && 'lost' in hint && hint.lost) list.push(say('pr-gain-lost', { count: hint.lost }));
  return list;
}

/** With what it brings: what a screen reader says of an answer. */
export function spokenOption(say: Say, option: PacalOption, seat: number): string {
  return [
    sentence(say, option),
    ...hintWords(say, option),
    ...outcomeWords(say, option, seat),
  ].join(', ');
}

/** A cell in one line: where it is, what is on it, who has built in its district. */
export function cellWords(say: Say, view: PacalView, cell: string): string {
  const { column, row } = gridOf(cell);
  const district = districtAt(view, cell);
  return [
    placeWords(say, view, cell, view.board.rows[row]?.[column] ?? ''),
    contentsWords(say, view, cell),
    district ? storeysWords(say, district.storeys) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The pyramids left to build with. */
export function pyramidsWords(say: Say, player: PlayerView): string {
  const list = HEIGHTS.map((height) => `${player.pyramids[height - 1]}×${height}`).join(', ');
  return say('pr-has-pyramids', { list });
}

/** Points and supply in words. */
export function goodsInWords(say: Say, player: PlayerView): string[] {
  return [
    say('pr-points', { points: player.score }),
    say('pr-has-stones', { count: player.stones }),
    pyramidsWords(say, player),
    say('pr-has-tokens', { list: player.tokens }),
  ];
}
