import { describe, expect, it } from 'vitest';
import { router } from '../src/router/router.svelte';
import { parseRoute, seatToken } from '../src/router/routes';

describe('routes', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/new/gold', { page: 'new', game: 'gold' }],
    ['/new/gold/', { page: 'new', game: 'gold' }],
    ['/t/k7Qm2x', { page: 'table', table: 'k7Qm2x' }],
    ['/replay', { page: 'replay', table: null }],
    ['/replay/k7Qm2x', { page: 'replay', table: 'k7Qm2x' }],
    ['/rules/gold', { page: 'rules', game: 'gold' }],
    ['/me', { page: 'me' }],
    ['/t', { page: 'lost' }],
    ['/t/a/b', { page: 'lost' }],
    ['/t/<script>', { page: 'lost' }],
  ])('%s', (path, route) => {
    expect(parseRoute(path)).toEqual(route);
  });

  it('reads a seat link’s secret from the fragment only', () => {
    expect(seatToken('#seat=abc_DEF-123')).toBe('abc_DEF-123');
    expect(seatToken('#seat=short')).toBeNull();
    expect(seatToken('#GM-4.6')).toBeNull();
  });
});

describe('the router', () => {
  it('goes somewhere, and back', async () => {
    window.scrollTo = () => {};
    router.go('/rules/gold#GM-4.6');
    expect(router.route).toEqual({ page: 'rules', game: 'gold' });
    expect(router.hash).toBe('#GM-4.6');
    router.replace('/t/abc');
    expect(router.route).toEqual({ page: 'table', table: 'abc' });
  });

  it('follows links inside the house and leaves all others alone', () => {
    window.scrollTo = () => {};
    const clicked = (html: string) => {
      document.body.innerHTML = html;
      const link = document.body.firstElementChild as HTMLElement;
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      const guard = (e: MouseEvent) => {
        router.follow(e);
        const followed = e.defaultPrevented;
        e.preventDefault();
        link.dataset.followed = String(followed);
      };
      window.addEventListener('click', guard, { once: true });
      link.dispatchEvent(event);
      return link.dataset.followed === 'true';
    };
    expect(clicked('<a href="/new/gold">x</a>')).toBe(true);
    expect(clicked('<a href="/api/tables/x/log" download>x</a>')).toBe(false);
    expect(clicked('<a href="https://example.org/">x</a>')).toBe(false);
    expect(clicked('<a href="/t/x?board" target="_blank">x</a>')).toBe(false);
  });
});
