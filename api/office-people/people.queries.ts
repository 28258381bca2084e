import type { Locale } from '#domain/locale.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { Db } from '../database.ts';

/** The stores of somebody's orders: those that give them out, and those that gave goods. Null: there is no such user. */
export async function findStoresOf(db: Db, userId: number): Promise<number[] | null> {
  const [row] = await db<{ stores: number[] }[]>`
    SELECT coalesce((SELECT jsonb_agg(DISTINCT store) FROM (
      SELECT o.store_id AS store FROM orders o WHERE o.user_id = u.id AND o.store_id IS NOT NULL
      UNION SELECT e.store_id FROM orders o JOIN stock_entries e ON e.order_id = o.id WHERE o.user_id = u.id) s), '[]') AS stores
    FROM users u WHERE u.id = ${userId}`;
  return row?.stores ?? null;
}

/** An order of such a store; null: of any. */
const isOfStores = (db: Db, stores: readonly number[] | null) =>
  stores === null
    ? db`true`
    : db`(o.store_id = ANY(${[...stores]}::smallint[]) OR EXISTS (
          SELECT FROM stock_entries e WHERE e.order_id = o.id AND e.store_id = ANY(${[...stores]}::smallint[])))`;

export interface ListedPerson {
  id: number;
  firstName: string;
  lastName: string;
  phone: string | null;
  email: string | null;
  language: Locale;
  orders: number;
  sum: number;
  hasCard: boolean;
  isWholesale: boolean;
  createdAt: Date;
}

/** Counted are the orders that the reader may see. */
const columns = (db: Db, stores: readonly number[] | null) => db`
  u.id::float8 AS id, u.first_name AS "firstName", u.last_name AS "lastName", u.phone, u.email, u.language,
  u.created_at AS "createdAt", w.contract IS NOT NULL AS "isWholesale", club.id IS NOT NULL AS "hasCard",
  (SELECT count(*)::int FROM orders o WHERE o.user_id = u.id AND o.status <> 'cancelled' AND ${isOfStores(db, stores)}) AS orders,
  (SELECT coalesce(sum(o.total_sum), 0)::float8 FROM orders o
   WHERE o.user_id = u.id AND o.status <> 'cancelled' AND ${isOfStores(db, stores)}) AS sum`;

const joined = (db: Db) => db`
  users u JOIN wholesale_standings w ON w.user_id = u.id LEFT JOIN loyalty_accounts club ON club.user_id = u.id`;

export interface PersonKey {
  phone: string | null;
  email: string | null;
  card: string | null;
}

/** By what is whole: nobody leafs through people. The stores narrow it to those with an order there. */
export async function findPersonRows(
  db: Db,
  { phone, email, card }: PersonKey,
  stores: readonly number[] | null,
): Promise<ListedPerson[]> {
  const rows = await db<ListedPerson[]>`
    SELECT ${columns(db, stores)} FROM ${joined(db)}
    WHERE u.deleted_at IS NULL
      AND u.id IN (SELECT id FROM users WHERE phone = ${phone}
                   UNION SELECT id FROM users WHERE email = ${email}
                   UNION SELECT a.user_id FROM loyalty_cards c JOIN loyalty_accounts a ON a.id = c.account_id
                         WHERE c.number = ${card})
      ${stores === null ? db`` : db`AND EXISTS (SELECT FROM orders o WHERE o.user_id = u.id AND ${isOfStores(db, stores)})`}
    ORDER BY u.id`;
  return [...rows];
}

export interface StoredPerson extends ListedPerson {
  city: string | null;
  isEmailConfirmed: boolean;
  isPhoneConfirmed: boolean;
  isSubscribed: boolean;
  deleteAt: Date | null;
  deletedAt: Date | null;
  mergedInto: number | null;
  hasContract: boolean;
  hasRequest: boolean;
  returns: number;
}

export async function findPersonRow(
  db: Db,
  id: number,
  { stores, language }: { stores: readonly number[] | null; language: Locale },
): Promise<StoredPerson | null> {
  const [row] = await db<StoredPerson[]>`
    SELECT ${columns(db, stores)}, ${language === 'kz' ? db`c.name_kz` : db`c.name_ru`} AS city,
           u.email_confirmed_at IS NOT NULL AS "isEmailConfirmed", u.phone_confirmed_at IS NOT NULL AS "isPhoneConfirmed",
           u.is_subscribed AS "isSubscribed", u.delete_at AS "deleteAt", u.deleted_at AS "deletedAt",
           u.merged_into::float8 AS "mergedInto",
           EXISTS (SELECT FROM wholesale_contracts k WHERE k.user_id = u.id AND k.revoked_at IS NULL) AS "hasContract",
           EXISTS (SELECT FROM wholesale_requests r
                   WHERE r.user_id = u.id AND r.organization_id IS NULL AND r.status = 'moderation') AS "hasRequest",
           (SELECT count(*)::int FROM order_returns t JOIN orders o ON o.id = t.order_id
            WHERE o.user_id = u.id AND ${isOfStores(db, stores)}) AS returns
    FROM ${joined(db)} LEFT JOIN cities c ON c.id = u.city_id WHERE u.id = ${id}`;
  return row ?? null;
}

export interface LastOrder {
  id: number;
  number: string;
  status: OrderStatus;
  total: number;
  createdAt: Date;
}

const MOST_ORDERS = 20;

export async function listLastOrders(
  db: Db,
  userId: number,
  stores: readonly number[] | null,
): Promise<LastOrder[]> {
  const rows = await db<LastOrder[]>`
    SELECT o.id::float8 AS id, o.number, o.status, o.total_sum AS total, o.created_at AS "createdAt"
    FROM orders o WHERE o.user_id = ${userId} AND ${isOfStores(db, stores)} ORDER BY o.id DESC LIMIT ${MOST_ORDERS}`;
  return [...rows];
}

export interface OwnOrganization {
  id: number;
  name: string;
  isChosen: boolean;
  hasContract: boolean;
}

export async function listOrganizationsOf(db: Db, userId: number): Promise<OwnOrganization[]> {
  const rows = await db<OwnOrganization[]>`
    SELECT o.id::float8 AS id, o.form || ' «' || o.name || '»' AS name, u.organization_id = o.id IS TRUE AS "isChosen",
           EXISTS (SELECT FROM wholesale_contracts c WHERE c.organization_id = o.id AND c.revoked_at IS NULL) AS "hasContract"
    FROM organization_members m JOIN organizations o ON o.id = m.organization_id JOIN users u ON u.id = m.user_id
    WHERE m.user_id = ${userId} ORDER BY o.name, o.id`;
  return [...rows];
}

/** Null: there is no such user, or they were forgotten. Held until the transaction ends. */
export async function holdPerson(
  tx: Db,
  id: number,
): Promise<{ phone: string | null; email: string | null; name: string; deleteAt: Date | null } | null> {
  const [row] = await tx<
    { phone: string | null; email: string | null; name: string; deleteAt: Date | null }[]
  >`
    SELECT phone, email, trim(first_name || ' ' || last_name) AS name, delete_at AS "deleteAt"
    FROM users WHERE id = ${id} AND deleted_at IS NULL FOR NO KEY UPDATE`;
  return row ?? null;
}

export async function unsubscribe(tx: Db, userId: number): Promise<void> {
  await tx`UPDATE users SET is_subscribed = false WHERE id = ${userId}`;
}
