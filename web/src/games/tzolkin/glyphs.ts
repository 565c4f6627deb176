/** Ornaments of the calendar: ten signs of our own, and numbers as bars and dots. */

/** Each in a box of 24 by 24 around the origin, to be stroked. */
export const DAY_SIGNS: readonly string[] = [
  'M-6-5h12v10h-12ZM-2-1h.1M3-1h.1M-3 3h6',
  'M0-7a7 7 0 1 0 .1 0M0-3a3 3 0 1 0 .1 0',
  'M-7 5V-3L0-7 7-3V5M-3 5V0H3V5',
  'M-7 0C-4-6 4-6 7 0 4 6-4 6-7 0ZM0-2a2 2 0 1 0 .1 0',
  'M-6-6h12M-6-2h8v4h-8ZM-6 6h12',
  'M0-7V7M-6-3C-2-3 0 0 0 3M6-3C2-3 0 0 0 3',
  'M-6 6C-6-2 0-7 6-6 6 2 0 6-6 6ZM-6 6 2-2',
  'M-7-4h5v4h5v4h4M-7 4h3',
  'M-6-6 6 6M6-6-6 6M0-7a7 7 0 1 0 .1 0',
  'M-7 3C-7-3-3-6 0-6s7 3 7 9M-3 3C-3 0-2-2 0-2s3 2 3 5M-7 6H7',
];

export interface Numeral {
  dots: number;
  bars: number;
}

/** 1 to 13 as the calendar counts its days. */
export function numeral(value: number): Numeral {
  return { dots: value % 5, bars: Math.floor(value / 5) };
}

export function dayNumber(day: number): number {
  return (day % 13) + 1;
}

export function daySign(day: number): string {
  return DAY_SIGNS[(day * 7) % DAY_SIGNS.length] as string;
}
