/** Past baskets and looks as rows of their tables. */
import { createHash } from 'node:crypto';
import type postgres from 'postgres';
import { basketCount, drawBaskets, drawViews, visitorCount } from '../purchases/baskets.ts';
import type { Shelves } from '../purchases/shelf.ts';
import { copyInto, toCopyLine } from './copy.ts';

const hour = 3_600_000;

const purchaseColumns = ['basket_id', 'product_id', 'city_id', 'count', 'bought_at'];
const viewColumns = ['visitor', 'product_id', 'city_id', 'seen_at'];

function* toLines<T>(items: Iterable<T>, toLine: (item: T) => string): Generator<string> {
  for (const item of items) yield toLine(item);
}

/** Nobody's mark: a real visitor's is hashed from 128 random bits. */
const toVisitor = (visitor: number) =>
  `\\x${createHash('sha256').update(`demo visitor ${visitor}`).digest('hex').slice(0, 32)}`;

export async function loadPurchases(
  db: postgres.TransactionSql,
  shelves: Shelves,
  { products, today }: { products: number; today: Date },
): Promise<void> {
  const before = (hoursAgo: number) => new Date(today.getTime() - hoursAgo * hour).toISOString();
  const baskets = basketCount(products);
  await copyInto(
    db,
    'purchases',
    purchaseColumns,
    toLines(drawBaskets(shelves, baskets), (line) =>
      toCopyLine([line.basketId, line.productId, line.cityId, line.count, before(line.hoursAgo)]),
    ),
  );
  await db`SELECT setval('basket_ids', ${baskets})`;
  await copyInto(
    db,
    'product_views',
    viewColumns,
    toLines(drawViews(shelves, visitorCount(products)), (view) =>
      toCopyLine([toVisitor(view.visitor), view.productId, view.cityId, before(view.hoursAgo)]),
    ),
  );
}
