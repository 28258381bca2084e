import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import { order as orderTool } from '#operator/shop/order.ts';
import { listLetters } from '#tests/outbox.ts';
import { openPaymentBench, type PaymentBench } from '#tests/payment-bench.ts';
import { transaction } from '../database.ts';
import { findOrder } from '../orders/orders.ts';
import { requestRefund } from '../payments/payments.ts';
import { offerReplacement } from './replacements.ts';

let bench: PaymentBench;
beforeAll(async () => {
  bench = await openPaymentBench();
  await bench.shop.db`UPDATE users SET email_confirmed_at = now() WHERE id = ${bench.userId}`;
});
afterAll(() => bench.shop.close());

/** The third line of the bench's orders: 3 × 1000, 200 taken off. */
const LINE = 3;
const AGREED = 2800;
let taken = 0;

/** A product of its own at this price, of which so many stand in one store. */
async function aSubstitute(price: number, stock = 10): Promise<{ id: number; code: string }> {
  const { db } = bench.shop;
  taken += 1;
  const [row] = await db<{ id: number; code: string }[]>`
    SELECT id, code FROM products WHERE active AND NOT on_order AND NOT is_offline
    ORDER BY popularity, id OFFSET ${taken} LIMIT 1`;
  if (!row) throw new Error('the demo range is empty');
  await db`UPDATE product_prices SET price = ${price}, discount_price = NULL WHERE product_id = ${row.id}`;
  await db`UPDATE stocks SET count = 0 WHERE product_id = ${row.id}`;
  await db`
    INSERT INTO stocks (product_id, store_id, count) VALUES (${row.id}, 1, ${stock})
    ON CONFLICT (product_id, store_id) DO UPDATE SET count = excluded.count`;
  return row;
}

const atDoor = { paymentMethod: 'cash_on_receipt', paymentStatus: 'none', status: 'assembling' };
const stockOf = async (id: number) =>
  (
    await bench.shop.db<
      { count: number }[]
    >`SELECT count FROM stocks WHERE product_id = ${id} AND store_id = 1`
  )[0]?.count;
const shown = async (id: number) => (await bench.get(`/api/v1/orders/${id}/`)).json().data as Order;
const lineOf = async (id: number) => (await shown(id)).items.find((item) => item.id === LINE);
async function decide(orderId: number, isAccepted: boolean) {
  const [row] = await bench.shop.db<{ id: number }[]>`
    SELECT id FROM order_replacements WHERE order_id = ${orderId} ORDER BY id DESC LIMIT 1`;
  const answer = await bench.shop.app.inject({
    method: 'POST',
    url: `/api/v1/orders/${orderId}/replacements/${row?.id ?? 0}/`,
    headers: bench.headers,
    payload: { isAccepted },
  });
  return { status: answer.statusCode, code: answer.json().code };
}
const offer = (orderId: number, product: string, count?: number) =>
  transaction(bench.shop.db, (tx) =>
    offerReplacement(tx, orderId, {
      line: LINE,
      product,
      comment: '',
      ...(count === undefined ? {} : { count }),
    }),
  );

test('a dearer product is offered by the shop, told by letter, and accepted at the sum that was agreed', async () => {
  const id = await bench.anOrder(atDoor);
  const before = await shown(id);
  const other = await aSubstitute(2000);
  const said = await orderTool.run(bench.shop.db, [
    String(id),
    'offer',
    '3',
    other.code,
    '--comment',
    'Та же марка',
  ]);
  expect(said).toContain(other.code);
  await bench.shop.sendLetters();
  const letter = listLetters(bench.shop.config.dataDir ?? '').find(
    ({ kind }) => kind === 'order-replacement',
  );
  expect(letter?.html).toContain('Та же марка');
  expect(letter?.html).toContain(`/personal/orders/${id}`);
  expect(await lineOf(id)).toMatchObject({
    status: 'replacement_offered',
    replacement: { productCode: other.code, count: 3, price: 2000, sum: AGREED, comment: 'Та же марка' },
  });
  expect((await shown(id)).statusHistory.at(-1)).toMatchObject({
    by: 'operator',
    about: 'replacement_offered',
  });

  expect(await decide(id, true)).toMatchObject({ status: 200 });
  expect(await decide(id, true)).toMatchObject({ status: 200 });
  expect(await decide(id, false)).toMatchObject({ status: 409, code: 'order.replacement_over' });
  expect(await lineOf(id)).toMatchObject({
    status: 'replaced',
    replacement: null,
    productCode: other.code,
    count: 3,
    price: 2000,
    sum: AGREED,
    discounts: [{ reason: 'replacement', amount: 3200 }],
  });
  const after = await shown(id);
  expect(after.total).toBe(before.total);
  expect(after.items.reduce((sum, item) => sum + item.sum, 0)).toBe(after.totals.goods);
  expect(after.statusHistory.at(-1)).toMatchObject({ by: 'buyer', about: 'replacement_accepted' });
  expect(await stockOf(other.id)).toBe(7);
  // What ends early gives back what it holds: the goods that came in place, not those that nobody found.
  await orderTool.run(bench.shop.db, [String(id), 'cancel']);
  expect(await stockOf(other.id)).toBe(10);
});

test('a cheaper one lowers the total; what was paid too much goes back, and receipts tell of the goods', async () => {
  const { id, total } = await bench.pay();
  const other = await aSubstitute(500);
  expect(await offer(id, other.code)).toBe(1500);
  expect(await decide(id, true)).toMatchObject({ status: 200 });
  const order = await findOrder(bench.shop.db, id);
  expect(order?.totalSum).toBe(total - 1300);
  const receipts = await bench.shop.db`
    SELECT type, total, lines -> 0 ->> 'line' AS line FROM receipts WHERE order_id = ${id} ORDER BY id`;
  expect(receipts).toMatchObject([
    { type: 'sale', total },
    { type: 'return', total: AGREED, line: '3' },
    { type: 'sale', total: 1500, line: '3' },
  ]);
  await bench.shop.settleMoney();
  expect(
    await bench.shop.db`SELECT amount FROM refunds WHERE operation_key LIKE 'replacement:%'`,
  ).toMatchObject([{ amount: 1300 }]);
  // Cancelled later, the rest goes back and no tenge more.
  await orderTool.run(bench.shop.db, [String(id), 'cancel']);
  const [sums] = await bench.shop.db<{ back: number }[]>`
    SELECT sum(r.amount)::int AS back FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.order_id = ${id}`;
  expect(sums?.back).toBe(total);
});

test('of an order whose money staff have given back by hand no more goes back than is left', async () => {
  const { id, total } = await bench.pay();
  await transaction(bench.shop.db, (tx) =>
    requestRefund(tx, { orderId: id, key: `hand:${id}`, amountTenge: total - 100 }),
  );
  const other = await aSubstitute(500);
  await offer(id, other.code);
  expect(await decide(id, true)).toMatchObject({ status: 200 });
  const [money] = await bench.shop.db<{ back: number }[]>`
    SELECT sum(r.amount)::int AS back FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.order_id = ${id}`;
  expect(money?.back).toBe(total);
});

test('what a line has had is not offered for it again, nor what it was replaced by', async () => {
  const id = await bench.anOrder(atDoor);
  const first = (await lineOf(id))?.productCode ?? '';
  const [one, two] = [await aSubstitute(900), await aSubstitute(800)];
  await expect(offer(id, first)).rejects.toMatchObject({ code: 'order.replacement_gone' });
  for (const other of [one, two]) {
    await offer(id, other.code);
    expect(await decide(id, true)).toMatchObject({ status: 200 });
  }
  for (const code of [two.code, one.code])
    await expect(offer(id, code)).rejects.toMatchObject({ code: 'order.replacement_gone' });
});

test('declined, too late or sold meanwhile: the order stays as it was', async () => {
  const id = await bench.anOrder(atDoor);
  const before = await findOrder(bench.shop.db, id);
  const other = await aSubstitute(900, 3);
  await offer(id, other.code);
  expect(await decide(id, false)).toMatchObject({ status: 200 });
  expect(await lineOf(id)).toMatchObject({ status: 'replacement_declined', replacement: null });

  await offer(id, other.code);
  await bench.shop
    .db`UPDATE order_replacements SET until = now() WHERE order_id = ${id} AND status = 'offered'`;
  expect(await lineOf(id)).toMatchObject({ status: 'ordered', replacement: null });
  expect(await decide(id, true)).toMatchObject({ status: 409, code: 'order.replacement_over' });

  await offer(id, other.code, 2);
  await bench.shop.db`UPDATE stocks SET count = 1 WHERE product_id = ${other.id} AND store_id = 1`;
  expect(await decide(id, true)).toMatchObject({ status: 409, code: 'order.replacement_gone' });
  expect((await findOrder(bench.shop.db, id))?.lines).toEqual(before?.lines);
  expect((await findOrder(bench.shop.db, id))?.totalSum).toBe(before?.totalSum);
});

test.each([
  ['on its way', { status: 'delivering' }],
  ['while a card is being charged', { paymentMethod: 'card_online', paymentStatus: 'pending' }],
])('nothing is offered for an order %s', async (_name, wish) => {
  const id = await bench.anOrder({ ...atDoor, ...wish });
  const other = await aSubstitute(900);
  await expect(offer(id, other.code)).rejects.toMatchObject({ code: 'order.wrong_step' });
});
