/**
 * One browser for all files that a worker runs (another where pictures are looked at), and its contexts used again: a visit with the files of the shop already
 * in the browser's cache takes half of what a first one takes. What a visitor leaves (cookies, storage) is wiped
 * before the next one comes. Relies on the worker keeping its modules between files (`isolate: false`).
 */
import type { Browser, BrowserContext } from 'playwright-core';
import { launchBrowser } from '#tests/browser.ts';

export interface ContextKind {
  width: number;
  height: number;
  javaScriptEnabled: boolean;
  /** Most journeys watch requests, which a service worker would hide from them. */
  hasWorker: boolean;
  /** Only what is about pictures has them drawn, by a browser of its own. */
  hasPictures: boolean;
}

/** A busy machine is slow, not wrong; what is right comes at once all the same. */
export const PATIENCE_MS = 30_000;

const browsers = new Map<boolean, Promise<Browser>>();
const idle = new Map<string, BrowserContext[]>();
const kinds = new WeakMap<BrowserContext, string>();

export async function takeContext(shop: string, kind: ContextKind): Promise<BrowserContext> {
  const key = JSON.stringify(kind);
  const kept = idle.get(key)?.pop();
  if (kept) return kept;
  const { width, height, javaScriptEnabled, hasWorker, hasPictures } = kind;
  const browser = browsers.get(hasPictures) ?? launchBrowser({ hasPictures });
  browsers.set(hasPictures, browser);
  const context = await (await browser).newContext({
    baseURL: shop,
    viewport: { width, height },
    hasTouch: width < 768,
    javaScriptEnabled,
    reducedMotion: 'reduce',
    locale: 'ru-KZ',
    serviceWorkers: hasWorker ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  kinds.set(context, key);
  return context;
}

export async function giveContextBack(shop: string, context: BrowserContext): Promise<void> {
  const [last, ...others] = context.pages();
  const key = kinds.get(context);
  if (!last || key === undefined) return context.close();
  await Promise.all(others.map((page) => page.close()));
  // A journey that failed without a network must not leave the next one without it.
  await context.setOffline(false);
  // Off the shop, so that nothing writes after the wiping.
  await last.goto('about:blank');
  const wire = await context.newCDPSession(last);
  await wire.send('Storage.clearDataForOrigin', { origin: shop, storageTypes: 'all' });
  await context.clearCookies();
  await last.close();
  idle.set(key, [...(idle.get(key) ?? []), context]);
}
