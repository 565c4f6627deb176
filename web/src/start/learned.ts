/** The games this device was offered a lesson of: it is offered by itself only once. */

const KEY = 'ceiba.learned';

function games(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return []; // storage can be forbidden, or hold what others wrote
  }
}

export function isKnown(game: string): boolean {
  return games().includes(game);
}

export function remember(game: string): void {
  if (isKnown(game)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...games(), game]));
  } catch {
    // as above: then it is offered again
  }
}
