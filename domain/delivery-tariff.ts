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
export function findVehicle({ weightKg, sizeMm, count }: Load): Vehicle | null {
  const sides = sizeMm ? [sizeMm.length, sizeMm.width, sizeMm.height] : [];
  const sideM = Math.max(0, ...sides) / 1000;
  const m3 = sides.length > 0 ? sides.reduce((volume, side) => volume * (side / 1000), 1) * count : 0;
  return (
    VEHICLES.find(({ maxKg, maxM3, maxSideM }) => weightKg <= maxKg && m3 <= maxM3 && sideM <= maxSideM) ??
    null
  );
}
