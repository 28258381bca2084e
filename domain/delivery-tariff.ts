/**
 * What it costs to bring goods to the door of the nearest zone: the smallest vehicle that carries their weight, volume
 * and length. The checkout knows zones and several vehicles; a product's page tells the price from which it begins.
 */
export type VehicleCode = 'car' | 'van' | 'small-truck' | 'truck' | 'crane-truck';

export interface Vehicle {
  code: VehicleCode;
  maxKg: number;
  maxM3: number;
  maxSideM: number;
  priceTenge: number;
}

/** From the smallest: each next one carries all that the one before it does. */
export const VEHICLES: readonly Vehicle[] = [
  { code: 'car', maxKg: 30, maxM3: 0.3, maxSideM: 1.8, priceTenge: 1500 },
  { code: 'van', maxKg: 350, maxM3: 2, maxSideM: 2, priceTenge: 3000 },
  { code: 'small-truck', maxKg: 1500, maxM3: 9, maxSideM: 4, priceTenge: 6500 },
  { code: 'truck', maxKg: 5000, maxM3: 25, maxSideM: 6, priceTenge: 16_000 },
  { code: 'crane-truck', maxKg: 10_000, maxM3: 35, maxSideM: 6, priceTenge: 32_000 },
];

export interface Load {
  weightKg: number;
  /** One piece as it is carried, and how many of them; absent where nobody measured it. */
  sizeMm?: { length: number; width: number; height: number } | undefined;
  count: number;
}

/** Null when no vehicle of the shop carries it: a manager counts the price. */
export function findVehicle(load: Load): Vehicle | null {
  return findVehicleFor([load]);
}

/** The same for everything that is brought together. */
export function findVehicleFor(loads: readonly Load[]): Vehicle | null {
  let kg = 0;
  let m3 = 0;
  let sideM = 0;
  for (const { weightKg, sizeMm, count } of loads) {
    kg += weightKg;
    if (!sizeMm) continue;
    const sides = [sizeMm.length, sizeMm.width, sizeMm.height];
    sideM = Math.max(sideM, ...sides.map((side) => side / 1000));
    m3 += sides.reduce((volume, side) => volume * (side / 1000), 1) * count;
  }
  return (
    VEHICLES.find(({ maxKg, maxM3, maxSideM }) => kg <= maxKg && m3 <= maxM3 && sideM <= maxSideM) ?? null
  );
}

/** Up to what weight each of the vehicles on the gauge of the cart carries, from the smallest. */
export const GAUGE_VEHICLES = VEHICLES.filter(({ code }) => code !== 'crane-truck').map(
  ({ code, maxKg }) => ({
    code,
    maxKg,
  }),
);

/**
 * Where a weight stands on a gauge on which every vehicle takes the same room: from 0 to 1. By eye a car is as far from
 * a van as a van from a truck, though the weights are ten times apart.
 */
export function gaugePlace(weightKg: number): number {
  let from = 0;
  for (const [at, { maxKg }] of GAUGE_VEHICLES.entries()) {
    if (weightKg <= maxKg) return (at + (weightKg - from) / (maxKg - from)) / GAUGE_VEHICLES.length;
    from = maxKg;
  }
  return 1;
}
