/**
 * Goods that are chosen together: which modes there are, how many packs of each item a set takes, how many whole sets
 * a city can give. Counts are rounded once, at the end, and only up: a set never holds less than the work needs.
 */
import type { SetMode } from '#contract/sets.ts';
import { type Balance, stockIn, totalStock } from './availability.ts';
import { toSaleCount } from './quantity.ts';
import { findSecondUnit, packsFor, saleRule, type Unit } from './units.ts';

/** Any other word in an address is no page. */
export const SET_MODES = ['kits', 'collections', 'interiors'] as const satisfies readonly SetMode[];

export function isSetMode(word: string | undefined): word is SetMode {
  return (SET_MODES as readonly (string | undefined)[]).includes(word);
}

/** What the counts of a kit grow with. */
export interface SetParam {
  min: number;
  max: number;
  step: number;
  default: number;
}

export interface SetNeed {
  /** Of the whole set. */
  amount: number;
  /** For each unit of the parameter. */
  perParam: number;
  /** Whether the amount is of base units (packs) or of what they hold (м², кг). */
  measure: 'base' | 'second';
}

/** A trace of floating point must not sell another pack; the last digit a pack is labelled with is the third. */
const EXACT = 1e6;

/** How much of the item the work needs, before any rounding to packs. */
export function needFor({ amount, perParam }: SetNeed, param: number): number {
  return Math.round((amount + perParam * param) * EXACT) / EXACT;
}

/** Whole packs of this very product, as its rule of sale allows: never fewer than the work needs. */
export function countFor(need: SetNeed, param: number, units: readonly Unit[]): number {
  const amount = needFor(need, param);
  const second = need.measure === 'second' ? findSecondUnit(units) : null;
  return toSaleCount(packsFor(amount, second?.ratio ?? 1), saleRule(units));
}

/** Held within its bounds and on its steps, upwards: half a step more is never half a step less. */
export function toParamValue(
  wished: number | undefined,
  { min, max, step, default: usual }: SetParam,
): number {
  if (wished === undefined || !Number.isFinite(wished)) return usual;
  const held = Math.min(max, Math.max(min, wished));
  const stepped = min + Math.ceil((held - min) / step - 1e-9) * step;
  return Math.min(max, Math.round(stepped * EXACT) / EXACT);
}

export function isParamValue(value: number, { min, max }: SetParam): boolean {
  return Number.isFinite(value) && value >= min && value <= max;
}

export interface SetLine {
  count: number;
  product: { active: boolean; balance: Balance; onOrder: boolean; isOffline: boolean };
}

/** What is sold through the shop at all, whatever its stock. */
const isSold = ({ product }: SetLine) => product.active && !product.onOrder && !product.isOffline;

/** How many whole sets stand in the city: the scarcest item decides. A set of nothing is none. */
export function wholeSets(lines: readonly SetLine[], cityCode: string): number {
  if (lines.length === 0) return 0;
  return Math.min(
    ...lines.map((line) =>
      isSold(line) && line.count > 0 ? Math.floor(stockIn(line.product.balance, cityCode) / line.count) : 0,
    ),
  );
}

/** Every city that can give at least one whole set, in the order in which the goods name them. */
export function setBalance(lines: readonly SetLine[]): { city: string; count: number }[] {
  const cities = new Set(lines.flatMap(({ product }) => product.balance.map(({ city }) => city)));
  return [...cities]
    .map((city) => ({ city, count: wholeSets(lines, city) }))
    .filter(({ count }) => count > 0);
}

/** here: the city has it all; elsewhere: the shop has it; gone: it cannot be bought in this count. */
export type LineStanding = 'here' | 'elsewhere' | 'gone';

export function standingOf(line: SetLine, cityCode: string): LineStanding {
  if (!isSold(line)) return 'gone';
  if (stockIn(line.product.balance, cityCode) >= line.count) return 'here';
  return totalStock(line.product.balance) >= line.count ? 'elsewhere' : 'gone';
}
