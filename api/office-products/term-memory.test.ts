/** How the shop has said it before: terms of the catalogue and names alike, for whoever translates. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTerms } from '#contract/office/terms.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';

let shop: TestApp;
let content: string;
let section = 0;
beforeAll(async () => {
  shop = await openTestOffice();
  content = (await aStaffSession(shop, { email: 'content@sheber.test', roles: ['content'] })).cookie;
  const [row] = await shop.db<{ id: number }[]>`
    SELECT section_id AS id FROM products WHERE active AND name_kz IS NOT NULL AND name_kz <> name_ru
    GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`;
  section = row?.id ?? 0;
  const [property] = await shop.db<{ id: number }[]>`SELECT min(id) AS id FROM properties`;
  const say = (ru: string, kz: string) => shop.db`
    INSERT INTO property_values (id, property_id, code, name_ru, name_kz)
    SELECT max(id) + 1, ${property?.id ?? 0}, 'said-' || max(id), ${ru}, ${kz} FROM property_values`;
  await say('шероховатая еловая доска', 'кедір-бұдыр шырша тақтай');
  await say('Шероховатая', 'кедір-бұдырлы');
  await say('ШЕРОХОВАТАЯ', 'бұдыр');
  await say('шероховатая', 'бұдыр');
  await say('непереведённая', '');
});
afterAll(() => shop.close());

const ask = async (body: object, cookie: string | null = content) => {
  const answer = await askOffice(shop, findTerms, { cookie, body });
  return { status: answer.statusCode, ...answer.json().data };
};

test('a term is told with its Kazakh, the longer one first; of two ways the more usual one', async () => {
  const whole = await ask({ text: 'Шероховатая еловая доска, 2 м', sectionId: section });
  expect(whole.terms).toContainEqual({
    ru: 'шероховатая еловая доска',
    options: [{ kz: 'кедір-бұдыр шырша тақтай', times: 1 }],
  });
  expect(whole.terms.map(({ ru }: { ru: string }) => ru)).not.toContain('шероховатая');
  const { terms } = await ask({ text: 'Поверхность ШЕРОХОВАТАЯ', sectionId: section });
  expect(terms).toContainEqual({
    ru: 'шероховатая',
    options: [
      { kz: 'бұдыр', times: 2 },
      { kz: 'кедір-бұдырлы', times: 1 },
    ],
  });
});

test('part of a word is no term, nor is what was never translated', async () => {
  const { terms } = await ask({ text: 'нешероховатая непереведённая', sectionId: section });
  const said = terms.map(({ ru }: { ru: string }) => ru);
  expect(said).not.toContain('шероховатая');
  expect(said).not.toContain('непереведенная');
});

test('names of the section that are most alike come with their Kazakh; of another section none', async () => {
  const [goods] = await shop.db<{ id: number; ru: string; kz: string }[]>`
    SELECT id, name_ru AS ru, name_kz AS kz FROM products
    WHERE section_id = ${section} AND active AND name_kz IS NOT NULL AND name_kz <> name_ru
    ORDER BY popularity DESC, id LIMIT 1`;
  const { names } = await ask({ text: goods?.ru, sectionId: section });
  expect(names[0]).toMatchObject({ ru: goods?.ru, kz: goods?.kz });
  expect(names.length).toBeLessThanOrEqual(3);
  expect((await ask({ text: goods?.ru, sectionId: 2_000_000_000 })).names).toEqual([]);
});

test('whoever may not read texts hears nothing, and a text without words is refused', async () => {
  const { cookie } = await aStaffSession(shop, { email: 'books@sheber.test', roles: ['accountant'] });
  expect((await ask({ text: 'доска', sectionId: section }, cookie)).status).toBe(404);
  expect((await ask({ text: 'доска', sectionId: section }, null)).status).toBe(401);
  expect((await ask({ text: '   ', sectionId: section })).status).toBe(422);
});
