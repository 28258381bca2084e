/** Sets put together in the office: what the editor reckons is what buyers pay, and what is wrong with goods is told. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createChanges, undoChanges } from '#contract/office/changes.ts';
import { getOfficeSet, getOfficeSets, reckonOfficeSet } from '#contract/office/office-sets.ts';
import type { SetCalculation } from '#contract/sets.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';

let shop: TestApp;
let cookie: string;
beforeAll(async () => {
  shop = await openTestOffice();
  ({ cookie } = await aStaffSession(shop, { email: 'catalogue@sets.test', roles: ['catalogue'] }));
});
afterAll(() => shop.close());

const save = async (...items: object[]) =>
  (await askOffice(shop, createChanges, { cookie, body: { items, apply: true } })).json();
const made = (subject: string, newKey: string, values: object) =>
  Object.entries(values).map(([field, to]) => ({ subject, id: null, newKey, field, from: null, to }));
const change = (subject: string, id: number, field: string, from: unknown, to: unknown) => ({
  ...{ subject, id, field, from, to },
});
const read = async (id: number) =>
  (await askOffice(shop, getOfficeSet, { cookie, params: { id } })).json().data;
const list = async (mode = 'interiors', city = 'pavlodar') =>
  (await askOffice(shop, getOfficeSets, { cookie, query: { mode, city } })).json();
const reckon = async (body: object) => (await askOffice(shop, reckonOfficeSet, { cookie, body })).json().data;
const calculate = async (path: string, body: object): Promise<SetCalculation> => {
  const url = `/api/v1/sets/${path}/calculate/`;
  return (await shop.app.inject({ method: 'POST', url, payload: body })).json().data;
};

const words = {
  name_ru: 'Тихая прихожая',
  name_kz: 'Тыныш дәліз',
  lead_ru: 'Свет и пол',
  lead_kz: 'Жарық пен еден',
  description_ru: 'Пол, свет и краска.',
  description_kz: 'Еден, жарық және бояу.',
};
const listGoods = async (count: number) =>
  (
    await shop.db<{ id: number }[]>`
      SELECT p.id FROM products p WHERE p.active AND NOT p.on_order AND NOT p.is_offline
        AND EXISTS (SELECT FROM stocks s WHERE s.product_id = p.id AND s.count > 0) ORDER BY p.popularity DESC, p.id LIMIT ${count}`
  ).map(({ id }) => id);

async function aSet(code: string, over: object = {}) {
  const { items } = (await list()) as { items: { id: number }[] };
  const { set } = await read(items[0]?.id ?? 0);
  const answer = await save(
    ...made('set', 'one', { mode: 'interiors', code, section_code: set.section_code, ...words, ...over }),
  );
  return answer.data.items[0].id as number;
}

async function anItem(setId: number, values: object) {
  const answer = await save(
    ...made('set_item', 'one', { set_id: setId, group_ru: 'Пол', group_kz: 'Еден', ...values }),
  );
  return answer.data.items[0].id as number;
}

test('a set is made unseen, filled, published, and taken back', async () => {
  const [floor = 0, other = 0, lamp = 0] = await listGoods(3);
  const id = await aSet('tikhaya-prikhozhaya', { active: true });
  const at = () => shop.app.inject({ url: '/api/v1/sets/interiors/tikhaya-prikhozhaya/' });
  expect((await at()).statusCode).toBe(404);
  expect((await save(change('set', id, 'active', false, true))).code).toBe('set.items');
  const first = await anItem(id, {
    product_ids: [floor, other],
    amount: 2,
    place: 20,
    spot: { x: 20.5, y: 80 },
  });
  await anItem(id, { product_ids: [lamp], place: 10 });
  const { data } = await save(change('set', id, 'active', false, true));
  const shown = await vi.waitFor(
    async () => {
      const answer = await at();
      expect(answer.statusCode).toBe(200);
      return answer.json().data;
    },
    { timeout: 5000 },
  );
  expect(shown.name).toBe(words.name_ru);
  expect(shown.images[0].hotspots).toMatchObject([{ x: 20.5, y: 80 }]);
  expect(shown.groups[0].items.map((item: { alternatives: string[] }) => item.alternatives.length)).toEqual([
    0, 1,
  ]);
  // Fewer than two are no set: the last but one cannot be taken out while buyers see it.
  expect((await save(change('set_item', first, 'is_active', true, false))).code).toBe('set.items');
  await askOffice(shop, undoChanges, { cookie, params: { id: data.id }, body: { apply: true } });
  await vi.waitFor(async () => expect((await at()).statusCode).toBe(404), { timeout: 5000 });
});

test('words of one language, strange goods and another address are refused', async () => {
  const [floor = 0] = await listGoods(1);
  const id = await aSet('otkaz');
  const codeOf = async (...items: object[]) => (await save(...items)).code;
  expect(await codeOf(change('set', id, 'name_kz', words.name_kz, ''))).toBe('set.words');
  expect(await codeOf(change('set', id, 'code', 'otkaz', 'drugoy'))).toBe('set.address');
  const item = { set_id: id, group_ru: 'Пол', group_kz: 'Еден' };
  expect(await codeOf(...made('set_item', 'a', { ...item, product_ids: [2_000_000_000] }))).toBe(
    'set.product',
  );
  expect(await codeOf(...made('set_item', 'a', { ...item, product_ids: [floor, floor] }))).toBe('set.twice');
  expect(await codeOf(...made('set_item', 'a', { ...item, product_ids: [floor], amount: 0 }))).toBe(
    'set.amount',
  );
});

test('a mark is moved and moved back', async () => {
  const { items } = (await list()) as { items: { id: number; spotCount: number }[] };
  const withSpots = items.find(({ spotCount }) => spotCount > 0);
  const stored = await read(withSpots?.id ?? 0);
  const item = stored.items.find(({ spot }: { spot: object | null }) => spot !== null);
  const { data } = await save(change('set_item', item.id, 'spot', item.spot, { x: 12.5, y: 40 }));
  expect(data.counts.applied).toBe(1);
  const spotOf = async () =>
    (await read(withSpots?.id ?? 0)).items.find(({ id }: { id: number }) => id === item.id).spot;
  expect(await spotOf()).toEqual({ x: 12.5, y: 40 });
  await askOffice(shop, undoChanges, { cookie, params: { id: data.id }, body: { apply: true } });
  expect(await spotOf()).toEqual(item.spot);
});

test('what is not sold any more and what costs another price is told, in the list too', async () => {
  const [one = 0, two = 0] = await listGoods(2);
  const id = await aSet('proverka');
  const { goods } = await reckon({ param: null, items: [anAsked([one]), anAsked([two])] });
  const priceOf = (product: number) => goods.find((each: { id: number }) => each.id === product).price;
  await anItem(id, { product_ids: [one], seen_price: priceOf(one) - 1 });
  await anItem(id, { product_ids: [two], seen_price: priceOf(two) });
  await shop.db`UPDATE products SET active = false WHERE id = ${two}`;
  try {
    await vi.waitFor(
      async () => {
        const { items } = await list();
        const { faults } = items.find((set: { id: number }) => set.id === id);
        expect(faults).toContainEqual({ fault: 'price', count: 1 });
        expect(faults).toContainEqual({ fault: 'not_sold', count: 1 });
      },
      { timeout: 5000 },
    );
  } finally {
    await shop.db`UPDATE products SET active = true WHERE id = ${two}`;
  }
});

const anAsked = (product_ids: number[], over: object = {}) => ({
  ...{
    product_ids,
    amount: 1,
    per_param: 0,
    measure: 'base',
    is_required: true,
    is_taken: true,
    seen_price: null,
  },
  ...over,
});

test('for any goods, amounts, city and parameter the editor says what buyers pay', async () => {
  const ids = await listGoods(40);
  const id = await aSet('obraz', { param: { code: 'area', min: 1, max: 60, step: 0.5, default: 12 } });
  const amount = fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10);
  const anyItem = fc.record({
    product_ids: fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 3 }),
    amount,
    per_param: fc.integer({ min: 1, max: 40 }).map((tenths) => tenths / 10),
    measure: fc.constantFrom('base', 'second'),
    is_required: fc.boolean(),
    is_taken: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyItem, { minLength: 2, maxLength: 4 }),
      fc.integer({ min: 2, max: 120 }).map((halves) => halves / 2),
      fc.constantFrom('pavlodar', 'almaty'),
      async (items, value, city) => {
        await shop.db`DELETE FROM set_items WHERE set_id = ${id}`;
        await save(
          ...items.flatMap((item, at) =>
            made('set_item', `i${at}`, { set_id: id, group_ru: 'Пол', group_kz: 'Еден', place: at, ...item }),
          ),
        );
        await shop.db`UPDATE product_sets SET active = true WHERE id = ${id}`;
        const param = { code: 'area', min: 1, max: 60, step: 0.5, default: 12 };
        const said = await reckon({
          city,
          param,
          value,
          items: items.map((item) => anAsked(item.product_ids, item)),
        });
        await vi.waitFor(
          async () => {
            const charged = await calculate('interiors/obraz', { city, param: value });
            expect([said.total, said.saving, said.wholeSets]).toEqual([
              charged.total,
              charged.saving,
              charged.wholeSets,
            ]);
            const lines = said.items.flatMap(({ line }: { line: object | null }) => line ?? []);
            expect(lines).toEqual(charged.lines.map(({ count, price, sum }) => ({ count, price, sum })));
          },
          { timeout: 6000, interval: 200 },
        );
      },
    ),
    { numRuns: 6 },
  );
}, 60_000);
