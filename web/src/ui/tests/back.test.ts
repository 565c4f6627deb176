import { afterEach, describe, expect, it, vi } from 'vitest';
import { Over } from './over.svelte';

const back = (): Promise<unknown> => {
  const gone = new Promise((told) => addEventListener('popstate', told, { once: true }));
  history.back();
  return gone;
};

describe('Back', () => {
  let all: Over[] = [];
  const over = (): Over => {
    const one = new Over();
    all.push(one);
    return one;
  };
  afterEach(() => {
    for (const one of all) one.forget();
    all = [];
  });

  it('closes what lies on top, and leaves the page where it was', async () => {
    const card = over();
    await back();
    expect(card.open).toBe(false);
    expect(history.state?.over).toBeUndefined();
  });

  it('leaves open what opened as something else closed', async () => {
    const card = over();
    card.close();
    const sheet = over();
    await new Promise((later) => setTimeout(later));
    expect(sheet.open).toBe(true);
    await back();
    expect(sheet.open).toBe(false);
  });

  it('leaves open what opened while the browser still steps back from something else', async () => {
    const stepping = vi.spyOn(history, 'back').mockReturnValue();
    const card = over();
    card.close();
    await vi.waitFor(() => expect(stepping).toHaveBeenCalled());
    stepping.mockRestore();
    const sheet = over();
    await back();
    expect(sheet.open).toBe(true);
    await back();
    expect(sheet.open).toBe(false);
  });
});
