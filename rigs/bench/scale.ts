/**
 * `npm run bench scale [--sizes 3500,100000,1000000]`: the same questions to catalogues of several sizes, side by side:
 * cost must grow with the answer, not with the catalogue. Each size gets a database of its own, filled once, and a
 * shop started on it with one worker.
 */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '#api/database.ts';
import { setup } from '#database/setup.ts';
import { demoFilling } from '#demo/filling.ts';
import { makeReachableFolder, startBuiltShop } from '../built-shop.ts';
import type { BenchDatabase } from './database.ts';
import { gatherFacts } from './facts.ts';
import { askFirst } from './first-asked.ts';
import type { LoadTool } from './load.ts';
import { type Effort, measureBench } from './measure.ts';
import { readMemoryBytes } from './memory.ts';
import { readRange } from './mixed-load.ts';
import type { Bench, Measurement } from './subject.ts';

/** What is asked of every size; floors of their own are left to the benches themselves. */
export const ASKED_AT_EVERY_SIZE = [
  'listing',
  'product',
  'cart',
  'home-for-one',
  'section-page-for-one',
  'product-page-for-one',
];

/** A million products want their promotions settled and their index built before the shop says that it is ready. */
const OPENING_PATIENCE_MS = 15 * 60_000;
const COPY_PATIENCE_MS = 3 * 60_000;

export interface ScaleRun {
  benches: readonly Bench[];
  sizes: readonly number[];
  tool: LoadTool;
  effort: Effort;
  /** A database of its own, and the end of it. */
  open(name: string): Promise<BenchDatabase>;
  report(text: string): void;
}

interface Column {
  size: number;
  figures: Map<string, string>;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const toFigure = ({ cpuMs, p50Ms, p99Ms }: Pick<Measurement, 'cpuMs' | 'p50Ms' | 'p99Ms'>) =>
  `${cpuMs?.toFixed(2) ?? '–'} / ${p50Ms.toFixed(1)} / ${p99Ms.toFixed(1)}`;
const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;

export async function runScale(run: ScaleRun): Promise<string> {
  const columns: Column[] = [];
  for (const size of run.sizes) columns.push(await measureSize(run, size));
  return toScaleTable(columns);
}

async function measureSize(run: ScaleRun, size: number): Promise<Column> {
  const { benches, tool, effort, report } = run;
  const figures = new Map<string, string>();
  const database = await run.open(String(size));
  const dataDir = makeReachableFolder('sheber-scale-');
  const open = () =>
    startBuiltShop(
      { DATABASE_URL: database.url, WEB_CONCURRENCY: '1', DATA_DIR: dataDir, TRUST_PROXY: 'on' },
      undefined,
      null,
      OPENING_PATIENCE_MS,
    );
  try {
    report(`Filling ${size} products …`);
    figures.set('range made in', seconds(await timed(() => fill(database.url, size))));
    const begun = performance.now();
    const shop = await open();
    let forget = async (): Promise<void> => undefined;
    try {
      figures.set('open after', seconds(performance.now() - begun));
      const gathered = await gatherFacts(shop.url, database.url);
      const { facts } = gathered;
      forget = gathered.forget;
      for (const bench of benches) {
        report(`${size}: ${bench.name} …`);
        const { rows } = await measureBench({ ...bench, floors: {} }, shop, facts, tool, effort);
        const own = rows[0];
        if (!own || own.failures > 0) throw new Error(`${bench.name} failed at ${size} products.`);
        figures.set(bench.name, toFigure(own));
      }
      report(`${size}: a department and the search …`);
      const { cities } = await readRange(database.url);
      const asked = await askFirst({ url: shop.url, pid: shop.pid, cities });
      for (const [name, figure] of asked) figures.set(`${name} (p95)`, figure);
      figures.set('memory of the shop', megabytes(readMemoryBytes(shop.pid)));
      await waitForCopy(dataDir);
    } finally {
      await forget();
      await shop.stop();
    }
    const begunAgain = performance.now();
    const again = await open();
    figures.set('open again after', seconds(performance.now() - begunAgain));
    await again.stop();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
    await database.close();
  }
  return { size, figures };
}

/** What the next start goes on from is written in a calm moment. */
export async function waitForCopy(dataDir: string): Promise<void> {
  const path = join(dataDir, 'catalogue', 'index');
  for (let waited = 0; !existsSync(path) && waited < COPY_PATIENCE_MS; waited += 1000) await sleep(1000);
}

export async function fill(databaseUrl: string, products: number): Promise<void> {
  const db = connect({ databaseUrl, workers: 1 }, { max: 1, statementTimeoutMs: 0 });
  try {
    await setup(db, { filling: demoFilling(products), report: () => undefined });
  } finally {
    await db.end({ timeout: 1 });
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** As Markdown, which reads well in a terminal too. */
function toScaleTable(columns: readonly Column[]): string {
  const names = [...new Set(columns.flatMap(({ figures }) => [...figures.keys()]))];
  const lines = [
    ['CPU ms / p50 ms / p99 ms', ...columns.map(({ size }) => `${size} products`)],
    ['---', ...columns.map(() => '---:')],
    ...names.map((name) => [name, ...columns.map(({ figures }) => figures.get(name) ?? '–')]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
