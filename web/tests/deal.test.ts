import { expect, test } from 'vitest';
import { averages, csv } from '../src/deal/compare';
import type { Deal } from '../src/protocol';

type Result = Deal['tables'][number];

function table(names: string[], totals: number[] | null): Result {
  const seats = names.map((name) => ({ kind: 'person' as const, name, level: null }));
  const best = Math.max(...(totals ?? [0]));
  const scores = totals?.map((total, seat) => ({
    seat,
    total,
    rank: total === best ? 1 : 2,
    sources: {},
  }));
  return { table: null, status: totals ? 'over' : 'playing', seats, scores: scores ?? null };
}

const first = table(['Ana', '=Bo "B"'], [10, 20]);
const second = table(['Chan', 'Dzul'], [14, 12]);

test('each seat is compared with the same seat elsewhere', () => {
  expect(averages([first, second, table(['Eme', ''], null)])).toEqual([12, 16]);
  expect(averages([first])).toEqual([]);
});

test('the results as a file, whatever people are called', () => {
  expect(csv([first, table(['Eme', ''], null)])).toBe(
    'table,seat,name,rank,total\n1,1,"Ana",2,10\n1,2,"\'=Bo ""B""",1,20\n',
  );
});
