import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClubOperation, ProProfile } from '#contract/loyalty.ts';
import { TRADES } from '#domain/pro.ts';
import { type Buyer, type OrderShop, openOrderShop, orderBody } from '#tests/orders.ts';
import { decideOnReturnByOperator, moveByOperator } from '../order-life/order-life.ts';
import { decideOnMaster, listMasters } from './loyalty.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const PRO = '/api/v1/loyalty/pro/';
const profileOf = async (who: Buyer) => (await shop.ask<ProProfile>(who, 'GET', PRO)).body.data;
const emailOf = async ({ id }: Buyer) =>
  (await shop.db<{ email: string }[]>`SELECT email FROM users WHERE id = ${id}`)[0]?.email ?? '';
const operationsOf = async (who: Buyer) =>
  (await shop.ask<ClubOperation[]>(who, 'GET', '/api/v1/loyalty/operations/')).body.data;

async function aMaster(trade = 'tiler'): Promise<{ master: Buyer; linkCode: string }> {
  const master = await shop.buyer();
  await shop.ask(master, 'POST', '/api/v1/loyalty/card/', {});
  await shop.ask(master, 'POST', PRO, { trade });
  await decideOnMaster(shop.db, await emailOf(master), 'confirm');
  const { link } = await profileOf(master);
  return { master, linkCode: new URL(link ?? '').searchParams.get('master') ?? '' };
}

const buyBy = async (linkCode: string, buyer: Buyer, price: number, count = 1) => {
  const goods = await shop.goods(20, { price });
  const headers = { cookie: `master=${linkCode}`, 'idempotency-key': crypto.randomUUID() };
  const body = orderBody([{ goods, count }]);
  const made = await shop.ask<{ orderId: number }>(buyer, 'POST', '/api/v1/orders/', body, headers);
  expect(made.status).toBe(200);
  return made.body.data.orderId;
};
const receive = async (orderId: number) => {
  for (const to of ['confirmed', 'assembling', 'ready', 'completed'] as const)
    await moveByOperator(shop.db, String(orderId), { to, comment: '' });
};

test('whoever asks is looked at first; a slip in the IIN is told, nobody confirms themselves', async () => {
  const asker = await shop.buyer();
  expect(await profileOf(asker)).toMatchObject({ status: 'none', trade: null, link: null, bonusPercent: 2 });
  const wrong = await shop.ask(asker, 'POST', PRO, { trade: 'tiler', iin: '123456789012' });
  expect(Object.keys(wrong.body.errors ?? {})).toEqual(['iin']);
  expect((await shop.ask(asker, 'POST', PRO, { trade: 'pirate' })).status).toBe(422);
  const asked = await shop.ask<ProProfile>(asker, 'POST', PRO, {
    trade: 'electrician',
    status: 'confirmed',
    linkCode: 'SHEBER22',
    kind: 'pro',
  });
  expect(asked.body.data).toMatchObject({ status: 'moderation', trade: 'electrician', link: null });
  // Asked again it is the last word that counts.
  await shop.ask(asker, 'POST', PRO, { trade: 'plumber' });
  const email = await emailOf(asker);
  expect((await listMasters(shop.db)).find(({ login }) => login === email)).toMatchObject({
    trade: 'plumber',
    status: 'moderation',
  });
  expect(await decideOnMaster(shop.db, email, 'decline')).toEqual({ linkCode: null });
  expect(await profileOf(asker)).toMatchObject({ status: 'declined', link: null });
  expect(await decideOnMaster(shop.db, 'nobody@sheber.test', 'confirm')).toBe('unknown');
});

test('a confirmed master pays a half with points and earns two percent more on the goods of the trade', async () => {
  const { master } = await aMaster();
  expect((await shop.ask(master, 'POST', PRO, { trade: 'doors' })).body.code).toBe('loyalty.pro_confirmed');
  const card = (
    await shop.ask<{ kind: string; sharePercent: number }>(master, 'GET', '/api/v1/loyalty/info/card/')
  ).body.data;
  expect(card).toMatchObject({ kind: 'pro', sharePercent: 50 });
  const pick = async (isOfTrade: boolean) => {
    const [row] = await shop.db<{ code: string }[]>`
      SELECT p.code FROM products p JOIN sections s ON s.id = p.section_id
      JOIN sections root ON root.lft <= s.lft AND root.rgt >= s.rgt AND root.parent_id IS NULL
      WHERE p.active AND NOT p.is_offline AND NOT p.on_order
        AND (root.code = ANY(${[...TRADES.tiler.sections]})) = ${isOfTrade}
      ORDER BY p.id DESC LIMIT 1`;
    await shop.db`
      UPDATE product_prices SET price = 10000, regular_price = 10000, club_price = NULL, discount_price = NULL
      WHERE product_id = (SELECT id FROM products WHERE code = ${row?.code ?? ''})`;
    return row?.code ?? '';
  };
  const earned = async (who: Buyer, code: string) => {
    const asked = { city: 'pavlodar', items: [{ productCode: code, count: 1 }] };
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/cart/calculate/',
      headers: { authorization: `Bearer ${who.token}` },
      payload: asked,
    });
    return answer.json().totals.pointsEarned;
  };
  const member = await shop.buyer();
  await shop.ask(member, 'POST', '/api/v1/loyalty/card/', {});
  const [tile, other] = [await pick(true), await pick(false)];
  expect([await earned(master, tile), await earned(master, other)]).toEqual([300, 100]);
  expect(await earned(member, tile)).toBe(100);
  await decideOnMaster(shop.db, await emailOf(master), 'decline');
  expect(await earned(master, tile)).toBe(100);
});

test('a client’s order by the link brings points once it is received, waits as theirs do, and a return takes its share', async () => {
  const { master, linkCode } = await aMaster();
  const client = await shop.buyer();
  const orderId = await buyBy(linkCode.toLowerCase(), client, 10_050, 3);
  expect(await operationsOf(master)).toEqual([]);
  await receive(orderId);
  expect(await operationsOf(master)).toMatchObject([
    { kind: 'client', points: 603, orderNumber: null, purchaseSum: null, pendingUntil: expect.any(String) },
  ]);
  expect(await profileOf(master)).toMatchObject({ clients: { orders: 1, points: 603 } });
  const bring = async (count: number) => {
    const asked = { items: [{ id: 1, count }], reason: 'not_needed' };
    expect((await shop.ask(client, 'POST', `/api/v1/orders/${orderId}/return/`, asked)).status).toBe(200);
    await decideOnReturnByOperator(shop.db, String(orderId), { isAccepted: true, comment: '' });
  };
  await bring(1);
  expect(await profileOf(master)).toMatchObject({ clients: { orders: 1, points: 402 } });
  await bring(2);
  expect(await profileOf(master)).toMatchObject({ clients: { orders: 1, points: 0 } });
  const kinds = (await operationsOf(master)).map(({ kind }) => kind);
  expect(kinds).toEqual(['client_return', 'client_return', 'client']);
  const card = (
    await shop.ask<{ turnover: number; balance: number }>(master, 'GET', '/api/v1/loyalty/info/card/')
  ).body.data;
  expect(card).toMatchObject({ turnover: 0, balance: 0 });
});

test('nobody is their own client, and a link of nobody or of who is a master no more brings nothing', async () => {
  const { master, linkCode } = await aMaster();
  const masterOf = async (orderId: number) =>
    (await shop.db`SELECT master_id FROM orders WHERE id = ${orderId}`)[0]?.master_id;
  expect(await masterOf(await buyBy(linkCode, master, 5000))).toBeNull();
  const client = await shop.buyer();
  expect(await masterOf(await buyBy('ZZZZZZZZ', client, 5000))).toBeNull();
  expect(await masterOf(await buyBy('%22;DROP', client, 5000))).toBeNull();
  const brought = await buyBy(linkCode, client, 5000);
  expect(Number(await masterOf(brought))).toBe(master.id);
  await decideOnMaster(shop.db, await emailOf(master), 'decline');
  expect(await masterOf(await buyBy(linkCode, client, 5000))).toBeNull();
});
