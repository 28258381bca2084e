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

const UNLOAD_TENGE = 6;
const CARGO_TENGE = 10;
const PASSENGER_TENGE = 12;
const STAIRS_TENGE = 6;
const CALL_OUT_TENGE = 3000;
const ROUND_TO_TENGE = 10;
const FREE_CARRY_M = 20;
const FAR_CARRY = 1.5;
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
  const price = Math.max(CALL_OUT_TENGE, far);
  // Weights are thousandths of a kilogram: what they leave behind the comma must not raise the price.
  return Math.ceil(Number((price / ROUND_TO_TENGE).toFixed(6))) * ROUND_TO_TENGE;
}

function carryTenge(item: CarriedGoods, { mode, floor, elevator }: Lifting): number {
  const kg = item.count * item.weightKg * awkwardness(item);
  if (mode === 'unload') return UNLOAD_TENGE * kg;
  if (elevator === 'cargo') return CARGO_TENGE * kg;
  if (elevator === 'passenger' && fitsLift(item)) return PASSENGER_TENGE * kg;
  return STAIRS_TENGE * kg * Math.max(1, floor);
}

const awkwardness = ({ kind, longestSideM }: CarriedGoods): number =>
  Math.max(AWKWARD[kind], longestSideM > LONG_M ? LONG : 1);

const fitsLift = ({ weightKg, longestSideM }: CarriedGoods): boolean =>
  longestSideM <= LIFT_SIDE_M && weightKg <= LIFT_KG;
