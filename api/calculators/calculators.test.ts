import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Calculated, CalculatorEntry } from '#contract/calculators.ts';
import type { Product } from '#contract/catalog.ts';
import { exampleOf, listCalculators } from '#domain/calculators/calculators.ts';
import { priceView } from '#domain/price.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

interface Answer {
  status: number;
  body: { data: Calculated; code?: string; message?: string; errors?: Record<string, string[]> };
}

async function post(
  code: string,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await shop.app.inject({
    method: 'POST',
    url: `/api/v1/calculators/${code}/`,
    headers,
    payload: body,
  });
  return { status: response.statusCode, body: response.json() };
}

async function calculate(code: string, body: Record<string, unknown>, headers = {}): Promise<Calculated> {
  const { status, body: answer } = await post(code, body, headers);
  if (status !== 200) throw new Error(JSON.stringify(answer));
  return answer.data;
}

const retailPrice = (product: Product) => priceView(product, 'retail').price;
const codes = listCalculators().map(({ code }) => code);

describe('the list', () => {
  test.each(['ru', 'kz'])('in %s every calculator, field, choice and unit has words', async (language) => {
    const response = await shop.app.inject({
      url: '/api/v1/calculators/',
      headers: { 'x-language-id': language },
    });
    const entries: CalculatorEntry[] = response.json().data;
    expect(entries.map(({ code }) => code)).toEqual(codes);
    const words = entries.flatMap(({ name, title, lead, fields }) => [
      name,
      title,
      lead,
      ...fields.flatMap(({ label, choices = [] }) => [label, ...choices.map((choice) => choice.name)]),
    ]);
    expect(words.filter((word) => word === '')).toEqual([]);
    expect(new Set(entries.flatMap(({ fields }) => fields.map(({ group }) => group)))).toEqual(
      new Set(['surface', 'goods', 'work']),
    );
  });
});

describe.each(codes)('%s', (code) => {
  test('answers with goods of the range in both languages, enough of each, and adds up', async () => {
    const [ru, kz] = await Promise.all(
      ['ru', 'kz'].map((language) =>
        calculate(code, { params: exampleOf(code), city: 'pavlodar' }, { 'x-language-id': language }),
      ),
    );
    if (!ru || !kz) throw new Error('two answers');
    expect(ru.need[0]?.product, ru.need[0]?.roleName).not.toBeNull();
    expect(ru.total).toBe(ru.need.reduce((sum, { sum: each }) => sum + each, 0));
    expect(kz.total).toBe(ru.total);
    for (const [index, need] of ru.need.entries()) {
      expect(need.formula, need.formula).not.toMatch(/[{}]|NaN|undefined/);
      expect(kz.need[index]?.formula, need.role).not.toMatch(/[{}]|NaN|undefined/);
      expect(kz.need[index]?.roleName).not.toBe('');
      const paid = need.bought.reduce((sum, { product, count }) => sum + retailPrice(product) * count, 0);
      expect(need.sum).toBe(paid);
      // Mats lie within the free floor, all else covers its need.
      const [less, more] =
        need.role === 'heating-mat' ? [need.holds, need.amount] : [need.amount, need.holds];
      if (need.product) expect(more + 1e-6, need.role).toBeGreaterThanOrEqual(less);
      expect(need.leftover).toBeCloseTo(Math.max(0, need.holds - need.amount), 6);
    }
  });
});

describe('goods', () => {
  test('the product of the calculation settles the sizes, and its own norm wins', async () => {
    const [paint] = await shop.db<{ code: string; coverage: string }[]>`
      SELECT p.code, v.number AS coverage FROM products p
      JOIN sections s ON s.id = p.section_id AND s.code = 'kraska-dlya-sten-i-potolkov'
      JOIN property_values v ON v.id = ANY(p.value_ids)
      JOIN properties q ON q.id = v.property_id AND q.code = 'paint_coverage'
      WHERE p.active AND v.number <> 10 ORDER BY p.id LIMIT 1`;
    const { need } = await calculate('paint', { params: { area: '50' }, productCode: paint?.code });
    expect(need[0]?.quantity).toBeCloseTo(100 / Number(paint?.coverage), 6);
    const tile = await calculate('tile', { params: exampleOf('tile') });
    expect(Object.keys(tile.settled)).toEqual(['tileWidth', 'tileHeight', 'tileThickness']);
  });

  test('some walls of a room are counted apart from the others, and the goods have their colour', async () => {
    const room = { length: '4', width: '3,5', height: '2,7', openings: 'd0,9x2#2; w1,5x1,4#0' };
    const { need, colour, areaM2 } = await calculate('wallpaper', { params: { ...room, walls: '0' } });
    const all = await calculate('wallpaper', { params: room });
    expect(areaM2).toBeCloseTo(8.7, 6);
    expect(need[0]?.amount).toBeLessThan(all.need[0]?.amount ?? 0);
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('another role takes the product that was picked, and «none» leaves it to the reader', async () => {
    const first = await calculate('paint', { params: { area: '50' } });
    const other = first.need[1]?.alternatives[0]?.product.code ?? '';
    const second = await calculate('paint', { params: { area: '50' }, products: { primer: other } });
    expect(second.need[1]?.product?.code).toBe(other);
    const own = await calculate('paint', { params: { area: '50' }, products: { primer: 'none' } });
    expect(own.need[1]).toMatchObject({ product: null, isOwn: true, sum: 0, packs: 0 });
  });

  test('a reader with a contract pays the wholesale price, and only such a reader', async () => {
    const token = await shop.logIn('wholesale@sheber.test');
    const body = { params: { area: '50' } };
    const wholesale = await calculate('paint', body, { authorization: `Bearer ${token}` });
    const visitor = await calculate('paint', body);
    expect(wholesale.need[0]?.bought[0]?.product.wholesalePrice).toBeGreaterThan(0);
    const paid = wholesale.need[0]?.bought.map(
      ({ product, count }) => priceView(product, 'wholesale', count).price * count,
    );
    expect(wholesale.need[0]?.sum).toBe(paid?.reduce((sum, each) => sum + each, 0));
    expect(JSON.stringify(visitor)).not.toContain('wholesalePrice');
  });

  test('several packs of one line are combined at the least price', async () => {
    const [line] = await shop.db<{ codes: string[] }[]>`
      SELECT array_agg(p.code ORDER BY p.id) AS codes FROM products p
      JOIN sections s ON s.id = p.section_id AND s.code = 'kraska-dlya-sten-i-potolkov'
      WHERE p.active AND NOT p.on_order AND NOT p.is_offline
        AND EXISTS (SELECT FROM stocks k WHERE k.product_id = p.id AND k.count > 0)
      GROUP BY p.brand_id, regexp_replace(p.name_ru, '[0-9]+([.,][0-9]+)? л', '')
      HAVING count(*) > 1 LIMIT 1`;
    const productCode = line?.codes[0];
    if (productCode === undefined) throw new Error('the range has a paint in several cans');
    const [one, both] = await Promise.all(
      ['0,5', '150'].map((area) => calculate('paint', { params: { area }, productCode })),
    );
    const cheapest = (need: Calculated['need'][number] | undefined) => (need?.sum ?? 0) / (need?.holds ?? 1);
    expect(line?.codes).toContain(one?.need[0]?.product?.code);
    expect(cheapest(both?.need[0])).toBeLessThanOrEqual(cheapest(one?.need[0]));
  });
});

describe('the cutting plan', () => {
  test('stands beside the percentage, and never asks for fewer than possible', async () => {
    for (const code of ['tile', 'laminate', 'partition', 'ceiling', 'skirting', 'decking']) {
      const { plan, need } = await calculate(code, { params: exampleOf(code) });
      expect(plan, code).not.toBeNull();
      expect(plan?.count, code).toBeGreaterThanOrEqual(plan?.lowerBound ?? Number.POSITIVE_INFINITY);
      expect(plan?.byPercent, code).toBeGreaterThan(0);
      expect(plan?.parts.length, code).toBe((plan?.whole ?? 0) + (plan?.cut ?? 0));
      const main = need.find(({ role }) => role === plan?.role);
      if (main?.unit === 'шт.') expect(main.amount, code).toBeGreaterThanOrEqual(plan?.count ?? 0);
    }
  });

  test('a bare area has none', async () => {
    expect((await calculate('tile', { params: { area: '7,2' } })).plan).toBeNull();
  });
});

describe('a wrong request', () => {
  test.each([
    ['ru', 'Заполните это поле', 'Не больше 100'],
    ['kz', 'Осы өрісті толтырыңыз', 'Ең көбі 100'],
  ])('in %s every wrong field is said at once', async (language, missing, large) => {
    const { status, body } = await post(
      'tile',
      { params: { where: 'floor', length: '400', width: '' } },
      { 'x-language-id': language },
    );
    expect(status).toBe(422);
    expect(body.code).toBe('request.invalid');
    expect(body.errors).toEqual({ length: [large], width: [missing] });
  });

  test.each([
    ['no-such', {}, 404, 'calculator.not_found'],
    ['paint', { params: { area: '9' }, productCode: 'no-such-product' }, 404, 'product.not_found'],
    ['paint', { params: { area: ['x'] } }, 422, 'request.invalid'],
    ['paint', { params: { area: 'x'.repeat(700) } }, 422, 'request.invalid'],
    ['paint', { params: { area: 'NaN' } }, 422, 'request.invalid'],
  ])('%s with %j is refused', async (code, body, status, errorCode) => {
    const answer = await post(code, body);
    expect([answer.status, answer.body.code]).toEqual([status, errorCode]);
  });

  test('a product that cannot be used for it is refused in words', async () => {
    const [lamp] = await shop.db<{ code: string }[]>`
      SELECT p.code FROM products p JOIN sections s ON s.id = p.section_id WHERE s.code = 'unitazy' LIMIT 1`;
    const { status, body } = await post('paint', { params: { area: '9' }, productCode: lamp?.code });
    expect([status, body.code]).toEqual([422, 'calculator.unfit_product']);
  });
});

test('a deck of forty corners is answered without a plan, says so in both languages, and holds up nobody', async () => {
  const outline = [
    ...Array.from({ length: 37 }, (_, at) => `${at * 2.5}:${at % 2 ? 90 : 1}`),
    '90:99',
    '0:99',
  ].join(';');
  const params = { shape: 'polygon', outline, boardWidth: '60', boardLength: '6', gap: '0' };
  const products = { 'deck-board': 'none' };
  let [most, last] = [0, performance.now()];
  const look = setInterval(() => {
    most = Math.max(most, performance.now() - last);
    last = performance.now();
  }, 2);
  const answers = await Promise.all(
    ['ru', 'kz'].map((language) => calculate('decking', { params, products }, { 'x-language-id': language })),
  );
  clearInterval(look);
  const said = answers.map(({ advice }) => advice.find(({ key }) => key === 'plan-too-large')?.text);
  expect(said[0]).toContain('Плана раскроя нет');
  expect(said[1]).toContain('Пішу жоспары жоқ');
  for (const { need, plan } of answers) {
    expect(need[0]?.amount).toBeGreaterThan(0);
    expect(plan?.parts ?? []).toEqual([]);
  }
  // It was 1.3 s each; generous for a busy machine.
  expect(most).toBeLessThan(500);
});
