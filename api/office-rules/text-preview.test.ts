/** A text is seen as it would be read before it is saved, and as it was before. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChanges } from '#contract/office/changes.ts';
import { getTextVersions, previewText } from '#contract/office/text-preview.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';

let shop: TestApp;
let cookie: string;
beforeAll(async () => {
  shop = await openTestOffice();
  ({ cookie } = await aStaffSession(shop, { email: 'content@preview.test', roles: ['content'] }));
});
afterAll(() => shop.close());

test('Markdown comes as the shop sets it, with its goods named and its dead links told; nothing is saved', async () => {
  const body =
    '## Пол\n\nСмотрите [ламинат](/c/laminat) и [старое](/c/none-such).\n\n' +
    ':::products section=laminat\nЛаминат\n:::\n\n:::products section=none-such\nНичего\n:::\n\n<script>alert(1)</script>';
  const answer = await askOffice(shop, previewText, { cookie, body: { language: 'ru', body } });
  const { blocks, sections, deadLinks } = answer.json().data;
  expect(blocks.map(({ kind }: { kind: string }) => kind).slice(0, 4)).toEqual([
    'heading',
    'paragraph',
    'products',
    'products',
  ]);
  expect(JSON.stringify(blocks)).not.toContain('"html"');
  expect(sections).toMatchObject([
    { code: 'laminat', name: expect.any(String) },
    { code: 'none-such', name: null, products: 0 },
  ]);
  expect(sections[0].products).toBeGreaterThan(0);
  expect(deadLinks).toEqual(['/c/none-such']);
  expect(await shop.db`SELECT FROM texts`).toHaveLength(0);
});

test('every save is a version that names its author, the newest first', async () => {
  const path = 'pages/about';
  const meta = { title: 'О нас', description: 'О магазине', updated: '2026-11-17' };
  const save = async (items: object[]) =>
    (await askOffice(shop, createChanges, { cookie, body: { items, apply: true } })).json().data;
  const made = await save(
    Object.entries({ path, language: 'ru', body: 'Первый.', meta, is_published: true }).map(
      ([field, to]) => ({
        ...{ subject: 'text', id: null, newKey: 'a', field, from: null, to },
      }),
    ),
  );
  const { id } = made.items[0];
  await save([{ subject: 'text', id, field: 'body', from: 'Первый.', to: 'Второй.' }]);
  const { items } = (await askOffice(shop, getTextVersions, { cookie, query: { path } })).json();
  expect(items).toMatchObject([
    { body: 'Второй.', title: 'О нас', language: 'ru', is_published: true, by: 'Проба' },
    { body: 'Первый.', title: 'О нас' },
  ]);
});
