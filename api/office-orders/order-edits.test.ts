/** What staff change of an order in its buyer's stead. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  editOrder,
  getOrderEdits,
  offerOrderReplacement,
  quoteOrderEdit,
  quoteOrderReplacement,
  setDeliveryPrice,
  setOrderSlot,
  withdrawOrderReplacement,
} from '#contract/office/order-edit.ts';
import {
  getLinePrice,
  getOfficeOrder,
  type LinePrice,
  type OfficeOrder,
} from '#contract/office/order-page.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { aFreeSlot, anOfficeOrder, aQuote, aSubstitute } from '#tests/office-orders.ts';
import { insertPromotion } from '#tests/promotion-rows.ts';

let shop: TestApp;
let dana: { id: number; cookie: string };
let accountant: { id: number };
beforeAll(async () => {
  shop = await openTestOffice();
  await shop.db`DELETE FROM promotions`;
  dana = await aStaffSession(shop, { email: 'dana@sheber.test', roles: ['operator'] });
  accountant = await aStaffSession(shop, { email: 'accountant@sheber.test', roles: ['accountant'] });
});
afterAll(() => shop.close());

const open = async (id: number) =>
  (await askOffice(shop, getOfficeOrder, { cookie: dana.cookie, params: { id } })).json().data as OfficeOrder;
const ask = (
  call: Parameters<typeof askOffice>[1],
  id: number,
  body?: object,
  { cookie }: { cookie: string } = dana,
  params: object = {},
) => askOffice(shop, call, { cookie, params: { id, ...params }, ...(body ? { body } : {}) });

describe('lines', () => {
  const items = [{ id: 1, count: 1 }];

  test('are quoted before and after, changed as they were shown, and the history names who did it', async () => {
    const id = await anOfficeOrder(shop, { counts: [3] });
    expect((await ask(getOrderEdits, id)).json()).toMatchObject({ data: { lines: [{ id: 1 }] } });
    const quote = (await ask(quoteOrderEdit, id, { items })).json().data;
    expect(quote).toMatchObject({ from: { total: 3000 }, to: { total: 1000 }, difference: -2000, back: 0 });
    expect((await open(id)).totals.total).toBe(3000);
    const edit = { items, revision: quote.revision, total: 1000, consent: 'согласен по телефону, 14:52' };
    expect((await ask(editOrder, id, edit)).statusCode).toBe(200);
    const order = await open(id);
    expect(order).toMatchObject({ items: [{ count: 1, sum: 1000 }], totals: { total: 1000 } });
    expect(order.ribbon[0]).toMatchObject({
      kind: 'step',
      about: 'changed',
      by: 'operator',
      staff: { id: dana.id },
    });
    expect((await ask(editOrder, id, edit)).json().code).toBe('order.changed_meanwhile');
    const [entry] = await shop.db`
      SELECT words FROM office_log WHERE call = 'editOrder' AND subject_id = ${id}`;
    expect(entry?.words).toEqual({ consent: 'согласен по телефону, 14:52', total: 1000 });
  });

  test('of what was paid the difference goes back', async () => {
    const id = await anOfficeOrder(shop, { counts: [3], payment: 'card_on_receipt', paymentStatus: 'paid' });
    const quote = (await ask(quoteOrderEdit, id, { items })).json().data;
    expect(quote.back).toBe(2000);
    await ask(editOrder, id, { items, revision: quote.revision, total: quote.to.total, consent: 'да' });
    expect((await open(id)).money).toMatchObject({ paid: 3000, left: 1000, refunds: [{ sum: 2000 }] });
  });

  test('are added: at today’s price, with the difference shown before, and from the shelf', async () => {
    const id = await anOfficeOrder(shop, { counts: [3] });
    const other = await aSubstitute(shop, id);
    const [goods] = await shop.db<{ price: number; stock: number; article: string }[]>`
      SELECT coalesce(r.discount_price, r.price) AS price, sum(s.count)::int AS stock, p.product_code AS article
      FROM products p JOIN product_prices r ON r.product_id = p.id JOIN stocks s ON s.product_id = p.id
      WHERE p.id = ${other.id} GROUP BY p.id, r.product_id`;
    const { price, stock, article } = goods ?? { price: 0, stock: 0, article: '' };
    const added = [{ product: article, count: 2 }];
    const quote = (await ask(quoteOrderEdit, id, { added })).json().data;
    expect(quote).toMatchObject({ difference: 2 * price, to: { total: 3000 + 2 * price } });
    expect(quote.lines.at(-1)).toMatchObject({ productCode: other.code, from: null, to: { count: 2 } });
    const edit = { added, revision: quote.revision, total: quote.to.total, consent: 'попросил по телефону' };
    expect((await ask(editOrder, id, edit)).statusCode).toBe(200);
    expect((await open(id)).items).toMatchObject([
      { id: 1, count: 3 },
      { id: 2, count: 2, price },
    ]);
    const [left] = await shop.db`SELECT sum(count)::int AS stock FROM stocks WHERE product_id = ${other.id}`;
    expect(left?.stock).toBe(stock - 2);
    expect((await ask(quoteOrderEdit, id, { added })).json().code).toBe('order.already_in');
    const unknown = await ask(quoteOrderEdit, id, { added: [{ product: 'none', count: 1 }] });
    expect(unknown.json().code).toBe('order.product_unknown');
    const much = await aSubstitute(shop, id);
    const more = await ask(quoteOrderEdit, id, { added: [{ product: much.code, count: 999_999 }] });
    expect(more.json().code).toBe('order.out_of_stock');
  });

  test('are added to no order that is paid: what is missing is ordered apart', async () => {
    const id = await anOfficeOrder(shop, { counts: [3], payment: 'card_on_receipt', paymentStatus: 'paid' });
    const added = [{ product: (await aSubstitute(shop, id)).code, count: 1 }];
    expect((await ask(quoteOrderEdit, id, { added })).json().code).toBe('order.change_dearer');
    // One for another, which comes to less: what is too much goes back.
    const swap = { items: [{ id: 1, count: 0 }], added };
    const quote = (await ask(quoteOrderEdit, id, swap)).json().data;
    if (quote) expect(quote.back).toBe(-quote.difference);
  });

  test('that another has open are held softly, and taken over in the open', async () => {
    const id = await anOfficeOrder(shop, { counts: [3] });
    const { revision } = await open(id);
    await shop.db`
      INSERT INTO office_presence (subject, subject_id, staff_id, field) VALUES ('order', ${id}, ${accountant.id}, 'lines')`;
    const edit = { items, revision, total: 1000, consent: 'да' };
    expect((await ask(editOrder, id, edit)).json().code).toBe('order.held');
    expect((await ask(editOrder, id, { ...edit, isTakenOver: true })).statusCode).toBe(200);
    const [entry] =
      await shop.db`SELECT words FROM office_log WHERE call = 'editOrder' AND subject_id = ${id}`;
    expect(entry?.words).toMatchObject({ takenOver: true });
  });

  test('are not changed once picking has begun', async () => {
    const id = await anOfficeOrder(shop, { status: 'assembling' });
    expect((await open(id)).canEdit).toBe(false);
    expect((await ask(quoteOrderEdit, id, { items })).json().code).toBe('order.cannot_change');
  });

  test('get another product offered, which is taken back', async () => {
    const id = await anOfficeOrder(shop, { status: 'assembling', counts: [1] });
    const other = await aSubstitute(shop, id);
    const quote = await ask(quoteOrderReplacement, id, { line: 1, product: other.code });
    expect(quote.json().data).toMatchObject({ count: 1, from: 1000, back: 0 });
    expect(quote.json().data.to).toBeLessThanOrEqual(1000);
    expect((await open(id)).items[0]?.status).toBe('ordered');
    const offered = await ask(offerOrderReplacement, id, {
      line: 1,
      product: other.code,
      comment: 'Та же марка',
    });
    expect(offered.json().data.sum).toBeLessThanOrEqual(1000);
    const { items: lines, ribbon } = await open(id);
    expect(lines[0]?.status).toBe('replacement_offered');
    expect(ribbon[0]).toMatchObject({ about: 'replacement_offered', staff: { id: dana.id } });
    const offer = lines[0]?.replacement?.id ?? 0;
    const withdraw = () => ask(withdrawOrderReplacement, id, undefined, dana, { offer });
    expect((await withdraw()).statusCode).toBe(200);
    expect((await withdraw()).json().code).toBe('order.replacement_over');
    expect((await open(id)).items[0]?.status).toBe('ordered');
  });
});

test('a line says why it costs so much: what was taken off, the lowest of thirty days, who lost', async () => {
  const id = await anOfficeOrder(shop, { counts: [2] });
  const [line] = await shop.db<{ productId: number; code: string }[]>`
    UPDATE order_lines SET regular_price = 1200, discounts = ${shop.db.json([
      { reason: 'percent', code: 'autumn', title: { ru: 'Осень', kz: 'Күз' }, amount: 400 },
    ])} WHERE order_id = ${id} RETURNING product_id AS "productId", product_code AS code`;
  const { productId, code } = line ?? { productId: 0, code: '' };
  await shop.db`DELETE FROM price_history WHERE product_id = ${productId}`;
  await shop.db`
    INSERT INTO price_history (product_id, valid_from, price)
    SELECT ${productId}, almaty_day(now()) - back, price FROM (VALUES (60, 900), (40, 1100), (10, 1150), (0, 1200)) AS h (back, price)`;
  await insertPromotion(shop.db, 'why-code', { type: 'percent', percent: 15 }, { promo_code: 'WHY15' });
  await insertPromotion(
    shop.db,
    'why-sum',
    { type: 'threshold_percent', tiers: [{ from: 10_000_000, percent: 3 }] },
    { scope: { products: [code] } },
  );
  const why = async () =>
    (await ask(getLinePrice, id, undefined, dana, { line: 1 })).json().data as LinePrice;
  await expect.poll(async () => (await why()).promotions.length).toBe(2);
  expect(await why()).toMatchObject({
    regularPrice: 1200,
    sum: 2000,
    discounts: [{ title: 'Осень', amount: 400 }],
    lowest: 1100,
    promotions: [
      { title: 'Акция why-sum', outcome: 'min_sum' },
      { title: 'Акция why-code', outcome: 'needs_code' },
    ],
  });
  expect((await ask(getLinePrice, id, undefined, dana, { line: 9 })).statusCode).toBe(404);
  await shop.db`DELETE FROM promotions`;
});

test('another hour is set as it was shown: the old one is free again, the new one taken', async () => {
  const id = await anOfficeOrder(shop, { isDelivery: true });
  const slotId = await aFreeSlot(shop, id);
  const [day, hour] = slotId.split('_').slice(1);
  const load = () => shop.db<{ day: string; hour: string; orders: number }[]>`
    SELECT day::text AS day, left(starts, 2) AS hour, taken_orders AS orders FROM delivery_slots
    WHERE city_id = 1 AND taken_orders > 0 ORDER BY day, starts`;
  const had = await load();
  const shown = await aQuote(shop, id, { slotId });
  expect((await ask(setOrderSlot, id, { ...shown, total: shown.total + 1 })).json().code).toBe(
    'order.changed_meanwhile',
  );
  expect((await ask(setOrderSlot, id, shown)).statusCode).toBe(200);
  const moved = await load();
  expect(moved.find((each) => each.day === day && each.hour === hour)?.orders).toBe(
    (had.find((each) => each.day === day && each.hour === hour)?.orders ?? 0) + 1,
  );
  const sum = (all: typeof moved) => all.reduce((orders, each) => orders + each.orders, 0);
  expect(sum(moved)).toBe(sum(had));
  expect((await open(id)).promised).toMatchObject({ date: day });
  const [entry] =
    await shop.db`SELECT words FROM office_log WHERE call = 'setOrderSlot' AND subject_id = ${id}`;
  expect(entry?.words).toMatchObject({ slot: slotId });
});

test('the price of a delivery is set by hand once it was left to the shop', async () => {
  const id = await anOfficeOrder(shop, { isDelivery: true, counts: [2] });
  await shop.db`UPDATE orders SET is_priced_by_hand = true WHERE id = ${id}`;
  expect((await ask(setDeliveryPrice, id, { sum: 4500 })).statusCode).toBe(200);
  expect(await open(id)).toMatchObject({
    totals: { delivery: 4500, total: 6500 },
    delivery: { isPricedByHand: false },
  });
});
