/* Keeps the page, so that it opens at once and also where there is no network. */

// A site without a server is kept whole: `stado site` writes here its files, each with its size and its SHA-256.
const SITE = null;
const ROOT = new URL('./', location.href);
const CACHE = SITE ? `stado ${ROOT.pathname}` : 'stado-shell';
const KEPT = /^\/(assets|locales|runtime)\/|^\/(icon.*\.svg|manifest\.webmanifest|catalog\.json)$/;
// Plain hosts may not know these.
const TYPES = { mjs: 'text/javascript', wasm: 'application/wasm' };

/** Where a file of the site is kept: another content is another place, so versions do not disturb each other. */
const place = (path) => new URL(`${path}?${SITE[path].hash}`, ROOT).href;

async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Fetches a file, and keeps it if it came whole. */
async function keepFile(cache, path) {
  const response = await fetch(new URL(path, ROOT), { cache: 'no-cache' });
  const bytes = await response.arrayBuffer();
  if (!response.ok || (await hashOf(bytes)) !== SITE[path].hash) throw new Error(path);
  const type = TYPES[path.split('.').pop()] ?? response.headers.get('Content-Type') ?? '';
  await cache.put(place(path), new Response(bytes, { headers: { 'Content-Type': type } }));
}

/** Fetches what is not kept yet; the runtime, which the page has fetched, is kept by it. */
async function keepSite() {
  const cache = await caches.open(CACHE);
  const keepMissing = async (path) => (await cache.match(place(path))) ?? keepFile(cache, path);
  await Promise.all(Object.keys(SITE).map(keepMissing));
}

/** Drops what only older versions had. */
async function tidySite() {
  const cache = await caches.open(CACHE);
  const ours = new Set(Object.keys(SITE).map(place));
  for (const { url } of await cache.keys()) if (!ours.has(url)) await cache.delete(url);
}

/** A file of the site. */
async function keptSite(request, path) {
  const kept = await (await caches.open(CACHE)).match(place(path));
  return kept ?? fetch(request);
}

/** The server's page and everything that it names. */
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
  // A newer version of a site waits until it is asked for, or no page of the older one is open.
  event.waitUntil(SITE ? keepSite() : keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil((SITE ? tidySite() : Promise.resolve()).then(() => self.clients.claim()));
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

function answerFromSite(event, address) {
  if (!address.pathname.startsWith(ROOT.pathname)) return;
  // Pages that lie beside, such as the documentation, are not kept.
  const path = address.pathname.slice(ROOT.pathname.length) || 'index.html';
  if (SITE[path]) event.respondWith(keptSite(event.request, path));
}

function answerForServer(event, address) {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(freshOrKept(request, '/'));
  else if (address.pathname.startsWith('/assets/')) event.respondWith(keptOrFresh(request));
  else if (KEPT.test(address.pathname)) event.respondWith(freshOrKept(request, request));
}

self.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== 'GET' || address.origin !== location.origin) return;
  if (SITE) answerFromSite(event, address);
  else answerForServer(event, address);
});
