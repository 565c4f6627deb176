/** What an answer changes in a player's holdings: two views compared, nothing calculated. */

import { MATERIALS, TEMPLES, TRACKS, type PlayerView } from './view';

export interface Change {
  icon: string;
  by: number;
  /** For a tile gained: its name. */
  tile?: string;
}

export function changes(before: PlayerView, after: PlayerView): Change[] {
  const list: Change[] = [];
  const add = (icon: string, by: number): void => {
    if (by !== 0) list.push({ icon, by });
  };
  for (const material of MATERIALS)
    add(material, after.materials[material] - before.materials[material]);
  for (const temple of TEMPLES) add(temple, after.temples[temple] - before.temples[temple]);
  for (const track of TRACKS) add(track, after.technologies[track] - before.technologies[track]);
  add('points', after.points - before.points);
  add('worker', after.free - before.free);
  if (after.light !== before.light) add(after.light ? 'light' : 'dark', 1);
  for (const kind of ['buildings', 'monuments', 'wealth'] as const)
    for (const tile of after[kind])
      if (!before[kind].includes(tile)) list.push({ icon: 'tile', by: 1, tile });
  add(
    'feed',
    after.feeding.hungry * after.feeding.price - before.feeding.hungry * before.feeding.price,
  );
  return list;
}
