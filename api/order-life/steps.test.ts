import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { orders as ordersTool, order as orderTool } from '#operator/shop/order.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { aReader, event, openLiveWorkers } from '#tests/live.ts';
import { listLetters } from '#tests/outbox.ts';
import { anOrder } from '#tests/stored-order.ts';
import { transaction } from '../database.ts';
import { findOrdersEventId, tellSteps } from './announce.ts';
import { endExpiredOrders } from './expiry.ts';
import { takeStep } from './steps.ts';

let shop: TestApp;
let userId: number;
const workers = openLiveWorkers(() => shop);
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true });
  await shop.app.ready();
  const [user] = await shop.db<{ id: number }[]>`SELECT id FROM users WHERE email = 'club@sheber.test'`;
  userId = Number(user?.id);
});
afterAll(async () => {
  await workers.close();
  await shop.close();
});
beforeEach(async () => {
  await shop.db`UPDATE order_history SET told_at = now()`;
});

const run = (...words: string[]) => orderTool.run(shop.db, words);
/** Of orders: the demo range has other letters to send. */
const letters = () =>
  listLetters(shop.config.dataDir ?? '')
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('order-'));
const statusOf = async (id: number) =>
  (await shop.db`SELECT status, payment_status, cancel_reason FROM orders WHERE id = ${id}`)[0];

test('people of the shop move an order step by step, its buyer gets a letter of each, in their language, once', async () => {
  const id = await anOrder(shop.db, { userId, language: 'kz', pointsEarned: 20, counts: [2] });
  const steps = ['confirm', 'assemble', 'ready', 'complete'];
  for (const step of steps) await run(String(id), step);
  expect(await statusOf(id)).toMatchObject({ status: 'completed', payment_status: 'paid' });
  // However many processes look for what is untold.
  await Promise.all([shop.sendLetters(), shop.sendLetters(), shop.sendLetters()]);
  await shop.sendLetters();
  expect(letters().sort()).toEqual(['order-completed', 'order-confirmed', 'order-created', 'order-ready']);
  const ready = listLetters(shop.config.dataDir ?? '').find(({ kind }) => kind === 'order-ready');
  expect(ready?.html).toContain('алуға дайын');
  expect(ready?.html).toContain('4821');
  expect(ready?.html).toContain(`/kz/personal/orders/${id}`);
});

test('a delivery is shipped, brought, refused at the door; a cancellation is told with its words', async () => {
  const before = letters().length;
  const id = await anOrder(shop.db, {
    userId,
    isDelivery: true,
    payment: 'card_online',
    paymentStatus: 'paid',
  });
  for (const step of ['confirm', 'assemble', 'ship', 'deliver', 'refused']) await run(String(id), step);
  expect(await statusOf(id)).toMatchObject({ status: 'returned', payment_status: 'refund_pending' });
  const other = await anOrder(shop.db, { userId });
  const [row] = await shop.db<{ number: string }[]>`SELECT number FROM orders WHERE id = ${other}`;
  const told = await run(
    row?.number ?? '',
    'cancel',
    '--reason',
    'no_contact',
    '--comment',
    'Не дозвонились',
  );
  expect(told).toBe(`${row?.number}: new → cancelled`);
  expect(await statusOf(other)).toMatchObject({ status: 'cancelled', cancel_reason: 'no_contact' });
  await shop.sendLetters();
  expect(letters().slice(before)).toContain('order-shipped');
  expect(letters().slice(before)).toContain('order-cancelled');
});

test('what may not follow is refused in words, and nothing moves', async () => {
  const id = await anOrder(shop.db, { userId });
  await expect(run(String(id), 'complete')).rejects.toThrow('так перевести нельзя');
  await expect(run('987654321', 'show')).rejects.toThrow('Такого заказа');
  await expect(run(String(id), 'dance')).rejects.toThrow('Usage');
  await expect(run(String(id), 'cancel', '--reason', 'boredom')).rejects.toThrow('boredom');
  await expect(ordersTool.run(shop.db, ['--status', 'lost'])).rejects.toThrow('lost');
  expect(await statusOf(id)).toMatchObject({ status: 'new' });
  const unpaid = await anOrder(shop.db, {
    userId,
    status: 'ready',
    payment: 'invoice',
    paymentStatus: 'pending',
  });
  await expect(run(String(unpaid), 'complete')).rejects.toThrow('не оплачен');
});

test('an operator sees what there is to do, and answers a request to cancel', async () => {
  const id = await anOrder(shop.db, { userId, status: 'assembling' });
  const token = await shop.logIn('club@sheber.test');
  await shop.app.inject({
    method: 'POST',
    url: `/api/v1/orders/${id}/cancel/`,
    headers: { authorization: `Bearer ${token}` },
    payload: { reason: 'mistake' },
  });
  const list = await ordersTool.run(shop.db, ['--status', 'assembling']);
  expect(list).toMatch(new RegExp(`${id}.*ASKS TO CANCEL`));
  expect(await run(String(id), 'show')).toContain('THE BUYER ASKS TO CANCEL: mistake');
  expect(await run(String(id), 'go-on', '--comment', 'Уже едет')).toContain('goes on');
  expect(await run(String(id), 'show')).not.toContain('ASKS TO CANCEL');
  await expect(run(String(id), 'go-on')).rejects.toThrow();
});

test('what nobody came for ends after three days, what was paid after seven', async () => {
  const unpaid = await anOrder(shop.db, { userId, status: 'ready' });
  const paid = await anOrder(shop.db, {
    userId,
    status: 'ready',
    payment: 'card_online',
    paymentStatus: 'paid',
  });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await endExpiredOrders(shop.db, inDays(2));
  expect(await statusOf(unpaid)).toMatchObject({ status: 'ready' });
  await endExpiredOrders(shop.db, inDays(4));
  expect(await statusOf(unpaid)).toMatchObject({ status: 'cancelled', cancel_reason: 'not_collected' });
  expect(await statusOf(paid)).toMatchObject({ status: 'ready' });
  await endExpiredOrders(shop.db, inDays(8));
  expect(await statusOf(paid)).toMatchObject({ status: 'cancelled', payment_status: 'refund_pending' });
});

test('open pages of the buyer hear of every step, and whoever opens one is told where things stand', async () => {
  const live = workers.open();
  live.addSource(async () => new Map([[userId, await findOrdersEventId(shop.db, userId)]]), 'orders');
  const { heard } = aReader(live, userId);
  const parts = { db: shop.db, live, mail: { enqueue: async () => {} }, publicUrl: 'https://shop.test' };
  const id = await anOrder(shop.db, { userId });
  await transaction(shop.db, (tx) => takeStep(tx, id, { to: 'confirmed', actor: 'operator' }));
  expect(await tellSteps(parts)).toBe(2);
  expect(await tellSteps(parts)).toBe(0);
  const answer = await shop.app.inject({
    url: `/api/v1/orders/${id}/`,
    headers: { authorization: `Bearer ${await shop.logIn('club@sheber.test')}` },
  });
  const { eventId } = answer.json().meta;
  await vi.waitFor(() => expect(heard.at(-1)).toBe(event(eventId, 'orders')));
  const later = aReader(live, userId);
  await vi.waitFor(() => expect(later.heard).toContain(event(eventId, 'orders')));
});

test('steps of one moment are told together, each buyer of their own; one that cannot be told holds up none before it', async () => {
  const quiet = { addSource: () => {}, publish: vi.fn() };
  const enqueue = vi.fn(async (_tx: unknown, _letter: { dedupeKey?: string | undefined }) => {});
  const parts = { db: shop.db, live: quiet, mail: { enqueue }, publicUrl: 'https://shop.test' };
  const [other] = await shop.db<{ id: number }[]>`SELECT id FROM users WHERE email = 'retail@sheber.test'`;
  const ids: number[] = [];
  for (let at = 0; at < 6; at += 1)
    ids.push(await anOrder(shop.db, { userId: at % 2 === 0 ? userId : Number(other?.id) }));
  const heard: (readonly number[])[] = [];
  const listeners = [async (_tx: unknown, orderIds: readonly number[]) => void heard.push(orderIds)];
  const countUntold = async () => {
    const [row] = await shop.db<{ count: number }[]>`
      SELECT count(*)::int AS count FROM order_history WHERE order_id = ANY(${ids}::bigint[]) AND told_at IS NULL`;
    return row?.count;
  };
  // The fourth letter is one that nobody can write: what comes before it is told, it and the others wait.
  const cannot = new Error('this letter cannot be written');
  let letters = 0;
  enqueue.mockImplementation(async () => {
    letters += 1;
    if (letters === 4 || letters > 6) throw cannot;
  });
  await expect(tellSteps({ ...parts, listeners })).rejects.toThrow(cannot);
  expect(heard.flat()).toEqual(ids.slice(0, 2));
  expect(await countUntold()).toBe(4);
  enqueue.mockImplementation(async () => {});
  expect(await tellSteps({ ...parts, listeners })).toBe(4);
  expect(heard.at(-1)).toEqual(ids.slice(2));
  const told = quiet.publish.mock.calls.slice(-2).map(([, topic]) => topic);
  expect(new Set(told).size).toBe(2);
  expect(await tellSteps(parts)).toBe(0);
});
