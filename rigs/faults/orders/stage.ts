/** The shop before the faults: goods with little stock, a code with few uses, accounts with points and addresses. */
import { randomBytes } from 'node:crypto';
import type { Database } from '#api/database.ts';
import { hashToken } from '#api/http/session.ts';
import { INITIAL_HOURS, INITIAL_STOCK, takenHours } from './invariants.ts';

export interface Account {
  userId: number;
  token: string;
  phone: string;
  addressId: number;
}

export interface Stage {
  accounts: Account[];
  /** Of staff, by cookie. */
  desks: string[];
  codes: string[];
}

/** Who may do all that the office does with orders, and whose code is fresh. */
const DUTIES = ['operator', 'picker', 'cashier'];

export const PROMO_CODE = 'FAULTS10';
const GOODS = 10;
/** Of some so little that they are sold out, of others enough for all. */
const stockOf = (at: number) => (at % 5 === 0 ? 12 : 4000);

export async function setStage(db: Database, accounts: number, desks = 0): Promise<Stage> {
  const goods = await db<{ id: number; code: string }[]>`
    SELECT id, code FROM products WHERE active AND NOT on_order AND NOT is_offline ORDER BY id LIMIT ${GOODS}`;
  for (const [at, { id }] of goods.entries()) {
    await db`
      UPDATE products SET length_mm = 200, width_mm = 200, height_mm = 100,
        units = jsonb_set(jsonb_set(jsonb_set(units, '{0,weight}', '1'), '{0,step}', '1'), '{0,min}', '1')
      WHERE id = ${id}`;
    await db`DELETE FROM stocks WHERE product_id = ${id}`;
    await db`
      INSERT INTO stocks (product_id, store_id, count)
      SELECT ${id}, store, ${stockOf(at)} FROM unnest(ARRAY[1, 2, 6]) AS store`;
  }
  await db`
    INSERT INTO promotions (code, title_ru, title_kz, lead_ru, lead_kz, mechanic, starts_at, promo_code, total_uses,
                            per_user)
    VALUES ('faults', 'Сбои', 'Ақаулар', '', '', '{"type": "percent", "percent": 10}', now() - interval '1 day',
            ${PROMO_CODE}, 150, 1)`;
  // Orders of the demo stand in the ledger already: what stood there before all of it is what their entries are from.
  await db`
    CREATE TABLE ${db(INITIAL_STOCK)} AS
    SELECT s.product_id, s.store_id, s.count - coalesce((
      SELECT sum(e.count) FROM stock_entries e WHERE e.product_id = s.product_id AND e.store_id = s.store_id), 0) - coalesce((
      SELECT sum(a.delta) FROM stock_adjustments a WHERE a.product_id = s.product_id AND a.store_id = s.store_id), 0) AS count
    FROM stocks s`;
  // Hours are shared with the orders of the demo, which were written without them.
  await db`CREATE TABLE ${db(INITIAL_HOURS)} AS SELECT * FROM (${takenHours(db)}) AS taken`;
  return {
    codes: goods.map(({ code }) => code),
    accounts: await addAccounts(db, accounts),
    desks: await Promise.all(Array.from({ length: desks }, (_, at) => addStaff(db, at))),
  };
}

async function addStaff(db: Database, at: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const [row] = await db<{ id: number }[]>`
    INSERT INTO staff (email, name, password_hash, totp_sealed, state)
    VALUES (${`faults${at}@staff.sheber.test`}, 'Проба', 'none', 'x', 'active') RETURNING id`;
  const id = Number(row?.id);
  await db`INSERT INTO staff_roles (staff_id, role) SELECT ${id}, unnest(${DUTIES}::text[])`;
  await db`
    INSERT INTO staff_sessions (token_hash, staff_id, fresh_until, expires_at)
    VALUES (sha256(${token}), ${id}, now() + interval '1 day', now() + interval '1 day')`;
  return `__Secure-office=${token}`;
}

async function addAccounts(db: Database, count: number): Promise<Account[]> {
  const wanted = Array.from({ length: count }, (_, at) => ({
    phone: `+7705${String(1_000_000 + at)}`,
    token: randomBytes(32).toString('base64url'),
  }));
  const users = await db<{ id: number; phone: string }[]>`
    INSERT INTO users (email, phone, password_hash, first_name)
    SELECT 'faults' || substr(phone, 5) || '@sheber.test', phone, 'nobody logs in', 'Айгерим'
    FROM unnest(${wanted.map(({ phone }) => phone)}::text[]) AS phone RETURNING id, phone`;
  const idOf = new Map(users.map(({ id, phone }) => [phone, id]));
  const ids = wanted.map(({ phone }) => idOf.get(phone) ?? 0);
  await db`
    INSERT INTO sessions (token_hash, user_id, expires_at)
    SELECT hash, id, now() + interval '1 day'
    FROM unnest(${wanted.map(({ token }) => hashToken(token).toString('hex'))}::text[], ${ids}::bigint[]) AS s (hex, id),
         decode(hex, 'hex') AS hash`;
  const addresses = await db<{ id: number; userId: number }[]>`
    INSERT INTO addresses (user_id, city_id, street, house, is_default)
    SELECT id, 1, 'ул. Покупателя ' || id, '1', true FROM unnest(${ids}::bigint[]) AS id
    RETURNING id, user_id AS "userId"`;
  const accounts = await db<{ id: number }[]>`
    INSERT INTO loyalty_accounts (user_id) SELECT id FROM unnest(${ids}::bigint[]) AS id RETURNING id`;
  const accountIds = accounts.map(({ id }) => id);
  await db`
    INSERT INTO loyalty_cards (number, account_id)
    SELECT '29' || lpad((80000000000 + id)::text, 11, '0'), id FROM unnest(${accountIds}::bigint[]) AS id`;
  await db`
    INSERT INTO loyalty_entries (account_id, operation_key, kind, points, reason)
    SELECT id, 'faults:' || id, 'gift', 400, 'welcome' FROM unnest(${accountIds}::bigint[]) AS id`;
  await db`
    INSERT INTO loyalty_lots (account_id, entry_id, points, usable_at, burns_at)
    SELECT account_id, id, points, now() - interval '1 hour', now() + interval '1 year' FROM loyalty_entries
    WHERE operation_key LIKE 'faults:%'`;
  const addressOf = new Map(addresses.map(({ id, userId }) => [userId, id]));
  return wanted.map(({ phone, token }, at) => ({
    phone,
    token,
    userId: ids[at] ?? 0,
    addressId: addressOf.get(ids[at] ?? 0) ?? 0,
  }));
}
