import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Estimate } from '#contract/estimates.ts';
import { type EstimateShop, openEstimateShop, pathOf as path } from '#tests/estimates.ts';
import { readPdfText } from '#tests/pdf-text.ts';
import { readSheetCells } from '#tests/sheet-formulas.ts';

let shop: EstimateShop;
beforeAll(async () => {
  shop = await openEstimateShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db`DELETE FROM estimates`;
  await shop.db`DELETE FROM carts`;
  await shop.db`DELETE FROM rate_counters`;
});
const ask: EstimateShop['ask'] = (...asked) => shop.ask(...asked);
const make: EstimateShop['make'] = (overrides) => shop.make(overrides);
const good: EstimateShop['good'] = (at) => shop.good(at);
const exported = (made: Estimate, query: string) => ask('GET', path(made, `export/?${query}`));

const rich = () => ({
  name: '=HYPERLINK("http://evil","Ванная")',
  address: 'ул. Естая, 54',
  markupPercent: 12.5,
  discountPercent: 3,
  sections: [
    {
      name: 'Пол',
      items: [
        { productCode: good(0).code, count: 7 },
        { productCode: good(1).code, count: 13, note: 'в спальню' },
        { kind: 'custom', name: '-1+1|cmd', unit: 'шт.', count: 3, price: 4999 },
      ],
    },
    { name: 'Пусто', items: [] },
    {
      name: 'Работы',
      items: [
        { kind: 'work', name: '@SUM(1)', unit: 'м²', count: 20.2, price: 1815 },
        { kind: 'work', name: 'Плинтус', unit: 'м', count: 15.125, price: 333 },
      ],
    },
  ],
});

describe('as a table', () => {
  test.each(['own', 'client'] as const)(
    'for %s its formulas come to what the server counted',
    async (audience) => {
      const made = await make(rich());
      const { raw, headers } = await exported(made, `format=xlsx&audience=${audience}`);
      expect(headers['content-disposition']).toContain('.xlsx');
      const { formulas, count } = readSheetCells(raw);
      expect(formulas.size).toBeGreaterThan(12);
      for (const [place, { written }] of formulas) expect(count(place), place).toBeCloseTo(written, 6);
      const rows = (await readSheet(raw)).map((row) => row.map((cell) => cell ?? ''));
      const sumOf = (words: string) => rows.find((row) => row[2] === words)?.[6];
      const { totals } = made;
      expect(sumOf('Итого')).toBe(totals.total);
      expect(sumOf('Работы')).toBe(made.sections[2]?.sum);
      expect(sumOf('Материалы')).toBe(totals.materials + (audience === 'client' ? totals.markup : 0));
      expect(sumOf('Скидка, %')).toBe(-totals.discount);
      expect(sumOf('Наценка на материалы, %')).toBe(audience === 'client' ? undefined : totals.markup);
      expect(sumOf('Вес товаров, кг')).toBe(totals.weightKg);
      expect(/Наценка/.test(JSON.stringify(rows))).toBe(audience === 'own');
    },
  );

  test('for the client it leads to no shop prices and tells no tax, which would tell the markup', async () => {
    const told = async (made: Estimate, audience: string) =>
      JSON.stringify(await readSheet((await exported(made, `format=xlsx&audience=${audience}`)).raw));
    const made = await make(rich());
    expect(await told(made, 'own')).toMatch(/\/p\/.*НДС/);
    expect(await told(made, 'client')).not.toMatch(/\/p\/|НДС/);
    expect(await told(await make({ markupPercent: 0 }), 'client')).toMatch(/\/p\/.*НДС/);
  });

  test('a text that begins like a formula stays a text', async () => {
    const made = await make(rich());
    const { raw } = await exported(made, 'format=xlsx');
    const texts = (await readSheet(raw)).flat().filter((cell) => typeof cell === 'string');
    expect(texts.filter((text) => /^[=+\-@]/.test(text))).toEqual([]);
    expect(texts).toEqual(expect.arrayContaining([`'${made.name}`, "'-1+1|cmd", "'@SUM(1)"]));
    for (const { formula } of readSheetCells(raw).formulas.values())
      expect(formula).not.toMatch(/HYPERLINK|cmd|@/);
  });

  test('in Kazakh, and empty', async () => {
    const made = await make({ sections: [] });
    const { raw } = await exported(made, 'format=xlsx&lang=kz');
    expect((await readSheet(raw)).flat()).toEqual(expect.arrayContaining(['Атауы', 'Барлығы', 0]));
  });
});

describe('as a paper', () => {
  test.each([
    ['ru', 'Итого', 'БИН 200140001230', 'действительны 24 часа'],
    ['kz', 'Барлығы', 'БСН 200140001230', '24 сағат жарамды'],
  ] as const)('in %s it names the seller, the term and every line', async (lang, ...words) => {
    const made = await make(rich());
    const { raw, headers } = await exported(made, `format=pdf&lang=${lang}`);
    expect(headers['content-type']).toBe('application/pdf');
    const text = (await readPdfText(raw)).replace(/\s+/g, ' ');
    for (const each of [...words, 'ул. Естая, 54', 'Плинтус', '20,2', good(1).productCode])
      expect(text).toContain(each);
    expect(text).toContain(made.totals.total.toLocaleString('ru-RU').replace(/\s/g, ' '));
  });

  test('for the client it does not tell the markup', async () => {
    const made = await make(rich());
    const text = await readPdfText((await exported(made, 'format=pdf&audience=client')).raw);
    expect(text).not.toMatch(/Наценка|НДС/);
    expect(text.replace(/\s+/g, ' ')).toContain(
      made.totals.total.toLocaleString('ru-RU').replace(/\s/g, ' '),
    );
  });

  test('a thousand lines are a paper too', async () => {
    const items = Array.from({ length: 1000 }, (_, at) => ({
      kind: 'work',
      name: `Работа ${at}`,
      count: 1,
      price: at,
    }));
    const made = await make({ sections: [{ name: 'Работы', items }] });
    const { raw } = await exported(made, 'format=pdf');
    expect(await readPdfText(raw)).toContain('Работа 999');
  }, 60_000);
});

describe('into the cart', () => {
  const toCart = (made: Estimate, body: object = {}) => ask('POST', path(made, 'to-cart/'), body);
  const countsOf = (cart: { items: { product: { code: string }; count: number }[] }) =>
    Object.fromEntries(cart.items.map(({ product, count }) => [product.code, count]));

  test('goes what can be had; a product of two rooms is one line; own lines and works stay, and are told', async () => {
    const made = await make({
      sections: [
        {
          name: 'А',
          items: [
            { productCode: good(0).code, count: 2 },
            { kind: 'custom', name: 'Порог', count: 1 },
          ],
        },
        {
          name: 'Б',
          items: [
            { productCode: good(0).code, count: 3 },
            { productCode: good(1).code, count: 1 },
          ],
        },
      ],
    });
    const { body } = await toCart(made);
    expect(countsOf(body.data.cart)).toEqual({ [good(0).code]: 5, [good(1).code]: 1 });
    expect(body.data.report).toMatchObject({
      added: [
        { productCode: good(0).code, count: 5 },
        { productCode: good(1).code, count: 1 },
      ],
      fewer: [],
      gone: [],
      kept: [{ name: 'Порог' }],
    });
    // Pressed twice, nothing doubles; what lies there already is not lowered.
    await ask('POST', '/api/v1/cart/', { items: [{ productCode: good(1).code, count: 9 }] });
    expect(countsOf((await toCart(made)).body.data.cart)).toEqual({ [good(0).code]: 5, [good(1).code]: 9 });
  });

  test('a section or single lines go alone', async () => {
    const made = await make({
      sections: [
        { name: 'А', items: [{ productCode: good(0).code, count: 2 }] },
        {
          name: 'Б',
          items: [
            { productCode: good(1).code, count: 1 },
            { productCode: good(2).code, count: 1 },
          ],
        },
      ],
    });
    const [a, b] = made.sections;
    expect(countsOf((await toCart(made, { sectionIds: [a?.id] })).body.data.cart)).toEqual({
      [good(0).code]: 2,
    });
    await shop.db`DELETE FROM carts`;
    const ticked = await toCart(made, { itemIds: [b?.items[1]?.id] });
    expect(countsOf(ticked.body.data.cart)).toEqual({ [good(2).code]: 1 });
    await shop.db`DELETE FROM carts`;
    expect(countsOf((await toCart(made, { itemIds: [] })).body.data.cart)).toEqual({});
  });

  test('too few and gone are told, with something alike for what is gone', async () => {
    const made = await make({
      sections: [
        {
          name: 'А',
          items: [
            { productCode: good(3).code, count: 90_000 },
            { productCode: good(4).code, count: 1 },
          ],
        },
      ],
    });
    const [row] = await shop.db<{ id: number }[]>`SELECT id FROM products WHERE code = ${good(4).code}`;
    await shop.db`UPDATE products SET is_offline = true WHERE id = ${row?.id ?? 0}`;
    await expect
      .poll(
        async () =>
          (await ask('GET', path(made))).body.data.products.find(
            (each: { code: string }) => each.code === good(4).code,
          ).available,
        { timeout: 15_000 },
      )
      .toBe(0);
    const { report } = (await toCart(made)).body.data;
    expect(report.fewer).toMatchObject([{ productCode: good(3).code, wanted: 90_000 }]);
    expect(report.gone).toMatchObject([{ productCode: good(4).code, analogueCode: expect.any(String) }]);
  });
});
