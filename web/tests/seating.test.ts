import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addSeats, addToken, keysOf } from '../src/session/keys';
import { Seating } from '../src/session/seating.svelte';
import { FakeSocket, TABLE, update } from './fakes';

function sit(boardOnly = false): Seating {
  const seating = new Seating({ table: TABLE, still: () => true, boardOnly });
  for (const socket of FakeSocket.all) socket.open();
  return seating;
}

function tellAll(waiting: number[]): void {
  for (const socket of FakeSocket.all) socket.tell({ ...update(1, 0), waiting });
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
});
afterEach(() => vi.unstubAllGlobals());

describe('the seats at this device', () => {
  it('are one spectator where there is none', () => {
    const seating = sit();
    expect(seating.seat).toBeNull();
    expect(seating.seated).toBe(false);
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: 'hello', token: null });
  });

  it('never use a seat’s secret on a shared screen', () => {
    addSeats('abc', 'gold', { 0: 'one' });
    sit(true);
    expect(FakeSocket.all.map((socket) => socket.sent[0]?.token)).toEqual([null]);
  });

  it('need no hand-over when there is one', () => {
    addSeats('abc', 'gold', { 1: 'one' });
    const seating = sit();
    tellAll([0, 1]);
    expect(seating.seat).toBe(1);
    expect(seating.cover).toBeNull();
    expect(seating.sealed).toBe(false);
  });

  it('stay covered until the right person takes the device', () => {
    addSeats('abc', 'gold', { 0: 'one', 2: 'two' });
    const seating = sit();
    tellAll([0, 1, 2]);
    expect(seating.sealed).toBe(true);
    expect(seating.cover).toBe(0);
    seating.take(0);
    expect(seating.cover).toBeNull();
    expect(seating.session?.token).toBe('one');
    tellAll([1, 2]);
    expect(seating.cover).toBe(2);
    seating.take(2);
    expect(seating.session?.token).toBe('two');
  });

  it('learn from the server which seat a link is for', () => {
    addToken('abc', 'secret-from-link');
    const seating = sit();
    expect(FakeSocket.all.map((socket) => socket.sent[0]?.token)).toEqual(['secret-from-link']);
    FakeSocket.last.tell({ ...update(1, 0), view: { seat: 3 } });
    seating.placeGuest();
    expect(seating.seat).toBe(3);
    expect(keysOf('abc')?.seats).toEqual({ 3: 'secret-from-link' });
  });

  it('become a spectator’s when the seat is given up', () => {
    addSeats('abc', 'gold', { 0: 'one' });
    const seating = sit();
    tellAll([0]);
    seating.giveUp(0);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'leave' });
    FakeSocket.last.close(4001);
    expect(seating.seat).toBeNull();
    expect(keysOf('abc')).toBeNull();
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: 'hello', token: null });
    expect(seating.session?.table).toEqual(TABLE);
  });

  it('leave the last table in sight when the page is left', () => {
    const seating = sit();
    tellAll([0]);
    seating.close();
    expect(seating.session?.table).toEqual(TABLE);
  });
});
