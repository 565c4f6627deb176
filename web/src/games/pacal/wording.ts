/** Words for cells and answers; the sentences themselves are in the texts. */

import type { BlockedOption, Option } from '../../protocol';
import { hyphened, seatLetter, type Say } from '../../text/say';
import { gridOf } from './geometry';
import { CHOICE_OF_HEIGHT, districtAt, hintOf, type DistrictView, type PacalView } from './view';

export function districtName(say: Say, district: DistrictView): string {
  const own = district.names[say.locale] ?? Object.values(district.names)[0];
  const key = `name-${hyphened(district.id)}`;
  return own ?? (say.has(key) ? say(key) : district.id.replaceAll('_', ' '));
}

/** Who has how many storeys, those who have some. */
function storeysWords(say: Say, storeys: readonly number[]): string {
  const some = storeys.flatMap((count, seat) =>
    count > 0 ? [say('pr-storeys-of', { seat: seatLetter(seat), count })] : [],
  );
  return some.length > 0 ? some.join(', ') : say('pr-storeys-none');
}

/** What lies and stands on a cell. */
export function contentsWords(say: Say, view: PacalView, cell: string): string {
  const parts: string[] = [];
  const pyramid = view.pyramids.find((one) => one.cell === cell);
  if (pyramid)
    parts.push(say('pr-pyramid', { seat: seatLetter(pyramid.seat), height: pyramid.height }));
  view.players.forEach(({ rocket }, seat) => {
    if (rocket.cell !== cell || rocket.lifted) return;
    parts.push(say('pr-rocket', { seat: seatLetter(seat) }));
    if (rocket.contents?.length)
      parts.push(say('pr-inside', { seats: rocket.contents.map(seatLetter) }));
  });
  const stones = view.stones.find((one) => one.cell === cell);
  if (stones) parts.push(say('pr-stones', { seats: stones.seats.map(seatLetter) }));
  return parts.join(', ');
}

/** Where a cell is: its district, what it is worth, the waters it borders. */
export function placeWords(say: Say, view: PacalView, cell: string, char: string): string {
  if (char === '~') return say('pr-lake');
  if (char === '#') return say('pr-covered');
  const district = districtAt(view, cell);
  const parts = district
    ? [
        say.plain('pr-district', {
          district: districtName(say, district),
          value: district.value,
        }),
      ]
    : [];
  if (view.river.cells.includes(cell)) parts.push(say('pr-by-river'));
  if (view.lake.cells.includes(cell)) parts.push(say('pr-by-lake'));
  return parts.join(', ');
}

/** The answer as a whole sentence. */
export function sentence(say: Say, option: Option | BlockedOption): string {
  const key = `verb-${hyphened(option.verb)}`;
  return say.has(key) ? say(key, option.args) : option.text;
}

/** What an answer brings and costs, in words, in the order one asks. */
export function gainsOf(say: Say, option: Option): string[] {
  const hint = hintOf(option);
  const list: string[] = [];
  if (CHOICE_OF_HEIGHT.has(option.verb)) {
    list.push(say('pr-gain-points', { points: hint.points ?? 0 }));
    if (hint.bonus) list.push(say('pr-gain-bonus', { points: hint.bonus }));
    list.push(say('pr-gain-stones', { stones: hint.stones ?? 0 }));
    if (hint.returned?.length) list.push(say('pr-gain-returned', { seats: hint.returned }));
  }
  if (option.verb === 'spend') list.push(say('pr-gain-token', { points: hint.points ?? 0 }));
  if (hint.allowance !== undefined) list.push(say('pr-gain-allowance', { count: hint.allowance }));
  if (hint.lost) list.push(say('pr-gain-lost', { count: hint.lost }));
  if (hint.supply !== undefined) list.push(say('pr-gain-supply', { count: hint.supply }));
  return list;
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
