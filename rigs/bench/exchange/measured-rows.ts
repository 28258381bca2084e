/** What is measured, each by itself: the later ones need what the first has filled. */
import { addOrders } from '../office-orders/many-orders.ts';
import { toPercentile } from '../percentiles.ts';
import { findNewFigure, findPage, type Stage, untilShown, visit } from './bench-shop.ts';
import { watchCosts } from './costs.ts';
import { fill, sendGoods } from './fill.ts';
import { readBare, writeBare } from './floors.ts';
import { restOf, toBytes, writeRests } from './packages.ts';

const FEW = 1000;
const ORDERS = 2000;
/** Each of so many differs in the whole export: three of a hundred. */
const CHANGED_EACH = 33;

/** What a whole export costs of which three goods in a hundred differ: by a word that none of them had before. */
async function tellWhole({ base, size, print, say, watched }: Stage): Promise<void> {
  const word = Date.now().toString(36);
  const { words } = await watchCosts(watched, async () => {
    await sendGoods(base, size, {
      isFull: true,
      changedEach: CHANGED_EACH,
      word,
      tell: (goods) => say(`  told ${goods.toLocaleString('en')} goods`),
    });
  });
  print(`  whole export, 3 % changed: ${words}`);
}

/** From the import request to the figure that visitors get, while visitors come. */
async function tellStock(stage: Stage): Promise<void> {
  const { db, shop, base, size, print } = stage;
  const figure = await findNewFigure(db);
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
  const written = await writeBare(stage.databaseUrl, size);
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
  const { db, base, size, print } = stage;
  const few = Math.min(FEW, size);
  const figure = await findNewFigure(db);
  await base.send('few.xml', toBytes(writeRests(0, few, figure)));
  const begun = performance.now();
  await base.takeIn('few.xml');
  await untilShown(stage, restOf(0, figure));
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

/** In the order in which they are measured. */
export const ROWS = {
  fill,
  whole: tellWhole,
  stock: tellStock,
  few: tellFew,
  orders: tellOrders,
} satisfies Record<string, (stage: Stage) => Promise<void>>;
