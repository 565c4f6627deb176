import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Session } from '../src/session/session.svelte';
import { event, FakeSocket, TABLE, update } from './fakes';

function open(still = false): Session {
  const session = new Session({ table: TABLE, token: 'secret', still: () => still });
  FakeSocket.last.open();
  return session;
}

function hello(seen: number): object {
  return {
    type: 'hello',
    token: 'secret',
    name: '',
    seen,
    heard: 0,
    patches: true,
    foresight: true,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a session', () => {
  it('says hello with its token, and shows the first update without playing it', () => {
    const session = open();
    expect(FakeSocket.last.url).toMatch(/\/ws\/tables\/abc$/);
    expect(FakeSocket.last.sent).toEqual([hello(0)]);
    FakeSocket.last.tell(update(3, 0, [event(1), event(2), event(3)]));
    expect(session.story).toHaveLength(3);
    expect(session.fresh).toEqual([]);
    expect(session.settled).toBe(true);
    session.close();
  });

  it('puts a patch over the last update, shown or not', () => {
    const session = open();
    const first = update(1, 0);
    FakeSocket.last.tell({ ...first, view: { seat: 0, bag: 9, slots: [1] }, waiting: [0] });
    const nothing = { type: 'patch' as const, since: 1, events: [], table: {}, fields: {} };
    FakeSocket.last.tell({ ...nothing, seq: 2, view: { bag: 8 }, fields: { waiting: [1] } });
    FakeSocket.last.tell({ ...nothing, seq: 3, since: 2, view: {}, table: { status: 'over' } });
    session.skip();
    expect(session.shown).toEqual({
      ...first,
      seq: 3,
      since: 2,
      view: { seat: 0, bag: 8, slots: [1] },
      waiting: [1],
      table: { ...TABLE, status: 'over' },
    });
    session.close();
  });

  it('shows the next update when the board rests, and asks when nothing waits any more', () => {
    const session = open();
    session.attach();
    FakeSocket.last.tell(update(1, 0));
    session.rested(session.step);
    expect(session.decision?.asked).toBe(1);
    FakeSocket.last.tell(update(2, 1, [event(2)]));
    FakeSocket.last.tell(update(3, 2, [event(3)]));
    expect(session.shown?.seq).toBe(2);
    expect(session.decision).toBeNull();
    session.answer(['bid 3']);
    expect(FakeSocket.last.sent).toHaveLength(1);
    session.rested(session.step - 1); // late: of a step that is no longer shown
    expect(session.shown?.seq).toBe(2);
    session.rested(session.step);
    expect(session.shown?.seq).toBe(3);
    expect(session.settled).toBe(false);
    session.rested(session.step);
    expect(session.decision?.asked).toBe(3);
    expect(session.step).toBe(3);
    session.close();
  });

  it('leaves a question where it is while others move: whoever answers it goes on', () => {
    const session = open();
    session.attach();
    FakeSocket.last.tell(update(1, 0));
    session.rested(session.step);
    const { decision } = update(1, 0);
    FakeSocket.last.tell({ ...update(2, 1, [event(2)]), decision });
    expect([session.settled, session.decision?.asked]).toEqual([false, 1]);
    session.answer(['bid 3']);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'answer', asked: 1, answers: ['bid 3'] });
    session.close();
  });

  it('asks the board to hurry where much waits', () => {
    const session = open();
    session.attach();
    FakeSocket.last.tell(update(1, 0));
    expect(session.speed).toBe(1);
    for (let seq = 2; seq < 11; seq += 1) FakeSocket.last.tell(update(seq, seq - 1, [event(seq)]));
    expect(session.speed).toBeGreaterThan(2);
    session.close();
  });

  it('skips to the end without losing a line of the story', () => {
    const session = open();
    session.attach();
    FakeSocket.last.tell(update(1, 0));
    session.rested(session.step);
    for (let seq = 2; seq < 6; seq += 1) FakeSocket.last.tell(update(seq, seq - 1, [event(seq)]));
    session.skip();
    expect(session.shown?.seq).toBe(5);
    expect([session.still, session.settled]).toEqual([true, false]);
    session.rested(session.step);
    expect(session.story.map((one) => one.seq)).toEqual([2, 3, 4, 5]);
    expect(session.settled).toBe(true);
    session.close();
  });

  it('hushes a board that plays the last update', () => {
    const session = open();
    session.attach();
    FakeSocket.last.tell(update(1, 0));
    session.rested(session.step);
    FakeSocket.last.tell(update(2, 1, [event(2)]));
    expect(session.still).toBe(false);
    session.skip();
    expect([session.still, session.settled]).toEqual([true, false]);
    session.rested(session.step);
    expect(session.settled).toBe(true);
    session.close();
  });

  it('shows everything at once where motion is unwanted, or no board is there to move', () => {
    for (const still of [true, false]) {
      const session = open(still);
      const taken = session.attach();
      FakeSocket.last.tell(update(1, 0));
      session.rested(session.step);
      FakeSocket.last.tell(update(2, 1, [event(2)]));
      taken();
      FakeSocket.last.tell(update(3, 2, [event(3)]));
      expect(session.shown?.seq).toBe(3);
      expect(session.settled).toBe(true);
      session.close();
    }
  });

  it('begins anew where the story changed, as after an undo', () => {
    const session = open();
    FakeSocket.last.tell(update(2, 0, [event(1), event(2)]));
    FakeSocket.last.tell(update(3, 0, [event(1)]));
    expect(session.story.map((one) => one.seq)).toEqual([1]);
    expect(session.fresh).toEqual([]);
    session.close();
  });

  it('tells of an undo, and of one that was declined', () => {
    const session = open();
    FakeSocket.last.tell(update(2, 0, [event(1), event(2)]));
    const taken = { seq: 3, event: { kind: 'answer_taken_back', clause: '' } };
    FakeSocket.last.tell(update(3, 0, [event(1), taken]));
    expect(session.fresh).toEqual([taken]);
    expect(session.story.map((one) => one.seq)).toEqual([1, 3]);
    FakeSocket.last.tell({ type: 'undo_declined', seat: 0, by: 1 });
    expect(session.declined).toMatchObject({ seat: 0, by: 1 });
    FakeSocket.last.tell(update(4, 3, [event(4)]));
    expect(session.declined).toBeNull();
    session.close();
  });

  it('answers with what was asked, and is busy until the server reacts', () => {
    const session = open();
    FakeSocket.last.tell(update(7, 0));
    session.answer(['bid 3']);
    session.answer(['bid 4']);
    expect(FakeSocket.last.sent.slice(1)).toEqual([
      { type: 'answer', asked: 7, answers: ['bid 3'] },
    ]);
    expect(session.busy).toBe(true);
    const said = { message: 'problem-stale', clause: '' };
    FakeSocket.last.tell({ type: 'problem', code: 'stale', said, id: null });
    expect(session.busy).toBe(false);
    expect(session.problem?.said).toEqual(said);
    session.close();
  });

  it('does not look ahead once an answer is on its way, and is not blamed for what came late', async () => {
    const session = open();
    FakeSocket.last.tell(update(7, 0));
    const early = session.preview(['bid 1']);
    session.answer(['bid 3']);
    await expect(session.preview(['bid 2'])).rejects.toThrow();
    expect(FakeSocket.last.sent.map((one) => one['type'])).toEqual(['hello', 'preview', 'answer']);
    const said = { message: 'problem-stale', clause: '' };
    const id = Number(FakeSocket.last.sent[1]?.['id']);
    FakeSocket.last.tell({ type: 'problem', code: 'stale', said, id });
    await expect(early).rejects.toThrow();
    expect(session.problem).toBeNull();
    expect(session.busy).toBe(true);
    session.close();
  });

  it('says so when the line hangs, and comes back', () => {
    const session = open();
    FakeSocket.last.tell(update(1, 0));
    vi.advanceTimersByTime(8000);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'ping' });
    FakeSocket.last.tell({ type: 'pong', now: 0 });
    vi.advanceTimersByTime(8000 + 5900);
    expect(session.link).toBe('live');
    const hung = FakeSocket.last;
    vi.advanceTimersByTime(200);
    expect(session.link).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.last).not.toBe(hung);
    session.close();
  });

  it('says so sooner where something was answered, however much is asked besides', async () => {
    const session = open();
    FakeSocket.last.tell(update(1, 0));
    for (let i = 0; i < 10; i += 1) {
      session.preview(['bid 1']).catch(() => {});
      vi.advanceTimersByTime(720);
    }
    expect(session.link).toBe('lost');
    session.close();
  });

  it('comes back by itself, later each time, and says what it has seen', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const session = open();
    FakeSocket.last.tell(update(4, 0));
    FakeSocket.last.close();
    expect(session.link).toBe('lost');
    expect(session.busy).toBe(true);
    vi.advanceTimersByTime(500);
    FakeSocket.last.close();
    vi.advanceTimersByTime(900);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(100);
    expect(FakeSocket.all).toHaveLength(3);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([hello(4)]);
    expect(session.link).toBe('connecting');
    FakeSocket.last.tell(update(4, 4));
    expect(session.link).toBe('live');
    session.close();
  });

  it('asks again when it missed something', () => {
    const session = open();
    FakeSocket.last.tell(update(1, 0));
    FakeSocket.last.tell(update(9, 8, [event(9)]));
    expect(session.shown?.seq).toBe(1);
    expect(session.link).toBe('lost');
    session.close();
  });

  it('hears each line of chat once, though it may be told again', () => {
    const session = open();
    FakeSocket.last.tell(update(1, 0));
    const line = {
      type: 'said',
      number: 1,
      seat: 0,
      name: 'Ana',
      text: 'hola',
      hinted: false,
      phrase: null,
    } as const;
    FakeSocket.last.tell(line);
    FakeSocket.last.tell(line);
    expect(session.chat).toHaveLength(1);
    session.close();
  });

  it('stays away when the server will not have it', () => {
    const session = open();
    FakeSocket.last.close(4404);
    vi.advanceTimersByTime(60_000);
    expect(session.link).toBe('closed');
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('matches previews to their questions, and gives up on lost ones', async () => {
    const session = open();
    FakeSocket.last.tell(update(1, 0));
    const first = session.preview(['lay gold sixth over silver']);
    const second = session.preview([]);
    const reply = {
      type: 'previewed',
      accepted: 0,
      refusal: null,
      view: null,
      decision: null,
    } as const;
    FakeSocket.last.tell({ ...reply, id: 2 });
    await expect(second).resolves.toMatchObject({ id: 2 });
    FakeSocket.last.close();
    await expect(first).rejects.toThrow();
    session.close();
  });
});
