/** A buyer of one's own: carts and orders of the demo accounts belong to journeys that run at the same time. */
import { expect, inject } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/order.ts';
import { listLetters, tokenIn } from '#tests/outbox.ts';
import { DEMO_PASSWORD, eventually, shop } from './visitors.ts';

export interface Buyer {
  email: string;
  token: string;
  /** A call of the API in this buyer's name; the answer must be a good one. */
  call<T>(method: string, path: string, body?: unknown, key?: string): Promise<T>;
}

async function post(path: string, body: unknown): Promise<Response> {
  const response = await fetch(`${shop}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop },
    body: JSON.stringify(body),
  });
  expect(response.status, path).toBe(200);
  return response;
}

export async function aBuyer(name: string, phone: string): Promise<Buyer> {
  const email = `${name}@example.kz`;
  await post('/api/v1/auth/registration/', {
    email,
    phone,
    password: DEMO_PASSWORD,
    firstName: 'Айгерім',
    lastName: 'Сейтқали',
    agreement: true,
  });
  let letter = '';
  await eventually(() => {
    letter =
      listLetters(inject('shopDataDir')).find(({ source }) => source.includes(`To: ${email}`))?.html ?? '';
    return letter;
  }).not.toBe('');
  await post('/api/v1/auth/confirm-email/', { token: tokenIn(letter, 'confirm-email') });
  const login = await post('/api/v1/auth/login/', { login: email, password: DEMO_PASSWORD });
  const { data } = (await login.json()) as { data: { token: string } };
  return {
    email,
    token: data.token,
    async call<T>(method: string, path: string, body?: unknown, key?: string) {
      const response = await fetch(`${shop}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${data.token}`,
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

export const putIn = (buyer: Buyer, ...items: { productCode: string; count: number }[]) =>
  buyer.call<Cart>('POST', '/api/v1/cart/', { city: 'pavlodar', items });

export const ordersOf = async (buyer: Buyer) =>
  (await buyer.call<{ data: { id: number; number: string }[] }>('GET', '/api/v1/orders/')).data;

export async function lastOrder(buyer: Buyer): Promise<Order> {
  const [card] = await ordersOf(buyer);
  return (await buyer.call<{ data: Order }>('GET', `/api/v1/orders/${card?.id}/`)).data;
}
