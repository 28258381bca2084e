/** Letters that nobody asked for one by one: to whom, when, how many, once; ended by a press; counted without names. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getLetterFigures } from '#contract/office/letters.ts';
import type { TestApp } from '#tests/app.ts';
import { save } from '#tests/change-sets.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { anOrder } from '#tests/stored-order.ts';
import { composeLetter, type Letter } from '../mail/mail.ts';
import { type LetterParts, tellWanted } from './wanted-letters.ts';

const NOON = new Date('2026-11-18T07:00:00Z');
const NIGHT = new Date('2026-11-18T19:00:00Z');

let shop: TestApp;
let marketer: string;
let values: Record<string, boolean | number>;
let letters: { to: string; subject: string; text: string; endUrl?: string }[];
let people = 0;
beforeAll(async () => {
  shop = await openTestOffice();
  await shop.app.ready();
  marketer = (await aStaffSession(shop, { email: 'letters@sheber.test', roles: ['marketing'] })).cookie;
});
afterAll(() => shop.close());
beforeEach(async () => {
  values = {
    'letters.cart': true,
    'letters.favourite': true,
    'letters.reorder': true,
    'letters.per_week': 2,
  };
  letters = [];
  await shop.db`DELETE FROM wanted_letters`;
  await shop.db`DELETE FROM carts`;
  // Readers of other tests.
  await shop.db`UPDATE users SET is_subscribed = false`;
});

const tell = (now = NOON) =>
  tellWanted(
    {
      db: shop.db,
      settings: { read: async () => ({ values }) },
      mail: {
        enqueue: async (_tx: unknown, letter: Letter) =>
          void letters.push({ ...letter, ...composeLetter(letter) }),
      },
      publicUrl: 'https://shop.test',
    } as unknown as LetterParts,
    now,
  );

async function aReader(fields: { isSubscribed?: boolean; language?: 'ru' | 'kz' } = {}): Promise<number> {
  const email = `reader-${++people}@letters.sheber.test`;
  const { isSubscribed = true, language = 'ru' } = fields;
  const [row] = await shop.db<{ id: number }[]>`
    INSERT INTO users (email, password_hash, first_name, language, is_subscribed, email_confirmed_at)
    VALUES (${email}, '', 'Айгерим', ${language}, ${isSubscribed}, now()) RETURNING id::int AS id`;
  return row?.id ?? 0;
}

async function leaveCart(userId: number, hoursAgo = 10): Promise<void> {
  await shop.db`
    INSERT INTO carts (user_id, event_id, updated_at)
    VALUES (${userId}, ${crypto.randomUUID()}, now() - make_interval(hours => ${hoursAgo}))
    ON CONFLICT (user_id) DO UPDATE SET event_id = excluded.event_id, updated_at = excluded.updated_at`;
  await shop.db`
    INSERT INTO cart_items (user_id, product_code, count, name, added_price)
    SELECT ${userId}, p.code, 2, 'x', 1 FROM products p JOIN product_prices r ON r.product_id = p.id
    WHERE p.active ORDER BY p.id LIMIT 1 ON CONFLICT DO NOTHING`;
}

test('a cart that was left is told of once, in the reader’s language, with a way to end it; not at night', async () => {
  await leaveCart(await aReader({ language: 'kz' }));
  expect(await tell(NIGHT)).toBe(0);
  expect(await tell()).toBe(1);
  expect(letters).toMatchObject([{ subject: 'Себетте тауарларыңыз қалды' }]);
  expect(letters[0]?.text).toContain('2 дана');
  expect(letters[0]?.endUrl).toContain('/letters/end/');
  expect(await tell()).toBe(0);
});

test('who did not subscribe, has just been here, has ordered since or has ended the kind is left alone', async () => {
  await leaveCart(await aReader({ isSubscribed: false }));
  await leaveCart(await aReader(), 1);
  const buyer = await aReader();
  await leaveCart(buyer);
  await anOrder(shop.db, { userId: buyer });
  const ended = await aReader();
  await shop.db`INSERT INTO letter_refusals (user_id, kind) VALUES (${ended}, 'cart')`;
  await leaveCart(ended);
  expect(await tell()).toBe(0);
  values['letters.cart'] = false;
  await leaveCart(await aReader());
  expect(await tell()).toBe(0);
});

test('over all kinds nobody gets more in a week than the setting says', async () => {
  const reader = await aReader();
  values['letters.per_week'] = 1;
  await leaveCart(reader);
  expect(await tell()).toBe(1);
  await leaveCart(reader);
  expect(await tell()).toBe(0);
  await shop.db`UPDATE wanted_letters SET sent_at = now() - interval '8 days'`;
  expect(await tell()).toBe(1);
});

test('a favourite that costs less than a week ago is told of once at that price', async () => {
  const reader = await aReader();
  const [thing] = await shop.db<{ id: number; price: number }[]>`
    SELECT product_id AS id, price FROM product_prices WHERE discount_price IS NULL AND price > 1000 ORDER BY product_id LIMIT 1`;
  const { id = 0, price = 0 } = thing ?? {};
  await shop.db`UPDATE products SET active = true WHERE id = ${id}`;
  await shop.db`INSERT INTO saved_products (user_id, list, product_id) VALUES (${reader}, 'favorites', ${id})`;
  await shop.db`DELETE FROM price_history WHERE product_id = ${id}`;
  await shop.db`
    INSERT INTO price_history (product_id, valid_from, price) VALUES (${id}, almaty_day(now()) - 20, ${price})`;
  expect(await tell()).toBe(0);
  await shop.db`UPDATE price_history SET price = ${price * 2} WHERE product_id = ${id}`;
  expect(await tell()).toBe(1);
  expect(letters[0]?.text).toContain('было');
  expect(await tell()).toBe(0);
});

test('what is bought again and again is told of when its usual time is over', async () => {
  const reader = await aReader();
  for (const days of [70, 40]) {
    const id = await anOrder(shop.db, { userId: reader, status: 'completed' });
    await shop.db`
      UPDATE orders SET created_at = ${NOON}::timestamptz - make_interval(days => ${days}) WHERE id = ${id}`;
  }
  expect(await tell()).toBe(1);
  expect(letters).toMatchObject([{ subject: 'Время заказать снова?' }]);
  expect(await tell()).toBe(0);
});

test('the link into the shop is counted and names nobody; the press ends the kind; staff see figures and switch it', async () => {
  const reader = await aReader();
  await leaveCart(reader);
  await tell();
  const go = /https:\/\/shop\.test(\/letters\/go\/[a-z0-9]{12})/.exec(letters[0]?.text ?? '')?.[1] ?? '';
  const led = await shop.app.inject({ url: go });
  expect([led.statusCode, led.headers.location]).toEqual([302, '/cart']);
  expect((await shop.app.inject({ url: '/letters/go/abcdefghijkm' })).headers.location).toBe('/');
  await anOrder(shop.db, { userId: reader });
  const end = new URL(letters[0]?.endUrl ?? '');
  const ended = await shop.app.inject({
    method: 'POST',
    url: end.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(ended.statusCode).toBe(200);
  const figures = async () => (await askOffice(shop, getLetterFigures, { cookie: marketer })).json().data;
  const told = await figures();
  expect(told.kinds[0]).toMatchObject({ kind: 'cart', isOn: false, sent: 1, opened: 1, ordered: 1 });
  expect(told.kinds[0].refused).toBeGreaterThanOrEqual(1);
  const { status } = await save(shop, marketer, [
    { subject: 'setting', id: 1, field: 'letters.cart', from: false, to: true },
  ]);
  expect(status).toBe(200);
  await expect.poll(async () => (await figures()).kinds[0].isOn).toBe(true);
});
