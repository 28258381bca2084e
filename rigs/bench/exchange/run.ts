/**
 * `npm run bench -- exchange [--sizes 3500,100000]`: what the exchange with 1C costs at several sizes, through the protocol
 * and to the page: the first fill, the nightly stock, changes, a whole export of which little is new, orders going out; what
 * visitors wait meanwhile; beside it the bare parser and the bare rows.
 */
import { connect, type Database } from '#api/database.ts';
import { addAccount } from '#api/exchange-1c/operators.ts';
import { setup } from '#database/setup.ts';
import { demoFilling } from '#demo/filling.ts';
import { type BuiltShop, startBuiltShop } from '../../built-shop.ts';
import { addOrders } from '../office-orders/many-orders.ts';
import { toPercentile } from '../percentiles.ts';
import { type BenchBase, openBase } from './client.ts';
import { findServerPid, type Watched, watchCosts } from './costs.ts';
import { readBare, writeBare } from './floors.ts';
import { restOf, toBytes, writeClassifier, writeGoods, writePrices, writeRests } from './packages.ts';
import { measureReading } from './reading.ts';

export interface ExchangeBench {
  sizes: readonly number[];
  open(): Promise<{ url: string; close(): Promise<void> }>;
  print(text: string): void;
}

const PORTION = 5000;
const FEW = 1000;
const ORDERS = 2000;
/** Each of so many differs in the whole export: three of a hundred. */
const CHANGED_EACH = 33;
const LOGIN = 'bench';

export async function runExchangeBench({ sizes, open, print }: ExchangeBench): Promise<void> {
  for (const size of sizes) {
    const { url, close } = await open();
    try {
      await runSize(url, size, print);
    } finally {
      await close();
    }
  }
}

interface Stage {
  watched: Watched;
  db: Database;
  shop: BuiltShop;
  base: BenchBase;
  size: number;
  print(text: string): void;
}

async function runSize(databaseUrl: string, size: number, print: (text: string) => void): Promise<void> {
  const db = connect({ databaseUrl, workers: 1 }, { max: 1, statementTimeoutMs: 0 });
  await setup(db, { filling: demoFilling(100), report: () => undefined });
  const password = (await addAccount(db, LOGIN)) ?? '';
  await mapAll(db);
  print(`\nexchange: ${size.toLocaleString('en')} goods`);
  await measureReading(databaseUrl, print);
  const shop = await startBuiltShop({ DATABASE_URL: databaseUrl, WEB_CONCURRENCY: '2' });
  try {
    const base = await openBase(shop.url, LOGIN, password);
    const watched = { pid: shop.pid, serverPid: await findServerPid(databaseUrl) };
    const stage = { watched, db, shop, base, size, print };
    await fill(stage);
    await tellWhole(stage);
    await tellStock(stage, databaseUrl);
    await tellFew(stage);
    await tellOrders(stage);
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
    VALUES ('price_type', 'bench-retail', 'price', 'Розничная', true)`;
  await db`
    INSERT INTO external_ids (kind, external_id, id, their_name, is_mapped)
    SELECT 'store', 'w-' || n, id, 'Склад ' || n, true
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM stores) s WHERE n <= 3`;
}

async function fill({ base, size, watched, print }: Stage): Promise<void> {
  let bytes = 0;
  const { seconds, words } = await watchCosts(watched, async () => {
    await base.send('import.xml', toBytes(writeClassifier()));
    await base.takeIn('import.xml');
    bytes += await sendGoods(base, size, { isFull: false, changedEach: 0 });
    for (let from = 0; from < size; from += PORTION) {
      const to = Math.min(size, from + PORTION);
      bytes += await base.send(`prices${from}.xml`, toBytes(writePrices(from, to)));
      await base.takeIn(`prices${from}.xml`);
      bytes += await base.send(`rests${from}.xml`, toBytes(writeRests(from, to, 1)));
      await base.takeIn(`rests${from}.xml`);
    }
  });
  print(`  first fill: ${words}; ${(bytes / 2 ** 20).toFixed(0)} MB, ${(size / seconds).toFixed(0)} goods/s`);
}

async function sendGoods(
  base: BenchBase,
  size: number,
  { isFull, changedEach }: { isFull: boolean; changedEach: number },
): Promise<number> {
  let bytes = 0;
  for (let from = 0; from < size; from += PORTION) {
    const name = `goods${isFull ? '-full' : ''}${from}.xml`;
    const to = Math.min(size, from + PORTION);
    bytes += await base.send(name, toBytes(writeGoods({ from, to, isFull, changedEach })));
    await base.takeIn(name);
  }
  return bytes;
}

/** What a whole export costs of which three goods in a hundred differ. */
async function tellWhole({ base, size, print, watched }: Stage): Promise<void> {
  const { words } = await watchCosts(watched, async () => {
    await sendGoods(base, size, { isFull: true, changedEach: CHANGED_EACH });
  });
  print(`  whole export, 3 % changed: ${words}`);
}

/** From the import request to the figure that visitors get, while visitors come. */
async function tellStock(stage: Stage, databaseUrl: string): Promise<void> {
  const { db, shop, base, size, print } = stage;
  const figure = 50;
  const path = await findPage(db);
  const atRest = await visit(shop.url, path, async () => {
    await new Promise((done) => setTimeout(done, 3000));
  });
  const bytes = await base.send('stock.xml', toBytes(writeRests(0, size, figure)));
  let busy: number[] = [];
  const { seconds, words } = await watchCosts(stage.watched, async () => {
    busy = await visit(shop.url, path, async () => {
      await base.takeIn('stock.xml');
      await untilShown(stage, restOf(0, figure));
    });
  });
  const read = readBare(writeRests(0, size, figure));
  const written = await writeBare(databaseUrl, size);
  const floor = read.seconds + written.seconds;
  print(
    `  stock of ${size.toLocaleString('en')} × 3 (${(bytes / 2 ** 20).toFixed(0)} MB), to the page: ${words}; ` +
      `bare saxes ${read.seconds.toFixed(2)} s + bare COPY and MERGE ${written.seconds.toFixed(2)} s: ${(seconds / floor).toFixed(1)} ×`,
  );
  print(
    `  pages meanwhile: p95 ${toPercentile(busy, 0.95).toFixed(0)} ms, at rest ${toPercentile(atRest, 0.95).toFixed(0)} ms`,
  );
}

async function tellFew(stage: Stage): Promise<void> {
  const { base, size, print } = stage;
  const few = Math.min(FEW, size);
  await base.send('few.xml', toBytes(writeRests(0, few, 90)));
  const begun = performance.now();
  await base.takeIn('few.xml');
  await untilShown(stage, restOf(0, 90));
  print(
    `  changes of ${few.toLocaleString('en')} offers: ${((performance.now() - begun) / 1000).toFixed(2)} s to the page`,
  );
}

async function tellOrders({ db, base, print }: Stage): Promise<void> {
  const [order] = await db<{ id: number }[]>`SELECT id::int FROM orders ORDER BY id LIMIT 1`;
  if (!order) return;
  await addOrders(db, order.id, ORDERS);
  await db`INSERT INTO order_exports (order_id, kind) SELECT id, 'paid' FROM orders WHERE number LIKE 'N-%'`;
  const begun = performance.now();
  const bytes = await base.query();
  print(
    `  ${ORDERS.toLocaleString('en')} orders in one query: ${((performance.now() - begun) / 1000).toFixed(2)} s, ${(bytes.length / 2 ** 20).toFixed(1)} MB`,
  );
}

async function findPage(db: Database): Promise<string> {
  const [row] = await db<{ code: string }[]>`SELECT code FROM products WHERE external_id = 'bench-0'`;
  if (!row) throw new Error('the goods of the bench are not there');
  return `/api/v2/products/${row.code}/`;
}

/** The same page again and again until the work is done; how long each answer took. */
async function visit(url: string, path: string, work: () => Promise<void>): Promise<number[]> {
  const latencies: number[] = [];
  let isDone = false;
  const look = async () => {
    while (!isDone) {
      const begun = performance.now();
      await fetch(url + path).then((response) => response.arrayBuffer());
      latencies.push(performance.now() - begun);
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  const looking = look();
  await work();
  isDone = true;
  await looking;
  return latencies;
}

interface ShownStock {
  data: { balance: { count: number }[] };
}

async function untilShown({ db, shop }: Stage, count: number): Promise<void> {
  const path = await findPage(db);
  const until = performance.now() + 120_000;
  while (performance.now() < until) {
    const shown = (await fetch(shop.url + path).then((response) => response.json())) as ShownStock;
    if (shown.data.balance.reduce((sum, each) => sum + each.count, 0) === count) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`no page shows ${count}`);
}
