import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCatalog } from '#api/catalog/catalog.ts';
import { type CatalogIndex, createCatalogIndex } from '#api/catalog-index/catalog-index.ts';
import type { User } from '#contract/users.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { daysFromNow, insertPromotion, type PromotionFields } from '#tests/promotion-rows.ts';
import { type CartRequest, createPromotions, type Promotions, redeemCode } from './promotions.ts';

let shop: TestApp;
let index: CatalogIndex;
let promotions: Promotions;
let goods: { code: string; price: number }[];
let user: User;
beforeAll(async () => {
  shop = await openTestApp();
  await shop.app.ready();
  index = createCatalogIndex(shop.db, { databaseUrl: shop.config.databaseUrl });
  await shop.db`DELETE FROM promotions`;
  goods = await shop.db<typeof goods>`
    SELECT p.code, r.price FROM products p JOIN product_prices r ON r.product_id = p.id
    WHERE p.active AND r.discount_price IS NULL AND r.club_price IS NULL AND r.price > 1000 ORDER BY p.id LIMIT 4`;
  const token = await shop.logIn('retail@sheber.test');
  const answer = await shop.app.inject({
    url: '/api/v1/users/',
    headers: { authorization: `Bearer ${token}` },
  });
  user = answer.json().data;
});
afterAll(async () => {
  await index.close();
  await shop.close();
});
// Made anew, so that a test need not wait for the outbox; one test does.
beforeEach(() => {
  promotions = createPromotions({ db: shop.db, index, catalog: createCatalog(shop.db, index, () => '') });
});

const TEN: Parameters<typeof insertPromotion>[2] = { type: 'percent', percent: 10 };
const aCode = (promoCode: string, fields: PromotionFields = {}) =>
  insertPromotion(shop.db, `p-${promoCode.toLowerCase()}`, TEN, { promo_code: promoCode, ...fields });

const price = (fields: Partial<CartRequest> = {}) =>
  promotions.priceCart({
    viewer: null,
    language: 'ru',
    cityCode: 'pavlodar',
    card: null,
    lines: [{ productCode: goods[0]?.code ?? '', count: 2 }],
    ...fields,
  });
const priceOf = (place: number) => goods[place]?.price ?? 0;

describe('a cart', () => {
  test('is priced by the prices of the database, in the order of the question, and says what it does not know', async () => {
    const lines = [
      { productCode: goods[1]?.code ?? '', count: 1 },
      { productCode: 'nobody-sells-this', count: 3 },
      { productCode: goods[0]?.code ?? '', count: 2 },
    ];
    const { lines: priced, unknown, totals } = await price({ lines });
    expect(priced.map(({ productCode, sum }) => [productCode, sum])).toEqual([
      [goods[1]?.code, priceOf(1)],
      [goods[0]?.code, priceOf(0) * 2],
    ]);
    expect(unknown).toEqual(['nobody-sells-this']);
    expect(totals.total).toBe(priceOf(0) * 2 + priceOf(1));
  });

  test('tells what every promotion took off in the language of the question, and what must be redeemed', async () => {
    await insertPromotion(shop.db, 'limited', TEN, {
      per_user: 5,
      scope: { products: [goods[2]?.code ?? ''] },
    });
    const priced = await price({
      language: 'kz',
      viewer: user,
      lines: [{ productCode: goods[2]?.code ?? '', count: 1 }],
    });
    const off = priceOf(2) - Math.round(priceOf(2) * 0.9);
    expect(priced.lines[0]?.discounts).toEqual([
      {
        reason: 'percent',
        promotion: 'limited',
        title: 'limited акциясы',
        titles: { ru: 'Акция limited', kz: 'limited акциясы' },
        amount: off,
      },
    ]);
    expect(priced).toMatchObject({ promoBenefit: off, usedPromotions: ['limited'] });
    await shop.db`DELETE FROM promotions`;
  });

  test('has a wholesale price for a contract only', async () => {
    const [row] = await shop.db<{ code: string; price: number; wholesale: number }[]>`
      SELECT p.code, r.price, r.wholesale_price AS wholesale FROM products p JOIN product_prices r ON r.product_id = p.id
      WHERE r.wholesale_price < r.price AND r.discount_price IS NULL ORDER BY p.id LIMIT 1`;
    const lines = [{ productCode: row?.code ?? '', count: 1 }];
    expect((await price({ lines })).totals.total).toBe(row?.price);
    const trader: User = { ...user, wholesaleContract: 'individual' };
    expect((await price({ lines, viewer: trader })).totals.total).toBe(row?.wholesale);
  });

  test('follows a new promotion within two seconds', async () => {
    expect((await price()).promoBenefit).toBe(0);
    await insertPromotion(shop.db, 'fresh', TEN);
    await expect.poll(async () => (await price()).promoBenefit).toBeGreaterThan(0);
    await shop.db`DELETE FROM promotions`;
    await expect.poll(async () => (await price()).promoBenefit).toBe(0);
  });

  test('goes on without a promotion that makes no sense', async () => {
    const told: unknown[] = [];
    await insertPromotion(shop.db, 'senseless', { type: 'percent', percent: 400 });
    await insertPromotion(shop.db, 'sensible', TEN);
    promotions = createPromotions({
      db: shop.db,
      index,
      catalog: createCatalog(shop.db, index, () => ''),
      warn: (error) => told.push(error),
    });
    expect((await price()).discounts.map(({ promotion }) => promotion)).toEqual(['sensible']);
    expect(String(told[0])).toContain('senseless');
    await shop.db`DELETE FROM promotions`;
  });
});

describe('a code in a cart', () => {
  test('is taken however it is typed: Cyrillic look-alikes, small letters, gaps', async () => {
    await aCode('REMONT10');
    for (const typed of ['REMONT10', ' remont10 ', 'RЕМОNТ10', 'rемоnт 10', 'Remont-10']) {
      const { promoCode } = await price({ promoCode: typed });
      expect(promoCode, typed).toMatchObject({ promoCode: 'REMONT10', isAccepted: true });
    }
  });

  test('is refused for each reason with words of its own in both languages', async () => {
    await aCode('LATER1', { starts_at: daysFromNow(2), ends_at: daysFromNow(3) });
    await aCode('OVER1', { starts_at: daysFromNow(-3), ends_at: daysFromNow(-1) });
    await aCode('CITY1', { cities: ['almaty'] });
    await aCode('FIRST1', { audience: 'new' });
    await aCode('CARD1', { needs_card: true });
    await aCode('TRADE1', { audience: 'wholesale' });
    await aCode('ONCE1', { per_user: 1 });
    await aCode('GONE1', { total_uses: 1 });
    await aCode('SUM1', { min_sum: 100_000_000 });
    await aCode('OTHER1', { scope: { brands: ['no-such-brand'] } });
    await aCode('ALONE1', { is_combinable: false });
    await insertPromotion(shop.db, 'better', { type: 'fixed', tenge: 900, per: 'cart' }, { min_sum: 1 });
    await insertPromotion(shop.db, 'half', { type: 'nth_percent', nth: 1, percent: 50 });
    await redeemCode(shop.db, { promotionCodes: ['p-once1'], orderId: '1', userId: user.id });
    await redeemCode(shop.db, { promotionCodes: ['p-gone1'], orderId: '2', userId: null });
    const reasons: Record<string, string> = {
      NOSUCHCODE: 'not_found',
      LATER1: 'not_started',
      OVER1: 'expired',
      CITY1: 'wrong_city',
      FIRST1: 'first_order_only',
      CARD1: 'needs_card',
      TRADE1: 'wholesale_only',
      ONCE1: 'already_used',
      GONE1: 'used_up',
      SUM1: 'min_sum',
      OTHER1: 'no_goods',
      ALONE1: 'promotions_better',
    };
    const words = new Set<string>();
    for (const [promoCode, reason] of Object.entries(reasons)) {
      for (const language of ['ru', 'kz'] as const) {
        const { promoCode: state } = await price({ promoCode, language, viewer: user, hasOrdered: true });
        expect(state, promoCode).toMatchObject({ isAccepted: false, reason });
        if (state && !state.isAccepted) words.add(state.message);
      }
    }
    expect(words.size).toBe(Object.keys(reasons).length * 2);
    expect([...words].some((text) => /[{}]/.test(text))).toBe(false);
    await shop.db`DELETE FROM promotions WHERE promo_code IS NULL`;
  });

  test('has nothing to do where the goods already stand at their floor', async () => {
    await insertPromotion(shop.db, 'nearly-free', { type: 'price', prices: { [goods[3]?.code ?? '']: 1 } });
    const { promoCode } = await price({
      promoCode: 'REMONT10',
      lines: [{ productCode: goods[3]?.code ?? '', count: 1 }],
    });
    expect(promoCode).toMatchObject({ isAccepted: false, reason: 'no_saving' });
  });

  test('may not be guessed through the cart either', async () => {
    const client = { mark: null, browser: null, network: '198.51.100.7' };
    for (let number = 0; number < 15; number += 1) await price({ promoCode: `GUESS${number}`, client });
    const { promoCode, totals } = await price({ promoCode: 'REMONT10', client });
    expect(promoCode).toMatchObject({ isAccepted: false, reason: 'too_many' });
    expect(totals.total).toBe(priceOf(0) * 2);
    // A neighbour of the same address has a mark, or an account, of their own.
    for (const other of [{ client: { ...client, mark: 'another' } }, { client, viewer: user }])
      expect((await price({ promoCode: 'REMONT10', ...other })).promoCode).toMatchObject({
        isAccepted: true,
      });
    const far = { ...client, network: '198.51.100.8' };
    expect((await price({ promoCode: 'REMONT10', client: far })).promoCode).toMatchObject({
      isAccepted: true,
    });
  });
});

describe('GET /api/v1/promo-code/{code}/', () => {
  const ask = async (
    code: string,
    query = '',
    headers: Record<string, string> = {},
    remoteAddress = '203.0.113.1',
  ) => {
    const url = `/api/v1/promo-code/${encodeURIComponent(code)}/${query}`;
    const response = await shop.app.inject({ url, headers, remoteAddress });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  };

  test('answers data.promoCode for a code that may be used, as the shop writes it', async () => {
    // The application hears of the codes of the tests above by its outbox.
    let attempt = 0;
    const askAgain = async () => (await ask('RЕМОNТ10', '', {}, `203.0.113.${100 + attempt++}`)).status;
    await expect.poll(askAgain, { interval: 200 }).toBe(200);
    const { body } = await ask('rемоnт10', '', { 'x-language-id': 'kz' });
    expect(body.data).toMatchObject({ promoCode: 'REMONT10', title: 'p-remont10 акциясы' });
  });

  test('answers 404 with a message for an unknown one and 422 for one that is refused', async () => {
    expect(await ask('NOSUCHCODE')).toMatchObject({
      status: 404,
      body: { message: 'Такого промокода нет. Проверьте буквы и цифры.', code: 'promo_code.not_found' },
    });
    expect((await ask('<script>')).status).toBe(404);
    expect(await ask('OVER1', '', { 'x-language-id': 'kz' })).toMatchObject({
      status: 422,
      body: { message: 'Промокодтың мерзімі өтіп кеткен.', code: 'promo_code.expired' },
    });
  });

  test('looks at the city only when it is told', async () => {
    expect((await ask('CITY1')).status).toBe(200);
    expect((await ask('CITY1', '?city=almaty')).status).toBe(200);
    expect((await ask('CITY1', '?city=pavlodar')).body.code).toBe('promo_code.wrong_city');
  });

  test('makes who guesses wait, also for a right code, and nobody else', async () => {
    const guesser = '203.0.113.66';
    for (let number = 0; number < 15; number += 1) await ask(`WRONG${number}`, '', {}, guesser);
    const barred = await ask('REMONT10', '', {}, guesser);
    expect(barred).toMatchObject({ status: 429, body: { code: 'promo_code.too_many' } });
    expect(Number(barred.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('REMONT10')).status).toBe(200);
  });
});
