/** What is printed on board and tiles, read from the game's own list of components. */

import source from '../../../../src/ceiba/games/tzolkin/components.toml?raw';
import { components } from '../components';
import type { Material, Temple } from './view';

export type Cost = Partial<Record<Material, number>>;
type TileType = 'farm' | 'funerary' | 'civil' | 'sacred';
type TileKind = 'building' | 'monument' | 'wealth';

/** One thing a tile or an action gives: a symbol of the sheet, and how many. */
export interface Boon {
  icon: string;
  amount: number;
  /** Whether the number is worth writing even when it is 1. */
  counted: boolean;
}

export interface Tile {
  id: string;
  kind: TileKind;
  type: TileType | null;
  period: number | null;
  cost: Cost;
  boons: Boon[];
}

interface RawTile {
  period?: number;
  type?: TileType;
  cost?: Cost;
  effects?: string[];
}

/** For each thing counted, by how many there are, or for each by the number of players. */
type MonumentPoints = number | number[] | Record<number, number>;

interface RawMonument extends RawTile {
  points: MonumentPoints;
  clause: string;
}

interface Components {
  calendar: { teeth: number; food_days: number[] };
  exchange: Record<'wood' | 'stone' | 'gold', number>;
  feeding: { corn: number; points_lost: number };
  palenque: { corn: number[]; wood: number[] };
  yaxchilan: Record<string, Cost>;
  uxmal: { temple_corn: number; corn_per_resource: number; any_action_corn: number };
  chichen_itza: { points: number[]; temples: Temple[]; resources: number[] };
  technologies: Record<
    | 'costs'
    | 'harvest_corn'
    | 'fishing_corn'
    | 'extra_wood'
    | 'extra_stone'
    | 'extra_gold'
    | 'build_corn'
    | 'build_points'
    | 'build_discount',
    number[]
  > &
    Record<'bonus_points' | 'bonus_resources', number>;
  temples: Record<Temple, { points: number[]; rewards: string[]; bonus: number[] }>;
  buildings: Record<string, RawTile>;
  monuments: Record<string, RawMonument>;
  wealth: Record<string, RawTile>;
}

export const FACTS = components<Components>(source);

/** `climb chaac 1` and the like, as symbols. */
function boonOf(effect: string): Boon {
  const [verb = '', what = '', amount = '1'] = effect.split(' ');
  const count = Number(/^\d+$/.test(what) ? what : amount);
  switch (verb) {
    case 'gain':
      return { icon: what, amount: count, counted: true };
    case 'climb':
      return { icon: what === 'any' ? 'temple' : what, amount: count, counted: false };
    case 'technology':
      return { icon: what === 'any' ? 'technology' : what, amount: count, counted: false };
    case 'points':
    case 'feed':
      return { icon: verb, amount: count, counted: true };
    default: // cheaper, build, market, action, worker
      return { icon: verb, amount: count, counted: false };
  }
}

function tileOf(kind: TileKind, id: string, raw: RawTile): Tile {
  const boons =
    kind === 'monument'
      ? [{ icon: `monument-${id}`, amount: 1, counted: false }]
      : (raw.effects ?? []).map(boonOf);
  return {
    id,
    kind,
    type: raw.type ?? null,
    period: raw.period ?? null,
    cost: raw.cost ?? {},
    boons,
  };
}

const all = (kind: TileKind, tiles: Record<string, RawTile>): Tile[] =>
  Object.entries(tiles).map(([id, raw]) => tileOf(kind, id, raw));

export const BUILDINGS = all('building', FACTS.buildings);
export const MONUMENTS = all('monument', FACTS.monuments);
export const WEALTH = all('wealth', FACTS.wealth);

/** Names of monuments, buildings and wealth tiles are all different. */
const byId = new Map([...BUILDINGS, ...MONUMENTS, ...WEALTH].map((tile) => [tile.id, tile]));

export function tile(id: string): Tile {
  return byId.get(id) ?? tileOf('building', id, {});
}

/** The tile's cost as symbols, in the order of the materials. */
export function costOf(cost: Cost): Boon[] {
  return (['corn', 'wood', 'stone', 'gold', 'skull'] as const).flatMap((icon) => {
    const amount = cost[icon] ?? 0;
    return amount > 0 ? [{ icon, amount, counted: true }] : [];
  });
}

/** How a monument counts, as a symbol and a short figure; the words are in the texts. */
export interface MonumentSign {
  icon: string;
  score: string;
  clause: string;
}

export function monumentSign(id: string, players: number): MonumentSign {
  const { points, clause } = FACTS.monuments[id] ?? { points: 1, clause: 'TZ-21.3' };
  return { icon: MONUMENT_ICONS[id] ?? 'monument', score: scoreOf(points, players), clause };
}

/** Points for each, or those there can be; lines may break after a dot. */
function scoreOf(points: MonumentPoints, players: number): string {
  if (typeof points !== 'number' && !Array.isArray(points))
    return scoreOf(points[players] ?? 1, players);
  if (typeof points === 'number') return points === 1 ? 'Σ' : `×${points}`;
  return [...new Set(points)].filter((one) => one > 0).join('·\u200b');
}

const MONUMENT_ICONS: Record<string, string> = {
  funerary: 'funerary',
  civil: 'civil',
  sacred: 'sacred',
  construction: 'build',
  workers: 'worker',
  temple_steps: 'temple',
  technology_levels: 'technology',
  temple_points: 'temple',
  corn_harvest: 'corn',
  wood_harvest: 'wood',
  mastered_technologies: 'technology',
  crystal_skulls: 'skull',
};

const EFFECT_CLAUSES: Record<string, string> = {
  feed: 'TZ-20.2',
  cheaper: 'TZ-20.3',
  build: 'TZ-19.10',
  market: 'TZ-19.11',
  action: 'TZ-19.12',
  worker: 'TZ-19.14',
};

/** The rule to open for a tile. */
export function clauseOf(tile: Tile): string {
  if (tile.kind === 'monument') return monumentSign(tile.id, 4).clause;
  if (tile.kind === 'wealth') return 'TZ-3.6';
  const special = tile.boons.map((boon) => EFFECT_CLAUSES[boon.icon]).find(Boolean);
  return special ?? 'TZ-19.4';
}
