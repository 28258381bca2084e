/** A shop with the sandbox in hand, for tests of what happens to money. */
import { randomUUID } from 'node:crypto';
import { sign } from '#api/payments/sandbox/signature.ts';
import { openTestApp, type TestAppOptions } from './app.ts';
import { insertOrder, type OrderWish } from './order-rows.ts';

export const SECRET = 'what the sandbox signs with, long enough';
export const WEBHOOK = '/api/v1/payments/sandbox/webhook/';

interface Message {
  eventId?: string;
  reference: string;
  kind: string;
  amount: number;
  refundKey?: string | null;
}

export type PaymentBench = Awaited<ReturnType<typeof openPaymentBench>>;

export async function openPaymentBench(config: TestAppOptions['config'] = {}) {
  const shop = await openTestApp({
    hasOutbox: true,
    config: { paymentSecret: SECRET, publicUrl: 'http://localhost:3000', ...config },
  });
  // Somebody new: the demo's people have orders of their own.
  const email = 'buyer@sheber.test';
  const [user] = await shop.db<{ id: number }[]>`
    INSERT INTO users (email, password_hash, first_name) VALUES (${email}, 'nobody logs in', 'Айгерим') RETURNING id`;
  const userId = Number(user?.id);
  const headers = { authorization: `Bearer ${await shop.logIn(email)}` };
  const anOrder = (wish: Partial<OrderWish> = {}) => insertOrder(shop.db, { userId, ...wish });
  const retry = (orderId: number, payment: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/v1/orders/${orderId}/payment/retry/`,
      headers,
      payload: { payment },
    });
  const press = (reference: string, answer: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/payments/sandbox/${reference}/${answer}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    });
  /** The newest try of an order. */
  async function lastTry(orderId: number) {
    const [row] = await shop.db<
      { reference: string; provider: string; status: string; providerId: string | null }[]
    >`
      SELECT reference, provider, status, provider_id AS "providerId" FROM payments
      WHERE order_id = ${orderId} ORDER BY id DESC LIMIT 1`;
    return row;
  }
  /** An order with a try that waits, and its reference. */
  async function begin(wish: Partial<OrderWish> = {}) {
    const id = await anOrder(wish);
    const { data } = (await retry(id, wish.paymentMethod ?? 'card_online')).json();
    return {
      id,
      reference: (await lastTry(id))?.reference ?? '',
      total: Number(data.total),
      url: data.redirectUrl,
    };
  }

  return {
    shop,
    userId,
    headers,
    anOrder,
    retry,
    press,
    begin,
    lastTry,
    /** The time to pay is over. */
    expire: (orderId: number) =>
      shop.db`UPDATE payments SET expires_at = now() - interval '1 second', ask_at = NULL WHERE order_id = ${orderId}`,
    /** What waits for its next try is tried at once. */
    hurry: () => shop.db`
      UPDATE refunds SET due_at = now(),
             first_tried_at = CASE WHEN first_tried_at IS NOT NULL THEN now() - interval '15 minutes' END
      WHERE status = 'waiting'`,

    async pay(wish: Partial<OrderWish> = {}) {
      const order = await begin(wish);
      await press(order.reference, 'pay');
      return order;
    },

    get: (url: string, language = 'ru') =>
      shop.app.inject({ url, headers: { ...headers, 'x-language-id': language } }),

    async ask(orderId: number) {
      return (await shop.app.inject({ url: `/api/v1/orders/${orderId}/payment/`, headers })).json().data;
    },

    tell({ eventId = randomUUID(), refundKey = null, ...rest }: Message, at = new Date(), secret = SECRET) {
      const payload = JSON.stringify({ eventId, refundKey, ...rest });
      return shop.app.inject({
        method: 'POST',
        url: WEBHOOK,
        headers: {
          'content-type': 'application/json',
          'x-sandbox-signature': sign(secret, Buffer.from(payload), at),
        },
        payload,
      });
    },

    async standing(orderId: number) {
      const [row] = await shop.db<{ status: string; receipts: number; exports: number }[]>`
        SELECT payment_status AS status, (SELECT count(*)::int FROM receipts WHERE order_id = o.id) AS receipts,
               (SELECT count(*)::int FROM order_exports WHERE order_id = o.id AND kind = 'paid') AS exports
        FROM orders o WHERE id = ${orderId}`;
      return row;
    },

    async history(orderId: number) {
      const rows = await shop.db<{ status: string }[]>`
        SELECT status FROM payment_history WHERE order_id = ${orderId} ORDER BY id`;
      return rows.map(({ status }) => status);
    },
  };
}
