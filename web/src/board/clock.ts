/** The one clock of a table: the board plays what happened, and the house waits until it rests. */
export interface Clock {
  /** The board is not to move, but to be at once what it will be. */
  readonly still: boolean;
  /** How many times faster than usual to play: much is waiting. */
  readonly speed: number;
  /** A board is there; what comes back is called when it is taken away. */
  attach(): () => void;
  /** The board shows this step, and nothing moves any more. */
  rested(step: number): void;
}
