import { describe, expect, it } from 'vitest';
import { bundleOf } from '../src/text/bundles';
import { saying, sayWith } from '../src/text/say';

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
hello = Bonjour { $name }
`;

const say = sayWith(bundleOf('fr', [FRENCH]), 'fr', ['Ana', 'Bo', 'Chan']);

describe('say', () => {
  it('turns seats into names, things into their names, and leaves numbers to the plural', () => {
    expect(say('event-won', { seat: 'B', piece: 'gold sixth', bid: 1 })).toBe(
      "Bo emporte un sixième d'or pour une perle.",
    );
    expect(say('event-won', { seat: 'A', piece: 'gold sixth', bid: 4 })).toContain('4 perles');
  });

  it('joins numbers by dots and names as the language does', () => {
    expect(say('event-opened', { bids: [2, 0, 3] })).toBe(
      "Les mains s'ouvrent : 2\u00a0· 0\u00a0· 3.",
    );
    expect(say('event-out', { seats: ['A', 'B', 'C'] })).toBe("Ana, Bo et Chan s'éliminent.");
    expect(say('event-out', { seats: ['A', 'C'] })).toBe("Ana et Chan s'éliminent.");
    expect(say('event-out', { seats: [] })).toBe("rien s'éliminent.");
  });

  it('finds names written with underscores, and keeps unknown words', () => {
    expect(say('event-lost', { reason: 'all_equal' })).toContain('tout le monde a misé pareil');
    expect(say('event-lost', { reason: 'no such thing' })).toContain('no such thing');
  });

  it('says the key where there is no text', () => {
    expect(say('event-unheard')).toBe('event-unheard');
  });

  it('puts what people typed into plain texts untouched', () => {
    expect(say.plain('hello', { name: 'A' })).toBe('Bonjour A');
  });

  it('says refusals and problems with or without their prefix', () => {
    const refusal = { key: 'bid_too_high', data: { bid: 9 }, clause: 'GM-R8' };
    expect(saying(say, 'refusal', refusal)).toBe('Trop : 9.');
    expect(saying(say, 'refusal', { key: 'problem-stale', data: {}, clause: '' })).toBe(
      'Trop tard.',
    );
  });
});
