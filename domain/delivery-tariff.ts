/**
 * The shop's vehicles and what each costs, and what it costs to bring goods to the door of the nearest zone: the smallest
 * vehicle that carries their weight, volume and length. The checkout knows zones and several vehicles; a product's page
 * tells the price from which it begins. Whoever asks says by which tariff: staff may set their own.
 */
export type VehicleCode = 'car' | 'van' | 'small-truck' | 'truck' | 'crane-truck';

export interface Vehicle {
  code: VehicleCode;
  maxKg: number;
  maxM3: number;
  maxSideM: number;
  /** to the nearest zone */
  priceTenge: number;
  farTenge: number;
  /** of the way at all, and of each begun kilometre; null: does not go to suburbs */
  suburbTenge: readonly [base: number, perKm: number] | null;
}

const vehicle = (
  code: VehicleCode,
  [maxKg, maxM3, maxSideM]: readonly [number, number, number],
  [priceTenge, farTenge]: readonly [number, number],
  suburbTenge: Vehicle['suburbTenge'],
): Vehicle => ({ code, maxKg, maxM3, maxSideM, priceTenge, farTenge, suburbTenge });

/** The factory setting, from the smallest: each next one carries all that the one before it does. */
export const USUAL_VEHICLES: readonly Vehicle[] = [
  vehicle('car', [30, 0.3, 1.8], [1500, 2000], [2500, 150]),
  vehicle('van', [350, 2, 2], [3000, 4000], [4500, 180]),
  vehicle('small-truck', [1500, 9, 4], [6500, 8000], [9000, 250]),
  vehicle('truck', [5000, 25, 6], [16_000, 19_000], [21_000, 350]),
  vehicle('crane-truck', [10_000, 35, 6], [32_000, 36_000], null),
];

/** The first vehicle that carries less than a smaller one: by such a tariff nothing can be reckoned. Null: none does. */
export function findUnorderedVehicle(vehicles: readonly Vehicle[]): VehicleCode | null {
  const at = vehicles.findIndex((each, index) => {
    const smaller = vehicles[index - 1];
    return (
      smaller !== undefined &&
      (each.maxKg < smaller.maxKg || each.maxM3 < smaller.maxM3 || each.maxSideM < smaller.maxSideM)
    );
  });
  return vehicles[at]?.code ?? null;
}

export interface Load {
  weightKg: number;
  /** One piece as it is carried, and how many of them; absent where nobody measured it. */
  sizeMm?: { length: number; width: number; height: number } | undefined;
  count: number;
}

/** Null when no vehicle of the shop carries it: a manager counts the price. */
export function findVehicle(load: Load, vehicles: readonly Vehicle[]): Vehicle | null {
  return findVehicleFor([load], vehicles);
}

/** The same for everything that is brought together. */
export function findVehicleFor(loads: readonly Load[], vehicles: readonly Vehicle[]): Vehicle | null {
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
    vehicles.find(({ maxKg, maxM3, maxSideM }) => kg <= maxKg && m3 <= maxM3 && sideM <= maxSideM) ?? null
  );
}

/** The vehicles on the gauge of the cart: a crane is not for the weight. */
export const listGaugeVehicles = (vehicles: readonly Vehicle[]): readonly Vehicle[] =>
  vehicles.filter(({ code }) => code !== 'crane-truck');

/**
 * Where a weight stands on a gauge on which every vehicle takes the same room: from 0 to 1. By eye a car is as far from
 * a van as a van from a truck, though the weights are ten times apart.
 */
export function gaugePlace(weightKg: number, gauged: readonly Pick<Vehicle, 'maxKg'>[]): number {
  let from = 0;
  for (const [at, { maxKg }] of gauged.entries()) {
    if (weightKg <= maxKg) return (at + (weightKg - from) / (maxKg - from)) / gauged.length;
    from = maxKg;
  }
  return 1;
}
