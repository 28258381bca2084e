/**
 * `npm run shots [-- --only /path,/other] [--widths 768,1024] [--into folder] [--beside folder]`: pictures of every screen at
 * 360, 768, 1272 and 1920 px in both languages, and of what opens over a page, into shots/, with a sheet of all of them per
 * width and language; beside the folder of an earlier set, pairs of before and after as well. Takes the shop at SHOP_URL,
 * or starts the built one on a database of its own.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { cityCookieValue } from '#domain/city.ts';
import { LOCALE_CODES, LOCALE_COOKIE, type Locale, localePath } from '#domain/locale.ts';
import { launchBrowser } from '#tests/browser.ts';
import { listProductCodes, listScreenAddresses } from '#tests/e2e/screen-addresses.ts';
import { atRest, waitUntilAlive } from '#tests/page-ready.ts';
import { startBuiltShop } from '../built-shop.ts';
import { root } from '#tools/run.ts';
import { writePairs, writeSheet } from './sheets.ts';
import { overlays } from './shot-overlays.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    widths: { type: 'string', default: '360,768,1272,1920' },
    into: { type: 'string', default: join(root, 'shots') },
    beside: { type: 'string' },
  },
});
const folder = resolve(values.into);
const only = values.only?.split(',');
const widths = values.widths.split(',').map(Number);
/** About as high as such a screen is. */
const heightOf = (width: number) => (width < 700 ? 740 : width < 1100 ? 1024 : Math.round(width * 0.5625));
/** By width and language: what was taken, in its order. */
const taken = new Map<string, string[]>();

const report = (words: string) => process.stdout.write(`${words}\n`);

interface Visit {
  shop: string;
  width: number;
  /** Null: a first visit. */
  city: string | null;
  token?: string;
}

async function openPage(browser: Browser, { shop, width, city, token }: Visit): Promise<Page> {
  const context = await browser.newContext({
    baseURL: shop,
    viewport: { width, height: heightOf(width) },
    reducedMotion: 'reduce',
  });
  const cookies = { ...(city ? { city: cityCookieValue({ code: city }) } : {}), ...(token ? { token } : {}) };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: shop })));
  return context.newPage();
}

/** Full-page pictures need the pictures further down too, which load when they come near. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const coming = [...document.images].filter((image) => !image.complete);
    const oneOf = (image: HTMLImageElement) =>
      new Promise((done) => {
        image.addEventListener('load', done, { once: true });
        image.addEventListener('error', done, { once: true });
        setTimeout(done, 5000);
      });
    await Promise.all(coming.map(oneOf));
  });
}

/**
 * The whole page in a window as high as itself, so that bars fixed to the window's edge stand at the page's. What is as high
 * as a window (page and content of a short one) keeps the height it had, else the foot of every page would lie below.
 */
async function shootWhole(page: Page, name: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // A phone lays out what is near only: cards and foot of a long page would be empty.
  await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
  const measure = () =>
    page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('#root, main'))
        part.style.minBlockSize = getComputedStyle(part).minBlockSize;
      return document.documentElement.scrollHeight;
    });
  await page.setViewportSize({ width, height: await measure() });
  // Parts that are laid out only when they come near have told their height by now.
  await showEverything(page);
  await page.setViewportSize({ width, height });
  await page.setViewportSize({ width, height: await measure() });
  await shoot(page, name);
  await page.setViewportSize({ width, height });
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(folder, `${name}.png`) });
  report(`  ${name}.png`);
}

async function logIn(shop: string): Promise<string> {
  const response = await fetch(`${shop}/api/v1/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop },
    body: JSON.stringify({ login: 'club@sheber.test', password: 'sheber-demo-1' }),
  });
  const { data } = (await response.json()) as { data?: { token: string } };
  if (!data) throw new Error(`The club account could not log in: ${response.status}.`);
  return data.token;
}

/** Cart and order of the one logged in hold goods: empty ones show little. */
async function fillCart(shop: string, token: string): Promise<void> {
  const items = (await listProductCodes(shop)).map((productCode, at) => ({ productCode, count: at + 2 }));
  const response = await fetch(`${shop}/api/v1/cart/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop, authorization: `Bearer ${token}` },
    body: JSON.stringify({ city: 'pavlodar', items }),
  });
  if (!response.ok) throw new Error(`The cart was not filled: ${response.status}.`);
}

async function shootScreens(browser: Browser, shop: string): Promise<void> {
  const filled = { name: 'cart-filled', path: '/cart', needsLogin: true };
  const all = [...(await listScreenAddresses(shop)), filled];
  const wanted = all.filter(({ path }) => only === undefined || only.includes(path));
  for (const path of only ?? [])
    if (!all.some((screen) => screen.path === path))
      wanted.push({ name: toName(path), path, needsLogin: path.startsWith('/personal') });
  const token = wanted.some(({ needsLogin }) => needsLogin) ? await logIn(shop) : undefined;
  if (token) await fillCart(shop, token);
  for (const width of widths) {
    const visitor = await openPage(browser, { shop, width, city: 'pavlodar' });
    const user = await openPage(browser, { shop, width, city: 'pavlodar', ...(token ? { token } : {}) });
    for (const { name, path, needsLogin } of wanted) {
      for (const locale of LOCALE_CODES) {
        const page = needsLogin ? user : visitor;
        // Chosen anew for each: an address without a prefix follows the language of the one before.
        await page.context().addCookies([{ name: LOCALE_COOKIE, value: locale, url: shop }]);
        await page.goto(localePath(path, locale));
        await waitUntilAlive(page);
        await atRest(page);
        await showEverything(page);
        await shootWhole(page, `${name}-${width}-${locale}`);
        const sheet = `sheet-${width}-${locale}`;
        taken.set(sheet, [...(taken.get(sheet) ?? []), `${name}-${width}-${locale}`]);
      }
    }
    await visitor.context().close();
    await user.context().close();
  }
}

async function shootOverlays(browser: Browser, shop: string): Promise<void> {
  for (const width of widths) {
    for (const locale of LOCALE_CODES as Locale[]) {
      for (const { name, isFirstVisit, open } of overlays) {
        const page = await openPage(browser, { shop, width, city: isFirstVisit ? null : 'pavlodar' });
        await page.goto(localePath('/', locale));
        await waitUntilAlive(page);
        await open(page, locale);
        await shoot(page, `${name}-${width}-${locale}`);
        await page.context().close();
      }
    }
  }
}

const toName = (path: string) => path.replace(/[^\w-]+/g, '-').replace(/^-|-$/g, '') || 'home';

async function start(): Promise<void> {
  const given = process.env.SHOP_URL;
  const shop = given ? null : await startBuiltShop({ WEB_CONCURRENCY: '1' });
  const url = given?.replace(/\/$/, '') ?? shop?.url ?? '';
  const browser = await launchBrowser();
  try {
    mkdirSync(folder, { recursive: true });
    report(`Pictures of ${url} into ${folder} …`);
    await shootScreens(browser, url);
    if (only === undefined) await shootOverlays(browser, url);
    for (const [sheet, names] of taken) report(await writeSheet(folder, sheet, names));
    if (values.beside) {
      const pairs = await writePairs(resolve(values.beside), folder, [...taken.values()].flat());
      report(`${pairs} screens look other than before: ${join(folder, 'beside')}`);
    }
  } finally {
    await browser.close();
    await shop?.stop();
  }
}

await start();
