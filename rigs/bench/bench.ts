/**
 * `npm run bench [name…] [--json] [--seconds N]`: what the speed promises are measured with. Starts the built shop
 * with one worker on the demo range and prints, per address, what a request costs against floors of the same run.
 * `--compare` fails where a ratio has grown since the last release, `--keep 0.3.0` writes those of a release (compare.ts).
 * `npm run bench scale [--sizes …]` asks catalogues of several sizes instead (scale.ts), `npm run bench office [--sizes …]`
 * what staff wait for (office.ts), `npm run bench office-scroll`
 * what a frame costs while they scroll, `npm run bench memory [--sizes …]` what a worker holds (memory-bench.ts), `npm run
 * bench start [--sizes …]` how long a start takes (start-bench.ts), `npm run bench exchange [--sizes …]` what the exchange with 1C costs (exchange/run.ts).
 * With `--data FOLDER` the ranges of these are kept there and a later run is spared their filling; `--rows grid,prices` chooses
 * among what staff wait for, `--rows fill,stock` among what is asked of the exchange.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type BuiltShop, startBuiltShop } from '../built-shop.ts';
import { benches } from './benches.ts';
import { runChangesBench } from './changes.ts';
import { findGrown, keepRatios, readReleased } from './compare.ts';
import { runCuttingBench } from './cutting.ts';
import { openDatabase } from './database.ts';
import { EXCHANGE_ROWS, runExchangeBench } from './exchange/run.ts';
import { gatherFacts } from './facts.ts';
import { runFreshBench } from './fresh.ts';
import { runHistogramBench } from './histogram.ts';
import { connections, findLoadTool } from './load.ts';
import { type Effort, measureBench } from './measure.ts';
import { runMemoryBench } from './memory-bench.ts';
import { runOfficeBench } from './office.ts';
import { runOfficeOrdersBench } from './office-orders/run.ts';
import { runScrollBench } from './office-scroll.ts';
import { runOrdersBench } from './orders/run.ts';
import { ASKED_AT_EVERY_SIZE, runScale } from './scale.ts';
import { runSearchBench } from './search/run.ts';
import { runStartBench } from './start-bench.ts';
import { type BenchResult, toTable } from './table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    compare: { type: 'boolean', default: false },
    keep: { type: 'string' },
    seconds: { type: 'string', default: '3' },
    sizes: { type: 'string', default: '3500,100000,1000000' },
    rounds: { type: 'string', default: '8' },
    minutes: { type: 'string', default: '0' },
    rows: { type: 'string' },
    data: { type: 'string' },
    statements: { type: 'boolean', default: false },
  },
});
/** Judged as well as timed, and in its own process: it needs no built shop. */
const SEARCH = 'search';
/** Pure: neither shop nor database. */
const CUTTING = 'cutting';
/** As above. */
const HISTOGRAM = 'histogram';
/** A hundred thousand orders as staff see them, made first: only when it is asked for by name. */
const OFFICE_ORDERS = 'office-orders';
/** Writes for good: last, after everything that only looks. */
const ORDERS = 'orders';
/** Changes prices for good: as the former. */
const FRESH = 'fresh';
/** Writes as well, into a database of its own. */
const CHANGES = 'changes';
/** Makes catalogues of its own, for minutes: only when it is asked for by name. */
const SCALE = 'scale';
/** As above. */
const OFFICE = 'office';
/** As above; the frames of a browser that scrolls through the grid. */
const OFFICE_SCROLL = 'office-scroll';
/** As above. */
const EXCHANGE = 'exchange';
/** As above; what a worker holds under a load as of an hour. */
const MEMORY = 'memory';
/** As above; how long a start takes that finds its data and its pages. */
const START = 'start';
const WITH_SIZES = [SCALE, OFFICE, OFFICE_SCROLL, EXCHANGE, MEMORY, START];
const seconds = Number(values.seconds);
const sizes = values.sizes.split(',').map(Number);
const effort: Effort = { rounds: 3, seconds, warmUpSeconds: 1 };
const chosen = benches.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const isChosen = (name: string) => positionals.length === 0 || positionals.includes(name);
const unknown = positionals.filter(
  (name) =>
    ![SEARCH, CUTTING, HISTOGRAM, ORDERS, FRESH, OFFICE_ORDERS, CHANGES, ...WITH_SIZES].includes(name) &&
    !benches.some((bench) => bench.name === name),
);

const report = (text: string) => process.stderr.write(`${text}\n`);
const endings: (() => Promise<void>)[] = [];
let ending: Promise<void> | null = null;

/** In the opposite order, once, however often it is asked for; what cannot be ended does not keep the rest. */
function endAll(): Promise<void> {
  const endInTurn = async () => {
    for (const end of endings.reverse()) await end().catch((error: Error) => report(error.message));
  };
  ending ??= endInTurn();
  return ending;
}

const onOpen = (close: () => Promise<void>) => endings.push(close);
const open = (name: string) => openDatabase({ keptIn: values.data ?? null, report, onOpen }, name);
/** For what writes for good. */
const openFresh = () => openDatabase({ keptIn: null, report, onOpen }, '');

const runScaleBench = () =>
  runScale({
    benches: ASKED_AT_EVERY_SIZE.flatMap((name) => benches.find((bench) => bench.name === name) ?? []),
    sizes,
    tool: findLoadTool(),
    effort,
    open,
    report,
  });

async function runAll(): Promise<BenchResult[]> {
  const print = (text: string) => (values.json ? process.stderr : process.stdout).write(`${text}\n`);
  if (isChosen(CUTTING)) runCuttingBench(print);
  if (isChosen(HISTOGRAM)) runHistogramBench(print);
  const isPure = (name: string) => name === CUTTING || name === HISTOGRAM;
  if (positionals.length > 0 && positionals.every(isPure)) return [];
  const databaseUrl = process.env.DATABASE_URL ?? (await openFresh()).url;
  if (ending !== null) return [];
  const results = chosen.length > 0 ? await runBenches(databaseUrl) : [];
  if (isChosen(SEARCH) && ending === null) await runSearchBench(databaseUrl, print);
  if (isChosen(ORDERS) && ending === null) {
    const shop = await openShop(databaseUrl);
    results.push(
      ...(await runOrdersBench({ shopUrl: shop.url, shopPid: shop.pid, databaseUrl }, effort, print)),
    );
  }
  if (isChosen(FRESH) && ending === null) await judgeFreshness(databaseUrl, print);
  if (isChosen(CHANGES) && ending === null) await runChangesBench((await openFresh()).url, print);
  if (positionals.includes(OFFICE_ORDERS) && ending === null) {
    const shop = await openShop(databaseUrl);
    await runOfficeOrdersBench({ shopUrl: shop.url, databaseUrl }, print);
  }
  return results;
}

let isFresh = true;

async function judgeFreshness(databaseUrl: string, print: (text: string) => void): Promise<void> {
  const shop = await openShop(databaseUrl);
  const { facts, forget } = await gatherFacts(shop.url, databaseUrl);
  endings.push(forget);
  isFresh = await runFreshBench(facts, print);
}

let opened: Promise<BuiltShop> | null = null;

/** One for all. */
function openShop(databaseUrl: string): Promise<BuiltShop> {
  const start = async () => {
    report('Starting the built shop with one worker …');
    const shop = await startBuiltShop({
      ...{ DATABASE_URL: databaseUrl, WEB_CONCURRENCY: '1', OFFICE: 'on' },
      // Drawn beside the requests, they would count as what these cost.
      PICTURES_AHEAD: 'off',
    });
    endings.push(() => shop.stop());
    return shop;
  };
  opened ??= start();
  return opened;
}

async function runBenches(databaseUrl: string): Promise<BenchResult[]> {
  const tool = findLoadTool();
  const shop = await openShop(databaseUrl);
  const { facts, forget } = await gatherFacts(shop.url, databaseUrl);
  endings.push(forget);
  report(
    `Load: ${tool.name}, ${connections} connections, medians of ${effort.rounds} rounds of ${seconds} s in turns.`,
  );
  const results: BenchResult[] = [];
  for (const bench of chosen) {
    const result = await measureBench(bench, shop, facts, tool, effort);
    if (!values.json) process.stdout.write(`\n${toTable(result)}\n`);
    results.push(result);
  }
  if (values.json) {
    const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version };
    const run = { machine, load: { tool: tool.name, connections, ...effort }, benches: results };
    process.stdout.write(`${JSON.stringify(run, null, 2)}\n`);
  }
  return results;
}

async function start(): Promise<number> {
  if (unknown.length > 0 || !(seconds >= 1 && seconds <= 60)) {
    const fault = unknown.length > 0 ? `There is no bench "${unknown[0]}".` : '--seconds takes 1 to 60.';
    report(
      `${fault} Known: ${[...benches.map(({ name }) => name), SEARCH, CUTTING, ORDERS, FRESH, OFFICE_ORDERS, CHANGES, ...WITH_SIZES].join(', ')}.`,
    );
    return 2;
  }
  if (WITH_SIZES.some((name) => positionals.includes(name))) {
    if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
      report('--sizes takes whole numbers with commas between them.');
      return 2;
    }
    const exchangeRows = values.rows?.split(',') ?? [];
    if (positionals.includes(EXCHANGE) && !exchangeRows.every((row) => EXCHANGE_ROWS.includes(row))) {
      report(`--rows takes some of ${EXCHANGE_ROWS.join(', ')}.`);
      return 2;
    }
    if (positionals.includes(SCALE)) process.stdout.write(`${await runScaleBench()}\n`);
    if (positionals.includes(OFFICE))
      process.stdout.write(
        `${await runOfficeBench({ sizes, rows: values.rows?.split(',') ?? null, tellsStatements: values.statements, open, report })}\n`,
      );
    if (positionals.includes(OFFICE_SCROLL))
      process.stdout.write(`${await runScrollBench({ sizes, open, report })}\n`);
    if (positionals.includes(EXCHANGE))
      await runExchangeBench({
        sizes,
        rows: exchangeRows,
        folder: values.data ?? null,
        tellsStatements: values.statements,
        open: (folder) => openDatabase({ keptIn: folder, report, onOpen }, ''),
        print: (text) => process.stdout.write(`${text}\n`),
        say: report,
      });
    const once = { sizes, rounds: Number(values.rounds), minutes: Number(values.minutes), open, report };
    if (positionals.includes(MEMORY)) process.stdout.write(`${await runMemoryBench(once)}\n`);
    if (positionals.includes(START)) process.stdout.write(`${await runStartBench(once)}\n`);
    return 0;
  }
  const results = await runAll();
  const hasFailures = results.some(({ rows }) => rows.some(({ failures }) => failures > 0));
  if (!isFresh) report('\nA changed price was seen too late.');
  if (hasFailures) report('\nSome requests failed: the figures of those rows say nothing.');
  if (values.keep !== undefined && !hasFailures) keepRatios(values.keep, results);
  return hasFailures || !isFresh || (values.compare && !isAsFast(results)) ? 1 : 0;
}

function isAsFast(results: readonly BenchResult[]): boolean {
  const released = readReleased();
  const grown = findGrown(released, results);
  for (const line of grown) report(`slower than ${released.release}: ${line}`);
  if (grown.length === 0) report(`\nNothing costs more against its floor than in ${released.release}.`);
  return grown.length === 0;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void endAll().finally(() => process.exit(130)));
}
try {
  process.exitCode = await start();
} catch (error) {
  // What fails because everything is being ended is no news.
  if (ending === null) throw error;
} finally {
  await endAll();
}
