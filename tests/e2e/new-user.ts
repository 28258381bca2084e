/**
 * Somebody of a journey's own, logged in: carts, lists and orders of the demo accounts belong to journeys that run at
 * the same time. Written straight into the database: to register and to log in have journeys and limits of their own.
 */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/order.ts';
import { withShopDatabase } from './shop-database.ts';
import { shop } from './visitors.ts';

export interface User {
  id: number;
  /** The password is that of the demo accounts. */
  email: string;
  phone: string;
  token: string;
  /** A call of the API in this user's name; the answer must be a good one. */
  call<T>(method: string, path: string, body?: unknown, key?: string): Promise<T>;
}

/** A subscriber's number that no demo account and no other journey has. */
const aPhone = () => `+7701${String(randomInt(10_000_000)).padStart(7, '0')}`;

export async function aUser(name: string, phone = aPhone()): Promise<User> {
  const email = `${name}-${randomBytes(4).toString('hex')}@example.kz`;
  const token = randomBytes(32).toString('base64url');
  const id = await withShopDatabase(async (db) => {
    const [row] = await db<{ id: string }[]>`
      INSERT INTO users (email, phone, password_hash, first_name, last_name, email_confirmed_at)
      SELECT ${email}, ${phone}, password_hash, 'Айгерім', 'Сейтқали', now()
      FROM users WHERE email = 'retail@sheber.test' RETURNING id`;
    const userId = Number(row?.id);
    await db`
      INSERT INTO sessions (token_hash, user_id, expires_at)
      VALUES (${createHash('sha256').update(token).digest()}, ${userId}, now() + interval '1 hour')`;
    return userId;
  });
  return {
    id,
    email,
    phone,
    token,
    async call<T>(method: string, path: string, body?: unknown, key?: string) {
      const response = await fetch(`${shop}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    },
  };
}

export const putIn = (user: User, ...items: { productCode: string; count: number }[]) =>
  user.call<Cart>('POST', '/api/v1/cart/', { city: 'pavlodar', items });

export const ordersOf = async (user: User) =>
  (await user.call<{ data: { id: number; number: string }[] }>('GET', '/api/v1/orders/')).data;

export async function lastOrder(user: User): Promise<Order> {
  const [card] = await ordersOf(user);
  return (await user.call<{ data: Order }>('GET', `/api/v1/orders/${card?.id}/`)).data;
}
