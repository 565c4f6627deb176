/** What is painted on the board at the action spaces and the technology levels, as symbols. */

import { costOf, FACTS, type Boon } from './facts';
import type { GearName, Track } from './view';

/** What is painted at an action space: rows of symbols, alternatives one below the other. */
export function painted(gear: GearName, space: number): Boon[][] {
  const give = (icon: string, amount = 1, counted = amount > 1): Boon => ({
    icon,
    amount,
    counted,
  });
  if (gear === 'palenque') {
    const corn = FACTS.palenque.corn[space - 1];
    const wood = FACTS.palenque.wood[space - 1];
    if (corn === undefined) return [];
    const rows = [[give('corn', corn, true)]];
    if (wood) rows.push([give('wood', wood, true)]);
    return rows;
  }
  if (gear === 'yaxchilan') {
    const boons = costOf(FACTS.yaxchilan[String(space)] ?? {});
    return boons.length > 2 ? [boons.slice(0, 1), boons.slice(1)] : [boons];
  }
  if (gear === 'tikal') return TIKAL[space] ?? [];
  if (gear === 'uxmal') return UXMAL[space] ?? [];
  const points = FACTS.chichen_itza.points[space - 1];
  return points === undefined ? [] : [[give('points', points, true)]];
}

const one = (icon: string): Boon => ({ icon, amount: 1, counted: false });
const pay = (icon: string, amount: number): Boon => ({ icon, amount: -amount, counted: true });

const TIKAL: Record<number, Boon[][]> = {
  1: [[one('technology')]],
  2: [[one('build')]],
  3: [[one('technology'), one('technology')]],
  4: [[one('build'), one('build')], [one('monument')]],
  5: [[pay('resource', 1)], [one('temple'), one('temple')]],
};
const UXMAL: Record<number, Boon[][]> = {
  1: [[pay('corn', FACTS.uxmal.temple_corn)], [one('temple')]],
  2: [[one('market')]],
  3: [[one('worker')]],
  4: [[one('build')], [pay('corn', FACTS.uxmal.corn_per_resource)]],
  5: [[pay('corn', FACTS.uxmal.any_action_corn)], [one('action')]],
};

const gain = (icon: string, amount: number): Boon => ({ icon, amount, counted: true });
/** What a level adds to a benefit that grows with the levels. */
const added = (benefit: readonly number[], level: number): number =>
  (benefit[level] ?? 0) - (benefit[level - 1] ?? 0);

const TECH = FACTS.technologies;

/** The words of a technology's levels are in the texts; the symbols are these. */
export const TRACK_BOONS: Record<Track, Boon[][]> = {
  agriculture: [
    [gain('corn', added(TECH.harvest_corn, 1))],
    [one('bare'), gain('corn', added(TECH.fishing_corn, 2))],
    [gain('corn', added(TECH.harvest_corn, 3))],
    [one('temple')],
  ],
  extraction: [
    [gain('wood', added(TECH.extra_wood, 1))],
    [gain('stone', added(TECH.extra_stone, 2))],
    [gain('gold', added(TECH.extra_gold, 3))],
    [gain('resource', TECH.bonus_resources)],
  ],
  architecture: [
    [gain('corn', added(TECH.build_corn, 1))],
    [gain('points', added(TECH.build_points, 2))],
    [pay('resource', added(TECH.build_discount, 3))],
    [gain('points', TECH.bonus_points)],
  ],
  theology: [[one('next')], [one('temple')], [one('skull')], [one('skull')]],
};
