/** The games this device was offered a lesson of: it is offered by itself only once. */

import { Remembered } from '../ui/remembered';

const learned = new Remembered('ceiba.learned');

export function isKnown(game: string): boolean {
  return learned.has(game);
}

export function remember(game: string): void {
  learned.add(game);
}
