/**
 * Visitors of the shop for a journey: each in a context of their own, watched from the first byte. After each test
 * whatever a visitor's page complained of fails that test, so no journey can pass over a console error or a violation
 * of the content policy. Hides the browser, its hooks, and how one logs in.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { cityCookieValue } from '#domain/city.ts';
import { launchBrowser } from '#tests/browser.ts';
import { expectQuiet, watchPage } from '#tests/page-audit.ts';
import { waitUntilAlive } from '#tests/page-ready.ts';

export const shop = inject('shopUrl');

export const WIDTHS = [360, 768, 1272] as const;
export type Width = (typeof WIDTHS)[number];
const HEIGHTS: Record<Width, number> = { 360: 740, 768: 1024, 1272: 900 };

export interface VisitorOptions {
  width?: Width;
  /** Null: a first visit, nothing chosen yet. */
  city?: string | null;
  /** From logIn(). */
  token?: string;
  cookies?: Record<string, string>;
  javaScriptEnabled?: boolean;
}

export interface Visitors {
  open(options?: VisitorOptions): Promise<Page>;
  browser(): Browser;
}

export function startVisitors(): Visitors {
  let browser: Browser | undefined;
  let open: Page[] = [];
  const theBrowser = () => {
    if (!browser) throw new Error('The browser is started before the first test.');
    return browser;
  };
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    const pages = open;
    open = [];
    await Promise.all(pages.map((page) => page.context().close()));
    for (const page of pages) expectQuiet(page);
  });
  return {
    browser: theBrowser,
    async open(options = {}) {
      const page = await openPage(theBrowser(), options);
      open.push(page);
      return page;
    },
  };
}

/** For those who keep a page longer than a test; they close it themselves. */
export async function openPage(browser: Browser, options: VisitorOptions): Promise<Page> {
  const { width = 1272, javaScriptEnabled = true } = options;
  const context = await browser.newContext({
    baseURL: shop,
    viewport: { width, height: HEIGHTS[width] },
    hasTouch: width < 768,
    javaScriptEnabled,
    reducedMotion: 'reduce',
    locale: 'ru-KZ',
  });
  context.setDefaultTimeout(10_000);
  await addCookies(context, options);
  const page = await context.newPage();
  await watchPage(page);
  return page;
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

/** Opens an address and waits until the page answers to presses. */
export async function goTo(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  if (response && response.status() >= 500) throw new Error(`${address} answered ${response.status()}`);
  await waitUntilAlive(page);
}

/** Patient enough for a machine that does other things besides. */
export const eventually = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 10_000 });

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
