import type { LineWork } from '#domain/orders/works.ts';
import { askTogether, type Db, listTogether } from '../database.ts';

export interface LineRow {
  productCode: string;
  count: number;
  /** in the language of whoever put it in */
  name: string;
  addedPrice: number;
}

/** Of each user in the order in which they were put in. */
export async function listLinesOf(
  db: Db,
  userIds: readonly number[],
): Promise<(userId: number) => LineRow[]> {
  const rows = await db<(LineRow & { userId: number })[]>`
    SELECT user_id AS "userId", product_code AS "productCode", count, name, added_price AS "addedPrice"
    FROM cart_items WHERE user_id = ANY(${userIds as number[]}::bigint[]) ORDER BY position`;
  return ofUser(rows);
}

/** Work on the lines, of each user in the order in which it was chosen. */
export async function listWorksOf(
  db: Db,
  userIds: readonly number[],
): Promise<(userId: number) => LineWork[]> {
  const rows = await db<(LineWork & { userId: number })[]>`
    SELECT user_id AS "userId", product_code AS "productCode", kind, detail, count
    FROM cart_works WHERE user_id = ANY(${userIds as number[]}::bigint[]) ORDER BY position`;
  return ofUser(rows);
}

export const listLineRows = async (db: Db, userId: number): Promise<LineRow[]> =>
  (await listLinesOf(db, [userId]))(userId);

export const listWorkRows = async (db: Db, userId: number): Promise<LineWork[]> =>
  (await listWorksOf(db, [userId]))(userId);

function ofUser<Row extends { userId: number }>(
  rows: readonly Row[],
): (userId: number) => Omit<Row, 'userId'>[] {
  const byUser = Map.groupBy(rows, ({ userId }) => Number(userId));
  return (userId) => (byUser.get(userId) ?? []).map(({ userId: _known, ...row }) => row);
}

/** All of the cart's, as they are from now on; the cart is held, and their lines are written. */
export async function writeWorks(tx: Db, userId: number, works: readonly LineWork[]): Promise<void> {
  const column = <K extends keyof LineWork>(key: K) => works.map((work) => work[key]);
  await tx`DELETE FROM cart_works WHERE user_id = ${userId}`;
  if (works.length === 0) return;
  await tx`
    INSERT INTO cart_works (user_id, product_code, kind, detail, count)
    SELECT ${userId}::bigint, code, kind, detail, count
    FROM unnest(${column('productCode')}::text[], ${column('kind')}::text[], ${column('detail')}::text[], ${column('count')}::int[]) WITH ORDINALITY AS work (code, kind, detail, count, at)
    ORDER BY at`;
}

/** Null for who never had a cart. */
export async function findEventId(db: Db, userId: number): Promise<string | null> {
  const [row] = await db<{ eventId: string }[]>`
    SELECT event_id AS "eventId" FROM carts WHERE user_id = ${userId}`;
  return row?.eventId ?? null;
}

export async function listEventIds(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db<{ userId: number; eventId: string }[]>`
    SELECT user_id AS "userId", event_id AS "eventId" FROM carts WHERE user_id = ANY(${userIds as number[]}::bigint[])`;
  return new Map(rows.map(({ userId, eventId }) => [Number(userId), eventId]));
}

/**
 * Makes the carts where there are none, and holds them until the transaction ends; gives their events as they stand. What the
 * transaction sends after this is planned once for a connection.
 */
export async function holdCarts(
  tx: Db,
  userIds: readonly number[],
  firstEventId: string,
): Promise<ReadonlyMap<number, string>> {
  const rows = await tx<{ userId: number; eventId: string }[]>`
    INSERT INTO carts (user_id, event_id)
    SELECT id, ${firstEventId} FROM unnest(${userIds as number[]}::bigint[]) AS id ORDER BY id
    ON CONFLICT (user_id) DO UPDATE SET updated_at = now()
    RETURNING user_id AS "userId", event_id AS "eventId", set_config('plan_cache_mode', 'force_generic_plan', true)`;
  return new Map(rows.map(({ userId, eventId }) => [Number(userId), eventId]));
}

export interface CartRows {
  userId: number;
  eventId: string;
  put: readonly LineRow[];
  gone: readonly string[];
}

/** Lines with a count of 0 go, others get theirs; each event is new, so that an older write can be told from this one. */
export async function writeLines(tx: Db, carts: readonly CartRows[]): Promise<void> {
  const put = carts.flatMap(({ userId, put: lines }) => lines.map((line) => ({ ...line, userId })));
  const gone = carts.flatMap(({ userId, gone: codes }) => codes.map((code) => ({ code, userId })));
  const column = <K extends keyof (typeof put)[number]>(key: K) => put.map((line) => line[key]);
  await tx`
    WITH taken AS (
      DELETE FROM cart_items held
      USING unnest(${gone.map(({ userId }) => userId)}::bigint[], ${gone.map(({ code }) => code)}::text[]) AS gone (user_id, code)
      WHERE held.user_id = gone.user_id AND held.product_code = gone.code
    ), placed AS (
      INSERT INTO cart_items AS held (user_id, product_code, count, name, added_price)
      SELECT user_id, code, count, name, price
      FROM unnest(${column('userId')}::bigint[], ${column('productCode')}::text[], ${column('count')}::int[],
        ${column('name')}::text[], ${column('addedPrice')}::int[]) AS line (user_id, code, count, name, price)
      ON CONFLICT (user_id, product_code) DO UPDATE SET count = excluded.count
    )
    UPDATE carts SET event_id = new.event_id
    FROM unnest(${carts.map(({ userId }) => userId)}::bigint[], ${carts.map(({ eventId }) => eventId)}::text[])
      AS new (user_id, event_id) WHERE carts.user_id = new.user_id`;
}

/** Holds the carts of several users, in the order of their numbers, and gives each its new event. */
export async function lockCarts(
  tx: Db,
  carts: readonly { userId: number; eventId: string }[],
): Promise<void> {
  await tx`
    INSERT INTO carts (user_id, event_id) SELECT * FROM (
      SELECT * FROM unnest(${carts.map(({ userId }) => userId)}::bigint[],
        ${carts.map(({ eventId }) => eventId)}::text[]) AS c (user_id, event_id) ORDER BY user_id) sorted
    ON CONFLICT (user_id) DO UPDATE SET event_id = excluded.event_id, updated_at = now()`;
}

/** Of more than was ordered the rest stays: it was put in while the order was on its way. The carts are held. */
export async function takeLines(
  tx: Db,
  items: readonly { userId: number; productCode: string; count: number }[],
): Promise<void> {
  await tx`
    WITH ordered AS (
      SELECT user_id, code, sum(count)::int AS count
      FROM unnest(${items.map(({ userId }) => userId)}::bigint[],
        ${items.map(({ productCode }) => productCode)}::text[], ${items.map(({ count }) => count)}::int[])
        AS item (user_id, code, count) GROUP BY user_id, code
    ), gone AS (
      DELETE FROM cart_items held USING ordered
      WHERE held.user_id = ordered.user_id AND held.product_code = ordered.code AND held.count <= ordered.count
    )
    UPDATE cart_items held SET count = held.count - ordered.count FROM ordered
    WHERE held.user_id = ordered.user_id AND held.product_code = ordered.code AND held.count > ordered.count`;
}

export interface CarriedRow {
  code: string;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
}

/** How large one piece is, of those that somebody has measured. */
export const listCarriedRows = listTogether(
  (db: Db, codes: readonly string[]): Promise<CarriedRow[]> => db<CarriedRow[]>`
    SELECT code, length_mm AS "lengthMm", width_mm AS "widthMm", height_mm AS "heightMm"
    FROM products
    WHERE code = ANY(${codes as string[]}) AND length_mm > 0 AND width_mm > 0 AND height_mm > 0`,
);

export interface StoreStockRow {
  storeId: number;
  cityCode: string;
  /** null where the store has nothing of what is asked for */
  productCode: string | null;
  count: number;
}

interface StoreQuestion {
  codes: readonly string[];
  cityCode: string;
}

/** Where the goods stand, and every store of the city that hands orders out; for several carts at once. */
export const listStoreStock = askTogether(async (db: Db, asked: readonly StoreQuestion[]) => {
  const codes = [...new Set(asked.flatMap((each) => each.codes))];
  const cities = [...new Set(asked.map(({ cityCode }) => cityCode))];
  const rows = await db<(StoreStockRow & { hasPickup: boolean })[]>`
    SELECT t.id AS "storeId", c.code AS "cityCode", g.code AS "productCode", coalesce(g.count, 0) AS count,
           t.has_pickup AS "hasPickup"
    FROM stores t
    JOIN cities c ON c.id = t.city_id
    LEFT JOIN (SELECT s.store_id, p.code, s.count FROM stocks s JOIN products p ON p.id = s.product_id
               WHERE p.code = ANY(${codes}) AND s.count > 0) g ON g.store_id = t.id
    WHERE t.is_active AND (g.code IS NOT NULL OR (t.has_pickup AND c.code = ANY(${cities})))
    ORDER BY t.id`;
  return asked.map((question) => toStoreStock(rows, question));
});

/** What of all of it one cart has asked for; a store of the city that has none of its goods is among it too. */
function toStoreStock(
  rows: readonly (StoreStockRow & { hasPickup: boolean })[],
  { codes, cityCode }: StoreQuestion,
): (StoreStockRow & { isPickupHere: boolean })[] {
  const own = new Set(codes);
  return rows.flatMap(({ hasPickup, ...row }) => {
    const isPickupHere = hasPickup && row.cityCode === cityCode;
    if (row.productCode !== null && own.has(row.productCode)) return [{ ...row, isPickupHere }];
    return isPickupHere ? [{ ...row, productCode: null, count: 0, isPickupHere }] : [];
  });
}

export async function deleteCart(db: Db, userId: number): Promise<void> {
  await db`DELETE FROM carts WHERE user_id = ${userId}`;
}
