import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

interface Compared {
  compareProperty: { code: string; name: string; value: string }[];
}

async function compareTools(language: string): Promise<Compared[]> {
  const rows = await shop.db`
    SELECT p.code FROM products p JOIN sections s ON s.id = p.section_id
    WHERE s.code = 'perforatory' ORDER BY p.id LIMIT 2`;
  const response = await shop.app.inject({
    url: `/api/v2/products/compare/list-by-codes/?productsCode=${rows.map(({ code }) => code).join()}`,
    headers: { 'x-language-id': language },
  });
  return response.json().items;
}

test.each(['ru', 'kz'])('in %s a weight that is a property is told in one row', async (language) => {
  const items = await compareTools(language);
  expect(items).toHaveLength(2);
  for (const { compareProperty } of items) {
    const names = compareProperty.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(compareProperty.find(({ code }) => code === 'tool_weight_kg')?.value).toMatch(/\d/);
  }
});

test('a tool whose properties do not tell its weight has that of the pack in the same row', async () => {
  await shop.db`
    UPDATE products SET value_ids = ARRAY(
      SELECT v.id FROM property_values v JOIN properties q ON q.id = v.property_id
      WHERE v.id = ANY(value_ids) AND q.code <> 'tool_weight_kg')
    WHERE code = (
      SELECT p.code FROM products p JOIN sections s ON s.id = p.section_id
      WHERE s.code = 'perforatory' ORDER BY p.id LIMIT 1)`;
  for (const { compareProperty } of await compareTools('ru')) {
    expect(compareProperty.filter(({ name }) => name === 'Вес, кг')).toMatchObject([
      { value: expect.stringMatching(/\d/) },
    ]);
  }
});
