/** For the tests: scenes played on the engine by tools/client_fixtures.py when the tests start. */

import type { Decision, EventTold } from '../protocol';

export interface Seen<View> {
  /** What the seat saw before `events`, was told, and sees now. */
  before: View;
  events: EventTold[];
  view: View;
  decision: Decision | null;
  waiting: string[];
}

export type Scene<View> = Seen<View> & { decision: Decision };

const files = import.meta.glob<Record<string, Seen<unknown>>>('../../.fixtures/*.json', {
  eager: true,
  import: 'default',
});

/** The scenes that a folder of games/ describes in its tests/scenes.toml. */
export function scenesOf<View>(folder: string) {
  const all = files[`../../.fixtures/${folder}.json`] ?? {};

  /** A scene, whether its seat is asked something or not. */
  function seen(name: string): Seen<View> {
    if (!all[name]) throw new Error(`${folder} has no scene “${name}”: ${Object.keys(all)}`);
    return structuredClone(all[name]) as Seen<View>;
  }

  /** A scene whose seat has to answer. */
  function scene(name: string): Scene<View> {
    const { decision, ...rest } = seen(name);
    if (!decision) throw new Error(`nobody is asked in the scene “${name}” of ${folder}`);
    return { ...rest, decision };
  }

  return { names: Object.keys(all), seen, scene };
}
