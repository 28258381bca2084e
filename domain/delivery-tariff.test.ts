import { expect, test } from 'vitest';
import {
  findUnorderedVehicle,
  findVehicle,
  findVehicleFor,
  gaugePlace,
  type Load,
  listGaugeVehicles,
  USUAL_VEHICLES,
} from './delivery-tariff.ts';

const carrierOf = (loads: readonly Load[]) => findVehicleFor(loads, USUAL_VEHICLES);

const board = { length: 1380, width: 193, height: 64 };

test.each([
  ['a tin of paint', { weightKg: 3, count: 1 }, 'car', 1500],
  ['just what a car carries', { weightKg: 30, count: 1 }, 'car', 1500],
  ['a kilogram more', { weightKg: 31, count: 1 }, 'van', 3000],
  ['seven packs of laminate', { weightKg: 108, count: 7, sizeMm: board }, 'van', 3000],
  [
    'a light rail of three metres',
    { weightKg: 1, count: 1, sizeMm: { ...board, length: 3000 } },
    'small-truck',
    6500,
  ],
  [
    'light but voluminous wool',
    { weightKg: 20, count: 40, sizeMm: { length: 1200, width: 600, height: 400 } },
    'truck',
    16_000,
  ],
  ['ten tonnes', { weightKg: 10_000, count: 1 }, 'crane-truck', 32_000],
])('%s goes by the smallest vehicle that carries it', (_name, load, code, priceTenge) => {
  expect(findVehicle(load, USUAL_VEHICLES)).toMatchObject({ code, priceTenge });
});

test.each([
  ['more than ten tonnes', { weightKg: 10_001, count: 1 }],
  ['a beam of seven metres', { weightKg: 50, count: 1, sizeMm: { ...board, length: 7000 } }],
])('%s is left to a manager', (_name, load) => {
  expect(findVehicle(load, USUAL_VEHICLES)).toBeNull();
});

test('goods that are brought together share a vehicle', () => {
  const bags = { weightKg: 300, count: 12 };
  const profile = { weightKg: 2, sizeMm: { length: 3000, width: 60, height: 27 }, count: 2 };
  expect(carrierOf([bags])?.code).toBe('van');
  expect(carrierOf([bags, { weightKg: 60, count: 1 }])?.code).toBe('small-truck');
  expect(carrierOf([profile])?.code).toBe('small-truck');
  expect(carrierOf([{ weightKg: 10_001, count: 1 }])).toBeNull();
  expect(carrierOf([])?.code).toBe('car');
});

test.each([
  [0, 0],
  [15, 0.125],
  [30, 0.25],
  [190, 0.375],
  [350, 0.5],
  [1500, 0.75],
  [5000, 1],
  [9000, 1],
])('%d kg stand at %d of the gauge', (weightKg, place) => {
  expect(gaugePlace(weightKg, listGaugeVehicles(USUAL_VEHICLES))).toBeCloseTo(place);
});

test('a larger vehicle that carries less than a smaller one is found', () => {
  expect(findUnorderedVehicle(USUAL_VEHICLES)).toBeNull();
  const weak = USUAL_VEHICLES.map((each) => (each.code === 'truck' ? { ...each, maxKg: 1000 } : each));
  expect(findUnorderedVehicle(weak)).toBe('truck');
  expect(findUnorderedVehicle([])).toBeNull();
});
