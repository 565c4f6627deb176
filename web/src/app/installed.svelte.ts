/** The page as an app: its service worker, new versions of it, and the count on its icon. */

const LOOK_AGAIN = 3_600_000;

class Installed {
  /** A new version of the page is there and waits to be let in. */
  news = $state(false);
  #worker: ServiceWorkerRegistration | null = null;

  /** Once, when the page starts. Without a secure address there is no service worker. */
  async start(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    let controlled = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (controlled) location.reload(); // the first one changes nothing
      controlled = true;
    });
    // Forbidden, or a private window: the page does without.
    const worker = await navigator.serviceWorker.register('/sw.js').catch(() => null);
    if (!worker) return;
    this.#worker = worker;
    this.#watch(worker);
    setInterval(() => this.look(), LOOK_AGAIN);
    document.addEventListener('visibilitychange', () => void this.count());
    await this.count();
  }

  /** Is there a new version? Asked when the server has come back, too. */
  look(): void {
    this.#worker?.update().catch(() => {}); // offline
  }

  /** Lets the new version in; the page is loaded again by it. */
  renew(): void {
    this.#worker?.waiting?.postMessage('now');
  }

  /** Shows a notice from the page itself, while nobody looks at it. */
  async ring(title: string, body: string): Promise<void> {
    if (!this.#worker || Notification.permission !== 'granted') return;
    const url = `${location.origin}${location.pathname}`;
    const icon = '/icons/192.png';
    await this.#worker.showNotification(title, { body, icon, tag: url, data: { url } });
  }

  /** Who looks at a table needs no notice of it; the icon counts those that are left. */
  async count(): Promise<void> {
    if (document.hidden || !this.#worker) return;
    const here = `${location.origin}${location.pathname}`;
    const waiting = await this.#worker.getNotifications();
    for (const notice of waiting) if (notice.tag === here) notice.close();
    const left = waiting.filter((notice) => notice.tag !== here).length;
    if (!('setAppBadge' in navigator)) return;
    await (left ? navigator.setAppBadge(left) : navigator.clearAppBadge());
  }

  /** This browser's address for Web Push; asks the person first. Null where it may not be. */
  async subscription(key: string): Promise<PushSubscription | null> {
    if (!this.#worker || !('PushManager' in window)) return null;
    if ((await Notification.requestPermission()) !== 'granted') return null;
    const worker = await navigator.serviceWorker.ready;
    return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  }

  #watch(worker: ServiceWorkerRegistration): void {
    const look = () => (this.news = worker.waiting !== null && worker.active !== null);
    look();
    worker.addEventListener('updatefound', () => {
      worker.installing?.addEventListener('statechange', look);
    });
  }
}

export const installed = new Installed();
