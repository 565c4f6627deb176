/** For the tests: scenes played on the engine by tools/client_fixtures.py when the tests start. */

import type { Decision, EventTold } from '../protocol';

export interface Seen<View, D extends Decision = Decision, T extends EventTold = EventTold> {
  /** What the seat saw before `events`, was told, and sees now. */
  before: View;
  events: T[];
  view: View;
  decision: D | null;
  waiting: string[];
}

export type Scene<View, D extends Decision = Decision, T extends EventTold = EventTold> = Seen<
  View,
  D,
  T
> & { decision: D };

const files = import.meta.glob<Record<string, Seen<unknown>>>('../../.engine/*.json', {
  eager: true,
  import: 'default',
});

/** The scenes that a folder of games/ describes in its tests/scenes.toml. */
export function scenesOf<View, D extends Decision = Decision, T extends EventTold = EventTold>(
  folder: string,
) {
  const all = files[`../../.engine/${folder}.json`] ?? {};

  /** A scene, whether its seat is asked something or not. */
  function seen(name: string): Seen<View, D, T> {
    if (!all[name]) throw new Error(`${folder} has no scene “${name}”: ${Object.keys(all)}`);
    return structuredClone(all[name]) as Seen<View, D, T>;
  }

  /** A scene whose seat has to answer. */
  function scene(name: string): Scene<View, D, T> {
    const { decision, ...rest } = seen(name);
    if (!decision) throw new Error(`nobody is asked in the scene “${name}” of ${folder}`);
    return { ...rest, decision };
  }

  return { names: Object.keys(all), seen, scene };
}
