/** Two that are one: goods, filters and pages go over, the old address leads on, and all of it comes back by an undo. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createChanges, undoChanges } from '#contract/office/changes.ts';
import { getProperties, getProperty, getSectionProperties } from '#contract/office/properties.ts';
import {
  getStaticFilterPages,
  previewStaticFilter,
  type StaticFilterPage,
} from '#contract/office/static-filters.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';

let shop: TestApp;
let cookie: string;
beforeAll(async () => {
  shop = await openTestOffice();
  cookie = (await aStaffSession(shop, { email: 'catalogue@sheber.test', roles: ['catalogue'] })).cookie;
});
afterAll(() => shop.close());

async function save(...items: object[]) {
  const answer = await askOffice(shop, createChanges, { cookie, body: { items, apply: true } });
  return { status: answer.statusCode, ...answer.json() };
}
const undo = (id: number) => askOffice(shop, undoChanges, { cookie, params: { id }, body: {} });
const into = (subject: string, id: number, to: number) => ({ subject, id, field: 'into', from: null, to });
const redirects = async () =>
  Object.fromEntries(
    (await shop.db<{ from: string; to: string }[]>`SELECT "from", "to" FROM redirects`).map(
      ({ from, to }) => [from, to],
    ),
  );

async function twoLeaves() {
  const rows = await shop.db<{ id: number; code: string }[]>`
    SELECT s.id, s.code FROM sections s WHERE s.is_active AND s.rgt = s.lft + 1
      AND (SELECT count(*) FROM products p WHERE p.section_id = s.id AND p.active) >= 2 ORDER BY s.lft LIMIT 2`;
  const [one, two] = rows;
  if (!one || !two) throw new Error('there are no leaves with goods');
  return [one, two] as const;
}
const goodsOf = async (field: 'section_id' | 'brand_id', id: number) =>
  (await shop.db<{ id: number }[]>`SELECT id FROM products WHERE ${shop.db(field)} = ${id} ORDER BY id`).map(
    (row) => row.id,
  );

test('properties of one name are told apart by the first section that has each', async () => {
  const { items } = (await askOffice(shop, getProperties, { cookie })).json();
  type Row = { nameRu: string; sections: number; section: { nameRu: string; nameKz: string } | null };
  const rows = items as Row[];
  expect(rows.every(({ sections, section }) => (sections === 0) === (section === null))).toBe(true);
  const namesakes = [...Map.groupBy(rows, ({ nameRu }) => nameRu).values()].filter((all) => all.length > 1);
  expect(namesakes.length).toBeGreaterThan(0);
  for (const all of namesakes) {
    const places = all.map(({ section }) => section?.nameRu);
    expect(new Set(places).size, `${all[0]?.nameRu}: ${places.join()}`).toBe(places.length);
  }
});

test('a section takes another’s goods, properties and pages, and gives them back', async () => {
  const [from, to] = await twoLeaves();
  const before = { from: await goodsOf('section_id', from.id), to: await goodsOf('section_id', to.id) };
  const [property] = await shop.db<{ id: number }[]>`
    SELECT id FROM properties p WHERE NOT EXISTS (
      SELECT FROM section_properties s WHERE s.property_id = p.id AND s.section_id IN (${from.id}, ${to.id})) LIMIT 1`;
  await shop.db`
    INSERT INTO section_properties (section_id, property_id, position) VALUES (${from.id}, ${property?.id ?? 0}, 99)`;
  await shop.db`
    INSERT INTO static_filters (section_id, code, name_ru, name_kz, title_ru, title_kz, description_ru, description_kz,
                                seo_text_ru, seo_text_kz, choice, position)
    VALUES (${from.id}, 'own-page', 'а', 'а', 'а', 'а', 'а', 'а', 'а', 'а', '{}', 1)`;
  const merged = await save(into('section_merge', from.id, to.id));
  expect(merged.data.counts.applied).toBe(1);
  expect(await goodsOf('section_id', from.id)).toEqual([]);
  expect(await goodsOf('section_id', to.id)).toEqual(
    [...before.from, ...before.to].sort((one, other) => one - other),
  );
  expect(await redirects()).toMatchObject({
    [`/c/${from.code}/`]: `/c/${to.code}/`,
    [`/c/${from.code}/own-page/`]: `/c/${to.code}/own-page/`,
  });
  const own = (await askOffice(shop, getSectionProperties, { cookie, params: { id: to.id } })).json().data
    .own;
  expect(own.at(-1)).toMatchObject({ id: property?.id, isFilter: true });
  const [state] = await shop.db`SELECT is_active FROM sections WHERE id = ${from.id}`;
  expect(state).toEqual({ is_active: false });
  // What somebody has moved meanwhile stays where they put it.
  const [stays = 0, ...rest] = before.from;
  const [third] = await shop.db<{ id: number }[]>`
    SELECT id FROM sections WHERE is_active AND rgt = lft + 1 AND id NOT IN (${from.id}, ${to.id}) ORDER BY id LIMIT 1`;
  await shop.db`UPDATE products SET section_id = ${third?.id ?? 0} WHERE id = ${stays}`;
  await undo(merged.data.id);
  expect(await goodsOf('section_id', from.id)).toEqual(rest);
  expect(await goodsOf('section_id', to.id)).toEqual(before.to);
  expect(await redirects()).toEqual({});
  const [page] = await shop.db`DELETE FROM static_filters WHERE code = 'own-page' RETURNING section_id`;
  expect(page).toEqual({ section_id: from.id });
});

test('a brand takes another’s goods', async () => {
  const [from, to] = await shop.db<{ id: number; code: string }[]>`
    SELECT b.id, b.code FROM brands b WHERE is_active
      AND EXISTS (SELECT FROM products p WHERE p.brand_id = b.id) ORDER BY b.id LIMIT 2`;
  if (!from || !to) throw new Error('there are no brands');
  const goods = await goodsOf('brand_id', from.id);
  const { data } = await save(into('brand_merge', from.id, to.id));
  expect(data.items[0].name).toMatch(/ → /);
  expect(await goodsOf('brand_id', from.id)).toEqual([]);
  expect(await redirects()).toEqual({ [`/brands/${from.code}/`]: `/brands/${to.code}/` });
  await undo(data.id);
  expect(await goodsOf('brand_id', from.id)).toEqual(goods);
  expect(await redirects()).toEqual({});
});

test('twins of a value are found, become one, and part again', async () => {
  const [one] = await shop.db<{ id: number; property: number; name: string }[]>`
    SELECT v.id, v.property_id AS property, v.name_ru AS name FROM property_values v
    WHERE (SELECT count(*) FROM products p WHERE p.value_ids @> ARRAY[v.id]) >= 2 ORDER BY v.id LIMIT 1`;
  if (!one) throw new Error('no value is used');
  const [two] = await shop.db<{ id: number }[]>`
    INSERT INTO property_values (property_id, code, name_ru, name_kz)
    VALUES (${one.property}, 'twin', ${` ${one.name.toUpperCase()} `.trim()}, 'x') RETURNING id`;
  const twin = two?.id ?? 0;
  const bearers = await shop.db<{ id: number; values: number[] }[]>`
    SELECT id, value_ids AS values FROM products WHERE value_ids @> ARRAY[${one.id}]::int[] ORDER BY id LIMIT 2`;
  const [first, second] = bearers;
  // One bears the twin alone, another both.
  await shop.db`
    UPDATE products SET value_ids = array_replace(value_ids, ${one.id}, ${twin}) WHERE id = ${first?.id ?? 0}`;
  await shop.db`UPDATE products SET value_ids = value_ids || ${twin}::int WHERE id = ${second?.id ?? 0}`;
  const countTwins = async () =>
    (await askOffice(shop, getProperties, { cookie }))
      .json()
      .items.find(({ id }: { id: number }) => id === one.property).twins as number;
  const doubled = await countTwins();
  const read = async () =>
    (await askOffice(shop, getProperty, { cookie, params: { id: one.property } })).json().data;
  expect((await read()).twins).toContainEqual([one.id, twin]);
  const valuesOf = async (id: number) =>
    (await shop.db<{ values: number[] }[]>`SELECT value_ids AS values FROM products WHERE id = ${id}`)[0]
      ?.values;
  const [page] = await shop.db<{ section: number; code: string; filter: string; value: string }[]>`
    SELECT f.section_id AS section, f.code, q.code AS filter, v.code AS value
    FROM static_filters f, property_values v JOIN properties q ON q.id = v.property_id WHERE v.id = ${one.id} LIMIT 1`;
  const filter = page?.filter ?? '';
  await shop.db`
    UPDATE static_filters SET choice = jsonb_build_object(${filter}::text, jsonb_build_array('twin'::text))
    WHERE section_id = ${page?.section ?? 0} AND code = ${page?.code ?? ''}`;
  const readChoice = async () =>
    (
      await shop.db`
      SELECT choice FROM static_filters WHERE section_id = ${page?.section ?? 0} AND code = ${page?.code ?? ''}`
    )[0]?.choice;
  const { data } = await save(into('value_merge', twin, one.id));
  expect(await readChoice()).toEqual({ [filter]: [page?.value] });
  expect(await valuesOf(first?.id ?? 0)).toEqual(first?.values);
  expect(await valuesOf(second?.id ?? 0)).toEqual(second?.values);
  expect(await countTwins()).toBe(doubled - 1);
  await undo(data.id);
  expect(await readChoice()).toEqual({ [filter]: ['twin'] });
  expect(await valuesOf(first?.id ?? 0)).toContain(twin);
  expect(await valuesOf(second?.id ?? 0)).toEqual([...(second?.values ?? []), twin]);
});

test.each([
  ['a section into itself', 'section_merge', 'merge.wrong_section'],
  ['a section into a department', 'section_merge', 'merge.wrong_section'],
  ['values of two properties', 'value_merge', 'merge.wrong_value'],
])('%s is refused', async (title, subject, code) => {
  const [leaf] = await twoLeaves();
  const [department] = await shop.db<{ id: number }[]>`SELECT id FROM sections ORDER BY lft LIMIT 1`;
  const values = await shop.db<{ id: number }[]>`
    SELECT min(id) AS id FROM property_values GROUP BY property_id ORDER BY property_id LIMIT 2`;
  const pairs: Record<string, [number, number]> = {
    'a section into itself': [leaf.id, leaf.id],
    'a section into a department': [leaf.id, department?.id ?? 0],
    'values of two properties': [values[0]?.id ?? 0, values[1]?.id ?? 0],
  };
  const [id, to] = pairs[title] ?? [0, 0];
  expect((await save(into(subject, id, to))).code).toBe(code);
});

test('a section under another address: the old one leads there, and not in a circle', async () => {
  const [leaf] = await twoLeaves();
  const change = (from: string, to: string) => ({ subject: 'section', id: leaf.id, field: 'code', from, to });
  await save(change(leaf.code, 'own-address'));
  await save(change('own-address', 'third-address'));
  expect(await redirects()).toEqual({
    [`/c/${leaf.code}/`]: '/c/third-address/',
    '/c/own-address/': '/c/third-address/',
  });
  await save(change('third-address', leaf.code));
  expect(await redirects()).toEqual({
    '/c/own-address/': `/c/${leaf.code}/`,
    '/c/third-address/': `/c/${leaf.code}/`,
  });
  const [, other] = await twoLeaves();
  expect((await save(change(leaf.code, other.code))).code).toBe('tree.code_taken');
});

test('filters of a section: which, in which order', async () => {
  const [leaf] = await twoLeaves();
  const read = async () =>
    (await askOffice(shop, getSectionProperties, { cookie, params: { id: leaf.id } })).json().data.own as {
      id: number;
      isFilter: boolean;
    }[];
  const own = await read();
  const from = own.map(({ id, isFilter }) => ({ id, filter: isFilter }));
  const to = from.toReversed().map(({ id }) => ({ id, filter: false }));
  const { data } = await save({ subject: 'section', id: leaf.id, field: 'properties', from, to });
  expect((await read()).map(({ id, isFilter }) => ({ id, filter: isFilter }))).toEqual(to);
  await undo(data.id);
  expect(await read()).toEqual(own);
});

test('a page of a choice of filters: made with a view of its goods, moved, hidden and taken back', async () => {
  const [leaf] = await twoLeaves();
  const preview = async (choice: object) =>
    (await askOffice(shop, previewStaticFilter, { cookie, params: { id: leaf.id }, body: { choice } })).json()
      .data;
  // What earlier tests moved must have come into the shop's copy of the range.
  const all = await vi.waitFor(
    async () => {
      const seen = await preview({});
      if (!seen?.filters.length) throw new Error('the section is not there yet, with its goods and filters');
      return seen;
    },
    { timeout: 15_000, interval: 100 },
  );
  const [facet] = all.filters;
  const [value] = facet.values;
  const choice = { [facet.code]: [value.code] };
  const chosen = await preview(choice);
  expect(chosen.total).toBe(value.count);
  expect(chosen.products.length).toBeGreaterThan(0);
  expect((await preview({ nothing: ['x'] })).ignored).toEqual(['nothing']);
  const texts = ['name', 'title', 'description'].flatMap((name) => [`${name}_ru`, `${name}_kz`]);
  const values = { section_id: leaf.id, code: 'own-choice', choice };
  const items = Object.entries({ ...Object.fromEntries(texts.map((name) => [name, name])), ...values }).map(
    ([field, to]) => ({ subject: 'static_filter', id: null, newKey: 'new', field, from: null, to }),
  );
  expect((await save(...items.slice(1))).code).toBe('static_page.unfinished');
  const made = await save(...items);
  const list = async (): Promise<StaticFilterPage[]> =>
    (await askOffice(shop, getStaticFilterPages, { cookie, params: { id: leaf.id } })).json().data.pages;
  const page = (await list()).find(({ code }) => code === 'own-choice');
  expect(page).toMatchObject({ title_kz: 'title_kz', choice, is_active: true });
  expect((await save(...items)).code).toBe('static_page.code_taken');
  const change = { subject: 'static_filter', id: page?.id, field: 'code' };
  await save({ ...change, from: 'own-choice', to: 'other-choice' });
  expect(await redirects()).toMatchObject({
    [`/c/${leaf.code}/own-choice/`]: `/c/${leaf.code}/other-choice/`,
  });
  await undo(made.data.id);
  expect((await list()).find(({ id }) => id === page?.id)?.is_active).toBe(false);
});
