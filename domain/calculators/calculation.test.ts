import { describe, expect, test } from 'vitest';
import { layPlanks } from '../cutting/planks.ts';
import { layTiles } from '../cutting/tiles.ts';
import { type Calculation, calculate, type Goods, type Need } from './calculators.ts';
import { toPlankRegion } from './laminate.ts';
import { parseSurface } from './surface.ts';
import { toTileRegion } from './tile-region.ts';

/** 14 m² of floor, 15 m round it, 36.6 m² of wall. */
const room = { length: '4', width: '3,5', height: '2,7', openings: 'd0,9x2; w1,5x1,4' };
const walls = { ...room, where: 'walls' };

function compute(code: string, texts: Record<string, string>, goods: Goods = {}): Calculation {
  const answer = calculate(code, texts, goods);
  if (!answer?.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
}

const amounts = (calculation: Calculation) =>
  Object.fromEntries(calculation.needs.map(({ role, amount }) => [role, Math.round(amount * 1000) / 1000]));

test('the region of a calculation is the one its tiles are planned on', () => {
  const surface = parseSurface({ ...room, shape: 'l', cutLength: '1', cutWidth: '1' }, { kind: 'floor' });
  const region = surface.ok ? toTileRegion(surface.value) : null;
  if (!region) throw new Error('an L has a region');
  const tile = { widthMm: 600, heightMm: 600 };
  const plan = layTiles({ region, tile, jointMm: 2, laying: 'straight', keepFromMm: 150, mayTurn: true });
  expect(plan.areaMm2).toBe(13_000_000);
  const texts = {
    shape: 'l',
    cutLength: '1',
    cutWidth: '1',
    tileWidth: '600',
    tileHeight: '600',
    method: 'plan',
  };
  const need: Need | undefined = compute('tile', { ...room, ...texts }).needs[0];
  expect(need).toMatchObject({ quantity: plan.count, formula: { key: 'tile-plan' } });
});

test('a floor of planks is planned less the gap of 10 mm at its walls', () => {
  const surface = parseSurface(room, { kind: 'floor' });
  const region = surface.ok ? toPlankRegion(surface.value) : null;
  if (!region) throw new Error('a rectangle has a region');
  const plan = layPlanks({ region, plank: { lengthMm: 1292, widthMm: 193 } });
  expect(plan.areaMm2).toBeCloseTo(3980 * 3480, 3);
  const need = compute('laminate', { ...room, method: 'plan' }).needs[0];
  expect(need?.formula).toMatchObject({
    key: 'plank-plan',
    numbers: { planks: plan.count, byPercent: 59, rows: 19 },
  });
  expect(need?.quantity).toBeCloseTo(plan.count * 1.292 * 0.193, 9);
});

test('openings without a place are spread over their wall', () => {
  const surface = parseSurface(
    { where: 'wall', length: '6', height: '2,7', openings: 'd1x2; w1,5x2,5; w0,5x1' },
    { kind: null },
  );
  expect(surface.ok && toTileRegion(surface.value)?.holes).toEqual([
    { x: 750, y: 0, w: 1000, h: 2000 },
    { x: 2500, y: expect.closeTo(200, 6), w: 1500, h: 2500 },
    { x: 4750, y: 800, w: 500, h: 1000 },
  ]);
});

describe('packs', () => {
  const bag = { packs: [{ holds: 25, priceTenge: 1990, weightKg: 25 }] };

  test('a screed of 14 m² and 5 cm is 56 bags, and its weight is told', () => {
    const { needs, totalTenge, weightKg } = compute('screed', { ...room, thickness: '50' }, { screed: bag });
    expect(needs[0]?.supply).toMatchObject({ packCount: 56, holds: 1400, leftover: 0, priceTenge: 111_440 });
    expect({ totalTenge, weightKg }).toEqual({ totalTenge: 111_440, weightKg: 1400 });
  });

  test('laminate of 2.131 m² a pack: 7 packs along, 8 on the diagonal', () => {
    const goods = { laminate: { packs: [{ holds: 2.131, priceTenge: 9590, weightKg: 15.4 }] } };
    expect(compute('laminate', room, goods).needs[0]?.supply).toMatchObject({ packCount: 7, weightKg: 108 });
    const diagonal = compute('laminate', { ...room, laying: 'diagonal' }, goods);
    expect(diagonal.needs[0]?.supply?.packCount).toBe(8);
    expect(diagonal.needs[0]?.supply?.leftover).toBeCloseTo(0.948, 9);
  });

  test("a product's own norm wins over the typed and the usual one", () => {
    const paint = { packs: [], norm: 12 };
    expect(amounts(compute('paint', { ...walls, coverage: '7' }, { paint })).paint).toBe(6.71);
    const mix = { ...bag, norm: 0.85 };
    expect(amounts(compute('dry-mix', { ...walls, thickness: '10' }, { mix })).mix).toBe(311.1);
    const broken = { ...bag, norm: Number.NaN };
    expect(amounts(compute('dry-mix', { ...walls, thickness: '10' }, { mix: broken })).mix).toBe(329.4);
  });
});

describe('formula and advice', () => {
  test('the formula carries every number that the words need', () => {
    expect(compute('paint', { where: 'floor', area: '36,6' }).needs[0]?.formula).toEqual({
      key: 'paint',
      numbers: { area: 36.6, layers: 2, coverage: 10, factor: 1, reserve: 10, quantity: 7.32, amount: 8.052 },
    });
  });

  test.each<[string, Record<string, string>, string | undefined, Record<string, number>]>([
    ['screed', { area: '5', thickness: '40', warmFloor: '1' }, 'screed-too-thin', { least: 50 }],
    ['screed', { area: '5', thickness: '50' }, 'screed-heavy', { load: 100 }],
    ['screed', { area: '5', thickness: '30' }, undefined, {}],
    ['laminate', { length: '4', width: '3,5', plankWidth: '191' }, 'trim-first-row', { rows: 19 }],
    ['laminate', { length: '4', width: '3,5', plankWidth: '190' }, undefined, {}],
    ['radiators', { area: '40' }, 'several-radiators', { radiators: 2, sections: 23 }],
    ['ceiling', { area: '14' }, 'perimeter-unknown', {}],
    [
      'insulation',
      { area: '9', thickness: '100', requiredResistance: '3,5', wallResistance: '0,5' },
      'insulation-too-thin',
      { missing: 3, thickness: 120 },
    ],
    [
      'insulation',
      { area: '9', thickness: '120', requiredResistance: '3,5', wallResistance: '0,5' },
      undefined,
      {},
    ],
  ])('%s of %j: %s', (code, texts, key, numbers) => {
    const [first] = compute(code, texts).advice;
    expect(first?.key).toBe(key);
    if (first) expect(first.numbers).toMatchObject(numbers);
  });

  test.each([
    ['roofing', { eaves: '10' }, 'slope'],
    ['roofing', { eaves: '10', reach: '4' }, 'angle'],
    ['dry-mix', { area: '10' }, 'thickness'],
    ['partition', { length: '1', height: '2', doors: '9' }, 'doors'],
  ])('%s of %j names the field %s', (code, texts, field) => {
    expect(calculate(code, texts)).toMatchObject({ ok: false, errors: [{ field }] });
  });
});
