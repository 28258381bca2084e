import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Estimate } from '#contract/estimates.ts';
import { type EstimateShop, openEstimateShop, pathOf as path } from '#tests/estimates.ts';

let shop: EstimateShop;
beforeAll(async () => {
  shop = await openEstimateShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db`DELETE FROM estimates`;
});
const ask: EstimateShop['ask'] = (...asked) => shop.ask(...asked);
const make: EstimateShop['make'] = (overrides) => shop.make(overrides);
const good: EstimateShop['good'] = (at) => shop.good(at);

/** As an editor sends it back. */
const toBody = ({ id: _, ...estimate }: Estimate) => ({ ...estimate, status: 'draft' });
/** As if the lines had come in two days ago, at another price. */
const age = (id: number, price: number) => shop.db`
  UPDATE estimates SET sections = (
    SELECT jsonb_agg(jsonb_set(s, '{items}', (
      SELECT coalesce(jsonb_agg(CASE WHEN i->>'kind' = 'product'
        THEN i || jsonb_build_object('price', ${price}::int, 'priceAt', now() - interval '2 days') ELSE i END), '[]')
      FROM jsonb_array_elements(s->'items') i)))
    FROM jsonb_array_elements(sections) s)
  WHERE id = ${id}`;

describe('an estimate', () => {
  test('is made with sections; products get the price of the moment, own lines and works keep theirs', async () => {
    const made = await make();
    const [floor, works] = made.sections;
    expect(floor).toMatchObject({ name: 'Пол', kind: 'room', params: { calculator: 'laminate' } });
    expect(floor?.items[0]).toMatchObject({
      name: good(0).name,
      price: good(0).asked,
      source: 'calculator',
      calc: { role: 'laminate' },
    });
    const goodsSum = 4 * good(0).asked;
    expect(works?.sum).toBe(36_360);
    const materials = goodsSum + 85_000;
    const markup = Math.round(materials * 0.12);
    expect(made.totals).toMatchObject({ goods: goodsSum, materials, markup, works: 36_360 });
    expect(made.totals.total).toBe(materials + markup + 36_360);
    expect(made.totals.weightKg).toBeGreaterThan(0);
    expect((await ask('GET', '/api/v1/estimates/')).body.data).toMatchObject([
      { id: made.id, lineCount: 3, total: made.totals.total, status: 'draft', clientName: 'Марат' },
    ]);
  });

  test('is written by whoever has seen its latest version; a price that is sent for a product is not taken', async () => {
    const made = await make();
    const body = toBody(made);
    const [floor, works] = body.sections;
    if (!floor?.items[0] || !works) throw new Error('there is a first line');
    floor.items[0].price = 1;
    floor.items[0].count = 9;
    const saved = await ask('PUT', path(made), body);
    expect(saved.body.data.sections[0].items[0]).toMatchObject({ count: 9, price: good(0).asked });
    expect(saved.body.data.version).toBe(2);
    const late = await ask('PUT', path(made), { ...body, name: 'Кухня' });
    expect(late).toMatchObject({ status: 409, body: { code: 'estimate.version_conflict' } });
    const both = await Promise.all(
      ['A', 'B'].map((name) => ask('PUT', path(made), { ...body, name, version: 2 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('takes no more than fifty sections, a thousand lines and a hundred of its kind', async () => {
    const made = await make();
    const items = Array.from({ length: 998 }, (_, at) => ({ kind: 'work', name: `Работа ${at}`, count: 1 }));
    expect((await ask('POST', path(made, 'items/'), { items })).body.code).toBe('estimate.too_large');
    expect((await ask('POST', path(made, 'items/'), { items: items.slice(1) })).status).toBe(200);
    await shop.db`
      INSERT INTO estimates (user_id, name)
      SELECT user_id, 'Ещё' FROM estimates, generate_series(1, 99) WHERE id = ${made.id}`;
    expect(await ask('POST', '/api/v1/estimates/', { name: 'Лишняя' })).toMatchObject({
      status: 422,
      body: { code: 'estimate.too_many' },
    });
  });

  test('gets lines without a version: into a section, into a new one, into the last', async () => {
    const made = await make({ sections: [] });
    const add = (body: object) => ask('POST', path(made, 'items/'), body);
    await add({ items: [{ productCode: good(1).code, count: 2 }] });
    await add({
      section: { name: 'Стены' },
      items: [{ kind: 'work', name: 'Покраска', count: 1, price: 10 }],
    });
    const { body } = await add({ items: [{ productCode: good(2).code, count: 1, source: 'set' }] });
    expect(
      body.data.sections.map(({ name, items }: { name: string; items: [] }) => [name, items.length]),
    ).toEqual([
      ['Материалы', 1],
      ['Стены', 2],
    ]);
    expect(await add({ items: [{ productCode: 'no-such-thing', count: 1 }] })).toMatchObject({
      status: 422,
      body: { code: 'estimate.unknown_product' },
    });
    expect((await add({ items: [{ productCode: good(1).code, count: 1.5 }] })).body.code).toBe(
      'request.invalid',
    );
    // Half a letter passes for a text and stands in no table.
    expect(await add({ items: [{ kind: 'work', name: '\ud800', count: 1 }] })).toMatchObject({
      status: 400,
      body: { code: 'request.malformed' },
    });
  });

  test('keeps a saved price until prices are asked for anew, and then tells old and new by line', async () => {
    const made = await make();
    await age(made.id, good(0).asked + 700);
    const old = (await ask('GET', path(made))).body.data;
    expect(old.sections[0].items[0].price).toBe(good(0).asked + 700);
    expect(old.products[0].price).toBe(good(0).asked);
    const { body } = await ask('POST', path(made, 'reprice/'), {});
    expect(body.data.changes).toEqual([
      {
        itemId: old.sections[0].items[0].id,
        name: good(0).name,
        from: good(0).asked + 700,
        to: good(0).asked,
      },
    ]);
    expect(body.data.totals.goods).toBe(made.totals.goods);
    expect((await ask('POST', path(made, 'reprice/'), {})).body.data.changes).toEqual([]);
  });

  test('is copied without client and link, and deleted', async () => {
    const made = await make();
    await ask('POST', path(made, 'share/'), {});
    const copy = (await ask('POST', path(made, 'copy/'), {})).body.data;
    expect(copy).toMatchObject({ name: 'Ванная (копия)', client: { name: null }, share: null });
    expect(copy.totals).toEqual(made.totals);
    const left = await ask('DELETE', path(made));
    expect(left.body.data.map(({ id }: { id: number }) => id)).toEqual([copy.id]);
    expect((await ask('GET', path(made))).status).toBe(404);
  });
});

describe('a link', () => {
  const open = (link: { token: string }) => ask('GET', `/api/v1/estimates/shared/${link.token}/`, null, null);

  test('shows lines and total with the markup laid in, and nothing of client, address or profit', async () => {
    const made = await make({ address: 'ул. Естая, 54' });
    const link = (await ask('POST', path(made, 'share/'), {})).body.data;
    expect(link.url).toBe(`/estimate/${link.token}`);
    const { body } = await open(link);
    const { data } = body;
    expect(data.totals.total).toBe(made.totals.total);
    const sums = data.sections.flatMap(({ items }: { items: { sum: number }[] }) =>
      items.map(({ sum }) => sum),
    );
    expect(sums.reduce((all: number, sum: number) => all + sum, 0)).toBe(made.totals.total);
    expect(JSON.stringify(body)).not.toMatch(/Марат|Естая|7700|markup/);
    expect((await ask('GET', path(made))).body.data.status).toBe('shared');
  });

  test('shows no price at all where its owner wants none', async () => {
    const made = await make();
    const link = (await ask('POST', path(made, 'share/'), { showPrices: false })).body.data;
    expect(JSON.stringify((await open(link)).body)).not.toMatch(/"(price|sum|totals)"/);
  });

  test('offers nothing for sale where a markup would be told by it, unless its owner chose so', async () => {
    const [marked, plain] = [await make(), await make({ markupPercent: 0 })];
    const shareOf = async (made: Estimate, body = {}) =>
      (await ask('POST', path(made, 'share/'), body)).body.data;
    const mayBuy = async (link: { token: string }) => (await open(link)).body.data.mayBuy;
    const [link, open0] = [await shareOf(marked), await shareOf(plain)];
    expect(link.mayBuy).toBeNull();
    expect([await mayBuy(link), await mayBuy(open0)]).toEqual([false, true]);
    const { products } = (await open(link)).body.data;
    expect(products).toHaveLength(1);
    expect(JSON.stringify(products)).not.toMatch(/price/i);

    expect((await shareOf(marked, { mayBuy: true })).mayBuy).toBe(true);
    expect(await mayBuy(link)).toBe(true);
    // What is chosen stays when another thing is.
    await shareOf(marked, { showPrices: false });
    expect(await mayBuy(link)).toBe(true);
    // Not chosen it follows a markup that comes later.
    await ask('PUT', path(plain), { ...toBody(plain), markupPercent: 5 });
    expect(await mayBuy(open0)).toBe(false);
  });

  test('lives ninety days at most, ends with its day and at once when it is closed', async () => {
    const made = await make();
    const link = (await ask('POST', path(made, 'share/'), { until: '2099-01-01' })).body.data;
    expect(new Date(link.until).getTime()).toBeLessThan(Date.now() + 91 * 86_400_000);
    await shop.db`UPDATE estimate_shares SET until = now() - interval '1 second'`;
    expect(await open(link)).toMatchObject({ status: 404, body: { code: 'estimate.link_not_found' } });
    const again = (await ask('POST', path(made, 'share/'), {})).body.data;
    expect((await open(again)).status).toBe(200);
    await ask('DELETE', path(made, 'share/'));
    expect((await open(again)).status).toBe(404);
    expect((await ask('POST', path(made, 'share/'), { until: '2020-01-01' })).status).toBe(422);
  });
});

test('a link shows prices of a contract only when its owner says so', async () => {
  const token = await shop.logIn('wholesale@sheber.test');
  const items = [{ kind: 'product', productCode: shop.good(0).code, count: 2 }];
  const sections = [{ name: 'Пол', kind: 'room', items }];
  const { body } = await ask('POST', '/api/v1/estimates/', { name: 'Опт', sections }, token);
  const made: Estimate = body.data;
  const shareWith = async (wish: object) => (await ask('POST', path(made, 'share/'), wish, token)).body.data;
  const link = await shareWith({});
  const read = async () =>
    (await ask('GET', `/api/v1/estimates/shared/${link.token}/`, null, null)).body.data;

  expect(link.showPrices).toBe(false);
  const hidden = await read();
  expect(hidden).not.toHaveProperty('totals');
  expect(JSON.stringify(hidden.sections)).not.toMatch(/"(?:price|sum)"/);
  // Another switch is no word about prices.
  expect((await shareWith({ mayBuy: false })).showPrices).toBe(false);
  expect(await read()).not.toHaveProperty('totals');

  expect((await shareWith({ showPrices: true })).showPrices).toBe(true);
  expect((await read()).sections[0].items[0]).toHaveProperty('price');
  expect((await shareWith({ showMarkup: true })).showPrices).toBe(true);
  expect((await ask('GET', path(made), undefined, token)).body.data.share.showPrices).toBe(true);
});

test('prices by quantity of a contract follow the count, in the estimate and the cart', async () => {
  const token = await shop.logIn('wholesale@sheber.test');
  await shop.db`DELETE FROM promotions`;
  const { code } = shop.good(0);
  await shop.db`
    UPDATE product_prices r SET price = 9000, discount_price = NULL, wholesale_price = 8000
    FROM products p WHERE p.id = r.product_id AND p.code = ${code}`;
  await shop.db`
    UPDATE wholesale_tiers t SET price = CASE from_count WHEN 20 THEN 7700 ELSE 7500 END
    FROM products p WHERE p.id = t.product_id AND p.code = ${code}`;
  const items = [{ kind: 'product', productCode: code, count: 20 }];
  const sections = [{ name: 'Пол', kind: 'room', items }];
  const makeOne = async (): Promise<Estimate> =>
    (await ask('POST', '/api/v1/estimates/', { name: 'Опт', sections }, token)).body.data;
  // The catalogue hears of new prices in a moment.
  await expect.poll(async () => (await makeOne()).sections[0]?.items[0]?.price).toBe(7700);
  const made = await makeOne();
  expect(made.sections[0]?.items[0]).toMatchObject({ price: 7700, sum: 154_000 });
  const write = async (now: Estimate, count: number): Promise<Estimate> => {
    const body = toBody(now);
    const [line] = body.sections[0]?.items ?? [];
    if (!line) throw new Error('there is a first line');
    line.count = count;
    return (await ask('PUT', path(now), body, token)).body.data;
  };
  const fewer = await write(made, 19);
  expect(fewer.sections[0]?.items[0]).toMatchObject({ price: 8000, sum: 152_000 });
  const again = await write(fewer, 20);
  expect(again.sections[0]?.items[0]).toMatchObject({ price: 7700, sum: 154_000 });
  const { body } = await ask('POST', path(made, 'to-cart/'), {}, token);
  expect(body.data.cart.items[0]).toMatchObject({ price: 7700, sum: 154_000 });
});

test('a product in two rooms has the price of both together, as the cart has', async () => {
  const token = await shop.logIn('wholesale@sheber.test');
  const { code } = shop.good(0);
  const room = (name: string, count: number) => ({
    name,
    kind: 'room',
    items: [{ kind: 'product', productCode: code, count }],
  });
  const sections = [room('Спальня', 12), room('Кухня', 8)];
  const made: Estimate = (await ask('POST', '/api/v1/estimates/', { name: 'Две комнаты', sections }, token))
    .body.data;
  const pricesOf = ({ sections: all }: Estimate) =>
    all.flatMap(({ items }) => items.map(({ price }) => price));
  expect(pricesOf(made)).toEqual([7700, 7700]);
  const { body } = await ask('POST', path(made, 'to-cart/'), {}, token);
  expect(body.data.cart.items[0]).toMatchObject({ price: 7700 });
  const without = toBody(made);
  without.sections.splice(1, 1);
  const fewer: Estimate = (await ask('PUT', path(made), without, token)).body.data;
  expect(pricesOf(fewer)).toEqual([8000]);
  const more = { items: [{ kind: 'product', productCode: code, count: 8 }] };
  expect(pricesOf((await ask('POST', path(made, 'items/'), more, token)).body.data)).toEqual([7700, 7700]);
});
