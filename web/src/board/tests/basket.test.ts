import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { makeSay } from '../../text/say';
import BasketTray from '../BasketTray.svelte';
import { putAway, send, show } from '../testing';
import { basketOf, signs } from './basket.svelte';

afterEach(putAway);
function button(page: HTMLElement, label: string): HTMLButtonElement {
  const found = [...page.querySelectorAll('button')].find((one) =>
    [one.ariaLabel, one.getAttribute('aria-label'), one.textContent?.trim()].includes(label),
  );
  if (!found) throw new Error(`there is no button “${label}”`);
  return found;
}

it('three goods are paid in one step, and no more is answered than is asked', async () => {
  const { basket, options, preview } = basketOf({ maize: 3, cacao: 1 }, { maize: 2, cacao: 1 });
  const say = makeSay('fr', 'balam');
  const page = show(BasketTray, { basket, options, say, sign: signs });
  expect(page.textContent).toContain('en stock\u00a0: 3');
  button(page, 'Un de moins\u00a0: cacao').click();
  flushSync();
  expect(button(page, 'Encore 1 à choisir').disabled).toBe(true);
  button(page, 'Un de plus\u00a0: maïs').click();
  flushSync();
  button(page, 'Valider').click();
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  expect(preview).toHaveBeenCalledTimes(2);
  expect(send).toHaveBeenCalledWith(['pay maize', 'pay maize', 'pay maize']);
});

it('one more of something takes the place of another where the basket is full', async () => {
  const { basket } = basketOf({ maize: 3, cacao: 2 }, { maize: 3, cacao: 0 });
  basket.add('pay cacao', 1);
  expect([basket.of('pay maize'), basket.of('pay cacao'), basket.open]).toEqual([2, 1, 0]);
  await basket.commit();
  expect(send).toHaveBeenCalledWith(['pay maize', 'pay maize', 'pay cacao']);
});
