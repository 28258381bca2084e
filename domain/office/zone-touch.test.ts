import { expect, test } from 'vitest';
import { USUAL_VEHICLES } from '../delivery-tariff.ts';
import type { Ring } from '../delivery-zone.ts';
import { findTouched } from './zone-touch.ts';

const box = (size: number): Ring => [
  [-size, -size],
  [size, -size],
  [size, size],
  [-size, size],
];
const before = [
  { kind: 'near', ring: box(1) },
  { kind: 'far', ring: box(3) },
] as const;
const after = [{ kind: 'near', ring: box(2) }, before[1]] as const;
const at = (longitude: number) => ({ latitude: 0, longitude });
const brought = (longitude: number, more: object = {}) => ({
  ...at(longitude),
  weightKg: 20,
  paidTenge: 2000,
  isOpen: false,
  ...more,
});

test('addresses are counted by the way they go; what stays is not told', () => {
  const addresses = [at(0), at(1.5), at(1.6), at(2.5), at(9)];
  expect(findTouched({ before, after }, { addresses, deliveries: [] }, USUAL_VEHICLES).moves).toEqual([
    { from: 'far', to: 'near', addresses: 2 },
  ]);
  expect(
    findTouched({ before, after: [before[0]] }, { addresses, deliveries: [] }, USUAL_VEHICLES).moves,
  ).toEqual([{ from: 'far', to: null, addresses: 3 }]);
});

test('deliveries of the past month cost what the new rings say; open orders keep their price', () => {
  const deliveries = [
    brought(0),
    brought(1.5),
    brought(1.5, { weightKg: 300 }),
    brought(1.5, { isOpen: true }),
  ];
  // A car 1500 instead of 2000, a van 3000 instead of 4000.
  expect(findTouched({ before, after }, { addresses: [], deliveries }, USUAL_VEHICLES)).toMatchObject({
    openOrders: 1,
    deliveries: 2,
    differenceTenge: -1500,
  });
});

test.each([
  ['what was free stays free', brought(1.5, { paidTenge: 0 })],
  ['outside of all zones nothing is guessed', brought(9)],
])('%s', (_words, delivery) => {
  const drawn = { before, after: [...after, { kind: 'far', ring: box(10) } as const] };
  expect(findTouched(drawn, { addresses: [], deliveries: [delivery] }, USUAL_VEHICLES).differenceTenge).toBe(
    0,
  );
});
