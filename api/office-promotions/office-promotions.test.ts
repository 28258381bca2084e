/** Promotions as staff keep them: a draft charges nobody, what is tried is what is charged, what cuts too deep needs two. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#api/database.ts';
import { decideApproval } from '#contract/office/approvals.ts';
import { type Change, undoChanges } from '#contract/office/changes.ts';
import {
  describePromotion,
  findPromotionGoods,
  getOfficePromotion,
  getOfficePromotions,
  getPromotionChoices,
  type OfficePromotionBrief,
} from '#contract/office/kept-promotions.ts';
import { createPromoCodes, exportPromoCodes, getPromoCodes } from '#contract/office/promo-codes.ts';
import type { PromotionMechanic } from '#contract/office/promotion-values.ts';
import type { Mechanic } from '#domain/promotions/promotions.ts';
import type { TestApp } from '#tests/app.ts';
import { save } from '#tests/change-sets.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { aDraft } from '#tests/office-promotion-examples.ts';
import { openPromotionDesk } from '#tests/promotion-desk.ts';
import { anOrder } from '#tests/stored-order.ts';
import { giveBackCode, redeemCode } from '../promotions/promotions.ts';
import { keepCartDay } from './office-promotions.ts';

// The contract may not know the domain; that both name the same mechanics is held here.
const _mechanicsAgree: PromotionMechanic['type'] extends Mechanic['type']
  ? Mechanic['type'] extends PromotionMechanic['type']
    ? true
    : never
  : never = true;

let shop: TestApp;
let marketer: string;
let goods: { code: string; price: number }[];
beforeAll(async () => {
  shop = await openTestOffice();
  await shop.app.ready();
  await shop.db`DELETE FROM promotions`;
  marketer = (await aStaffSession(shop, { email: 'marketer@season.sheber.test', roles: ['marketing'] }))
    .cookie;
  goods = await shop.db<typeof goods>`
    SELECT p.code, r.price FROM products p JOIN product_prices r ON r.product_id = p.id
    WHERE p.active AND r.discount_price IS NULL AND r.club_price IS NULL AND r.price > 1000 ORDER BY p.id LIMIT 4`;
});
afterAll(() => shop.close());

const { makeDraft, setState, tryDraft, charge } = openPromotionDesk(() => ({ shop, marketer }));

const aThing = (place = 0) => {
  const thing = goods[place];
  if (!thing) throw new Error('the demo range has too little');
  return thing;
};

describe('a promotion', () => {
  test('is a draft that charges nobody, runs once published, ends with a stop at once, and all of it is taken back', async () => {
    const { code, price } = aThing();
    const cart = [{ productCode: code, count: 1 }];
    const id = await makeDraft({ scope: { products: [code] } });
    expect(await charge(cart)).toBe(price);
    await setState(id, 'draft', 'live');
    const lowered = price - Math.round(price / 10);
    await expect.poll(() => charge(cart)).toBeLessThanOrEqual(lowered + 1);
    const { data: stop } = await setState(id, 'live', 'stopped');
    await expect.poll(() => charge(cart)).toBe(price);
    const [listed] = (await askOffice(shop, getOfficePromotions, { cookie: marketer })).json()
      .items as OfficePromotionBrief[];
    expect(listed).toMatchObject({ id, state: 'stopped', offer: { ru: '−10\u00a0%' } });
    expect(Date.parse(listed?.endsAt ?? '')).toBeLessThanOrEqual(Date.now());
    // Its page says that it is over, and is not gone.
    const readState = async () =>
      (await shop.app.inject({ url: `/api/v1/promo/${listed?.code}/` })).json().data.state;
    await expect.poll(readState).toBe('ended');
    await askOffice(shop, undoChanges, { cookie: marketer, params: { id: stop.id }, body: {} });
    await expect.poll(() => charge(cart)).toBeLessThan(price);
    await setState(id, 'live', 'stopped');
  });

  test('of a name that is taken gets an address of its own; without words of both languages it is not made', async () => {
    const ids = [await makeDraft({ title_ru: 'Весна' }), await makeDraft({ title_ru: 'Весна' })];
    const rows = await shop.db<
      { code: string }[]
    >`SELECT code FROM promotions WHERE id = ANY(${ids}) ORDER BY id`;
    expect(rows.map(({ code }) => code)).toEqual(['vesna', 'vesna-2']);
    const half: Change = {
      subject: 'promotion',
      id: null,
      newKey: 'new',
      field: 'title_ru',
      from: null,
      to: 'Осень',
    };
    expect((await save(shop, marketer, [half])).code).toBe('promotion.unfinished');
  });

  test('that makes no sense, or whose code another has, is refused', async () => {
    const id = await makeDraft({ promo_code: 'VESNA26' });
    const other = await makeDraft();
    const change = (field: string, from: Change['from'], to: Change['to']) =>
      save(shop, marketer, [{ subject: 'promotion', id: other, field, from, to }]);
    expect((await change('promo_code', null, 'VESNA26')).code).toBe('promotion.code_taken');
    expect((await change('ends_at', null, '2025-01-01T00:00:00.000Z')).code).toBe('promotion.unsound');
    expect((await setState(id, 'draft', 'removed')).data.state).toBe('applied');
  });

  test('is read whole, with the goods that it names; choices and goods are found by words', async () => {
    const { code } = aThing(1);
    const id = await makeDraft({ mechanic: { type: 'price', prices: { [code]: 900 } } });
    const one = (await askOffice(shop, getOfficePromotion, { cookie: marketer, params: { id } })).json().data;
    expect(one.values.mechanic).toEqual({ type: 'price', prices: { [code]: 900 } });
    expect(one.products).toMatchObject([{ code, price: aThing(1).price }]);
    const choices = (await askOffice(shop, getPromotionChoices, { cookie: marketer })).json().data;
    expect([choices.sections.length > 10, choices.brands.length > 5, choices.cities.length > 1]).toEqual([
      true,
      true,
      true,
    ]);
    const found = (
      await askOffice(shop, findPromotionGoods, { cookie: marketer, query: { q: 'клей' } })
    ).json();
    expect(found.items.length).toBeGreaterThan(0);
  });
});

describe('what cuts too deep', () => {
  test.each([
    ['more than half off', { mechanic: { type: 'percent', percent: 60 } as const }, 'promotion_percent'],
    ['below what the goods cost', { mechanic: { type: 'percent', percent: 10 } as const }, 'promotion_cost'],
  ])('%s: the draft is free, publishing asks another, whose yes publishes it', async (_name, values, why) => {
    const { code, price } = aThing(2);
    await shop.db`
      INSERT INTO product_costs (product_id, cost) SELECT id, ${price - 1} FROM products WHERE code = ${code}
      ON CONFLICT (product_id) DO UPDATE SET cost = excluded.cost`;
    const id = await makeDraft({ ...values, scope: { products: [code] } });
    const asked = await setState(id, 'draft', 'live');
    expect([asked.status, asked.code]).toEqual([202, 'office.needs_approval']);
    const approval = asked.data as unknown as { id: number; digest: string };
    const [row] = await shop.db<{ why: string }[]>`SELECT why FROM approvals WHERE id = ${approval.id}`;
    expect(row?.why).toBe(why);
    const boss = await aStaffSession(shop, { email: `boss-${why}@season.sheber.test`, roles: ['pricing'] });
    const decided = await askOffice(shop, decideApproval, {
      cookie: boss.cookie,
      params: { id: approval.id },
      body: { decision: 'approve', digest: approval.digest, comment: '' },
    });
    expect(decided.statusCode).toBe(200);
    const [stored] = await shop.db<{ state: string }[]>`SELECT state FROM promotions WHERE id = ${id}`;
    expect(stored?.state).toBe('live');
    await setState(id, 'live', 'stopped');
    await shop.db`DELETE FROM product_costs`;
  });

  test('is told while it is written, in the words that buyers will read', async () => {
    const values = aDraft({ mechanic: { type: 'n_plus_m', buy: 2, free: 1 }, cities: ['pavlodar'] });
    const { data } = (
      await askOffice(shop, describePromotion, { cookie: marketer, body: { values } })
    ).json();
    expect(data).toMatchObject({ offer: { ru: '2 + 1' }, percent: 33.3, approval: null });
    expect(data.rules.kz[0]).toContain('әр 3 тауардың ең арзаны тегін');
    expect(data.rules.ru).toContain('Действует в городах: Павлодар.');
    const deep = aDraft({ mechanic: { type: 'percent', percent: 80 } });
    const told = (
      await askOffice(shop, describePromotion, { cookie: marketer, body: { values: deep } })
    ).json();
    expect(told.data.approval).toContain('больше');
  });
});

describe('a draft tried on carts', () => {
  test('says of a cart what the shop charges for it once the draft runs', async () => {
    const lines = [
      { productCode: aThing(0).code, count: 3 },
      { productCode: aThing(3).code, count: 1 },
    ];
    const values = aDraft({
      mechanic: { type: 'nth_percent', nth: 2, percent: 30 },
      scope: { products: lines.map(({ productCode }) => productCode) },
    });
    const trial = await tryDraft(values, { of: 'own', city: 'pavlodar', buyer: 'visitor', lines });
    expect(trial).toMatchObject({ carts: 1, worked: 1, dearer: 0 });
    const [cart] = trial.shown;
    expect(cart?.before).toBe(await charge(lines));
    expect(cart?.steps.at(-1)?.sum).toBe(cart?.after);
    const id = await makeDraft(values);
    expect((await setState(id, 'draft', 'live')).data.state).toBe('applied');
    await expect.poll(() => charge(lines)).toBe(cart?.after);
    // Its own new version takes its place, and does not stand beside it.
    const gentler = { ...values, mechanic: { type: 'nth_percent', nth: 2, percent: 10 } as const };
    const again = await tryDraft(
      gentler,
      { of: 'own', city: 'pavlodar', buyer: 'visitor', lines },
      marketer,
      id,
    );
    expect(again.after).toBeGreaterThan(again.before);
    await setState(id, 'live', 'stopped');
  });

  test('goes over orders of a week and carts that the night kept, nobody named; margin is for those who may see costs', async () => {
    const [user] = await shop.db<{ id: number }[]>`SELECT id FROM users ORDER BY id LIMIT 1`;
    const orderId = await anOrder(shop.db, { userId: user?.id ?? 0, counts: [2] });
    await shop.db`UPDATE orders SET created_at = now() - interval '2 days' WHERE id = ${orderId}`;
    await shop.db`
      INSERT INTO carts (user_id, event_id, updated_at) VALUES (${user?.id ?? 0}, 'e', now() - interval '1 day')
      ON CONFLICT (user_id) DO UPDATE SET updated_at = excluded.updated_at`;
    await shop.db`DELETE FROM cart_items WHERE user_id = ${user?.id ?? 0}`;
    await shop.db`
      INSERT INTO cart_items (user_id, product_code, count, name, added_price)
      VALUES (${user?.id ?? 0}, ${aThing(0).code}, 2, 'x', 1)`;
    await keepCartDay(shop.db);
    await keepCartDay(shop.db);
    const kept = await shop.db<{ items: unknown }[]>`SELECT items FROM cart_days`;
    expect(kept.map(({ items }) => items)).toContainEqual([{ productCode: aThing(0).code, count: 2 }]);

    const values = aDraft({ mechanic: { type: 'percent', percent: 20 } });
    const week = await tryDraft(values, { of: 'week' });
    expect(week.worked).toBeGreaterThan(0);
    expect(week.after).toBeLessThan(week.before);
    expect([week.margin, week.belowCost]).toEqual([null, null]);
    const yesterday = await tryDraft(values, { of: 'yesterday' });
    expect(yesterday.carts).toBeGreaterThanOrEqual(kept.length);

    await shop.db`
      INSERT INTO product_costs (product_id, cost) SELECT product_id, greatest(1, price * 9 / 10) FROM product_prices`;
    const { cookie } = await aStaffSession(shop, { email: 'prices@season.sheber.test', roles: ['pricing'] });
    const seen = await tryDraft(values, { of: 'yesterday' }, cookie);
    expect(seen.margin?.after).toBeLessThan(seen.margin?.before ?? 0);
    expect(seen.belowCost).toBe(seen.worked);
    await shop.db`DELETE FROM product_costs`;
  });
});

describe('codes that work once', () => {
  test('are made in a batch, work for one order each, come back with it, are taken as a file and stopped together', async () => {
    const { code, price } = aThing(1);
    const id = await makeDraft({ scope: { products: [code] }, takes_codes: true });
    const make = (body: object) =>
      askOffice(shop, createPromoCodes, { cookie: marketer, params: { id }, body });
    expect((await make({ name: 'Новосёлам', count: 3 })).json().data).toMatchObject({ count: 3, used: 0 });
    await setState(id, 'draft', 'live');
    const [batch] = await shop.db<{ id: number }[]>`SELECT max(id) AS id FROM promo_code_batches`;
    const take = async () => {
      const params = { id: batch?.id ?? 0 };
      const { data } = (
        await askOffice(shop, exportPromoCodes, { cookie: marketer, params, body: { format: 'csv' } })
      ).json();
      return Buffer.from(data.base64, 'base64')
        .toString()
        .split('\r\n')
        .slice(1, 4)
        .map((line) => line.split(';'));
    };
    const codes = (await take()).map(([typed]) => String(typed));
    expect(codes.every((typed) => /^[A-Z2-9]{16}$/.test(typed))).toBe(true);

    const typedIn = async (typed: string | undefined) => {
      const payload = { city: 'pavlodar', items: [{ productCode: code, count: 1 }], promoCode: typed };
      const response = await shop.app.inject({ method: 'POST', url: '/api/v1/promo/calculate/', payload });
      const { total, promoCode } = response.json().data;
      return { total, isAccepted: promoCode?.isAccepted };
    };
    // Without a code it does nothing; with one, however it is written, it works.
    await expect.poll(async () => (await typedIn(codes[0])).isAccepted).toBe(true);
    expect((await typedIn(undefined)).total).toBe(price);
    expect((await typedIn(codes[0]?.toLowerCase().replace(/(.{4})(?=.)/g, '$1-'))).total).toBeLessThan(price);

    const told = await shop.app.inject({ url: `/api/v1/promo-code/${codes[1]}/` });
    expect([told.statusCode, told.json().data?.promoCode]).toEqual([200, codes[1]]);
    const [{ code: promotion } = { code: '' }] = await shop.db<{ code: string }[]>`
      SELECT code FROM promotions WHERE id = ${id}`;
    const redeem = (orderId: string) =>
      transaction(shop.db, (tx) =>
        redeemCode(tx, { promotionCodes: [promotion], promoCode: codes[0] ?? '', orderId, userId: null }),
      );
    await redeem('T-1');
    await redeem('T-1');
    await expect(redeem('T-2')).rejects.toMatchObject({ code: 'promo_code.used_up' });
    expect(await typedIn(codes[0])).toMatchObject({ total: price, isAccepted: false });
    expect(await take()).toContainEqual([codes[0], 'T-1']);
    const listed = (await askOffice(shop, getPromoCodes, { cookie: marketer, params: { id } })).json().items;
    expect(listed).toMatchObject([{ name: 'Новосёлам', count: 3, used: 1, isActive: true }]);
    await transaction(shop.db, (tx) => giveBackCode(tx, { orderId: 'T-1' }));
    expect((await typedIn(codes[0])).isAccepted).toBe(true);

    await save(shop, marketer, [
      { subject: 'promo_code_batch', id: batch?.id ?? 0, field: 'is_active', from: true, to: false },
    ]);
    expect(await typedIn(codes[1])).toMatchObject({ total: price, isAccepted: false });
    await setState(id, 'live', 'stopped');
  });

  test('are not made for a promotion that does not wait for them', async () => {
    const params = { id: await makeDraft() };
    const answer = await askOffice(shop, createPromoCodes, { cookie: marketer, params, body: { count: 1 } });
    expect(answer.json().code).toBe('promo_codes.not_taken');
  });
});
