import { beforeEach, describe, expect, it } from 'vitest';
import { addSeats, addToken, allKeys, keysOf, placeToken, removeToken } from '../src/session/keys';

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

  it('survive broken storage', () => {
    localStorage.setItem('ceiba.tables', '{broken');
    expect(allKeys()).toEqual({});
  });
});
