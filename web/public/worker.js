/* Keeps the shell of the page, so that it opens at once and also where there is no network. */

const CACHE = 'stado-shell';
const KEPT = /^\/(assets|locales)\/|^\/(icon.*\.svg|manifest\.webmanifest)$/;

/** The page and everything that it names. */
async function keepShell() {
  const cache = await caches.open(CACHE);
  const page = await fetch('/', { cache: 'no-cache' });
  if (!page.ok) return;
  const text = await page.clone().text();
  await cache.put('/', page);
  const named = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path);
  await Promise.all(named.map((path) => cache.add(path)));
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

/** The network's answer, kept for when there is none. */
async function freshOrKept(request, key) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

/** What is kept; a file whose name holds its hash never changes. */
async function keptOrFresh(request) {
  const kept = await (await caches.open(CACHE)).match(request);
  return kept ?? freshOrKept(request, request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(freshOrKept(request, '/'));
  else if (address.pathname.startsWith('/assets/')) event.respondWith(keptOrFresh(request));
  else if (KEPT.test(address.pathname)) event.respondWith(freshOrKept(request, request));
});
