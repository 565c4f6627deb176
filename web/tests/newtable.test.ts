import { describe, expect, it } from 'vitest';
import { seatsFor, wishes, withKind } from '../src/newtable/seats';

describe('setting a table', () => {
  it('puts me first and the wished company after', () => {
    expect(seatsFor('friends', 3, 'adept').map((seat) => seat.kind)).toEqual([
      'me',
      'open',
      'open',
    ]);
  });

  it('has only one of me', () => {
    const seats = withKind(seatsFor('bots', 3, 'adept'), 2, 'me');
    expect(seats.map((seat) => seat.kind)).toEqual(['bot', 'bot', 'me']);
  });

  it('asks the server for exactly that', () => {
    const seats = withKind(seatsFor('bots', 3, 'adept'), 1, 'local');
    expect(wishes(seats, 'Ana', (seat) => `Joueur ${seat + 1}`)).toEqual([
      { kind: 'me', name: 'Ana' },
      { kind: 'local', name: 'Joueur 2' },
      { kind: 'bot', level: 'adept' },
    ]);
  });
});
