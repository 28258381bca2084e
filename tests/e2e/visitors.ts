/**
 * Visitors of the shop for a journey: each as if in a browser of their own, watched from the first byte. After each test
 * whatever a visitor's page complained of fails that test, so no journey can pass over a console error or a violation
 * of the content policy. Hides the browser, what it keeps for the next visitor, and how one logs in.
 */
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, expect, inject } from 'vitest';
import { cityCookieValue } from '#domain/city.ts';
import { LOCALE_COOKIE, localeOfPath } from '#domain/locale.ts';
import { expectQuiet, watchPage } from '#tests/page-audit.ts';
import { waitUntilAlive } from '#tests/page-ready.ts';
import { giveContextBack, PATIENCE_MS, takeContext } from './kept-contexts.ts';

export const shop = inject('shopUrl');

export type Width = 360 | 768 | 1272;
const HEIGHTS: Record<Width, number> = { 360: 740, 768: 1024, 1272: 900 };

export interface VisitorOptions {
  width?: Width;
  /** Null: a first visit, nothing chosen yet. */
  city?: string | null;
  /** From logIn(). */
  token?: string;
  cookies?: Record<string, string>;
  javaScriptEnabled?: boolean;
  /** Lets the shop's service worker in. */
  hasWorker?: boolean;
}

export interface Visitors {
  /** Leaves when the test ends. */
  open(options?: VisitorOptions): Promise<Page>;
  /** Stays until the last test of the file. */
  openForFile(options?: VisitorOptions): Promise<Page>;
}

/** `hasPictures`: for journeys that look at them. The audits see every screen with its pictures. */
export function startVisitors({ hasPictures = false } = {}): Visitors {
  let ofTest: Page[] = [];
  let ofFile: Page[] = [];
  afterEach(async () => {
    const pages = ofTest;
    ofTest = [];
    await Promise.all(pages.map(leave));
    for (const page of [...pages, ...ofFile]) expectQuiet(page);
  });
  afterAll(async () => {
    const pages = ofFile;
    ofFile = [];
    await Promise.all(pages.map(leave));
  });
  return {
    async open(options = {}) {
      const page = await openPage(options, hasPictures);
      ofTest.push(page);
      return page;
    },
    async openForFile(options = {}) {
      const page = await openPage(options, hasPictures);
      ofFile.push(page);
      return page;
    },
  };
}

const leave = (page: Page) => giveContextBack(shop, page.context());

async function openPage(options: VisitorOptions, hasPictures: boolean): Promise<Page> {
  const { width = 1272, javaScriptEnabled = true, hasWorker = false } = options;
  const kind = { width, height: HEIGHTS[width], javaScriptEnabled, hasWorker, hasPictures };
  const context = await takeContext(shop, kind);
  await addCookies(context, options);
  const page = await context.newPage();
  await watchPage(page, { hasPictures });
  return page;
}

/** As if the same page were held by another device. */
export async function setWidth(page: Page, width: Width): Promise<void> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Emulation.setTouchEmulationEnabled', { enabled: width < 768 });
  await wire.detach();
  await page.setViewportSize({ width, height: HEIGHTS[width] });
  // A page that is opened now must not be the one that is resized.
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
}

async function addCookies(
  context: BrowserContext,
  { city = 'pavlodar', token, cookies }: VisitorOptions,
): Promise<void> {
  const all = {
    ...(city === null ? {} : { city: cityCookieValue({ code: city }) }),
    ...(token === undefined ? {} : { token }),
    ...cookies,
  };
  await context.addCookies(Object.entries(all).map(([name, value]) => ({ name, value, url: shop })));
}

/** Opens an address, waits until the page answers to presses, and tells the status. */
export async function goTo(page: Page, address: string): Promise<number> {
  await chooseLanguageOf(page, address);
  const status = (await page.goto(address))?.status() ?? 200;
  if (status >= 500) throw new Error(`${address} answered ${status}`);
  await waitUntilAlive(page);
  return status;
}

/** A journey that reads both languages would else be led back to the one it chose before. */
async function chooseLanguageOf(page: Page, address: string): Promise<void> {
  const value = localeOfPath(new URL(address, shop).pathname);
  const chosen = (await page.context().cookies(shop)).find(({ name }) => name === LOCALE_COOKIE)?.value;
  if (chosen === (value === 'ru' ? 'kz' : 'ru'))
    await page.context().addCookies([{ name: LOCALE_COOKIE, value, url: shop }]);
}

/**
 * A press on a page without scripts, as a person makes it: once the thing is in sight and stands still. Such a page cannot
 * tell that a press missed because what is above was just being laid out.
 */
export async function follow(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  let before: number | undefined;
  await eventually(async () => {
    const top = (await target.boundingBox())?.y;
    const isAtRest = top !== undefined && top === before;
    before = top;
    return isAtRest;
  }).toBe(true);
  await target.click();
}

export const eventually = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: PATIENCE_MS });

/** The session of a demo account. Logins are limited: one for a file is enough. */
export async function logIn(login: string): Promise<string> {
  const response = await fetch(`${shop}/api/v1/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop },
    body: JSON.stringify({ login, password: DEMO_PASSWORD }),
  });
  const { data, message } = (await response.json()) as { data?: { token: string }; message?: string };
  if (!data) throw new Error(`${login} could not log in: ${response.status} ${message}`);
  return data.token;
}

export const DEMO_PASSWORD = 'sheber-demo-1';
