/** How long ago something was, or in what time it will be, as one says it: "3 hours ago". */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60],
  ['hour', 24],
  ['day', 7],
  ['week', 52],
];

export function ago(then: number, locale: string, now = Date.now()): string {
  return relative(Math.max(0, now - then), -1, locale);
}

export function inTime(then: number, locale: string, now = Date.now()): string {
  return relative(Math.max(0, then - now), 1, locale);
}

function relative(span: number, sign: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  let count = span / 60_000;
  for (const [unit, most] of STEPS) {
    if (count < most) return words.format(sign * Math.floor(count), unit);
    count /= most;
  }
  return words.format(sign * Math.floor(count), 'year');
}
