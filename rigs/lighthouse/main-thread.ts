/**
 * `npm run main-thread [-- --runs 5] [--only product,cart] [--tasks]`: how long the first paint of a page is followed by tasks
 * that a phone cannot answer in. Unlike Lighthouse's blocking time it is reckoned from the processor time of the page's own
 * thread, four times as long as here, and so says much the same on a busy machine as on a quiet one. `--tasks` tells what
 * the longest were. `cart-goods` is the cart of a visitor who has put three goods into it. Takes the shop at SHOP_URL, or
 * starts the built one on a database of its own.
 */
import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { LOCAL_CART_KEY } from '#storefront/features/cart/local-cart.ts';
import { launchBrowser } from '#tests/browser.ts';
import { listProductCodes, listScreenAddresses } from '#tests/e2e/screen-addresses.ts';
import { startBuiltShop } from '../built-shop.ts';
import { blockingOf, findTasks, type Task, type TraceEvent } from './trace-tasks.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: 'home,section,product,cart,cart-goods,article' },
    tasks: { type: 'boolean', default: false },
  },
});
const report = (words: string) => process.stdout.write(`${words}\n`);
/** What stays under way is told by the page itself; effects that nobody waits for come after it. */
const REST_MS = 1500;
const CATEGORIES = 'toplevel,devtools.timeline,v8.execute,loading';

async function record(page: Page, cdp: CDPSession, url: string): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', categories: CATEGORIES });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-pending'));
  await page.waitForTimeout(REST_MS);
  const isOver = new Promise((settle) => cdp.once('Tracing.tracingComplete', settle));
  await cdp.send('Tracing.end');
  await isOver;
  return events;
}

/** A visitor of their own each time: nothing lies in the browser's memory. */
async function visit(browser: Browser, url: string, goods: readonly string[]): Promise<Task[]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const held = goods.map((productCode, at) => ({ productCode, count: at + 2 }));
    const write = ([key, lines]: [string, string]) => localStorage.setItem(key, lines);
    if (held.length > 0)
      await context.addInitScript(write, [LOCAL_CART_KEY, JSON.stringify(held)] satisfies [string, string]);
    const page = await context.newPage();
    return findTasks(await record(page, await context.newCDPSession(page), url));
  } finally {
    await context.close();
  }
}

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

async function start(): Promise<void> {
  const given = process.env.SHOP_URL?.replace(/\/$/, '');
  const own = given === undefined ? await startBuiltShop({ WEB_CONCURRENCY: '1' }) : null;
  const shop = given ?? own?.url ?? '';
  const browser = await launchBrowser();
  try {
    const wanted = values.only.split(',');
    const screens = [
      ...(await listScreenAddresses(shop)).map((screen) => ({ ...screen, goods: [] as string[] })),
      { name: 'cart-goods', path: '/cart', goods: await listProductCodes(shop) },
    ];
    for (const { name, path, goods } of screens) {
      if (!wanted.includes(name)) continue;
      await (await fetch(shop + path)).text();
      const runs: Task[][] = [];
      for (let run = 0; run < Number(values.runs); run++) runs.push(await visit(browser, shop + path, goods));
      const cpu = medianOf(runs.map((tasks) => tasks.reduce((sum, task) => sum + task.cpuMs, 0)));
      const blocking = runs.map(blockingOf);
      report(
        `${name.padEnd(10)} ${cpu.toFixed(0)} ms of processor after the first paint, blocking ${medianOf(blocking).toFixed(0)} ms (${blocking.map((ms) => ms.toFixed(0)).join(' ')})`,
      );
      if (values.tasks)
        for (const { cpuMs, what } of (runs.at(-1) ?? []).toSorted((a, b) => b.cpuMs - a.cpuMs).slice(0, 5))
          report(`    ${cpuMs.toFixed(1)} ms  ${what.join(', ')}`);
    }
  } finally {
    await browser.close();
    await own?.stop();
  }
}

await start();
