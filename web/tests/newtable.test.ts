import { describe, expect, it } from 'vitest';
import { refusedOption } from '../src/newtable/refusedOption';
import { seatsFor, wishes, withKind } from '../src/newtable/seats';
import { strengthOf } from '../src/newtable/strength';
import { makeSay } from '../src/text/say';

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

describe('an option that is not accepted', () => {
  it('is explained with the words somebody wrote, in either language', () => {
    const said = {
      message: 'bad-map-district-twice',
      clause: 'PR-R64',
      first: 1,
      second: 6,
      name: 'palace',
    };
    expect(refusedOption(makeSay('fr', 'pacal'), said)).toBe(
      'Cette option n’est pas acceptée\u00a0: les quartiers 1 et 6 sont tous deux «\u00a0palace\u00a0».',
    );
    expect(refusedOption(makeSay('en', 'pacal'), said)).toBe(
      'This option is not accepted: districts 1 and 6 are both “palace”.',
    );
  });
});

describe('how strong a level is', () => {
  const rung = { below: 'novice', low: 0.5, high: 0.9, points: 4, proven: true };
  const measured = [
    { ...rung, players: 2, level: 'adept', games: 40, wins: 39 },
    { ...rung, players: 4, level: 'adept', games: 40, wins: 15.5 },
    { ...rung, players: 4, level: 'master', below: 'adept', games: 40, wins: 10, proven: false },
    { ...rung, players: 3, level: 'master', below: 'adept', games: 9, wins: 5, proven: false },
    { ...rung, players: 3, level: 'adept', games: 9, wins: 9 },
  ];
  const said = (players: number, level: string) =>
    strengthOf(makeSay('fr', 'gold'), measured, players, level, 'beginner');

  it('is told by wins against the level below, where all is won only if all was won', () => {
    const interval = 'parties\u00a0: de 5 à 9 sur\u00a010, sûr à 95\u00a0%.';
    expect(said(2, 'adept')).toBe(
      `Gagne 9\u00a0parties sur\u00a010 contre Apprenti. Mesuré sur 40\u00a0${interval}`,
    );
    expect(said(4, 'adept')).toBe(
      'Gagne 4\u00a0parties sur\u00a010, seul contre 3\u00a0×\u00a0Apprenti\u00a0; 2,5 serait l’équilibre. ' +
        `Mesuré sur 40\u00a0${interval}`,
    );
    expect(said(3, 'adept')).toContain(`Mesuré sur 9\u00a0${interval}`);
  });

  it('is not claimed where it was not shown, and unknown where few games did not show it, or none', () => {
    expect(said(4, 'master')).toBe('À ce nombre de joueurs, pas nettement plus fort que Scribe.');
    const unknown = 'Sa force n’a pas encore été mesurée à ce nombre de joueurs.';
    expect(said(3, 'master')).toBe(unknown);
    expect(said(2, 'master')).toBe(unknown);
    expect(said(2, 'beginner')).toBe('');
  });
});
