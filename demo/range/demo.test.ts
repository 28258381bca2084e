import type postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '#api/database.ts';
import { openTestDatabase } from '#tests/database.ts';
import { loadDemo } from './demo.ts';
import { deferIndexes } from './load/deferred-indexes.ts';

const today = new Date('2026-11-15T10:00:00Z');

/** The schema without the demo range, and one connection to it. */
async function anEmptyShop(): Promise<postgres.Sql> {
  const database = await openTestDatabase({ demo: false });
  const sql = connect({ databaseUrl: database.url, workers: 1 }, { max: 1, statementTimeoutMs: 0 });
  onTestFinished(async () => {
    await sql.end({ timeout: 1 });
    await database.drop();
  });
  return sql;
}

async function count(sql: postgres.Sql, query: string): Promise<number> {
  const [row] = await sql.unsafe<{ count: number }[]>(`SELECT count(*)::int AS count FROM ${query}`);
  return row?.count ?? -1;
}

test('a loaded shop is whole: every product is priced and every reference leads somewhere', async () => {
  const sql = await anEmptyShop();
  const lines: string[] = [];
  const loaded = await loadDemo(sql, { products: 1100, report: (line) => lines.push(line), today });
  expect(loaded).toEqual({ products: 1100 });
  expect(lines).toContain('  1100 of 1100 products');
  expect(await count(sql, 'products')).toBe(1100);
  expect(await count(sql, 'products JOIN product_prices ON product_id = id')).toBe(1100);
  expect(await count(sql, 'sections')).toBe(111);
  expect(
    await count(
      sql,
      'products p, unnest(p.value_ids) v LEFT JOIN property_values pv ON pv.id = v WHERE pv.id IS NULL',
    ),
  ).toBe(0);
  expect(
    await count(
      sql,
      `products p CROSS JOIN unnest(p.value_ids) v JOIN property_values pv ON pv.id = v
         LEFT JOIN section_properties sp ON sp.section_id = p.section_id AND sp.property_id = pv.property_id
        WHERE sp.section_id IS NULL`,
    ),
  ).toBe(0);
  expect(await count(sql, "products WHERE units->0->>'ratio' <> '1'")).toBe(0);
  expect(
    await count(
      sql,
      "products CROSS JOIN jsonb_array_elements(units) u LEFT JOIN units k ON k.code = u->>'unit' WHERE k.code IS NULL",
    ),
  ).toBe(0);
  expect(await count(sql, 'estimates WHERE line_count > 3 AND total_tenge > 50000')).toBe(3);
  expect(
    await count(
      sql,
      "estimate_shares JOIN estimates ON id = estimate_id WHERE until > now() AND token LIKE 'demo%'",
    ),
  ).toBe(2);
  // One word of the whole range, that the shop is open, of its sets and of what they hold; none of single products.
  const told = await sql<{ kind: string }[]>`SELECT kind FROM catalog_changes ORDER BY kind, product_id`;
  expect(told.map(({ kind }) => kind)).toEqual(['pages', 'pages', 'pages', 'structure']);
  // What is said in the demo is nobody's, and no rating is made of it.
  expect(await count(sql, "reviews WHERE state = 'published' AND user_id IS NULL")).toBeGreaterThan(30);
  expect(await count(sql, 'product_ratings')).toBe(0);
  expect(await count(sql, 'questions WHERE is_public AND NOT is_demo')).toBe(0);
});

test('the newest products are new on the day of loading, and the last price of the history is paid now', async () => {
  const sql = await anEmptyShop();
  await loadDemo(sql, { products: 500, report: () => {}, today });
  const recent = await count(sql, "products WHERE first_seen_at > '2026-11-15'::date - 60");
  expect(recent).toBeGreaterThan(5);
  expect(recent).toBeLessThan(45);
  expect(await count(sql, "products WHERE first_seen_at > '2026-11-15'")).toBe(0);
  expect(
    await count(
      sql,
      `(SELECT DISTINCT ON (product_id) product_id, price FROM price_history ORDER BY product_id, valid_from DESC) h
         JOIN product_prices p USING (product_id) WHERE h.price <> coalesce(p.discount_price, p.price)`,
    ),
  ).toBe(0);
  expect(await count(sql, '(SELECT DISTINCT product_id FROM price_history) h')).toBe(500);
});

test('the demo orders add up, and the ledgers of points and stock tell the same of them', async () => {
  const sql = await anEmptyShop();
  await loadDemo(sql, { products: 1100, report: () => {}, today });
  expect(await count(sql, 'orders')).toBe(12);
  expect(
    await count(
      sql,
      `orders o WHERE total_sum - delivery_sum <> (SELECT sum(sum) FROM order_lines l WHERE l.order_id = o.id)
         OR base_sum <> (SELECT sum(price * count) FROM order_lines l WHERE l.order_id = o.id)`,
    ),
  ).toBe(0);
  const earned = `loyalty_entries e JOIN orders o ON e.operation_key = 'order:' || o.id || ':earn'`;
  expect(await count(sql, earned)).toBe(4);
  expect(
    await count(
      sql,
      `${earned} WHERE e.order_number <> o.number OR e.points <> o.points_earned
         OR e.purchase_sum <> o.total_sum - o.delivery_sum`,
    ),
  ).toBe(0);
  const spent = `loyalty_entries e JOIN orders o ON e.operation_key = 'order:' || o.id || ':spend'`;
  expect(await count(sql, `${spent} WHERE e.points = -o.points_spent AND e.order_number = o.number`)).toBe(2);
  // Cancelled: everything came back; of one order a part did.
  expect(
    await count(sql, '(SELECT order_id FROM stock_entries GROUP BY order_id HAVING sum(count) = 0) whole'),
  ).toBe(1);
  expect(
    await count(
      sql,
      `order_lines l WHERE returned_count <> coalesce((SELECT sum(count) FROM stock_entries e
         WHERE e.order_id = l.order_id AND e.line = l.line AND e.kind = 'return'), 0)`,
    ),
  ).toBe(0);
  expect(await count(sql, 'order_history WHERE told_at IS NULL')).toBe(0);
});

test('the demo accounts can be used, two of them to buy wholesale', async () => {
  const sql = await anEmptyShop();
  await loadDemo(sql, { products: 97, report: () => {}, today });
  const users = await sql`
    SELECT email, contract, organization_bin AS bin FROM users JOIN wholesale_standings w ON w.user_id = users.id
    ORDER BY phone`;
  expect([...users]).toEqual([
    { email: 'retail@sheber.test', contract: null, bin: null },
    { email: 'wholesale@sheber.test', contract: 'individual', bin: null },
    { email: 'org@sheber.test', contract: 'organization', bin: '200140001230' },
    { email: 'club@sheber.test', contract: null, bin: null },
    { email: 'master@sheber.test', contract: null, bin: null },
  ]);
});

test('a row that the database refuses leaves nothing behind', async () => {
  const sql = await anEmptyShop();
  await sql`ALTER TABLE products ADD CHECK (id < 400)`;
  await expect(loadDemo(sql, { products: 600, report: () => {}, today })).rejects.toThrow(/check constraint/);
  expect(await count(sql, 'products')).toBe(0);
  expect(await count(sql, 'cities')).toBe(0);
});

test('a shop that has goods is left alone', async () => {
  const sql = await anEmptyShop();
  await loadDemo(sql, { products: 97, report: () => {}, today });
  await expect(loadDemo(sql, { products: 97, report: () => {}, today })).rejects.toThrow(/empty database/);
  expect(await count(sql, 'products')).toBe(97);
});

test('indexes, constraints and triggers that a big load takes off come back as they were', async () => {
  const sql = await anEmptyShop();
  const tables = ['products', 'product_prices', 'stocks', 'price_history'];
  const describeTables = (db: postgres.ISql) => db`
    SELECT indexdef AS definition FROM pg_indexes WHERE tablename = ANY (string_to_array(${tables.join()}, ',')) UNION ALL
    SELECT conname || pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = ANY (string_to_array(${tables.join()}, ',')::regclass[]) UNION ALL
    SELECT tgname || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal AND tgrelid = ANY (string_to_array(${tables.join()}, ',')::regclass[])
    ORDER BY 1`;
  const before = [...(await describeTables(sql))];
  await sql.begin(async (db) => {
    const restore = await deferIndexes(db, tables);
    const bare = [...(await describeTables(db))].map(({ definition }) => String(definition));
    expect(
      bare.filter((definition) => /FOREIGN KEY|UNIQUE INDEX (?!\w+_pkey)|products_section /.test(definition)),
    ).toEqual([]);
    await restore();
  });
  expect([...(await describeTables(sql))]).toEqual(before);
  expect(before.length).toBeGreaterThan(25);
});
