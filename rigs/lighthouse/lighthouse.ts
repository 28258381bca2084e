/**
 * `npm run lighthouse [-- --runs 5] [--only home,cart] [--details]`: what Lighthouse says (its mobile preset) of the kinds of
 * pages that search engines send people to, the median of several runs. Takes the shop at SHOP_URL, or starts the built one
 * on a database of its own. Lighthouse itself comes through npx in a fixed version: it is no part of the project.
 * Ends with 1 when a figure is below its promise.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '#tests/browser.ts';
import { listScreenAddresses } from '#tests/e2e/screen-addresses.ts';
import { run } from '#tools/run.ts';
import { startBuiltShop } from '../built-shop.ts';
import {
  faultsOf,
  type LighthouseReport,
  medianRun,
  PROMISES,
  promisesBroken,
  toRow,
} from './lighthouse-report.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    details: { type: 'boolean', default: false },
  },
});
const report = (text: string) => process.stdout.write(`${text}\n`);

/** Where people arrive, and where they buy. */
const SCREENS = ['home', 'section', 'product', 'cart', 'article'];

async function measure(url: string, folder: string): Promise<LighthouseReport> {
  const file = join(folder, 'report.json');
  const chrome = ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const { code, output } = await run('npx', [
    '--yes',
    LIGHTHOUSE,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${chrome.join(' ')}`,
  ]);
  if (code !== 0) throw new Error(`${LIGHTHOUSE} ended with ${code}:\n${output.slice(-2000)}`);
  return JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport;
}

/** A recording that came to nothing says nothing of the page: it is made again. */
async function measureSurely(url: string, folder: string, triesLeft = 3): Promise<LighthouseReport> {
  const report = await measure(url, folder);
  if (!report.runtimeError) return report;
  if (triesLeft === 1) throw new Error(`${url}: ${report.runtimeError.message}`);
  return measureSurely(url, folder, triesLeft - 1);
}

async function start(): Promise<void> {
  const chromium = findChromium();
  if (chromium === null)
    throw new Error('Lighthouse needs Chromium: install it or name one in CHROMIUM_PATH.');
  process.env.CHROME_PATH = chromium;
  const given = process.env.SHOP_URL?.replace(/\/$/, '');
  const own = given === undefined ? await startBuiltShop({ WEB_CONCURRENCY: '1' }) : null;
  const folder = mkdtempSync(join(tmpdir(), 'sheber-lighthouse-'));
  const wanted = values.only?.split(',') ?? SCREENS;
  let isKept = true;
  try {
    const shop = given ?? own?.url ?? '';
    const pages = (await listScreenAddresses(shop)).filter(({ name }) => wanted.includes(name));
    report(`${LIGHTHOUSE}, mobile preset, median of ${values.runs}; promised: ${JSON.stringify(PROMISES)}`);
    report(toRow('page', null));
    // The first asks for pages and pictures that are made when they are first wanted.
    for (const { path } of pages) await (await fetch(shop + path)).text();
    const runs = new Map(pages.map(({ name }) => [name, [] as LighthouseReport[]]));
    // In rounds: a minute in which the machine is busy otherwise must not fall on one page alone.
    for (let round = 0; round < Number(values.runs); round++)
      for (const { name, path } of pages) runs.get(name)?.push(await measureSurely(shop + path, folder));
    for (const [name, reports] of runs) {
      const median = medianRun(reports);
      report(toRow(name, median));
      isKept &&= promisesBroken(median).length === 0;
      if (values.details) for (const fault of faultsOf(median)) report(`    ${fault}`);
    }
  } finally {
    await own?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  process.exitCode = isKept ? 0 : 1;
}

await start();
