import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculate, type Goods, listCalculators, sectionOfRole } from './calculators.ts';

const codes = listCalculators().map(({ code }) => code);
/** Texts that satisfy each calculator, with the one number that scales it left out. */
const base: Record<string, Record<string, string>> = {
  tile: { tileWidth: '600', tileHeight: '300' },
  'dry-mix': { thickness: '10' },
  insulation: { thickness: '100' },
  screed: { thickness: '50' },
  roofing: { slope: '5' },
};
const metres = fc.integer({ min: 100, max: 1000 }).map((centimetres) => centimetres / 100);
const percent = fc.integer({ min: 0, max: 50 });

function compute(code: string, lengthM: number, texts: Record<string, string>, goods: Goods = {}) {
  const size = { length: String(lengthM), eaves: String(lengthM), width: '3,5', height: '2,7' };
  const answer = calculate(code, { ...size, ...base[code], ...texts }, goods);
  if (!answer?.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
}

/** The same packs for whatever may be needed: with a large reserve a skirting has joints that it lacks without. */
function goodsFor(code: string, lengthM: number, holds: readonly number[]): Goods {
  const packs = holds.map((each) => ({
    holds: each,
    priceTenge: Math.round(each * 1000) + 300,
    weightKg: each,
  }));
  return Object.fromEntries(
    compute(code, lengthM, { reserve: '50' }).needs.map(({ role }) => [role, { packs }]),
  );
}

const packSizes = fc.uniqueArray(
  fc.integer({ min: 1, max: 300 }).map((tenths) => tenths / 10),
  {
    minLength: 1,
    maxLength: 3,
  },
);

test('never fewer packs than the need, and never a whole pack too many', () => {
  fc.assert(
    fc.property(fc.constantFrom(...codes), metres, packSizes, (code, lengthM, holds) => {
      for (const { role, amount, quantity, supply } of compute(
        code,
        lengthM,
        {},
        goodsFor(code, lengthM, holds),
      ).needs) {
        if (role === 'heating-mat') {
          // Mats are not cut and lie within the free floor.
          expect(supply?.holds).toBeLessThanOrEqual(amount + 1e-4);
          expect((supply?.holds ?? 0) + Math.min(...holds)).toBeGreaterThan(amount - 1e-4);
          continue;
        }
        expect(amount).toBeGreaterThanOrEqual(quantity - 1e-6);
        expect(supply?.holds).toBeGreaterThanOrEqual(amount - 1e-4);
        expect(supply?.leftover).toBeCloseTo(Math.max(0, (supply?.holds ?? 0) - amount), 6);
        const smallest = Math.min(...holds.filter((_, index) => (supply?.counts[index] ?? 0) > 0));
        expect((supply?.holds ?? 0) - smallest).toBeLessThan(amount);
      }
    }),
  );
});

test('more reserve never means fewer packs, nor less to pay', () => {
  const withReserve = codes.filter(
    (code) => listCalculators().find((each) => each.code === code)?.fields.reserve,
  );
  expect(withReserve.length).toBeGreaterThan(10);
  fc.assert(
    fc.property(
      fc.constantFrom(...withReserve),
      metres,
      percent,
      percent,
      packSizes,
      (code, lengthM, a, b, holds) => {
        const goods = goodsFor(code, lengthM, holds.slice(0, 1));
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((reserve) =>
          compute(code, lengthM, { reserve: String(reserve) }, goods),
        );
        for (const { role, supply } of less?.needs ?? []) {
          const other = more?.needs.find((each) => each.role === role);
          expect(other?.supply?.packCount).toBeGreaterThanOrEqual(supply?.packCount ?? 0);
        }
        expect(more?.totalTenge).toBeGreaterThanOrEqual(less?.totalTenge ?? 0);
      },
    ),
  );
});

test('a longer room never needs less', () => {
  fc.assert(
    fc.property(fc.constantFrom(...codes), metres, metres, (code, a, b) => {
      const small = compute(code, Math.min(a, b), { reserve: '5' }).needs;
      const large = compute(code, Math.max(a, b), { reserve: '5' }).needs;
      for (const { role, amount } of small)
        expect(large.find((each) => each.role === role)?.amount).toBeGreaterThanOrEqual(amount - 1e-9);
    }),
  );
});

test.each(['paint', 'primer', 'dry-mix', 'screed', 'insulation', 'warm-floor', 'radiators', 'decking'])(
  '%s: nothing is rounded before the end, so twice the area is twice the quantity',
  (code) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900_000 }), (hundredths) => {
        const quantities = [hundredths / 100, hundredths / 50].map((area) =>
          compute(code, 4, { area: String(area) }).needs.map(({ role, quantity }) => ({ role, quantity })),
        );
        for (const { role, quantity } of quantities[0] ?? []) {
          if (role === 'thermostat') continue;
          const doubled = quantities[1]?.find((each) => each.role === role)?.quantity ?? 0;
          expect(doubled / quantity).toBeCloseTo(2, 9);
        }
      }),
      { numRuns: 40 },
    );
  },
);

test('every role has a section its goods stand in', () => {
  for (const code of codes)
    for (const { role } of compute(code, 4, {}).needs) expect(sectionOfRole(role)).toMatch(/^[a-z-]+$/);
});
