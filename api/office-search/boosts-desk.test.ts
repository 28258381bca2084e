/** Boosts: tried before they are saved, counted in the order and told where it is taken apart, ended by time and by a press. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChanges, undoChanges } from '#contract/office/changes.ts';
import { getSearchBoosts, type KeptBoost, trySearchBoost } from '#contract/office/search-boosts.ts';
import { explainSearch, type RankedProduct } from '#contract/office/search-desk.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';

let shop: TestApp;
let cookie: string;
beforeAll(async () => {
  shop = await openTestOffice();
  await shop.app.ready();
  ({ cookie } = await aStaffSession(shop, { email: 'content@boosts.test', roles: ['content'] }));
});
afterAll(() => shop.close());

const QUERY = 'ламинат дуб';
const ask = (call: Parameters<typeof askOffice>[1], more: object = {}) =>
  askOffice(shop, call, { cookie, ...more });
const explain = async (q = QUERY): Promise<RankedProduct[]> =>
  (await ask(explainSearch, { query: { q } })).json().data.items;
const find = async (q = QUERY): Promise<number[]> => {
  const page = await shop.app.inject({ url: `/api/v2/search/?q=${encodeURIComponent(q)}` });
  return (page.json() as { items: { id: number }[] }).items.map(({ id }) => id);
};
const tryOut = async (body: object) =>
  (
    await ask(trySearchBoost, {
      body: { query: QUERY, target: 'product', key: '', effect: 'raise', strength: 1, ...body },
    })
  ).json();
const DAY_MS = 86_400_000;
async function save(values: object, days: [from: number, until: number] = [-1, 1]) {
  const all = {
    ...{ query: QUERY, target: 'product', target_id: 0, effect: 'pin', strength: 1, ...values },
    starts_at: new Date(Date.now() + days[0] * DAY_MS).toISOString(),
    ends_at: new Date(Date.now() + days[1] * DAY_MS).toISOString(),
  };
  const items = Object.entries(all).map(([field, to]) => ({
    ...{ subject: 'search_boost', id: null, newKey: 'one', field, from: null, to },
  }));
  return (await ask(createChanges, { body: { items, apply: true } })).json();
}
const kept = async (): Promise<KeptBoost[]> => (await ask(getSearchBoosts)).json().items;

test('it is tried on the judged set and the queries, names what it is about, and saves nothing', async () => {
  const ranked = await explain();
  const last = ranked.at(-1);
  const { data } = await tryOut({ key: last?.article, effect: 'pin' });
  expect(data).toMatchObject({ targetId: last?.id, title: last?.name });
  expect(data.hits).toEqual({
    ...{ firstBefore: expect.any(Number), firstAfter: expect.any(Number) },
    ...{ fiveBefore: expect.any(Number), fiveAfter: expect.any(Number) },
  });
  expect(await kept()).toEqual([]);
  expect((await tryOut({ key: 'нет такого' })).code).toBe('boost.no_target');
  expect((await tryOut({ key: last?.article, effect: 'pin', query: '' })).code).toBe('boost.not_so');
  expect((await tryOut({ key: last?.article, strength: 4 })).code).toBe('boost.not_so');
});

test('a judged query whose meant goods fall is told as worse, with hits before and after', async () => {
  const [first] = await explain();
  const [section] = await shop.db<
    { id: number }[]
  >`SELECT section_id AS id FROM products WHERE id = ${first?.id ?? 0}`;
  await shop.db`
    INSERT INTO judged_queries (language, query, section_id, name_part) VALUES ('ru', ${QUERY}, ${section?.id ?? 0}, '')
    ON CONFLICT DO NOTHING`;
  const [other] = await shop.db<{ article: string }[]>`
    SELECT p.product_code AS article FROM products p JOIN product_prices r ON r.product_id = p.id
    WHERE p.active AND p.section_id <> ${section?.id ?? 0} ORDER BY p.id LIMIT 1`;
  const { data } = await tryOut({ key: other?.article, effect: 'pin' });
  expect(data.judged).toMatchObject({ worse: 1, better: 0 });
  expect(data.hits.firstBefore - data.hits.firstAfter).toBe(1);
  expect(data.hits.fiveAfter).toBe(data.hits.fiveBefore);
  expect(data.changes[0]).toMatchObject({ query: QUERY, verdict: 'worse', isJudged: true });
});

test('a pinned product comes first for its query alone, says why, and goes back by an undo', async () => {
  const ranked = await explain();
  const last = ranked.at(-1);
  const before = await find();
  const { data } = await save({ target_id: last?.id });
  await expect.poll(async () => (await find())[0]).toBe(last?.id);
  const [first] = await explain();
  expect(first).toMatchObject({ id: last?.id, parts: { boost: expect.any(Number) } });
  expect(first?.parts.boost).toBeGreaterThan(0);
  expect((await find('ламинат'))[0]).not.toBe(last?.id);
  expect(await kept()).toMatchObject([
    { targetId: last?.id, title: last?.name, effect: 'pin', isActive: true },
  ]);
  await ask(undoChanges, {
    params: { id: data.id },
    body: {},
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  await expect.poll(() => find()).toEqual(before);
});

test('what has not begun or is over changes nothing; a lowered section falls', async () => {
  const before = await find();
  const [first] = await explain();
  await save({ target_id: first?.id, effect: 'lower', strength: 3 }, [1, 2]);
  await save({ target_id: first?.id, effect: 'lower', strength: 3 }, [-2, -1]);
  await save({ target_id: first?.id, effect: 'lower', strength: 3, query: 'другое' });
  // The search reads them anew with what comes next.
  await save({ target_id: before[1], effect: 'raise', strength: 3, query: '' });
  await expect
    .poll(async () => (await explain()).find(({ id }) => id === before[1])?.parts.boost)
    .toBeGreaterThan(0);
  expect((await explain()).find(({ id }) => id === first?.id)?.parts.boost).toBe(0);
});
