/** Whatever the five tables show can be asked, and says something in both languages. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scenesOf } from '../../board/scenes';
import { putAway, showTable, unfold } from '../../board/testing';
import { gameClient } from '../../games';
import { rulesOf } from '../../rules/books';
import { clauseOf } from '../../rules/parse';
import { makeSay } from '../../text/say';
import { clausesOfEvent, clausesOfThing, firstsOf, GAMES, thingsOf } from '../clauses';
import { toldBy, type Told } from '../../board/inquiry.svelte';

beforeEach(unfold);
afterEach(putAway);

/** Scenes of a game that are looked at: a board takes its time here. */
const MOST = 3;
const PATIENCE_MS = 120_000;
const PEOPLE = ['Ana', 'Ben', 'Cho', 'Dov', 'Eli'];
/** What the scenes of a game have no moment of. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  gold: [],
  tzolkin: [],
  balam: [],
  lapins: ['garrison_2', 'market', 'ball_court', 'token'],
  pacal: ['special'],
};

/** The scenes of a game: those of both games of cities lie together. */
function scenes(game: string) {
  const shared = game === 'balam' || game === 'lapins';
  const { names, seen } = scenesOf<{ seat: number | null }>(shared ? 'cities' : game);
  const own = names.filter((name) => !shared || name.startsWith(game));
  return own.slice(0, MOST).map((name) => seen(name));
}

/** What every thing of every scene says, by turns in French and in English. */
async function tellings(game: string): Promise<Told[]> {
  const client = await gameClient(game);
  if (!client) throw new Error(`there is no table of ${game}`);
  const all: Told[] = [];
  for (const [i, scene] of scenes(game).entries()) {
    const say = makeSay(i % 2 ? 'en' : 'fr', game, PEOPLE);
    const page = showTable(client.Table, scene, say);
    for (const one of page.querySelectorAll('[data-asks]')) all.push(...[toldBy(one) ?? []].flat());
    await putAway();
  }
  return all;
}

describe.each(GAMES.filter((game) => game in ELSEWHERE))('%s', (game) => {
  it(
    'every thing has a name and a rule',
    async () => {
      const all = await tellings(game);
      const mute = all.filter(({ thing, name, says = [], clauses }) => {
        const words = [name, ...says].join(' ');
        const untold = /\b(tz|ct|pr|gold|name|card)-[a-z]|undefined|NaN/.test(words);
        return !name || untold || (clauses ?? clausesOfThing(game, thing)).length === 0;
      });
      expect(mute).toEqual([]);
      const kinds = new Set(all.map(({ thing }) => thing));
      const unseen = thingsOf(game).filter((thing) => !kinds.has(thing));
      expect(unseen).toEqual(ELSEWHERE[game]);
    },
    PATIENCE_MS,
  );

  it('every rule that is told of stands in the book of both languages', async () => {
    const told = [
      ...thingsOf(game).flatMap((thing) => clausesOfThing(game, thing)),
      ...firstsOf(game).flatMap((kind) => clausesOfEvent(game, kind)),
    ];
    for (const locale of ['fr', 'en']) {
      const rules = await rulesOf(game, locale);
      expect(told.filter((id) => !rules || !clauseOf(rules, id))).toEqual([]);
    }
  });

  it('what is explained by itself are things that happen', () => {
    const say = makeSay('fr', game);
    const events = firstsOf(game).map((kind) => `event-${kind.replaceAll('_', '-')}`);
    expect(events.filter((key) => !say.has(key))).toEqual([]);
  });
});
