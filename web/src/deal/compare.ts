/** Tables of one deal, beside each other. */

import type { Deal } from '../protocol';
import { t } from '../text/settings.svelte';

type Result = Deal['tables'][number];

export function seatWords(seat: Result['seats'][number]): string {
  if (seat.kind === 'open') return t('seat-open');
  return seat.kind === 'bot' ? `${seat.name} (${t(`level-${seat.level}`)})` : seat.name;
}

/** What each seat made of the deal on average; none where a single table tells nothing. */
export function averages(tables: Result[]): number[] {
  const over = tables.flatMap((table) => (table.scores ? [table.scores] : []));
  if (over.length < 2) return [];
  return (over[0] ?? []).map((_, seat) => {
    const totals = over.map((scores) => scores.find((one) => one.seat === seat)?.total ?? 0);
    return totals.reduce((sum, total) => sum + total, 0) / totals.length;
  });
}

/** A line for each seat of each table; what begins like a formula is no formula. */
export function csv(tables: Result[]): string {
  const rows = tables.flatMap((table, number) =>
    (table.scores ?? []).map((score) => [
      number + 1,
      score.seat + 1,
      quoted(table.seats[score.seat]?.name ?? ''),
      score.rank,
      score.total,
    ]),
  );
  return ['table,seat,name,rank,total', ...rows.map((row) => row.join(','))].join('\n') + '\n';
}

function quoted(text: string): string {
  return `"${text.replace(/^[=+\-@]/, "'$&").replaceAll('"', '""')}"`;
}
