/** Orders of a marketplace: looked at, each once, nothing said to the market (docs/partners/kaspi-orders.md). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getMarketOrders, type MarketOrderRow } from '#contract/office/market-orders.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import {
  type KaspiMarketStand,
  openKaspiMarketStand,
  SETTINGS,
  type StandOrder,
} from '#tests/stands/kaspi/kaspi-market-stand.ts';
import { createOutgoing } from '../outgoing/outgoing.ts';
import { createKaspiMarket, createMarkets } from './markets.ts';

let stand: KaspiMarketStand;
let shop: TestApp;
let cookie: string;
beforeAll(async () => {
  stand = await openKaspiMarketStand();
  shop = await openTestOffice(
    {},
    { config: { partners: { kaspiOrders: { ...SETTINGS, address: stand.url } } } },
  );
  ({ cookie } = await aStaffSession(shop, { email: 'dana@sheber.test', roles: ['operator'] }));
});
afterAll(async () => {
  await shop.close();
  await stand.close();
});
beforeEach(async () => {
  await shop.db`DELETE FROM market_orders`;
  await shop.db`DELETE FROM market_looks`;
  stand.orders.length = 0;
  stand.calm();
});

const DAY = 86_400_000;
let codes = 0;
function anOrder(wish: Partial<StandOrder> = {}): StandOrder {
  const code = String(600_000_000 + ++codes);
  const made: StandOrder = {
    id: `order-${code}`,
    code,
    state: 'NEW',
    status: 'APPROVED_BY_BANK',
    totalPrice: 12_980,
    creationDate: Date.now() - 60_000,
    town: 'Павлодар',
    entries: [{ code: 'A-1', name: 'Краска белая', quantity: 2, totalPrice: 12_980 }],
    ...wish,
  };
  stand.orders.push(made);
  return made;
}
/** A process of its own: nobody was left alone before. */
const look = (token = SETTINGS.token) =>
  createMarkets(
    createKaspiMarket(createOutgoing({ info() {}, warn() {} }), { token, address: stand.url }),
  ).look(shop.db);
const open = async (view = 'going') =>
  (await askOffice(shop, getMarketOrders, { cookie, query: { view } })).json().data as {
    isSet: boolean;
    lookedAt: string | null;
    failure: string | null;
    orders: MarketOrderRow[];
  };

test('what is sold there is seen in the office, with its goods and the shop’s own product of that article', async () => {
  const [product] = await shop.db<{ id: number; code: string }[]>`
    SELECT id, product_code AS code FROM products WHERE active ORDER BY id LIMIT 1`;
  const made = anOrder({
    entries: [
      { code: product?.code ?? '', name: 'Краска', quantity: 2, totalPrice: 9000 },
      { code: 'UNKNOWN', name: 'Кисть', quantity: 1, totalPrice: 3980 },
    ],
  });
  await look();
  const seen = await open();
  expect(seen).toMatchObject({ isSet: true, failure: null, lookedAt: expect.any(String) });
  expect(seen.orders).toMatchObject([
    {
      market: 'kaspi',
      code: made.code,
      stage: 'NEW',
      total: 12_980,
      city: 'Павлодар',
      lines: [
        { name: 'Краска', count: 2, sum: 9000, productId: product?.id },
        { name: 'Кисть', count: 1, sum: 3980, productId: null },
      ],
    },
  ]);
});

test('nothing is said to the market, no stock is held and nothing of the buyer is kept', async () => {
  const before = await shop.db`SELECT coalesce(sum(count), 0)::int AS count FROM stock_entries`;
  anOrder();
  const asked = stand.asked.length;
  await look();
  expect(new Set(stand.asked.slice(asked).map(({ method }) => method))).toEqual(new Set(['GET']));
  expect(await shop.db`SELECT coalesce(sum(count), 0)::int AS count FROM stock_entries`).toEqual(before);
  const [kept] = await shop.db<{ words: string }[]>`SELECT to_jsonb(m)::text AS words FROM market_orders m`;
  expect(kept?.words).not.toMatch(/Айгерим|Пробная|7000000099|Условная/);
});

test('each order is one row however often it is told, and moves with the market’s word', async () => {
  const made = anOrder();
  await look();
  await look();
  Object.assign(made, { state: 'KASPI_DELIVERY', status: 'ACCEPTED_BY_MERCHANT' });
  await look();
  expect((await open()).orders.map(({ code, stage }) => [code, stage])).toEqual([
    [made.code, 'KASPI_DELIVERY'],
  ]);
  Object.assign(made, { state: 'ARCHIVE', status: 'COMPLETED' });
  await shop.db`UPDATE market_looks SET archive_at = now() - interval '2 hours'`;
  await look();
  expect([(await open()).orders, (await open('over')).orders]).toMatchObject([[], [{ status: 'COMPLETED' }]]);
});

test('goods are read once, and anew when the sum has changed', async () => {
  const made = anOrder();
  const reads = () => stand.asked.filter(({ path }) => path.endsWith('/entries')).length;
  const before = reads();
  await look();
  await look();
  expect(reads()).toBe(before + 1);
  Object.assign(made, { totalPrice: 6490, entries: [{ ...made.entries[0], quantity: 1, totalPrice: 6490 }] });
  await look();
  expect((await open()).orders[0]?.lines).toMatchObject([{ count: 1, sum: 6490 }]);
});

test('every page is read, within fourteen days', async () => {
  for (let i = 0; i < 130; i++) anOrder({ entries: [] });
  anOrder({ creationDate: Date.now() - 15 * DAY });
  await look();
  expect((await open()).orders).toHaveLength(130);
});

test.each(['5xx', 'html', 'cut', 'redirect'] as const)(
  'a broken line (%s) takes nothing away and is told',
  async (fault) => {
    anOrder();
    await look();
    stand.fail(fault);
    await expect(look()).rejects.toThrow('kaspi-orders');
    expect(await open()).toMatchObject({ failure: 'no_answer', orders: [{ stage: 'NEW' }] });
    await look();
    expect(await open()).toMatchObject({ failure: null });
  },
);

test('asked too often it says 429, and a token that is not taken is told as that', async () => {
  stand.setTooMany(1);
  await expect(look()).rejects.toThrow('429');
  await expect(look('old')).rejects.toThrow('token');
  expect(await open()).toMatchObject({ failure: 'token' });
});

test('without the setting nothing is asked, and the office says so', async () => {
  const off = createMarkets(null);
  const asked = stand.asked.length;
  expect(await off.isDue(shop.db)).toBe(false);
  await off.look(shop.db);
  expect(stand.asked).toHaveLength(asked);
  expect(await off.read(shop.db, true)).toMatchObject({ isSet: false, orders: [] });
});
