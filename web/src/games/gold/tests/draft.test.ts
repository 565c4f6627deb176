import { describe, expect, it } from 'vitest';
import { answersOf, draftOf, flip, laid, move, toggleGap, zoneOf, type Draft } from '../draft';
import { scene } from './testing';

const words = (draft: Draft) => ({
  row: draft.row.map((p) => `${p.face} ${p.size}`),
  hand: draft.hand.map((p) => `${p.face} ${p.size}`),
  box: draft.box.map((p) => `${p.face} ${p.size}`),
});

describe('the draft of a layout', () => {
  it('starts with the old pieces as they lay, and the new one in hand', () => {
    const draft = draftOf(scene('value').view, 0);
    expect(words(draft)).toEqual({
      row: ['gold sixth', 'silver quarter'],
      hand: ['gold quarter'],
      box: [],
    });
    expect(draft.hand[0]?.fresh).toBe(true);
  });

  it('keeps apart the new piece and an old one of the same kind', () => {
    const draft = draftOf(scene('same_kind').view, 0);
    expect(words(draft)).toEqual({ row: ['gold sixth'], hand: ['silver sixth'], box: [] });
  });

  it('keeps the gaps of the old row', () => {
    const draft = draftOf(scene('gap').view, 0);
    expect(answersOf(draft.row)).toEqual([
      'lay gold sixth over silver',
      'skip stone eighth over jade',
    ]);
  });

  it('keeps what was already laid in the walk, and arranges only the rest', () => {
    const view = scene('walk').view;
    const draft = draftOf(view, 0);
    expect(draft.fixed).toHaveLength(1);
    expect(words(draft)).toEqual({ row: [], hand: ['silver quarter', 'gold quarter'], box: [] });
  });

  it('becomes answers: one step per piece, in order, as it lies', () => {
    let draft = draftOf(scene('value').view, 0);
    draft = move(draft, 2, 'row', 0);
    draft = flip(draft, 1);
    expect(answersOf(draft.row)).toEqual([
      'lay gold quarter over stone',
      'lay gold sixth over silver',
      'lay bronze quarter over silver',
    ]);
    expect(answersOf(toggleGap(draft, 1).row)[2]).toBe('skip bronze quarter over silver');
  });

  it('moves a piece between disc, hand and box', () => {
    const start = draftOf(scene('value').view, 0);
    const thrown = move(start, 0, 'box');
    expect(zoneOf(thrown, 0)).toBe('box');
    expect(words(thrown).row).toEqual(['silver quarter']);
    expect(words(move(thrown, 0, 'row', 1)).row).toEqual(['silver quarter', 'gold sixth']);
    expect(move(start, 99, 'box')).toBe(start);
  });

  it('is as long as its pieces', () => {
    const draft = draftOf(scene('value').view, 0);
    expect(laid(draft)).toMatchObject({ units: 10 });
    expect(laid(move(draft, 1, 'box'))).toMatchObject({ units: 4 });
  });
});
