/** Several people at one device: whose view is open, and when the device is handed on. */

/**
 * The local seat that should have the device now: the one that has it, as long as it is asked;
 * else the next one asked, in turn order after it. Null: nobody here is asked.
 */
export function nextHolder(
  locals: readonly number[],
  waiting: readonly number[],
  holder: number | null,
): number | null {
  if (holder !== null && waiting.includes(holder)) return holder;
  const asked = locals.filter((seat) => waiting.includes(seat)).sort((a, b) => a - b);
  return asked.find((seat) => holder !== null && seat > holder) ?? asked[0] ?? null;
}

/** What covers the table: the seat the device must be handed to, or null for an open table. */
export function handOverTo(
  locals: readonly number[],
  waiting: readonly number[],
  holder: number | null,
): number | null {
  if (locals.length < 2) return null;
  const next = nextHolder(locals, waiting, holder);
  if (next === null) return holder === null ? (locals[0] ?? null) : null;
  return next === holder ? null : next;
}
