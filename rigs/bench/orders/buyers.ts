/** Whom and what orders are made of: buyers with a phone of their own, plain goods at one price, and the call itself. */
import { randomBytes, randomUUID } from 'node:crypto';
import { type Agent, request } from 'node:http';
import type { Database } from '#api/database.ts';
import { hashToken } from '#api/http/session.ts';
import type { BareBuyer, BareGoods } from './bare.ts';

const PRICE = 1000;
const STOCK = 1_000_000;
export const MANY = 1000;
/** So many that nobody orders oftener than the shop allows. */
const BUYERS = 16_000;

/** Each with a phone of their own: orders of one phone follow one another, and nobody orders for a thousand people. */
export type Buyer = BareBuyer;

export interface OrderAnswer {
  status: number;
  /** In how many seconds a refused one may come again. */
  retryAfter: string | undefined;
}

export function order(
  shopUrl: string,
  agent: Agent,
  { token, phone }: Buyer,
  { code }: BareGoods,
): Promise<OrderAnswer> {
  const body = JSON.stringify({
    city: 'pavlodar',
    items: [{ productCode: code, count: 1, sum: PRICE }],
    delivery: { method: 'pickup', storeId: 1 },
    recipient: { firstName: 'Bench', phone },
    payment: 'card_on_receipt',
    total: PRICE,
    agreement: true,
  });
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': randomUUID(),
  };
  const failed = { status: 0, retryAfter: undefined };
  return new Promise((done) => {
    request(new URL('/api/v1/orders/', shopUrl), { agent, method: 'POST', headers }, (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      response
        .on('end', () => done({ status, retryAfter: answered['retry-after'] }))
        .on('error', () => done(failed));
      response.resume();
    })
      .on('error', () => done(failed))
      .end(body);
  });
}

/** Plain goods at one price, of which there is enough; promotions would price them otherwise. */
export async function stock(db: Database): Promise<BareGoods[]> {
  const goods = await db<BareGoods[]>`
    SELECT id, code FROM products WHERE active AND NOT on_order AND NOT is_offline ORDER BY id LIMIT ${MANY}`;
  const ids = goods.map(({ id }) => id);
  await db`DELETE FROM promotions`;
  await db`
    UPDATE products SET units = jsonb_set(jsonb_set(units, '{0,step}', '1'), '{0,min}', '1')
    WHERE id = ANY(${ids}::int[])`;
  await db`
    UPDATE product_prices SET price = ${PRICE}, regular_price = ${PRICE}, club_price = NULL, discount_price = NULL
    WHERE product_id = ANY(${ids}::int[])`;
  await db`
    INSERT INTO stocks (product_id, store_id, count) SELECT id, 1, ${STOCK} FROM unnest(${ids}::int[]) AS id
    ON CONFLICT (product_id, store_id) DO UPDATE SET count = excluded.count`;
  // The index of the catalogue follows so many changes for a moment.
  await new Promise((wake) => setTimeout(wake, 3000));
  return [...goods];
}

export async function addBuyers(db: Database): Promise<Buyer[]> {
  const run = randomBytes(6).toString('hex');
  const tokens = Array.from({ length: BUYERS }, () => randomBytes(32).toString('base64url'));
  const rows = await db<{ id: number }[]>`
    INSERT INTO users (email, password_hash, first_name)
    SELECT 'bench-' || ${run} || '-' || at || '@sheber.test', 'nobody logs in', 'Bench'
    FROM generate_series(1, ${BUYERS}) AS at RETURNING id`;
  await db`
    INSERT INTO sessions (token_hash, user_id, expires_at)
    SELECT decode(hex, 'hex'), id, now() + interval '1 hour'
    FROM unnest(${tokens.map((token) => hashToken(token).toString('hex'))}::text[],
                ${rows.map(({ id }) => id)}::bigint[]) AS s (hex, id)`;
  return rows.map(({ id }, at) => ({
    userId: id,
    token: tokens[at] ?? '',
    phone: `+7705${String(1_000_000 + at)}`,
  }));
}
