/** The home page as its blocks: ordered, scheduled, meant for some; it obeys at the moment, not only after a change. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getHome, type HomeBlock } from '#contract/home.ts';
import { createChanges, undoChanges } from '#contract/office/changes.ts';
import { getHomeBlocks, type OfficeHomeBlock } from '#contract/office/home-blocks.ts';
import { HOME_KINDS } from '#domain/home-blocks.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { createHome } from './home.ts';

let shop: TestApp;
let cookie: string;
beforeAll(async () => {
  shop = await openTestOffice();
  ({ cookie } = await aStaffSession(shop, { email: 'marketing@home.test', roles: ['marketing'] }));
});
afterAll(() => shop.close());

const catalog = { listProducts: async () => [] };
const OWN = HOME_KINDS.filter((kind) => kind !== 'banner');
const reader = { language: 'ru', cityCode: 'pavlodar', viewer: null } as const;
const save = async (...items: object[]) =>
  (await askOffice(shop, createChanges, { cookie, body: { items, apply: true } })).json();
const banner = (values: object) =>
  save(
    ...Object.entries({ title_ru: 'Скидки', title_kz: 'Жеңілдік', ...values }).map(([field, to]) => ({
      ...{ subject: 'home_block', id: null, newKey: 'one', field, from: null, to },
    })),
  );
const blocks = async () =>
  (await askOffice(shop, getHomeBlocks, { cookie })).json().items as OfficeHomeBlock[];
const shown = async (city = 'pavlodar', language = 'ru') => {
  const url = `${getHome.path}?city=${city}`;
  const answer = await shop.app.inject({ url, headers: { 'x-language-id': language } });
  return (answer.json() as { data: HomeBlock[] }).data;
};
const kindsOf = (list: readonly { kind: string }[]) => list.map(({ kind }) => kind);

test('it begins with the blocks that have always stood there, in their order', async () => {
  expect(kindsOf(await shown())).toEqual(OWN);
});

test('a banner is written in both languages, placed first, shown in its city, taken back', async () => {
  const [product] = await shop.db<{ article: string; id: string }[]>`
    SELECT product_code AS article, external_id AS id FROM products WHERE active ORDER BY id LIMIT 1`;
  const [city] = await shop.db<{ id: number }[]>`SELECT id FROM cities WHERE code = 'pavlodar'`;
  const { data } = await banner({
    city_id: city?.id,
    link: '/promo',
    article: product?.article,
    position: 1,
  });
  const [first] = await vi.waitFor(async () => {
    const found = await shown();
    expect(found[0]?.kind).toBe('banner');
    return found;
  });
  expect(first).toMatchObject({ title: 'Скидки', link: '/promo', picture: { externalId: product?.id } });
  expect((await shown('pavlodar', 'kz'))[0]?.title).toBe('Жеңілдік');
  expect(kindsOf(await shown('almaty'))).toEqual(OWN);
  await askOffice(shop, undoChanges, { cookie, params: { id: data.id }, body: {} });
  await vi.waitFor(async () => expect(kindsOf(await shown())).toEqual(OWN));
});

test('blocks are moved and switched off', async () => {
  const all = await blocks();
  const hits = all.find(({ kind }) => kind === 'hits');
  const stores = all.find(({ kind }) => kind === 'stores');
  const change = (id: number | undefined, field: string, from: unknown, to: unknown) => ({
    ...{ subject: 'home_block', id, field, from, to },
  });
  const { data } = await save(
    change(hits?.id, 'position', hits?.position, 5),
    change(stores?.id, 'is_active', true, false),
  );
  await vi.waitFor(async () =>
    expect(kindsOf(await shown())).toEqual([
      'hits',
      ...OWN.filter((kind) => kind !== 'hits' && kind !== 'stores'),
    ]),
  );
  await askOffice(shop, undoChanges, { cookie, params: { id: data.id }, body: {} });
});

test('what says half, ends before it begins or leads away is refused', async () => {
  const codeOf = async (values: object) => {
    const answer = await banner(values);
    return answer.code ?? answer.data.items.find(({ state }: { state: string }) => state === 'wrong')?.field;
  };
  expect(await codeOf({ title_kz: '' })).toBe('home_block.words');
  expect(await codeOf({ text_ru: 'Только сегодня' })).toBe('home_block.words');
  const dates = { starts_at: '2026-12-02T00:00:00.000Z', ends_at: '2026-12-01T00:00:00.000Z' };
  expect(await codeOf(dates)).toBe('home_block.dates');
  expect(await codeOf({ article: 'none such' })).toBe('home_block.article');
  expect(await codeOf({ kind: 'hits' })).toBe('home_block.kind');
  expect(await codeOf({ link: '//evil.example' })).toBe('link');
  const made = await shop.db`DELETE FROM home_blocks WHERE kind = 'banner' AND is_active RETURNING link`;
  expect(made).toMatchObject([{ link: '' }]);
});

test('kept pages are told at the moment a block begins, and at its end', async () => {
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  await shop.db`
    INSERT INTO home_blocks (kind, position, title_ru, title_kz, starts_at, ends_at)
    VALUES ('banner', 1, 'Час', 'Сағат', ${at(1000)}, ${at(2500)})`;
  const home = createHome(shop.db, catalog);
  const seen: number[] = [];
  home.onTurn(() => {
    void home.list(reader).then((list) => seen.push(list.filter(({ kind }) => kind === 'banner').length));
  });
  expect(kindsOf(await home.list(reader))).toEqual(OWN);
  await vi.waitFor(() => expect(seen).toEqual([1, 0]), 5000);
  home.close();
});

test('wholesale and club have blocks of their own', async () => {
  await shop.db`
    INSERT INTO home_blocks (kind, position, title_ru, title_kz, audience)
    VALUES ('banner', 1, 'Опт', 'Көтерме', 'wholesale'), ('banner', 2, 'Клуб', 'Клуб', 'club')`;
  const home = createHome(shop.db, catalog);
  const titles = async (viewer: object | null) =>
    (await home.list({ ...reader, viewer: viewer as never })).flatMap(({ title }) => title || []);
  expect(await titles(null)).toEqual([]);
  expect(await titles({ wholesaleContract: 'own', clubLevel: null })).toEqual(['Опт']);
  expect(await titles({ wholesaleContract: null, clubLevel: 'start' })).toEqual(['Клуб']);
  home.close();
});
