import { describe, expect, it } from 'vitest';
import { bundleOf } from '../src/text/bundles';
import { saying, sayWith, telling } from '../src/text/say';

const seat = (name: string) => ({ is: 'seat' as const, name });
const thing = (name: string) => ({ is: 'thing' as const, name });

const FRENCH = `
list-and = et
list-none = rien
name-gold-sixth = un sixième d'or
name-all-equal = tout le monde a misé pareil
event-won = { $seat } emporte { $piece } pour { $bid ->
    [one] une perle
   *[other] { $bid } perles
  }.
event-opened = Les mains s'ouvrent : { $bids }.
event-out = { $seats } s'éliminent.
event-lost = Vente annulée, { $reason }.
refusal-bid-too-high = Trop : { $bid }.
problem-stale = Trop tard.
refusal-not-now = Non : { $asked }
hello = Bonjour { $name }
`;

const say = sayWith(bundleOf('fr', [FRENCH]), 'fr', ['Ana', 'Bo', 'Chan']);

describe('say', () => {
  it('turns seats into names, things into their names, and leaves numbers to the plural', () => {
    expect(say('event-won', { seat: seat('B'), piece: thing('gold sixth'), bid: 1 })).toBe(
      "Bo emporte un sixième d'or pour une perle.",
    );
    expect(say('event-won', { seat: seat('A'), piece: thing('gold sixth'), bid: 4 })).toContain(
      '4 perles',
    );
  });

  it('calls in English what came with the table and has no name in this language', () => {
    const wall = { ...thing('old_wall'), called: { en: 'the old wall' } };
    expect(say('event-lost', { reason: wall })).toBe('Vente annulée, the old wall.');
  });

  it('joins numbers by dots and names as the language does', () => {
    expect(say('event-opened', { bids: [2, 0, 3] })).toBe(
      "Les mains s'ouvrent : 2\u00a0· 0\u00a0· 3.",
    );
    expect(say('event-out', { seats: ['A', 'B', 'C'].map(seat) })).toBe(
      "Ana, Bo et Chan s'éliminent.",
    );
    expect(say('event-out', { seats: ['A', 'C'].map(seat) })).toBe("Ana et Chan s'éliminent.");
    expect(say('event-out', { seats: [] })).toBe("rien s'éliminent.");
  });

  it('finds names written with underscores, and keeps unknown words', () => {
    expect(say('event-lost', { reason: thing('all_equal') })).toContain(
      'tout le monde a misé pareil',
    );
    expect(say('event-lost', { reason: thing('no such thing') })).toContain('no such thing');
  });

  it('says the key where there is no text', () => {
    expect(say('event-unheard')).toBe('event-unheard');
  });

  it('puts what people typed into plain texts untouched', () => {
    expect(say.plain('hello', { name: 'A' })).toBe('Bonjour A');
  });

  it('leaves a bare string as somebody wrote it', () => {
    expect(say('hello', { name: 'A' })).toBe('Bonjour A');
  });

  it('says events, refusals and problems by the id of their text', () => {
    expect(telling(say, { kind: 'out', clause: 'GM-4.4', seats: [seat('A')] })).toBe(
      "Ana s'éliminent.",
    );
    const refusal = { message: 'refusal-bid-too-high', clause: 'GM-R8', bid: 9 };
    expect(saying(say, refusal)).toBe('Trop : 9.');
    expect(saying(say, { message: 'problem-stale', clause: '' })).toBe('Trop tard.');
  });

  it('says a question inside another sentence in its own words', () => {
    const asked = { message: 'problem-stale', clause: '' };
    expect(saying(say, { message: 'refusal-not-now', clause: '', asked })).toBe('Non : Trop tard.');
  });
});
