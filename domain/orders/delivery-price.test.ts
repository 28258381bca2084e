import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { USUAL_VEHICLES } from '../delivery-tariff.ts';
import { type Piece, deliveryPrice as priceBy, type Zone } from './delivery-price.ts';

const deliveryPrice = (pieces: readonly Piece[], zone: Zone, goodsTenge: number) =>
  priceBy(pieces, zone, goodsTenge, USUAL_VEHICLES);

const near: Zone = { kind: 'near', beyondKm: 0, freeFromTenge: null };
const far: Zone = { ...near, kind: 'far' };
const suburb: Zone = { ...near, kind: 'suburb', beyondKm: 12.3 };
const light = (count: number, weightKg: number): Piece => ({
  count,
  weightKg,
  volumeM3: weightKg / 1000,
  longestSideM: 0.6,
});
const board = (count: number): Piece => ({ count, weightKg: 28, volumeM3: 0.0375, longestSideM: 2.5 });

describe('by hand', () => {
  test.each<[string, Piece[], Zone, number | null, string]>([
    ['a parcel', [light(1, 30)], near, 1500, 'car'],
    ['one kilogram more', [light(31, 1)], near, 3000, 'van'],
    ['two cars would cost as much as a van', [light(60, 1)], near, 3000, 'van'],
    ['the far zone', [light(1, 30)], far, 2000, 'car'],
    ['a suburb by the begun kilometre', [light(1, 30)], suburb, 4450, 'car'],
    ['350 kg', [light(14, 25)], near, 3000, 'van'],
    ['375 kg: a van and a car are cheaper than a truck', [light(15, 25)], near, 4500, 'car van'],
    ['one long board', [board(1)], near, 6500, 'small-truck'],
    ['a long board far away', [board(1)], far, 8000, 'small-truck'],
    ['1,500 kg', [light(60, 25)], near, 6500, 'small-truck'],
    ['2,000 kg', [light(80, 25)], near, 12_500, 'van van small-truck'],
    ['1,800 kg', [light(72, 25)], near, 9500, 'van small-truck'],
    ['5,000 kg', [light(200, 25)], near, 16_000, 'truck'],
    ['ten tons', [light(400, 25)], near, 32_000, 'crane-truck'],
    ['more than ten tons', [light(401, 25)], near, null, ''],
    ['a piece of two tons', [{ ...light(1, 2000), volumeM3: 1 }], near, 16_000, 'truck'],
    ['a piece of six tons', [{ ...light(1, 6000), volumeM3: 1 }], near, 32_000, 'crane-truck'],
    ['a piece of six tons in a suburb', [{ ...light(1, 6000), volumeM3: 1 }], suburb, null, ''],
    ['a pipe of seven metres', [{ ...light(1, 5), longestSideM: 7 }], near, null, ''],
    [
      'light but bulky wool',
      [{ count: 50, weightKg: 10, volumeM3: 0.3, longestSideM: 1.2 }],
      near,
      13_000,
      'small-truck small-truck',
    ],
    ['a long board and many bags', [board(1), light(60, 25)], near, 8000, 'car small-truck'],
    ['nothing to carry', [], near, 0, ''],
  ])('%s', (_name, pieces, zone, tenge, vehicles) => {
    const found = deliveryPrice(pieces, zone, 10_000);
    expect(found?.tenge ?? null).toBe(tenge);
    const named = found?.vehicles.flatMap(({ code, count }) => Array<string>(count).fill(code)) ?? [];
    expect(named.join(' ')).toBe(vehicles);
  });
});

test('light orders are brought free from the sum of the zone, heavy ones never', () => {
  const zone: Zone = { ...near, freeFromTenge: 50_000 };
  expect(deliveryPrice([light(10, 20)], zone, 50_000)).toMatchObject({ tenge: 0, isFree: true });
  expect(deliveryPrice([light(10, 20)], zone, 49_999)).toMatchObject({ tenge: 3000, isFree: false });
  expect(deliveryPrice([light(20, 20)], zone, 500_000)).toMatchObject({ isFree: false });
});

const pieces = fc.array(
  fc.record({
    count: fc.integer({ min: 1, max: 30 }),
    weightKg: fc.integer({ min: 1, max: 60 }),
    volumeM3: fc.integer({ min: 0, max: 20 }).map((tenths) => tenths / 20),
    longestSideM: fc.constantFrom(0.5, 1.5, 1.9, 2.5, 3.9, 5),
  }),
  { minLength: 1, maxLength: 6 },
);

test('the vehicles carry everything, and no cheaper single kind would', () => {
  fc.assert(
    fc.property(pieces, (goods) => {
      const found = deliveryPrice(goods, near, 0);
      const kg = goods.reduce((sum, piece) => sum + piece.count * piece.weightKg, 0);
      const m3 = goods.reduce((sum, piece) => sum + piece.count * piece.volumeM3, 0);
      if (!found) return expect(kg).toBeGreaterThan(10_000);
      const capacity = (of: 'maxKg' | 'maxM3') =>
        found.vehicles.reduce((sum, { code, count }) => {
          const vehicle = USUAL_VEHICLES.find((known) => known.code === code);
          return sum + count * (vehicle?.[of] ?? 0);
        }, 0);
      expect(capacity('maxKg')).toBeGreaterThanOrEqual(kg - 1e-6);
      expect(capacity('maxM3')).toBeGreaterThanOrEqual(m3 - 1e-6);
      for (const { maxKg, maxM3, maxSideM, priceTenge } of USUAL_VEHICLES) {
        if (
          goods.some(
            (piece) => piece.longestSideM > maxSideM || piece.weightKg > maxKg || piece.volumeM3 > maxM3,
          )
        )
          continue;
        const count = Math.max(Math.ceil(kg / maxKg - 1e-9), Math.ceil(m3 / maxM3 - 1e-9));
        expect(found.tenge).toBeLessThanOrEqual(count * priceTenge);
      }
    }),
    { numRuns: 1000 },
  );
});

test('more goods never cost less to bring', () => {
  fc.assert(
    fc.property(pieces, pieces, (some, more) => {
      const few = deliveryPrice(some, near, 0);
      const all = deliveryPrice([...some, ...more], near, 0);
      if (few && all) expect(all.tenge).toBeGreaterThanOrEqual(few.tenge);
    }),
    { numRuns: 1000 },
  );
});
