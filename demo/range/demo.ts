/**
 * Fills an empty database with the demo shop: places, sections, brands, any number of products, past baskets, accounts.
 * Promises: all or nothing (one transaction), the same range for the same number, constant memory.
 * Hides: how products are drawn (draw-range.ts), the format of COPY, the indexes that a big load takes off
 * and puts back. Relies on: the migrations, an empty catalogue, a role that owns the tables.
 */
import type postgres from 'postgres';
import { bigRange, drawRange } from './draw-range.ts';
import { loadAccounts, loadStaff } from './load/accounts.ts';
import { loadClub } from './load/club.ts';
import { copyInto } from './load/copy.ts';
import { deferIndexes } from './load/deferred-indexes.ts';
import { loadEstimates } from './load/estimates.ts';
import { loadMaster } from './load/master.ts';
import { loadOrders } from './load/orders.ts';
import { loadPeople, loadStreets } from './load/people.ts';
import { loadPromotions } from './load/promotions.ts';
import { loadPurchases } from './load/purchases.ts';
import { brandIds, loadReference, loadValues, properties } from './load/reference.ts';
import { loadReviews } from './load/reviews.ts';
import {
  historyColumns,
  priceColumns,
  productColumns,
  stockColumns,
  toHistoryLines,
  toPriceLine,
  toProductLine,
  toStockLines,
} from './load/rows.ts';
import { loadSets } from './load/sets.ts';
import { loadWholesale } from './load/wholesale.ts';
import { maxProducts } from './product/identity.ts';
import { Shelves } from './purchases/shelf.ts';
import { ValueRegistry } from './value-registry.ts';

export interface DemoOptions {
  products: number;
  /** is told what goes on, a line at a time */
  report: (line: string) => void;
  /** the day from which ages and price histories are counted back; now, unless a test says otherwise */
  today?: Date;
}

const bigTables = ['products', 'product_prices', 'stocks', 'price_history'];

/** One connection can copy into one table at a time: the other tables' rows of a batch wait in memory. */
const batchSize = 5000;

async function loadProducts(
  db: postgres.TransactionSql,
  { products, report, today }: Required<DemoOptions>,
  shelves: Shelves,
): Promise<void> {
  const registry = new ValueRegistry(properties);
  const range = drawRange(products);
  const progressStep = Math.max(1000, Math.ceil(products / 10));
  let drawn = 0;
  while (drawn < products) {
    const prices: string[] = [];
    const stocks: string[] = [];
    const history: string[] = [];
    const batchEnd = Math.min(products, drawn + batchSize);
    function* productLines() {
      while (drawn < batchEnd) {
        const next = range.next();
        if (next.done) throw new Error(`the range ended after ${drawn} of ${products} products`);
        const { section, product } = next.value;
        drawn++;
        shelves.add(section.code, product);
        prices.push(toPriceLine(product));
        stocks.push(...toStockLines(product));
        history.push(...toHistoryLines(product, today));
        const valueIds = registry.idsOf(product.values);
        yield toProductLine(product, section.id, brandIds.get(product.brandCode) ?? 0, valueIds, today);
        if (drawn % progressStep === 0 && drawn < products) report(`  ${drawn} of ${products} products`);
      }
    }
    await copyInto(db, 'products', productColumns, productLines());
    await copyInto(db, 'product_prices', priceColumns, prices);
    await copyInto(db, 'stocks', stockColumns, stocks);
    await copyInto(db, 'price_history', historyColumns, history);
  }
  await loadValues(db, registry.registered());
  report(`  ${products} of ${products} products`);
}

async function requireEmptyCatalogue(db: postgres.TransactionSql): Promise<void> {
  const [row] = await db<{ filled: boolean }[]>`SELECT EXISTS (SELECT FROM cities) AS filled`;
  if (row?.filled) throw new Error('the demo range can only be loaded into an empty database');
}

export async function loadDemo(sql: postgres.Sql, options: DemoOptions): Promise<{ products: number }> {
  const { products, report, today = new Date() } = options;
  if (!Number.isInteger(products) || products < 1 || products > maxProducts) {
    throw new Error(`the demo range can have from 1 to ${maxProducts} products, not ${products}`);
  }
  await sql.begin(async (db) => {
    // A load may take minutes; the pool's limits are made for requests.
    await db.unsafe(`
      SET LOCAL sheber.bulk_load = 'on';
      SET LOCAL statement_timeout = 0;
      SET LOCAL idle_in_transaction_session_timeout = 0;
      SET LOCAL maintenance_work_mem = '256MB'`);
    await requireEmptyCatalogue(db);
    await loadReference(db);
    const restoreIndexes = products >= bigRange ? await deferIndexes(db, bigTables) : undefined;
    const shelves = new Shelves();
    await loadProducts(db, { products, report, today }, shelves);
    if (restoreIndexes) {
      report('  building the indexes');
      await restoreIndexes();
    }
    await loadPurchases(db, shelves, { products, today });
    await loadPromotions(db, today);
    await loadSets(db, today);
    await loadAccounts(db);
    await loadStaff(db);
    await loadWholesale(db, today);
    await loadClub(db, today);
    await loadMaster(db, today);
    await loadOrders(db, today);
    await loadEstimates(db, today);
    await loadReviews(db, today);
    await loadPeople(db);
    await loadStreets(db);
    await db`DELETE FROM settings WHERE key = 'shop.is_open'`;
    await db`INSERT INTO catalog_changes (kind) VALUES ('structure')`;
  });
  report('  gathering statistics');
  // Not ANALYZE alone: counts over the range read the indexes only once the pages are known to be all visible.
  await sql`VACUUM (ANALYZE)`;
  return { products };
}
