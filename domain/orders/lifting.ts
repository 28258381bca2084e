/**
 * What it costs to unload an order and carry it up. By weight: awkward goods count heavier than they are; a passenger
 * lift takes what fits into it, the rest goes by the stairs.
 */
export type Awkwardness = 'plain' | 'sheet' | 'block';

export interface CarriedGoods {
  count: number;
  weightKg: number;
  longestSideM: number;
  kind: Awkwardness;
}

export interface Lifting {
  mode: 'none' | 'unload' | 'floor';
  floor: number;
  elevator: 'none' | 'passenger' | 'cargo';
  carryMeters: number;
}

/** For a kilogram, by the stairs for each floor; the least that is asked for coming at all. */
export const LIFT_TENGE = { unload: 6, stairs: 6, cargo: 10, passenger: 12, callOut: 3000 } as const;
const ROUND_TO_TENGE = 10;
export const FREE_CARRY_M = 20;
export const FAR_CARRY = 1.5;
const LIFT_SIDE_M = 2;
const LIFT_KG = 80;

/** Gypsum board, OSB, doors; blocks and bricks. Anything longer than 2.5 m is as awkward as a sheet. */
const AWKWARD: Readonly<Record<Awkwardness, number>> = { plain: 1, sheet: 1.5, block: 1.2 };
const LONG_M = 2.5;
const LONG = 1.5;

export function liftingPrice(goods: readonly CarriedGoods[], lifting: Lifting): number {
  if (lifting.mode === 'none' || goods.length === 0) return 0;
  const plain = goods.reduce((sum, item) => sum + carryTenge(item, lifting), 0);
  const far = lifting.carryMeters > FREE_CARRY_M ? plain * FAR_CARRY : plain;
  return roundLiftingUp(Math.max(LIFT_TENGE.callOut, far));
}

/** Weights are thousandths of a kilogram: what they leave behind the comma must not raise the price. */
export const roundLiftingUp = (tenge: number): number =>
  Math.ceil(Number((tenge / ROUND_TO_TENGE).toFixed(6))) * ROUND_TO_TENGE;

function carryTenge(item: CarriedGoods, { mode, floor, elevator }: Lifting): number {
  const kg = item.count * item.weightKg * awkwardness(item);
  if (mode === 'unload') return LIFT_TENGE.unload * kg;
  if (elevator === 'cargo') return LIFT_TENGE.cargo * kg;
  if (elevator === 'passenger' && fitsLift(item)) return LIFT_TENGE.passenger * kg;
  return LIFT_TENGE.stairs * kg * Math.max(1, floor);
}

const awkwardness = ({ kind, longestSideM }: CarriedGoods): number =>
  Math.max(AWKWARD[kind], longestSideM > LONG_M ? LONG : 1);

const fitsLift = ({ weightKg, longestSideM }: CarriedGoods): boolean =>
  longestSideM <= LIFT_SIDE_M && weightKg <= LIFT_KG;
