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

/** In tenge for a kilogram, by the stairs for each floor; the least that is asked for coming at all. */
export interface LiftRates {
  unload: number;
  stairs: number;
  cargo: number;
  passenger: number;
  callOut: number;
}

/** The factory setting. */
export const USUAL_LIFT_RATES: LiftRates = { unload: 6, stairs: 6, cargo: 10, passenger: 12, callOut: 3000 };
const ROUND_TO_TENGE = 10;
export const FREE_CARRY_M = 20;
export const FAR_CARRY = 1.5;
const LIFT_SIDE_M = 2;
const LIFT_KG = 80;

/** Gypsum board, OSB, doors; blocks and bricks. Anything longer than 2.5 m is as awkward as a sheet. */
const AWKWARD: Readonly<Record<Awkwardness, number>> = { plain: 1, sheet: 1.5, block: 1.2 };
const LONG_M = 2.5;
const LONG = 1.5;

export function liftingPrice(goods: readonly CarriedGoods[], lifting: Lifting, rates: LiftRates): number {
  if (lifting.mode === 'none' || goods.length === 0) return 0;
  const plain = goods.reduce((sum, item) => sum + carryTenge(item, lifting, rates), 0);
  const far = lifting.carryMeters > FREE_CARRY_M ? plain * FAR_CARRY : plain;
  return roundLiftingUp(Math.max(rates.callOut, far));
}

/** Weights are thousandths of a kilogram: what they leave behind the comma must not raise the price. */
export const roundLiftingUp = (tenge: number): number =>
  Math.ceil(Number((tenge / ROUND_TO_TENGE).toFixed(6))) * ROUND_TO_TENGE;

function carryTenge(item: CarriedGoods, { mode, floor, elevator }: Lifting, rates: LiftRates): number {
  const kg = item.count * item.weightKg * awkwardness(item);
  if (mode === 'unload') return rates.unload * kg;
  if (elevator === 'cargo') return rates.cargo * kg;
  if (elevator === 'passenger' && fitsLift(item)) return rates.passenger * kg;
  return rates.stairs * kg * Math.max(1, floor);
}

const awkwardness = ({ kind, longestSideM }: CarriedGoods): number =>
  Math.max(AWKWARD[kind], longestSideM > LONG_M ? LONG : 1);

const fitsLift = ({ weightKg, longestSideM }: CarriedGoods): boolean =>
  longestSideM <= LIFT_SIDE_M && weightKg <= LIFT_KG;
