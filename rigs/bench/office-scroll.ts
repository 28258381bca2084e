/**
 * `npm run bench office-scroll [--sizes 100000,1000000]`: what script costs while somebody scrolls through the grid of products in
 * a real browser: a wheel that turns evenly, a bar that is dragged, an arrow key that is held. The promise is 8 ms for a frame.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { connect } from '#api/database.ts';
import { launchBrowser } from '#tests/browser.ts';
import { aStaffSession } from '#tests/office.ts';
import { startBuiltShop } from '../built-shop.ts';
import type { BenchDatabase } from './database.ts';
import { readScriptOfFrames } from './frames.ts';
import { toPercentile } from './percentiles.ts';
import { fill } from './scale.ts';

const GOAL_MS = 8;
const FRAMES = 300;
const CATEGORIES = ['devtools.timeline', 'v8.execute'];

export interface ScrollBenchRun {
  sizes: readonly number[];
  open(name: string): Promise<BenchDatabase>;
  report(text: string): void;
}

/** How the list is moved: so many pixels in each frame, there and back; null: by a key. */
const WAYS = { 'wheel, 60 px a frame': 60, 'wheel, 240 px a frame': 240, 'bar dragged': 20_000 } as const;

export async function runScrollBench({ sizes, open, report }: ScrollBenchRun): Promise<string> {
  const lines: string[] = [
    `| products | way | frames | p50, ms | p95, ms | most, ms | above ${GOAL_MS} ms |`,
    '|---:|---|---:|---:|---:|---:|---:|',
  ];
  for (const size of sizes) {
    const database = await open(String(size));
    try {
      report(`Filling ${size} products …`);
      await fill(database.url, size);
      const shop = await startBuiltShop({ DATABASE_URL: database.url, WEB_CONCURRENCY: '1', OFFICE: 'on' });
      try {
        lines.push(...(await measureScrolls(shop.url, database.url)).map((line) => `| ${size} ${line}`));
      } finally {
        await shop.stop();
      }
    } finally {
      await database.close();
    }
  }
  return lines.join('\n');
}

/** The shop at this address, and its database for somebody to come in as. */
async function measureScrolls(shopUrl: string, databaseUrl: string): Promise<string[]> {
  const db = connect({ databaseUrl, workers: 1 }, { max: 1 });
  const browser = await launchBrowser();
  try {
    const { cookie } = await aStaffSession({ db }, { email: 'scroll@sheber.test', roles: ['administrator'] });
    const page = await openGrid(browser, shopUrl, cookie.replace(/^[^=]+=/, ''));
    const lines: string[] = [];
    for (const [way, pixels] of Object.entries(WAYS))
      lines.push(toLine(way, await trace(browser, page, () => scroll(page, pixels))));
    lines.push(toLine('arrow key held', await trace(browser, page, () => holdKey(page))));
    return lines;
  } finally {
    await browser.close();
    await db.end({ timeout: 1 });
  }
}

async function openGrid(browser: Browser, shopUrl: string, token: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const { hostname } = new URL(shopUrl);
  const session = { name: '__Secure-office', value: token, path: '/office', secure: true, httpOnly: true };
  await context.addCookies([{ ...session, domain: hostname }]);
  const page = await context.newPage();
  await page.goto(`${shopUrl}/office/products`);
  await page.locator('[role=row][aria-rowindex="5"] [role=gridcell]').first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** The page's own frames move it, as a browser's do for a wheel. */
const scroll = (page: Page, pixels: number) =>
  page.evaluate(
    ([count, step]) =>
      new Promise<void>((done) => {
        const view = document.querySelector('[role=grid]') as HTMLElement;
        view.scrollTop = 0;
        let frame = 0;
        const move = () => {
          view.scrollTop += frame < count / 2 ? step : -step;
          frame += 1;
          if (frame < count) requestAnimationFrame(move);
          else done();
        };
        requestAnimationFrame(move);
      }),
    [FRAMES, pixels] as const,
  );

async function holdKey(page: Page): Promise<void> {
  await page.locator('[role=grid]').focus();
  // Frames are told by the page's own: a key alone draws without asking for one.
  await page.evaluate(() => {
    const tick = () => requestAnimationFrame(tick);
    tick();
  });
  for (let press = 0; press < FRAMES / 3; press++) {
    await page.keyboard.press('ArrowDown');
    await sleep(10);
  }
}

async function trace(browser: Browser, page: Page, work: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8'));
  return readScriptOfFrames(traceEvents);
}

function toLine(way: string, frames: number[]): string {
  const at = (part: number) => toPercentile(frames, part).toFixed(1);
  const above = frames.filter((ms) => ms > GOAL_MS).length;
  return `| ${way} | ${frames.length} | ${at(0.5)} | ${at(0.95)} | ${at(1)} | ${above} |`;
}
