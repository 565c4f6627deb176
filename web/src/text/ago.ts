/** How long ago something was, as one says it: "3 hours ago". */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60],
  ['hour', 24],
  ['day', 7],
  ['week', 52],
];

export function ago(then: number, locale: string, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  let count = Math.max(0, now - then) / 60_000;
  for (const [unit, most] of STEPS) {
    if (count < most) return words.format(-Math.floor(count), unit);
    count /= most;
  }
  return words.format(-Math.floor(count), 'year');
}
