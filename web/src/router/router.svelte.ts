/** The page one is on. Links are plain anchors; those inside the house are followed here. */

import { parseRoute, type Route } from './routes';

class Router {
  #path = $state(location.pathname);
  hash = $state(location.hash);
  search = $state(location.search);

  route: Route = $derived(parseRoute(this.#path));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Changes the address without a step in the history. */
  replace(address: string): void {
    history.replaceState(history.state, '', address);
    this.#read();
  }

  /** For the whole page: follows links inside the house without loading anything. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };

  #read(): void {
    this.#path = location.pathname;
    this.hash = location.hash;
    this.search = location.search;
  }
}

export const router = new Router();
