/** What else partners are told of: steps, stock that runs low, texts, people who are forgotten; and what operators send anew. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WebhookType } from '#contract/webhook-types.ts';
import { webhooks as operatorWebhooks } from '#operator/shop/webhooks.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, openTestOffice } from '#tests/office.ts';
import { openReceiver, type Receiver } from '#tests/stands/webhooks/receiver.ts';
import { aTriedWebhook, lastOrder } from '#tests/webhooks.ts';
import { createOutgoing, createReach } from '../outgoing/outgoing.ts';
import { createTasks } from '../tasks/tasks.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';

const secretKey = 'a secret of this test alone, 32 bytes';
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

let shop: TestApp;
let cookie: string;
let receiver: Receiver;
let webhooks: Webhooks;
beforeAll(async () => {
  shop = await openTestOffice({}, { config: { secretKey } });
  ({ cookie } = await aStaffSession(shop, { email: 'events@sheber.test', roles: ['administrator'] }));
  receiver = await openReceiver();
  webhooks = createWebhooks({
    db: shop.db,
    tasks: createTasks(shop.db, { secretKey, log: quiet }),
    outgoing: createOutgoing(quiet),
    mail: { enqueue: async () => undefined } as never,
    secretKey,
    shopMail: null,
    findPlace: createReach(
      async () => [{ address: '127.0.0.1', family: 4 }],
      () => true,
    ),
  });
});
afterAll(async () => {
  await receiver.close();
  await shop.close();
});
beforeEach(async () => {
  await shop.db`UPDATE webhook_endpoints SET state = 'removed', paused_why = NULL`;
  await shop.db`DELETE FROM webhook_messages`;
  receiver.received.length = 0;
  receiver.secrets.length = 0;
});

const aWebhook = (types: readonly WebhookType[] = ['order.changed']) =>
  aTriedWebhook(shop, { cookie, receiver, types });
const anOrder = () => lastOrder(shop);
const tell = async () => {
  await webhooks.spread();
  return webhooks.runDue();
};

describe('a message', () => {
  test('of an order’s state is told with each step, and with nothing else that changes', async () => {
    await aWebhook(['order.moved']);
    const { id, number } = await anOrder();
    const [before] = await shop.db<{ status: string }[]>`SELECT status FROM orders WHERE id = ${id}`;
    await shop.db`UPDATE orders SET comment = 'Позвонить', status = status WHERE id = ${id}`;
    await shop.db`UPDATE orders SET status = 'cancelled' WHERE id = ${id}`;
    await tell();
    expect(receiver.received).toMatchObject([
      { type: 'order.moved', data: { number, from: before?.status, status: 'cancelled' } },
    ]);
    await shop.db`UPDATE orders SET status = ${before?.status ?? 'new'} WHERE id = ${id}`;
  });

  test('of stock that falls to the last five of a store is told once, a hundred in a message', async () => {
    const goods = await shop.db<{ product: number; store: number }[]>`
      SELECT product_id AS product, store_id AS store FROM stocks ORDER BY product_id, store_id LIMIT 130`;
    const ids = goods.map(({ product }) => product);
    const stores = goods.map(({ store }) => store);
    const set = (count: number) => shop.db`
      UPDATE stocks s SET count = ${count} FROM unnest(${ids}::int[], ${stores}::int[]) AS g (product, store)
      WHERE s.product_id = g.product AND s.store_id = g.store`;
    await set(9);
    await aWebhook(['stock.low']);
    for (const count of [6, 5, 3, 7]) await set(count);
    await tell();
    const told = receiver.received.map(({ data }) => data.products as { count: number }[]);
    expect(told.map((each) => each.length)).toEqual([100, 30]);
    expect(told.flat().every(({ count }) => count === 5)).toBe(true);
  });

  test('of a text is told when visitors see it, not while it is written', async () => {
    await aWebhook(['text.published']);
    await shop.db`
      INSERT INTO texts (path, language, body, meta) VALUES ('pages/webhook-trial', 'ru', 'Черновик', '{}')`;
    await shop.db`UPDATE texts SET body = 'Готово' WHERE path = 'pages/webhook-trial'`;
    await shop.db`UPDATE texts SET published_at = now() WHERE path = 'pages/webhook-trial'`;
    await shop.db`UPDATE texts SET published_at = published_at WHERE path = 'pages/webhook-trial'`;
    await tell();
    expect(receiver.received).toMatchObject([
      { type: 'text.published', data: { path: 'pages/webhook-trial', language: 'ru' } },
    ]);
  });

  test('of a person who is forgotten names nobody: a number and those of their orders', async () => {
    await aWebhook(['customer.forgotten']);
    const [person] = await shop.db<{ id: number }[]>`
      INSERT INTO users (email, password_hash, first_name) VALUES ('leaver@sheber.test', 'none', 'Айгерим')
      RETURNING id::float8 AS id`;
    const id = person?.id ?? 0;
    await shop.db`UPDATE users SET deleted_at = now(), email = NULL, first_name = '' WHERE id = ${id}`;
    await shop.db`UPDATE users SET deleted_at = now() WHERE id = ${id}`;
    await tell();
    expect(
      receiver.received.map(({ type, data: { version: _version, ...data } }) => ({ type, data })),
    ).toEqual([{ type: 'customer.forgotten', data: { id, orders: [] } }]);
  });
});

test('operators send the messages of a time anew by the command line; the shop itself carries them', async () => {
  const { id } = await aWebhook();
  const order = await anOrder();
  await shop.db`INSERT INTO order_exports (order_id, kind) VALUES (${order.id}, 'changed')`;
  await tell();
  receiver.received.length = 0;
  const since = new Date(Date.now() - 3_600_000).toISOString().replace(/\.\d{3}Z$/, 'Z');
  expect(await operatorWebhooks.run(shop.db, ['replay', String(id), since])).toBe(
    '1 messages are sent anew.',
  );
  expect(await tell()).toBe(1);
  expect(receiver.received).toMatchObject([{ type: 'order.changed' }]);
  expect(await tell()).toBe(0);
  expect(await operatorWebhooks.run(shop.db, [])).toContain(`${id} active`);
  await expect(operatorWebhooks.run(shop.db, ['replay', '999999', since])).rejects.toThrow('no webhook');
  await expect(operatorWebhooks.run(shop.db, ['replay', String(id), 'yesterday'])).rejects.toThrow('Usage');
});
