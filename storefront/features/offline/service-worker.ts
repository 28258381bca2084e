/**
 * The shop without a network. Promises: pages and data always come from the server, so that nobody ever sees a build of
 * yesterday or something private of somebody else; only when the server cannot be reached, the offline page of this build.
 * Keeps nothing but that page with its files (fetched as a stranger) and pictures of goods under their lasting addresses.
 */

/** Replaced by the build (tools/build/service-worker.ts): another build is another worker. */
const BUILD = 'build-mark';

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface AskedEvent extends LastingEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  registration: { navigationPreload?: { enable(): Promise<void> } };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

const worker = self as unknown as Worker;
const SHELL = `shell-${BUILD}`;
const PICTURES = 'pictures';
const MOST_PICTURES = 120;
const PAGES = ['/offline', '/kz/offline'];

/** The page and every file it names. Fetched without cookies: it must be nobody's. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(SHELL);
  for (const page of PAGES) {
    const response = await fetch(page, { credentials: 'omit', cache: 'no-store' });
    if (!response.ok) throw new Error(`${page} answers ${response.status}`);
    const html = await response.clone().text();
    const files = [...html.matchAll(/(?:href|src)="(\/(?:assets|icons)\/[^"]+|\/favicon\.svg)"/g)].map(
      ([, file]) => file ?? '',
    );
    await cache.put(page, response);
    await Promise.all(
      [...new Set(files)].map(async (file) => {
        const found = await fetch(file, { credentials: 'omit' });
        if (!found.ok) throw new Error(`${file} answers ${found.status}`);
        await cache.put(file, found);
      }),
    );
  }
}

async function dropOld(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    // The office keeps files of its own on the same origin.
    names.filter((name) => name.startsWith('shell-') && name !== SHELL).map((name) => caches.delete(name)),
  );
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

async function openPage(event: AskedEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const { pathname } = new URL(event.request.url);
    const page = await caches.match(/^\/kz(\/|$)/.test(pathname) ? '/kz/offline' : '/offline', {
      cacheName: SHELL,
    });
    return page ?? Response.error();
  }
}

/** The kept file where there is one; its name changes with its content. */
async function openFile(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: SHELL })) ?? fetch(request);
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
worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  // The office is nobody's but its own: no page of the storefront stands in for it.
  if (/^\/office(\/|$)/.test(url.pathname)) return;
  if (request.mode === 'navigate') return event.respondWith(openPage(event));
  if (/^\/(assets|icons)\/|^\/favicon\.svg$/.test(url.pathname)) return event.respondWith(openFile(request));
  if (url.pathname.startsWith('/img/p/') && url.searchParams.has('v'))
    event.respondWith(openPicture(request));
});
