/** What happens between showing and pressing: the buyer is always told, and nothing is sold otherwise than shown. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderChanged } from '#contract/orders.ts';
import { type Buyer, type Goods, type OrderShop, openOrderShop } from '#tests/orders.ts';
import { transaction } from '../../database.ts';
import { changeStatus, findOrder } from '../orders.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const ordersOf = async ({ id }: Buyer) => (await shop.db`SELECT FROM orders WHERE user_id = ${id}`).length;

/** The refusal brings the whole of it: what changed, the new cart, the new total. */
async function expectChanged(
  buyer: Buyer,
  answer: Awaited<ReturnType<OrderShop['order']>>,
  code = 'order.cart_changed',
) {
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 409, body: { code } });
  expect(await ordersOf(buyer)).toBe(0);
  return orderChanged.parse(answer.body.data);
}

const aCode = (code: string, more: Record<string, unknown> = {}) => shop.db`
  INSERT INTO promotions ${shop.db({
    code: code.toLowerCase(),
    title_ru: 'Скидка 10 %',
    title_kz: '10 % жеңілдік',
    lead_ru: '',
    lead_kz: '',
    mechanic: shop.db.json({ type: 'percent', percent: 10 }),
    starts_at: new Date(Date.now() - 60_000),
    promo_code: code,
    ...more,
  })}`;

/** Promotions in memory follow the database within a second. */
const untilKnown = (buyer: Buyer, goods: Goods, promoCode: string, isAccepted: boolean) =>
  expect
    .poll(
      async () => {
        const { body } = await shop.ask<{ promoCode: { error?: string } | null }>(
          buyer,
          'POST',
          '/api/v1/order/delivery/calculate/',
          {
            items: [{ productCode: goods.code, count: 1 }],
            promoCode,
            delivery: { method: 'pickup', storeId: 1 },
          },
        );
        return body.data.promoCode !== null && body.data.promoCode.error === undefined;
      },
      { timeout: 15_000 },
    )
    .toBe(isAccepted);

test('a price that went up or down is told line by line, and taken when confirmed', async () => {
  const buyer = await shop.buyer();
  const [one, two] = [await shop.goods(9), await shop.goods(9)];
  const items = [
    { goods: one, count: 2 },
    { goods: two, count: 1 },
  ];
  await shop.db`UPDATE product_prices SET price = 1100 WHERE product_id = ${one.id}`;
  await shop.db`UPDATE product_prices SET price = 900 WHERE product_id = ${two.id}`;
  const changed = await expectChanged(buyer, await shop.order(buyer, items));
  expect(changed.changes).toMatchObject([
    { kind: 'dearer', productCode: one.code, from: 2000, to: 2200, count: 2 },
    { kind: 'cheaper', productCode: two.code, from: 1000, to: 900 },
  ]);
  expect(changed.total).toBe(3100);
  const confirmed = [
    { goods: { ...one, price: 1100 }, count: 2 },
    { goods: { ...two, price: 900 }, count: 1 },
  ];
  expect(await shop.order(buyer, confirmed)).toMatchObject({ status: 200, body: { data: { total: 3100 } } });
});

test('a total that moved without a reason in the lines is told as a total', async () => {
  const buyer = await shop.buyer();
  const goods = await shop.goods(9);
  const changed = await expectChanged(buyer, await shop.order(buyer, [{ goods, count: 1 }], { total: 999 }));
  expect(changed.changes).toEqual([{ kind: 'total', from: 999, to: 1000 }]);
});

test('goods that were bought meanwhile: what is left is told', async () => {
  const buyer = await shop.buyer();
  const goods = await shop.goods(5);
  await shop.db`UPDATE stocks SET count = 2 WHERE product_id = ${goods.id} AND count > 0`;
  const changed = await expectChanged(
    buyer,
    await shop.order(buyer, [{ goods, count: 4 }]),
    'order.out_of_stock',
  );
  expect(changed).toMatchObject({
    changes: [{ kind: 'fewer', productCode: goods.code, wanted: 4, available: 2 }],
    total: null,
  });
});

describe('a promo code', () => {
  test('that ended meanwhile is told in the words of the reader', async () => {
    const buyer = await shop.buyer();
    const goods = await shop.goods(9);
    await aCode('ENDS10');
    await untilKnown(buyer, goods, 'ENDS10', true);
    await shop.db`UPDATE promotions SET ends_at = now() - interval '1 second', starts_at = now() - interval '1 day'
                  WHERE promo_code = 'ENDS10'`;
    await untilKnown(buyer, goods, 'ENDS10', false);
    const items = [{ productCode: goods.code, count: 1, sum: 900 }];
    const answer = await shop.order(buyer, [{ goods, count: 1 }], { items, promoCode: 'ENDS10', total: 900 });
    const changed = await expectChanged(buyer, answer);
    expect(changed.changes).toMatchObject([
      { kind: 'dearer', from: 900, to: 1000 },
      { kind: 'promo_code', code: 'ENDS10', message: expect.stringMatching(/\S/) },
    ]);
  });

  test('with one use left serves one of twenty who press at once; a cancelled order gives it back', async () => {
    const goods = await shop.goods(100);
    await aCode('ONCE10', { total_uses: 1 });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => shop.buyer()));
    const [first] = buyers;
    if (!first) throw new Error('there are buyers');
    await untilKnown(first, goods, 'ONCE10', true);
    const more = {
      items: [{ productCode: goods.code, count: 1, sum: 900 }],
      promoCode: 'ONCE10',
      total: 900,
    };
    const answers = await Promise.all(buyers.map((buyer) => shop.order(buyer, [{ goods, count: 1 }], more)));
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(1);
    for (const { status, body } of answers)
      if (status !== 200)
        expect({ status, code: body.code }).toEqual({ status: 409, code: 'order.cart_changed' });
    expect(await shop.stockOf(goods)).toBe(99);
    const orderId = made[0]?.body.data.orderId ?? 0;
    await transaction(shop.db, (tx) => changeStatus(tx, orderId, { to: 'cancelled', actor: 'buyer' }));
    expect(await shop.stockOf(goods)).toBe(100);
    const [uses] = await shop.db<{ used: number }[]>`
      SELECT used FROM promotion_uses WHERE promotion_code = 'once10'`;
    expect(uses?.used).toBe(0);
  });

  test('for the first order only is not given to who has ordered', async () => {
    const buyer = await shop.buyer();
    const goods = await shop.goods(9);
    await aCode('FIRST10', { audience: 'new' });
    await untilKnown(buyer, goods, 'FIRST10', true);
    const more = {
      items: [{ productCode: goods.code, count: 1, sum: 900 }],
      promoCode: 'FIRST10',
      total: 900,
    };
    expect((await shop.order(buyer, [{ goods, count: 1 }], more)).status).toBe(200);
    const again = await shop.order(buyer, [{ goods, count: 1 }], more);
    expect(again.body.code).toBe('order.cart_changed');
    // Not only when it is pressed: the cart and the field of the code say so before.
    await untilKnown(buyer, goods, 'FIRST10', false);
    const checked = await shop.ask(buyer, 'GET', '/api/v1/promo-code/FIRST10/');
    expect(checked.body.code).toBe('promo_code.first_order_only');
    const cart = await shop.ask(buyer, 'POST', '/api/v1/cart/calculate/', {
      items: [{ productCode: goods.code, count: 1 }],
      promoCode: 'FIRST10',
    });
    expect(cart.body).toMatchObject({
      promoCode: { error: expect.stringMatching(/\S/) },
      totals: { total: 1000 },
    });
  });
});

test('points are spent once and come back with the order; too few are told', async () => {
  const buyer = await shop.buyer();
  const goods = await shop.goods(9, { price: 10_000 });
  const [account] = await shop.db<{ id: number }[]>`
    INSERT INTO loyalty_accounts (user_id) VALUES (${buyer.id}) RETURNING id`;
  await shop.db`INSERT INTO loyalty_cards (number, account_id) VALUES ('2900000000018', ${account?.id ?? 0})`;
  const [gift] = await shop.db<{ id: number }[]>`
    INSERT INTO loyalty_entries (account_id, operation_key, kind, points, reason)
    VALUES (${account?.id ?? 0}, ${`gift:${buyer.id}`}, 'gift', 1000, 'welcome') RETURNING id`;
  await shop.db`
    INSERT INTO loyalty_lots (account_id, entry_id, points, usable_at, burns_at)
    VALUES (${account?.id ?? 0}, ${gift?.id ?? 0}, 1000, now() - interval '1 hour', now() + interval '1 year')`;
  const balance = async () =>
    (
      await shop.db<{ sum: number }[]>`
      SELECT sum(points)::int AS sum FROM loyalty_entries WHERE account_id = ${account?.id ?? 0}`
    )[0]?.sum;
  const pay = (points: number) => ({
    items: [{ productCode: goods.code, count: 1, sum: 10_000 - points }],
    proBonus: points,
    total: 10_000 - points,
  });
  const tooMany = await expectChanged(buyer, await shop.order(buyer, [{ goods, count: 1 }], pay(1500)));
  expect(tooMany.changes).toContainEqual({ kind: 'points', from: 1500, to: 1000 });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => shop.order(buyer, [{ goods, count: 1 }], pay(800))),
  );
  const made = answers.filter(({ status }) => status === 200);
  expect(made).toHaveLength(1);
  for (const { status, body } of answers) if (status !== 200) expect(body.code).toBe('order.cart_changed');
  expect(await balance()).toBe(200);
  const orderId = made[0]?.body.data.orderId ?? 0;
  expect(await findOrder(shop.db, orderId)).toMatchObject({ pointsSpent: 800, totalSum: 9200 });
  await transaction(shop.db, (tx) => changeStatus(tx, orderId, { to: 'cancelled', actor: 'buyer' }));
  expect(await balance()).toBe(1000);
});

describe('a contract', () => {
  async function wholesaler(terms: { minOrder: number; credit: number }) {
    const buyer = await shop.buyer();
    await shop.db`
      INSERT INTO wholesale_contracts (user_id, number, min_order_sum, credit_limit, deferral_days)
      VALUES (${buyer.id}, ${`Т-${buyer.id}`}, ${terms.minOrder}, ${terms.credit}, 14)`;
    return buyer;
  }
  /** A wholesale price is four fifths of the retail one. */
  const atWholesale = (goods: Goods, count: number) => ({
    items: [{ productCode: goods.code, count, sum: goods.price * 0.8 * count }],
    total: goods.price * 0.8 * count,
  });

  test('revoked meanwhile gives no prices: the buyer is told the retail one', async () => {
    const buyer = await wholesaler({ minOrder: 0, credit: 0 });
    const goods = await shop.goods(9);
    await shop.db`UPDATE wholesale_contracts SET revoked_at = now() WHERE user_id = ${buyer.id}`;
    const changed = await expectChanged(
      buyer,
      await shop.order(buyer, [{ goods, count: 2 }], atWholesale(goods, 2)),
    );
    expect(changed).toMatchObject({ changes: [{ kind: 'dearer', from: 1600, to: 2000 }], total: 2000 });
  });

  test('has a least order, told with what is missing', async () => {
    const buyer = await wholesaler({ minOrder: 50_000, credit: 0 });
    const goods = await shop.goods(99);
    const refused = await shop.order(buyer, [{ goods, count: 10 }], atWholesale(goods, 10));
    expect(refused.body).toMatchObject({
      code: 'order.min_order',
      message: expect.stringContaining('42000'),
    });
  });

  test('gives credit to the tenge, however many press at once; a cancelled order frees it', async () => {
    const buyer = await wholesaler({ minOrder: 0, credit: 20_000 });
    const goods = await shop.goods(99);
    const more = { ...atWholesale(goods, 10), payment: 'deferred' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shop.order(buyer, [{ goods, count: 10 }], more)),
    );
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(2);
    for (const { status, body } of answers)
      if (status !== 200)
        expect(body).toMatchObject({ code: 'order.over_credit', message: expect.stringContaining('4000') });
    const bills = () => shop.db`
      SELECT b.sum FROM wholesale_bills b JOIN wholesale_contracts c ON c.id = b.contract_id WHERE c.user_id = ${buyer.id}`;
    expect(await bills()).toHaveLength(2);
    const orderId = made[0]?.body.data.orderId ?? 0;
    await transaction(shop.db, (tx) => changeStatus(tx, orderId, { to: 'cancelled', actor: 'operator' }));
    expect(await bills()).toHaveLength(1);
    await shop.db`UPDATE wholesale_bills b SET issued_on = issued_on - 60, due_on = due_on - 60
                  FROM wholesale_contracts c WHERE c.id = b.contract_id AND c.user_id = ${buyer.id}`;
    const overdue = await shop.order(buyer, [{ goods, count: 1 }], {
      ...atWholesale(goods, 1),
      payment: 'deferred',
    });
    expect(overdue.body.code).toBe('order.overdue_debt');
  });
});
