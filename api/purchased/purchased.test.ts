import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PurchasedItem } from '#contract/purchased.ts';
import { openPaymentBench, type PaymentBench } from '#tests/payment-bench.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const CALL = '/api/v1/products/purchased/';

let bench: PaymentBench;
let goods: { id: number; price: number; section: string; name: string }[];
beforeAll(async () => {
  bench = await openPaymentBench();
  const { db } = bench.shop;
  goods = await db`
    SELECT p.id, pp.price, s.code AS section, p.name_ru AS name FROM products p
    JOIN product_prices pp ON pp.product_id = p.id JOIN sections s ON s.id = p.section_id
    WHERE p.active AND pp.discount_price IS NULL ORDER BY p.popularity DESC, p.id LIMIT 4`;
  // Another's order, one on its way, one that came back: none of them is this buyer's purchase.
  const [other] = await db<{ id: number }[]>`SELECT id FROM users WHERE email = 'club@sheber.test'`;
  await bench.anOrder({ userId: Number(other?.id), status: 'completed', completedAt: daysAgo(1) });
  await bench.anOrder({ status: 'delivering' });
  await bench.anOrder({ status: 'returned', completedAt: daysAgo(2) });
});
afterAll(() => bench.shop.close());

const get = async (query = '', language = 'ru') => (await bench.get(`${CALL}?${query}`, language)).json();
const buy = (days: number, at: number, count: number, price: number, status = 'completed') =>
  bench.anOrder({
    status,
    completedAt: daysAgo(days),
    lines: [{ productId: goods[at]?.id ?? 0, count, price }],
  });

test('goods are told once, with how often, how many, and what they cost then and now', async () => {
  expect((await get()).meta.total).toBe(0);
  const price = goods[0]?.price ?? 0;
  await buy(95, 0, 2, price);
  await buy(65, 0, 1, price * 2);
  await buy(33, 0, 3, price * 2);
  await buy(5, 1, 1, Math.round((goods[1]?.price ?? 0) / 2));
  const { items, meta, sections } = await get();
  const [fresh, regular] = items as PurchasedItem[];
  expect(meta).toEqual({ page: 1, pageSize: 20, total: 2 });
  expect(regular).toMatchObject({ times: 3, count: 6, lastPrice: price * 2, returnUntil: null });
  expect(regular?.priceNow).toBeLessThan(price * 2);
  expect(regular?.changePercent).toBeLessThan(0);
  expect(regular?.replenish).toEqual({ everyDays: 31, isDue: true });
  expect(regular?.firstAt).toBe(
    daysAgo(95 - 5 / 24)
      .toISOString()
      .slice(0, 10),
  );
  expect(fresh).toMatchObject({ times: 1, count: 1, replenish: null });
  expect(fresh?.changePercent).toBeGreaterThan(0);
  expect(fresh?.returnUntil).not.toBeNull();
  expect(Date.parse(fresh?.warrantyUntil ?? '')).toBeGreaterThan(Date.now() + 700 * DAY_MS);
  expect(fresh?.product?.id).toBe(goods[1]?.id);
  expect(sections.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(2);
});

test('period, section and words narrow it', async () => {
  const day = daysAgo(20).toISOString().slice(0, 10);
  expect((await get(`dateFrom=${day}`)).meta.total).toBe(1);
  expect((await get(`dateTo=${day}`)).items).toMatchObject([{ times: 3 }]);
  const { items } = await get();
  const article = items[1].article;
  expect((await get(`q=${article}`)).items).toMatchObject([{ article }]);
  expect((await get('q=100%25')).meta.total).toBe(0);
  expect((await get(`sectionsCode[]=${goods[0]?.section}`)).meta.total).toBeGreaterThan(0);
  expect((await get('sectionsCode=no-such-section')).meta.total).toBe(0);
  expect((await bench.get(`${CALL}?dateFrom=yesterday`)).statusCode).toBe(422);
  expect((await get('sort=count')).items[0]).toMatchObject({ count: 6 });
});

test('what is no longer sold is still there, without a price of today', async () => {
  await buy(40, 2, 1, 500);
  await bench.shop.db`UPDATE products SET active = false WHERE id = ${goods[2]?.id ?? 0}`;
  const find = async () =>
    ((await get()).items as PurchasedItem[]).find(({ lastPrice }) => lastPrice === 500);
  await expect.poll(async () => (await find())?.product).toBeNull();
  expect(await find()).toMatchObject({ priceNow: null, changePercent: null, times: 1 });
});

test.each(['ru', 'kz'])(
  'the table opens again as a spreadsheet, and no name in it is a formula (%s)',
  async (lang) => {
    await bench.shop.db`
    UPDATE order_lines SET name_ru = '=HYPERLINK("http://evil.example")', name_kz = '+1+cmd'
    WHERE product_id = ${goods[1]?.id ?? 0} AND order_id IN (SELECT id FROM orders WHERE user_id = ${bench.userId})`;
    const answer = await bench.get(`${CALL}export/?lang=${lang}`);
    expect(answer.headers['content-type']).toContain('spreadsheetml');
    expect(answer.headers['content-disposition']).toContain('sheber-purchased.xlsx');
    const [head, ...rows] = await readSheet(answer.rawPayload);
    expect(head?.[0]).toBe(lang === 'ru' ? 'Товар' : 'Тауар');
    const { items } = await get('', lang);
    expect(rows).toHaveLength(items.length);
    expect(rows[0]?.[0]).toBe(lang === 'ru' ? '\'=HYPERLINK("http://evil.example")' : "'+1+cmd");
    for (const [at, item] of (items as PurchasedItem[]).entries()) {
      expect([rows[at]?.[1], rows[at]?.[6], rows[at]?.[8]]).toEqual([
        item.article,
        item.count,
        item.lastPrice,
      ]);
      expect(rows[at]?.[4]).toEqual(new Date(`${item.lastAt}T00:00:00Z`));
    }
    const sheet = new TextDecoder().decode(unzipSync(answer.rawPayload)['xl/worksheets/sheet1.xml']);
    expect(sheet).not.toContain('<f>');
  },
);
