/**
 * `npm run bench -- exchange [--sizes 3500,100000]`: what the exchange with 1C costs at several sizes, through the protocol
 * and to the page: the first fill, a whole export of which little is new, the nightly stock, changes, orders going out; what
 * visitors wait meanwhile; beside it the bare parser and the bare rows. Where that takes too long at once, `--data FOLDER`
 * keeps what was filled and writes down the figures there (`figures.txt`), `--rows stock,few` measures of it what is asked for
 * (reading, fill, whole, stock, few, orders), and a fill that was stopped goes on.
 * `--statements` tells as well which statements took PostgreSQL's time, those within triggers too.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '#api/database.ts';
import { addAccount, renewPassword } from '#api/exchange-1c/operators.ts';
import { setup } from '#database/setup.ts';
import { demoFilling } from '#demo/filling.ts';
import { startBuiltShop } from '../../built-shop.ts';
import { toPercentile } from '../percentiles.ts';
import { openBase } from './client.ts';
import { findServerPid, untilCalm } from './costs.ts';
import { ROWS } from './measured-rows.ts';
import { STORES } from './packages.ts';
import { measureReading } from './reading.ts';
import { countStatements, sayStatements } from './statements.ts';

interface OpenedDatabase {
  url: string;
  /** Of the superuser. */
  adminUrl: string;
  close(): Promise<void>;
}

export interface ExchangeBench {
  sizes: readonly number[];
  /** What to measure; none: everything. */
  rows: readonly string[];
  /** Where the data stay for another run; null: they are forgotten. */
  folder: string | null;
  tellsStatements: boolean;
  open(folder: string | null): Promise<OpenedDatabase>;
  /** A figure; those of data that are kept are written down beside them as well. */
  print(text: string): void;
  /** How far it is. */
  say(text: string): void;
}

const LOGIN = 'bench';
const READING = 'reading';

export const EXCHANGE_ROWS: readonly string[] = [READING, ...Object.keys(ROWS)];

export async function runExchangeBench(bench: ExchangeBench): Promise<void> {
  for (const size of bench.sizes) {
    const folder = bench.folder && join(bench.folder, String(size));
    if (folder) mkdirSync(join(folder, 'shop'), { recursive: true });
    const database = await bench.open(folder);
    const print = (text: string) => {
      bench.print(text);
      if (folder) appendFileSync(join(folder, 'figures.txt'), `${text}\n`);
    };
    try {
      await runSize(database, { ...bench, folder, print }, size);
    } finally {
      await database.close();
    }
  }
}

async function runSize(
  { url: databaseUrl, adminUrl }: OpenedDatabase,
  { rows, folder, tellsStatements, print, say }: ExchangeBench,
  size: number,
): Promise<void> {
  const isWanted = (row: string) => rows.length === 0 || rows.includes(row);
  const db = connect({ databaseUrl, workers: 1 }, { max: 1, statementTimeoutMs: 0 });
  await setup(db, { filling: demoFilling(100), report: () => undefined });
  const password = (await addAccount(db, LOGIN)) ?? (await renewPassword(db, LOGIN)) ?? '';
  await mapAll(db);
  if (tellsStatements) await countStatements(adminUrl);
  const load = loadavg()[0]?.toFixed(1) ?? '?';
  print(`\nexchange: ${size.toLocaleString('en')} goods, ${new Date().toISOString()}, load ${load}`);
  if (isWanted(READING)) await measureReading(databaseUrl, print);
  const shop = await startBuiltShop({
    DATABASE_URL: databaseUrl,
    WEB_CONCURRENCY: '2',
    ...(folder ? { DATA_DIR: join(folder, 'shop') } : {}),
  });
  try {
    const base = await openBase(shop.url, LOGIN, password);
    const watched = { pid: shop.pid, serverPid: await findServerPid(databaseUrl) };
    for (const [name, measure] of Object.entries(ROWS)) {
      if (!isWanted(name)) continue;
      // What the row before has left to be built is no cost of this one.
      await untilCalm(watched);
      await measure({ watched, db, databaseUrl, shop, base, size, folder, print, say });
      if (tellsStatements) await sayStatements(adminUrl, print);
    }
    if (base.answers.length > 0 && base.parts.length > 0)
      print(
        `  answers: longest ${(Math.max(...base.answers) / 1000).toFixed(1)} s · a part: median ${toPercentile(base.parts, 0.5).toFixed(0)} ms, p95 ${toPercentile(base.parts, 0.95).toFixed(0)} ms`,
      );
  } finally {
    await shop.stop();
    await db.end({ timeout: 1 });
  }
}

/** What staff say once. */
async function mapAll(db: Database): Promise<void> {
  await db`
    INSERT INTO external_ids (kind, external_id, role, their_name, is_mapped)
    VALUES ('price_type', 'bench-retail', 'price', 'Розничная', true) ON CONFLICT DO NOTHING`;
  await db`
    INSERT INTO external_ids (kind, external_id, id, their_name, is_mapped)
    SELECT 'store', w.code, s.id, 'Склад ' || w.n, true
    FROM unnest(${[...STORES]}::text[]) WITH ORDINALITY AS w(code, n)
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS n FROM stores) s USING (n) ON CONFLICT DO NOTHING`;
}
