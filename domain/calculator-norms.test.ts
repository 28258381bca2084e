/** Norms that a shop sets: each of them counts, none reaches beyond its bounds, and those that ship are the old ones. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculatorOf, NORM_KEYS, NORMS, toNorms, USUAL_NORMS } from './calculator-norms.ts';
import { calculate, exampleOf, listCalculators, STAND_INS } from './calculators/calculators.ts';

/** What must be asked for so that a norm is reached at all. */
const ASKING: Readonly<Record<string, Record<string, string>>> = {
  'tile.breakage': { method: 'plan' },
  'laminate.along': { length: '6', width: '5', method: 'percent' },
  'laminate.cramped': { length: '3', width: '2', method: 'percent' },
  'laminate.diagonal': { laying: 'diagonal' },
  'laminate.herringbone': { laying: 'herringbone' },
  'masonry.mortar': { material: 'brick' },
  'insulation.glue': { place: 'facade' },
  'insulation.coat': { place: 'facade' },
  'insulation.dowels': { place: 'facade' },
  'roofing.nails': { material: 'shingles' },
  'roofing.shingles': { material: 'shingles' },
  'decking.pedestals': { pedestals: '1' },
  ...Object.fromEntries(
    ['cement-plaster', 'gypsum-putty', 'finish-putty', 'self-levelling', 'masonry'].map((material) => [
      `dry-mix.${material}`,
      { material },
    ]),
  ),
  'primer.adhesion': { material: 'adhesion' },
  'warm-floor.power': { material: 'cable' },
  'primer.strengthening': { material: 'strengthening' },
};

const reckon = (key: (typeof NORM_KEYS)[number], value: number) => {
  const code = calculatorOf(key);
  const texts = { ...STAND_INS[code], ...exampleOf(code), ...ASKING[key] };
  const computed = calculate(code, texts, {}, { ...USUAL_NORMS, [key]: value });
  if (!computed?.ok) throw new Error(`${key}: the example cannot be reckoned`);
  return computed.value.needs.map(({ role, amount }) => [role, amount]);
};

describe('a norm', () => {
  test.each(NORM_KEYS)('%s changes what a work takes', (key) => {
    const { min, max, usual } = NORMS[key];
    expect(usual).toBeGreaterThanOrEqual(min);
    expect(usual).toBeLessThanOrEqual(max);
    expect(reckon(key, min)).not.toEqual(reckon(key, max));
  });

  test('is of a calculator that exists', () => {
    const codes = new Set(listCalculators().map(({ code }) => code));
    expect(NORM_KEYS.filter((key) => !codes.has(calculatorOf(key)))).toEqual([]);
  });

  test('that makes no sense counts as none', () =>
    fc.assert(
      fc.property(fc.constantFrom(...NORM_KEYS), fc.double(), (key, value) => {
        const { min, max, usual } = NORMS[key];
        expect(toNorms({ [key]: value, 'none.such': 1 })[key]).toBe(
          value >= min && value <= max ? value : usual,
        );
      }),
    ));

  test('stands in for the field of its name, and what is typed goes before it', () => {
    const norms = { ...USUAL_NORMS, 'paint.reserve': 50 };
    const field = listCalculators(norms).find(({ code }) => code === 'paint')?.fields.reserve;
    expect(field).toMatchObject({ usual: 50 });
    const reserveOf = (texts: object) => {
      const computed = calculate('paint', { ...exampleOf('paint'), ...texts }, {}, norms);
      return computed?.ok ? computed.value.needs[0]?.reservePercent : null;
    };
    expect([reserveOf({}), reserveOf({ reserve: '3' })]).toEqual([50, 3]);
  });
});
