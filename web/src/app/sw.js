/*
 * The service worker: starts the page without a network, keeps games that were looked at, and rings.
 *
 * A page always comes from the server while that can be reached, so no old client ever meets a new
 * server; what is kept of an older build goes when this one takes over. The socket and whatever
 * changes something are never touched. BUILD and FILES are put in by vite.config.ts.
 */
const BUILD = '__BUILD__';
const FILES = '__FILES__'.split(' ');
const SHELL = `ceiba-${BUILD}`;
const GAMES = 'ceiba-games';
const KEPT = 100;
const LOOKED_AT = /^\/api\/(games(\/\w+\/primer)?|levels|tables\/[\w-]+(\/replay)?)$/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('message', (event) => {
  if (event.data === 'now') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (LOOKED_AT.test(pathname)) event.respondWith(lookedAt(request));
});

self.addEventListener('push', (event) => {
  event.waitUntil(ring(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('ceiba-') && ![SHELL, GAMES].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function page(request) {
  try {
    return await fetch(request);
  } catch (offline) {
    const kept = await caches.match('/', { cacheName: SHELL });
    if (!kept) throw offline;
    return kept;
  }
}

/** Its name has a hash: what is kept is what the server would send. */
async function asset(request) {
  return (await caches.match(request, { cacheName: SHELL })) ?? fetch(request);
}

async function lookedAt(request) {
  const games = await caches.open(GAMES);
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(games, request, answer.clone());
    return answer;
  } catch (offline) {
    const kept = await games.match(request);
    if (!kept) throw offline;
    return kept;
  }
}

async function keep(games, request, answer) {
  await games.put(request, answer);
  const all = await games.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - KEPT)).map((one) => games.delete(one)));
}

/** One notice a table; how many there are is told by the icon. */
async function ring({ title, body, url }) {
  await self.registration.showNotification(title, {
    body,
    icon: '/icons/192.png',
    badge: '/icons/badge.png',
    tag: url,
    data: { url },
  });
  const waiting = await self.registration.getNotifications();
  await self.navigator.setAppBadge?.(waiting.length);
}

async function open(url) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find((one) => one.url.split('#')[0] === url) ?? pages[0];
  if (!there) return self.clients.openWindow(url);
  await there.focus();
  if (there.url.split('#')[0] !== url) await there.navigate(url);
}
