/**
 * What every calculator answers with: needs by role, each with its reserve, its packs and its formula as a key with
 * numbers (the words are the screen's), and advice. Nothing is rounded on the way: whole pieces and whole packs are
 * made of the finished number, once.
 */

import type { Norms } from '../calculator-norms.ts';
import { totalWeightKg } from '../weight.ts';
import type { Field, FieldError, Fields, Input } from './fields.ts';
import type { Advice, Formula, FormulaKey } from './formulas.ts';
import { findCheapestPacks, findFullestPacks, type Pack } from './packs.ts';
import type { Role } from './roles.ts';
import type { Surface, SurfaceKind, Whole } from './surface.ts';

export type NeedUnit = 'm2' | 'm3' | 'm' | 'l' | 'kg' | 'pcs' | 'roll' | 'watt';

/** What the range offers for a role: one product in its pack sizes, with its own norm of consumption if it names one. */
export interface Good {
  packs: readonly Pack[];
  /** In the unit the calculator's own norm has; always wins over it. */
  norm?: number | undefined;
}

export type Goods = Partial<Record<Role, Good>>;

export interface Supply {
  counts: number[];
  packCount: number;
  holds: number;
  /** Beyond the need with its reserve. */
  leftover: number;
  priceTenge: number;
  weightKg: number;
  isCheapest: boolean;
}

export interface Need {
  role: Role;
  unit: NeedUnit;
  /** Without the reserve, unrounded. */
  quantity: number;
  reservePercent: number;
  /** With the reserve; of things counted in pieces a whole number. */
  amount: number;
  formula: Formula;
  /** Null where no product was chosen for the role. */
  supply: Supply | null;
}

export interface Calculation {
  needs: Need[];
  advice: Advice[];
  totalTenge: number;
  weightKg: number;
}

export interface Calculator<Fs extends Fields = Fields> {
  code: string;
  /** Which surface is read from the texts besides the fields; null for a calculator that measures by its own fields. */
  surface: { kind: SurfaceKind | null; needs?: Whole } | null;
  fields: Fs;
  compute(input: Input<Fs>, surface: Surface, goods: Goods, norms: Norms): Computed | FieldError[];
}

export interface Computed {
  needs: NeedLine[];
  advice?: Advice[];
}

/** A need before packs: what, how much of it, the formula's key and numbers, and the reserve in percent. */
export type NeedLine = readonly [
  role: Role,
  unit: NeedUnit,
  quantity: number,
  key: FormulaKey,
  numbers: Formula['numbers'],
  reserve?: number,
];

const COUNTED: readonly NeedUnit[] = ['pcs', 'roll'];

/** Keeps the fields' types for `compute`, which an annotation would blur. */
export function defineCalculator<const Fs extends Readonly<Record<string, Field>>>(
  calculator: Calculator<Fs>,
): Calculator<Fs> {
  return calculator;
}

/** The product's own norm, when it names a usable one, else the usual norm. */
export function normOf(good: Good | undefined, usual: number): number {
  const own = good?.norm;
  return own !== undefined && Number.isFinite(own) && own > 0 ? own : usual;
}

/** Up to the next whole number, forgiving what floating point leaves of a product such as 0.1 × 3. */
export function roundUp(value: number): number {
  return Math.ceil(value - 1e-6);
}

export function toCalculation({ needs: lines, advice = [] }: Computed, goods: Goods): Calculation {
  const needs = lines.filter(([, , quantity]) => quantity > 0).map((line) => toNeed(line, goods));
  const weighed = needs.flatMap(({ role, supply }) =>
    (supply?.counts ?? []).map((count, index) => toWeighed(count, goods[role]?.packs[index])),
  );
  return {
    needs,
    advice,
    totalTenge: needs.reduce((sum, { supply }) => sum + (supply?.priceTenge ?? 0), 0),
    weightKg: totalWeightKg(weighed),
  };
}

function toNeed([role, unit, quantity, key, numbers, reserve = 0]: NeedLine, goods: Goods): Need {
  const exact = (quantity * (100 + reserve)) / 100;
  const amount = COUNTED.includes(unit) ? roundUp(exact) : exact;
  const formula = { key, numbers: { ...numbers, reserve, quantity, amount } };
  const supply = toSupply(role, amount, goods[role]);
  return { role, unit, quantity, reservePercent: reserve, amount, formula, supply };
}

/** What cannot be cut and must not lie under furniture: never more than there is place for. */
const AT_MOST: readonly Role[] = ['heating-mat'];

/** What is bought for an amount; null without goods that hold any of it. */
export function toSupply(role: Role, amount: number, good: Good | undefined): Supply | null {
  const find = AT_MOST.includes(role) ? findFullestPacks : findCheapestPacks;
  const found = good ? find(amount, good.packs) : null;
  if (!good || !found) return null;
  const { counts, holds, priceTenge, isCheapest } = found;
  return {
    counts,
    packCount: counts.reduce((sum, count) => sum + count, 0),
    holds,
    leftover: Math.max(0, holds - amount),
    priceTenge,
    weightKg: totalWeightKg(counts.map((count, index) => toWeighed(count, good.packs[index]))),
    isCheapest,
  };
}

const toWeighed = (count: number, pack: Pack | undefined) => ({
  count,
  product: { units: [{ base: true, weight: pack?.weightKg }] },
});
