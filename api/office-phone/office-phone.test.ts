/** Orders by phone: who calls, what it comes to for them, placed or laid into their cart. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getOfficeOrder } from '#contract/office/order-page.ts';
import {
  addBuyer,
  addBuyerAddress,
  findBuyer,
  getOrderPlaces,
  placePhoneOrder,
  quotePhoneOrder,
  sendPhoneCart,
} from '#contract/office/phone-orders.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { ADDRESS, aCaller, aPhoneIntent, aPhoneOrder } from '#tests/phone-orders.ts';
import { anOrder } from '#tests/stored-order.ts';

let shop: TestApp;
let dana: { id: number; cookie: string };
beforeAll(async () => {
  shop = await openTestOffice();
  await shop.db`DELETE FROM promotions`;
  dana = await aStaffSession(shop, { email: 'dana@sheber.test', roles: ['operator'] });
});
afterAll(() => shop.close());

const ask = (
  call: Parameters<typeof askOffice>[1],
  body?: object,
  params: object = {},
  headers: Record<string, string> = {},
) =>
  askOffice(shop, call, {
    cookie: dana.cookie,
    params: { ...params },
    headers,
    ...(body === undefined ? {} : { body }),
  });
const stockOf = async (code: string): Promise<number> => {
  const [row] = await shop.db<{ count: number }[]>`
    SELECT sum(s.count)::int AS count FROM stocks s JOIN products p ON p.id = s.product_id WHERE p.code = ${code}`;
  return row?.count ?? 0;
};

describe('a caller', () => {
  test('is found by the phone however it is typed, with their last orders', async () => {
    const id = await aCaller(shop, '+77011234567');
    const order = await anOrder(shop.db, { userId: id, status: 'completed' });
    const found = (await ask(findBuyer, { phone: '8 (701) 123-45-67' })).json().data;
    expect(found).toMatchObject({ id, firstName: 'Алия', language: 'kz', orders: 1, last: [{ id: order }] });
    expect((await ask(findBuyer, { phone: '+7 701 999-99-99' })).json().data).toBeNull();
    expect((await ask(findBuyer, { phone: '12' })).statusCode).toBe(422);
  });

  test('whom nobody knows is written down with their consent, once', async () => {
    const body = { phone: '+7 701 555-55-01', firstName: 'Ерлан', language: 'ru', isConsentGiven: true };
    const { id } = (await ask(addBuyer, body)).json().data;
    const consents =
      await shop.db`SELECT document, version FROM consents WHERE user_id = ${id} ORDER BY document`;
    expect(consents).toMatchObject([{ document: 'offer' }, { document: 'privacy' }]);
    expect((await ask(addBuyer, body)).json().code).toBe('buyer.known');
    const silent = { ...body, phone: '+7 701 555-55-02', isConsentGiven: false };
    expect((await ask(addBuyer, silent)).statusCode).toBe(422);
    // Whoever was written down by another has proved nothing.
    const [user] = await shop.db`SELECT phone_confirmed_at AS proved FROM users WHERE id = ${id}`;
    expect(user?.proved).toBeNull();
  });
});

test('cities have the stores that give orders out', async () => {
  const places = (await ask(getOrderPlaces)).json().data as { code: string; stores: { id: number }[] }[];
  expect(places.find(({ code }) => code === 'pavlodar')?.stores.map(({ id }) => id)).toContain(1);
});

describe('an order', () => {
  test('is quoted and placed for what was read out: from the shelf, by phone, by whom', async () => {
    const id = await aCaller(shop);
    const body = await aPhoneOrder(shop, id);
    const [item] = body.items;
    const before = await stockOf(item?.productCode ?? '');
    const wrong = await ask(placePhoneOrder, { ...body, total: body.total + 1 }, { id });
    expect(wrong.json().code).toBe('order.cart_changed');
    const key = { 'idempotency-key': 'phone-1' };
    const made = await ask(placePhoneOrder, body, { id }, key);
    expect(made.statusCode).toBe(200);
    const { orderId } = made.json().data;
    expect((await ask(placePhoneOrder, body, { id }, key)).json().data.orderId).toBe(orderId);
    expect(await stockOf(item?.productCode ?? '')).toBe(before - 2);
    const [stored] =
      await shop.db`SELECT channel, language, user_id::float8 AS "userId" FROM orders WHERE id = ${orderId}`;
    expect(stored).toEqual({ channel: 'phone', language: 'kz', userId: id });
    const order = (await ask(getOfficeOrder, undefined, { id: orderId })).json().data;
    expect(order.ribbon.at(-1)).toMatchObject({ kind: 'step', what: 'new', staff: { id: dana.id } });
    const [entry] = await shop.db`
      SELECT words FROM office_log WHERE call = 'placePhoneOrder' AND subject_id = ${orderId}`;
    expect(entry?.words).toEqual({ total: body.total, consent: 'by phone' });
  });

  test('is brought to an address that the caller names, at a free hour', async () => {
    // No hours but that of this order.
    await shop.db`DELETE FROM delivery_slots`;
    const id = await aCaller(shop);
    const { id: addressId } = (await ask(addBuyerAddress, ADDRESS, { id })).json().data;
    const wish = { ...(await aPhoneIntent(shop)), delivery: { method: 'delivery', addressId } };
    const quote = (await ask(quotePhoneOrder, wish, { id })).json().data;
    expect(quote.slots.length).toBeGreaterThan(0);
    const slotId = quote.slots[0].id;
    const { totals } = (await ask(quotePhoneOrder, { ...wish, slotId }, { id })).json().data;
    const made = await ask(
      placePhoneOrder,
      {
        ...wish,
        slotId,
        total: totals.total,
        recipient: { firstName: 'Алия', phone: '+7 705 100-00-02' },
        payment: 'cash_on_receipt',
        isConsentGiven: true,
      },
      { id },
    );
    expect(made.statusCode).toBe(200);
    const order = (await ask(getOfficeOrder, undefined, { id: made.json().data.orderId })).json().data;
    expect(order).toMatchObject({ method: 'delivery', channel: 'phone', slotLoad: { orders: 1 } });
  });

  test('can be left to the caller: the goods stand in their cart, beside what they had', async () => {
    const id = await aCaller(shop);
    const { city, items } = await aPhoneIntent(shop);
    const sent = await ask(sendPhoneCart, { city, items }, { id });
    expect(sent.json().data.url).toMatch(/\/kz\/cart$/);
    const lines = await shop.db`
      SELECT product_code AS "productCode", count FROM cart_items WHERE user_id = ${id}`;
    expect([...lines]).toEqual(items);
  });
});
