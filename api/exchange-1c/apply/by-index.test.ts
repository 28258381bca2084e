/**
 * What a package does to a few products can go to these by their index: a range of a million need not be gone through for each batch.
 * Which way the planner takes is its own matter, and that of the hour: here it may take no other where there is one.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, transaction } from '#api/database.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { listStagedGoods } from './apply-goods.queries.ts';
import { listProductIds, settleStock, tellStock } from './apply-offers.queries.ts';
import { applyPrices, applyTiers } from './apply-prices.queries.ts';
import { adoptOrphans, keepOrphanOffers, keepOrphans } from './orphans.queries.ts';
import { countEffect } from './package-effect.queries.ts';
import { listStagedOffers } from './variants.queries.ts';

const PACKAGE = 1_000_000;
const NOBODY = 'bi-unknown';
/** Of three products, some of them asked for more than once; all of them are thousands. */
const MOST_READ = 200;

let shop: TestApp;
let ids: string[];
beforeAll(async () => {
  shop = await openTestApp({ isWhole: true });
  const { db } = shop;
  ids = (await db<{ id: string }[]>`SELECT external_id AS id FROM products ORDER BY id LIMIT 3`).map(
    ({ id }) => id,
  );
  await db`
    INSERT INTO external_ids (kind, external_id, id, role, their_name, is_mapped)
    VALUES ('price_type', 'bi-p', NULL, 'price', 'p', true), ('store', 'bi-s', 1, NULL, 's', true)`;
  const told = [...ids, NOBODY, `${NOBODY}#c`];
  await db`
    INSERT INTO exchange_staged (package_id, kind, n, external_id, record)
    SELECT ${PACKAGE}, kind, n, id, '{"isDeleted": false, "groupIds": ["bi-g"]}'
    FROM unnest(${told}::text[]) WITH ORDINALITY AS t(id, n), unnest(ARRAY['goods', 'offer']) AS kind`;
  // What they cost already: how much of the range a change of prices would be is counted only where there is one.
  await db`
    INSERT INTO exchange_staged_prices (package_id, n, external_id, price_type, amount)
    SELECT ${PACKAGE}, n, t.id, 'bi-p', coalesce(r.price, 1000) FROM unnest(${told}::text[]) WITH ORDINALITY AS t(id, n)
    LEFT JOIN products p ON p.external_id = t.id LEFT JOIN product_prices r ON r.product_id = p.id`;
  await db`
    INSERT INTO exchange_staged_rests (package_id, n, external_id, store, count)
    SELECT ${PACKAGE}, n, id, 'bi-s', CASE WHEN id LIKE ${`${NOBODY}%`} THEN 0 ELSE 5 END FROM unnest(${told}::text[]) WITH ORDINALITY AS t(id, n)`;
  await db`INSERT INTO exchange_orphans (external_id, kind, record, package_id) VALUES ('bi-waits', 'rests', '{"rows": []}', ${PACKAGE})`;
});
afterAll(() => shop.close());

const at = new Date();
const moment = { at, isGuessed: false, isFull: false, meaning: 'free' } as const;

/** What was read before on the same connection may not have been told yet. */
async function countRead(tx: Db): Promise<number> {
  const [row] = await tx<{ read: number }[]>`
    SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS read FROM pg_stat_xact_user_tables
    WHERE relname IN ('products', 'product_prices', 'stocks')`;
  return row?.read ?? 0;
}

test.each<[string, (db: Db) => Promise<unknown>]>([
  ['judging', (db) => countEffect(db, PACKAGE)],
  [
    'goods',
    (db) =>
      listStagedGoods(db, PACKAGE, ids, { reading: Buffer.alloc(1), wantsAll: false, wantsVersions: false }),
  ],
  ['offers', (db) => listStagedOffers(db, PACKAGE, [...ids, `${NOBODY}#c`])],
  ['prices', (db) => applyPrices(db, PACKAGE, ids)],
  ['prices from a count on', (db) => applyTiers(db, PACKAGE, ids)],
  [
    'stock',
    async (db) => {
      const known = await listProductIds(db, ids);
      await tellStock(db, PACKAGE, known, moment);
      await settleStock(db, [...known.values()]);
    },
  ],
  ['prices that wait for their goods', (db) => keepOrphans(db, PACKAGE, 'prices', [NOBODY], at)],
  ['offers that wait for their goods', (db) => keepOrphanOffers(db, PACKAGE, [`${NOBODY}#c`])],
  ['what has waited', (db) => adoptOrphans(db, PACKAGE)],
])('%s', async (_what, work) => {
  const read = await transaction(shop.db, async (tx) => {
    await tx`SELECT set_config(name, 'off', true) FROM unnest(ARRAY['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin']) AS name`;
    const before = await countRead(tx);
    await work(tx);
    return (await countRead(tx)) - before;
  });
  expect(read).toBeLessThan(MOST_READ);
});
