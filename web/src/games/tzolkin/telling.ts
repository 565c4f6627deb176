/** What the things of this table say of themselves when they are asked. */

import type { Told } from '../../board/inquiry.svelte';
import { stakesAt } from '../../board/targets';
import { amountWords, type Say } from '../../text/say';
import type { Choosing } from './choosing.svelte';
import { clauseOf, FACTS, type Tile } from './facts';
import { owned } from './owner';
import {
  BOTTOM,
  NEUTRAL,
  type FoodDayView,
  type GearName,
  type Material,
  type PlayerView,
  type Temple,
  type Track,
} from './view';
import { nameOf, tileWords } from './wording';

/** A space of a gear: what acting there, landing there or leaving it would bring. */
export function spaceTold(say: Say, choosing: Choosing, gear: GearName, space: number): Told {
  const place = `place ${gear}`;
  const hint = choosing.target(place)?.options[0]?.hint;
  const landing = hint?.kind === 'place' && hint.space === space;
  return {
    thing: `${gear}_${space}`,
    name: say('tz-space', { gear: nameOf(say, gear), space }),
    stakes: stakesAt(
      choosing,
      `do ${gear} ${space}`,
      `pick ${gear} ${space}`,
      ...(landing ? [place] : []),
    ),
  };
}

export function gearTold(say: Say, choosing: Choosing, gear: GearName): Told {
  return { thing: gear, name: nameOf(say, gear), stakes: stakesAt(choosing, `place ${gear}`) };
}

/** Somebody's worker on a space; one past the numbers stands on none. */
export function riderTold(
  say: Say,
  choosing: Choosing,
  seat: number,
  at: { gear: GearName; space: number; last: number },
): Told {
  const where = say('tz-space', { gear: nameOf(say, at.gear), space: at.space });
  const says = at.space > at.last ? [] : [where];
  if (seat === NEUTRAL) return { thing: 'neutral', name: nameOf(say, 'neutral'), says };
  const stakes = stakesAt(choosing, `pick ${at.gear} ${at.space}`);
  return { thing: 'worker', name: say('tz-worker-of', { seat: say.seat(seat) }), says, stakes };
}

export function feastTold(say: Say, { gives }: FoodDayView, days: number): Told {
  return { thing: `feast_${gives}`, name: say(`tz-food-${gives}`, { days: Math.max(0, days) }) };
}

/** A step of a temple: what it is worth, what lies there, who stands on it. */
export function stepTold(say: Say, temple: Temple, step: number, players: PlayerView[]): Told {
  const { points, rewards } = FACTS.temples[temple];
  const here = players.flatMap((player, seat) =>
    player.temples[temple] - BOTTOM === step ? [say.seat(seat)] : [],
  );
  const gift = rewards[step];
  return {
    thing: 'temple',
    name: say('tz-step', { temple: nameOf(say, temple), number: step + 1, of: points.length }),
    says: [
      say('tz-step-points', { points: points[step] ?? 0 }),
      gift ? say('tz-step-gift', { gift: amountWords(say, gift, 1) }) : '',
      here.length > 0 ? say('tz-step-here', { names: here.join(', ') }) : '',
    ],
  };
}

/** A whole temple, where something can be done with it. */
export function templeTold(say: Say, choosing: Choosing, temple: Temple, standing: string): Told {
  return {
    thing: 'temple',
    name: nameOf(say, temple),
    says: [standing],
    stakes: stakesAt(choosing, `temple ${temple}`),
  };
}

/** A technology, or one level of it: 4 stands for what lies beyond the third. */
export function trackTold(say: Say, choosing: Choosing, track: Track, level?: number): Told {
  const levels = level === undefined ? [1, 2, 3, 4] : [level];
  return {
    thing: 'technology',
    name: [nameOf(say, track), level === 4 ? '+' : level].filter(Boolean).join(' '),
    says: levels.map((one) => {
      const what = say(`tz-tech-${track}-${one}`);
      return level === undefined ? `${one === 4 ? '+' : one} · ${what}` : what;
    }),
    stakes: stakesAt(choosing, `track ${track}`),
  };
}

export function tileTold(say: Say, choosing: Choosing | undefined, tile: Tile): Told {
  const { id, kind, type, period } = tile;
  const told: Told = {
    thing: type === 'farm' ? 'farm' : kind,
    name: nameOf(say, id),
    says: [
      say(`tz-kind-${kind}`, { type: type ? say(`tz-type-${type}`) : '', period: period ?? 0 }),
      tileWords(say, id),
    ],
    clauses: [clauseOf(tile)],
  };
  return choosing ? { ...told, stakes: stakesAt(choosing, `tile ${id}`) } : told;
}

// -- what people own

/** Whatever one player owns. */
export function ownedTold(say: Say, player: PlayerView) {
  const { free, bank, light, points } = player;
  const { need, short } = owned(player);
  const harvest = { corn: player.corn_tiles, wood: player.wood_tiles };
  return {
    points: { thing: 'points', name: say('tz-points', { points }) },
    workers: { thing: 'worker', name: say('tz-workers', { free, bank }) },
    feeding: { thing: 'feeding', name: say('tz-feeding', { need, short }) },
    side: { thing: 'side', name: say(light ? 'tz-light' : 'tz-dark') },
    harvest: { thing: 'harvest', name: say('tz-harvest-of', harvest) },
    material: (material: Material): Told => ({
      thing: material,
      name: amountWords(say, material, player.materials[material]),
    }),
  };
}
