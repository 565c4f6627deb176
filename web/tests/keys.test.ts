import { beforeEach, describe, expect, it } from 'vitest';
import {
  addSeats,
  addToken,
  allKeys,
  keysOf,
  placeToken,
  removeToken,
  setOver,
} from '../src/session/keys';

beforeEach(() => localStorage.clear());

describe('the seats kept at this device', () => {
  it('are remembered by table', () => {
    addSeats('abc', 'gold', { 0: 'one' });
    addSeats('abc', 'gold', { 2: 'two' });
    expect(keysOf('abc')?.seats).toEqual({ 0: 'one', 2: 'two' });
    expect(keysOf('xyz')).toBeNull();
  });

  it('take a seat link’s token once the seat is known', () => {
    addToken('abc', 'secret-1');
    addToken('abc', 'secret-1');
    expect(keysOf('abc')?.unplaced).toEqual(['secret-1']);
    placeToken('abc', 'secret-1', 3, 'gold');
    expect(keysOf('abc')).toMatchObject({ seats: { 3: 'secret-1' }, unplaced: [], game: 'gold' });
  });

  it('are forgotten with the last seat', () => {
    addSeats('abc', 'gold', { 0: 'one' });
    removeToken('abc', 'one');
    expect(allKeys()).toEqual({});
  });

  it('stay, however many, as long as their game is not over', () => {
    addSeats('first', 'gold', { 0: 'one' });
    for (let n = 0; n < 200; n++) addSeats(`t${n}`, 'gold', { 0: `token-${n}` });
    expect(keysOf('first')?.seats).toEqual({ 0: 'one' });
    for (let n = 0; n < 200; n++) setOver(`t${n}`, true);
    expect(Object.keys(allKeys())).toHaveLength(1 + 30);
    expect(keysOf('first')?.seats).toEqual({ 0: 'one' });
  });

  it('survive broken storage', () => {
    localStorage.setItem('ceiba.tables', '{broken');
    expect(allKeys()).toEqual({});
  });
});
