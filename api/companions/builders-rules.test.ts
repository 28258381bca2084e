import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Calculated } from '#contract/calculators.ts';
import type { CompanionAnswer } from '#contract/companions.ts';
import { isTickedFirst, portionCount } from '#domain/companion-portion.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { floorsRules } from './builders-floors.ts';
import { outsideRules } from './builders-outside.ts';
import { roomsRules } from './builders-rooms.ts';
import type { Facts, Offer, Offered, Rule } from './builders-rule.ts';

const RULES = [...floorsRules, ...outsideRules, ...roomsRules];

/** The whole range is loaded once for all files that ask for it. */
const WHOLE_RANGE_MS = 150_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ isWhole: true });
}, WHOLE_RANGE_MS);
afterAll(() => shop.close());

interface Row {
  code: string;
  section: string;
  facts: Facts;
  priceTenge: number;
  units: Offered['units'];
}

/** Goods of the range with all they say of themselves; those that stand in Pavlodar first. */
const list = (sections: readonly string[], codes: readonly string[] = []) => shop.db<Row[]>`
  SELECT p.code, c.code AS section, coalesce(r.discount_price, r.price) AS "priceTenge", p.units, (
    SELECT jsonb_object_agg(each.code, each.values) FROM (
      SELECT q.code, jsonb_agg(CASE WHEN v.number IS NULL THEN to_jsonb(v.code) ELSE to_jsonb(v.number) END) AS values
      FROM property_values v JOIN properties q ON q.id = v.property_id WHERE v.id = ANY(p.value_ids) GROUP BY q.code
    ) each) AS facts
  FROM products p JOIN sections c ON c.id = p.section_id JOIN product_prices r ON r.product_id = p.id
  WHERE p.active AND NOT p.on_order AND NOT p.is_offline
    AND (c.code = ANY(${sections as string[]}) OR p.code = ANY(${codes as string[]}))
    AND EXISTS (SELECT FROM stocks s WHERE s.product_id = p.id AND s.count > 0)
  ORDER BY p.popularity DESC, p.id`;

async function find({ section, where = {} }: Pick<Rule, 'section' | 'where'>): Promise<Row> {
  const found = (await list([section])).find(({ facts }) =>
    Object.entries(where).every(([code, value]) => facts[code]?.includes(value)),
  );
  if (!found) throw new Error(`the range has no ${section} with ${JSON.stringify(where)}`);
  return found;
}

/** What the product's page offers with so many of it. */
async function offerOf(own: Row, count: number): Promise<Offer> {
  const answer = await shop.app.inject({ url: `/api/v1/products/${own.code}/companions/?city=pavlodar` });
  const companions: CompanionAnswer[] = answer.json().data;
  const rows = await list(
    [],
    companions.map(({ product }) => product.code),
  );
  const others = companions.flatMap(({ product, perOwn, once, isNeeded }): Offered[] => {
    const row = rows.find((each) => each.code === product.code);
    if (!row) return [];
    const taken = portionCount({ perOwn, once }, count);
    const isTicked = isTickedFirst(isNeeded, taken * row.priceTenge, count * own.priceTenge);
    return [{ ...row, count: taken, isTicked }];
  });
  return { own: { ...own, count }, others };
}

describe('with a product', () => {
  test.each(RULES)('$rule', async (rule) => {
    const own = await find(rule);
    const offer = await offerOf(own, rule.count ?? 1);
    const said = offer.others.map(
      ({ section, count, facts }) => `${section} ${count} ${JSON.stringify(facts)}`,
    );
    expect(rule.holds(offer), `${own.code} with\n${said.join('\n')}`).toBe(true);
  });
});

async function calculate(code: string, params: Record<string, string>, productCode?: string) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/v1/calculators/${code}/`,
    payload: { params, city: 'pavlodar', ...(productCode ? { productCode } : {}) },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data as Calculated;
}

const needOf = ({ need }: Calculated, role: string) => need.find((each) => each.role === role);

async function goodsOf(calculated: Calculated, role: string): Promise<Row[]> {
  const codes = needOf(calculated, role)?.bought.map(({ product }) => product.code) ?? [];
  return codes.length === 0 ? [] : list([], codes);
}

describe('in a calculation', () => {
  test.each([
    ['3', '2', 70],
    ['2', '1,7', 60],
  ])(
    'heating mats of a floor of %s × %s m are not larger than its free %i per cent',
    async (length, width, share) => {
      const { bought } =
        needOf(await calculate('warm-floor', { length, width, share: String(share) }), 'heating-mat') ?? {};
      const m2 = (bought ?? []).reduce((sum, { count, holds }) => sum + count * holds, 0);
      const free = (Number(length) * Number(width.replace(',', '.')) * share) / 100;
      expect(m2).toBeGreaterThan(0);
      expect(m2).toBeLessThanOrEqual(free + 1e-6);
    },
  );

  test('a roof is screwed in its colour', async () => {
    const roof = await find({ section: 'metallocherepitsa', where: { roof_ral: '6005' } });
    const answer = await calculate('roofing', { eaves: '10', slope: '5' }, roof.code);
    const [screw] = await goodsOf(answer, 'roof-screw');
    expect(screw?.facts.roof_ral).toEqual(['6005']);
  });

  test('a fence has screws of its colour, and posts of it or primed ones', async () => {
    const sheet = await find({
      section: 'zabory-i-ograzhdeniya',
      where: { kind: 'fence-sheet', fence_ral: 'ral-7024' },
    });
    const answer = await calculate('fence', { length: '30', height: '1,7' }, sheet.code);
    const [screw] = await goodsOf(answer, 'fence-screw');
    const [post] = await goodsOf(answer, 'post');
    expect(screw?.facts.roof_ral).toEqual(['7024']);
    expect([undefined, 'ral-7024']).toContain(post?.facts.fence_ral?.[0]);
  });

  test('click vinyl lies on its own thin underlay', async () => {
    const vinyl = await find({ section: 'kvartsvinil', where: { floor_joint: 'click' } });
    const [under] = await goodsOf(
      await calculate('laminate', { length: '4', width: '3' }, vinyl.code),
      'underlay',
    );
    expect(under?.facts.under_for).toContain('vinyl');
    expect(Number(under?.facts.thickness_mm?.[0])).toBeLessThanOrEqual(1.5);
  });

  test('glued vinyl takes no underlay', async () => {
    const vinyl = await find({ section: 'kvartsvinil', where: { floor_joint: 'glue' } });
    const answer = await calculate('laminate', { length: '4', width: '3' }, vinyl.code);
    expect(needOf(answer, 'underlay')).toBeUndefined();
  });

  test('the cut map of skirting bears the height of the skirting itself', async () => {
    const skirting = await find({ section: 'plintus-napolnyy', where: { skirting_height_mm: 100 } });
    const { plan } = await calculate('skirting', { length: '4', width: '3' }, skirting.code);
    expect(plan?.piece.heightMm).toBe(100);
    expect(new Set(plan?.cuts.map(({ heightMm }) => heightMm))).toEqual(new Set([100]));
  });

  test('no part of a terrace is wider than its board', async () => {
    const { plan, settled } = await calculate('decking', { length: '5', width: '3' });
    const widest = Math.max(...(plan?.cuts ?? []).map(({ heightMm }) => heightMm));
    expect(widest).toBeLessThanOrEqual(Number(settled.boardWidth));
  });

  test('boards bought by the percentage are never fewer than the plan says', async () => {
    const boards = await find({ section: 'laminat' });
    const answer = await calculate('laminate', { length: '3,1', width: '2,05', reserve: '0' }, boards.code);
    const [length = 0, width = 0] = String(boards.facts.floor_board?.[0]).split('x').map(Number);
    const m2 = needOf(answer, 'laminate')?.amount ?? 0;
    expect(Math.floor((m2 * 1e6) / (length * width) + 1e-6)).toBeGreaterThanOrEqual(answer.plan?.count ?? 0);
  });
});

test('the table holds sixty rules', () => {
  expect(RULES.length + 9).toBe(60);
});
