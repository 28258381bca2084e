/**
 * The pages of collecting without a network. Promises: as long as the shop answers, pages come from it, so that nobody works with
 * a build of yesterday; when it does not, the page of this build with its files, which are nobody's (fetched as a stranger).
 * Calls are let pass: what a picker has loaded is kept by their own page (office/kept), never here.
 */

/** Replaced by the build (tools/build/pick-worker.ts): another build is another worker with files of its own. */
const BUILD = 'build-mark';
const FILES: readonly string[] = 'build-files'.split(' ');

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface AskedEvent extends LastingEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void;
}

const worker = self as unknown as Worker;
const SHELLS = 'office-pick-';
const SHELL = `${SHELLS}${BUILD}`;
const PICTURES = 'office-pictures';
const MOST_PICTURES = 120;
const PAGE = '/office/pick';
/** In a store the network is often there and brings nothing. */
const PATIENCE_MS = 4000;

async function fetchWhole(address: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(address, { credentials: 'omit', cache });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response;
}

/** The page and all that its screens need; while shops of two builds serve side by side, none of a mixture. */
async function keepShell(): Promise<void> {
  const page = await fetchWhole(PAGE, 'no-store');
  const html = await page.clone().text();
  const own = [...html.matchAll(/(?:href|src)="(\/office\/[^"]+)"/g)].map(([, file]) => file ?? '');
  if (own.some((file) => file.startsWith('/office/assets/') && !FILES.includes(file)))
    throw new Error('the page is of another build');
  const cache = await caches.open(SHELL);
  await Promise.all(
    [...new Set([...FILES, ...own])].map(async (file) => cache.put(file, await fetchWhole(file, 'default'))),
  );
  await cache.put(PAGE, page);
  await worker.skipWaiting();
}

/** A page that is still open has been drawn by the build before: its files stay until the next one comes. */
async function dropOld(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(SHELLS) && name !== SHELL);
  await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function openPage(request: Request): Promise<Response> {
  const kept = await caches.match(PAGE, { cacheName: SHELL });
  if (!kept) return fetch(request);
  const fromShop = fetch(request).then(
    (response) => (response.status >= 502 ? kept : response),
    () => kept,
  );
  return Promise.race([fromShop, new Promise<Response>((done) => setTimeout(done, PATIENCE_MS, kept))]);
}

/** Names change with contents. What a screen has asked for once (the reader of codes) is there the next time. */
async function openFile(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(SHELL)).put(request, response.clone());
  return response;
}

async function openPicture(request: Request): Promise<Response> {
  const cache = await caches.open(PICTURES);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    const keys = await cache.keys();
    await Promise.all(
      keys.slice(0, Math.max(0, keys.length - MOST_PICTURES)).map((key) => cache.delete(key)),
    );
  }
  return response;
}

worker.addEventListener('install', (event) => event.waitUntil(keepShell()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOld()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    // The browser asks by the beginning of the address: `/office/pickets` is none of ours.
    if (/^\/office\/pick(\/|$)/.test(pathname)) event.respondWith(openPage(request));
  } else if (/^\/office\/(assets\/|favicon\.svg$)/.test(pathname)) event.respondWith(openFile(request));
  else if (pathname.startsWith('/img/p/')) event.respondWith(openPicture(request));
});
