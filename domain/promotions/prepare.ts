/**
 * Promotions made ready once: checked, put in the order of computation, and indexed by product, section and brand, so
 * that a cart meets only those that touch it.
 */

import { type Period, toPeriod } from './period.ts';
import type { Line } from './priced-cart.ts';
import { toCodeKey } from './promo-code.ts';
import {
  isSound,
  type Mechanic,
  type MechanicType,
  type Promotion,
  type Scope,
  setsUnitPrice,
} from './promotion.ts';

export interface Ready {
  promotion: Promotion;
  period: Period;
  setsUnitPrice: boolean;
  /** Where its goods stand in a match; `withSlot` are the goods that a bundle lowers. */
  slot: number;
  withSlot: number | null;
  /** What the goods in scope must come to before it works; 0 where any sum will do. */
  leastSum: number;
}

export interface Prepared {
  /** In the order of computation, promo codes among them. */
  all: readonly Ready[];
  byCode: ReadonlyMap<string, Ready>;
  scopes: readonly ReadyScope[];
  byProduct: ReadonlyMap<string, readonly number[]>;
  bySection: ReadonlyMap<string, readonly number[]>;
  byBrand: ReadonlyMap<string, readonly number[]>;
  everywhere: readonly number[];
}

interface ReadyScope {
  sections: ReadonlySet<string> | null;
  brands: ReadonlySet<string> | null;
  products: ReadonlySet<string>;
  except: Record<'products' | 'sections' | 'brands', ReadonlySet<string>> | null;
  touchesWholesale: boolean;
}

/** Steps 3, 5, 6, 7 of the order; gifts, delivery and points lower no line and come last. */
const STEP: Readonly<Record<MechanicType, number>> = {
  percent: 3,
  price: 3,
  fixed: 7,
  qty_tier: 5,
  n_plus_m: 6,
  nth_percent: 6,
  set_price: 6,
  bundle: 6,
  threshold_percent: 7,
  threshold_gift: 9,
  delivery: 9,
  points_x: 9,
};
const CODE_STEP = 8;

function stepOf(promotion: Promotion): number {
  const step = STEP[promotion.mechanic.type];
  return promotion.code && step < CODE_STEP ? CODE_STEP : step;
}

function compareReady({ promotion: one }: Ready, { promotion: other }: Ready): number {
  const byPriority = (other.priority ?? 0) - (one.priority ?? 0);
  return stepOf(one) - stepOf(other) || byPriority || (one.id < other.id ? -1 : 1);
}

const toSet = (list: readonly string[] | undefined) => new Set(list ?? []);
const toNarrowing = (list: readonly string[] | undefined) => (list?.length ? new Set(list) : null);

/** A special price and a kit name their goods themselves. */
function ownScope({ scope = {}, mechanic }: Promotion): Scope {
  if (mechanic.type === 'price') return { ...scope, products: Object.keys(mechanic.prices) };
  if (mechanic.type === 'set_price')
    return { products: mechanic.parts.map(({ productCode }) => productCode) };
  return scope;
}

/** Where the mechanic itself begins. */
function beginsFrom(mechanic: Mechanic): number {
  if (mechanic.type === 'threshold_gift' || mechanic.type === 'delivery') return mechanic.from;
  if (mechanic.type !== 'threshold_percent') return 0;
  return Math.min(...mechanic.tiers.map(({ from }) => from));
}

export function preparePromotions(promotions: readonly Promotion[]): Prepared {
  const scopes: ReadyScope[] = [];
  const everywhere: number[] = [];
  const byProduct = new Map<string, number[]>();
  const bySection = new Map<string, number[]>();
  const byBrand = new Map<string, number[]>();
  const enter = (map: Map<string, number[]>, keys: Iterable<string>, slot: number) => {
    for (const key of keys) {
      const slots = map.get(key);
      if (slots) slots.push(slot);
      else map.set(key, [slot]);
    }
  };
  const addScope = (scope: Scope, touchesWholesale: boolean): number => {
    const { except } = scope;
    const ready: ReadyScope = {
      products: toSet(scope.products),
      sections: toNarrowing(scope.sections),
      brands: toNarrowing(scope.brands),
      except: except
        ? { products: toSet(except.products), sections: toSet(except.sections), brands: toSet(except.brands) }
        : null,
      touchesWholesale,
    };
    const slot = scopes.push(ready) - 1;
    enter(byProduct, ready.products, slot);
    if (ready.sections) enter(bySection, ready.sections, slot);
    else if (ready.brands) enter(byBrand, ready.brands, slot);
    else if (ready.products.size === 0) everywhere.push(slot);
    return slot;
  };

  const all = promotions.map((promotion): Ready => {
    if (!isSound(promotion)) throw new RangeError(`promotion ${promotion.id} makes no sense`);
    const { mechanic, from, to } = promotion;
    // Wholesale stops after the base price and its quantity tiers.
    const touchesWholesale = mechanic.type === 'qty_tier' || promotion.touchesWholesale === true;
    return {
      promotion,
      period: toPeriod(from, to),
      setsUnitPrice: setsUnitPrice(promotion) && !promotion.code,
      slot: addScope(ownScope(promotion), touchesWholesale),
      withSlot: mechanic.type === 'bundle' ? addScope(mechanic.with, touchesWholesale) : null,
      leastSum: Math.max(promotion.minSum ?? 0, beginsFrom(mechanic)),
    };
  });
  const coded = all.flatMap((ready): [string, Ready][] =>
    ready.promotion.code ? [[toCodeKey(ready.promotion.code), ready]] : [],
  );
  all.sort(compareReady);
  return { all, byCode: new Map(coded), scopes, byProduct, bySection, byBrand, everywhere };
}

function isLeftOut({ except, touchesWholesale }: ReadyScope, { facts, isWholesale }: Line): boolean {
  if (isWholesale && !touchesWholesale) return true;
  if (!except) return false;
  const { productCode, sections, brand } = facts;
  if (except.products.has(productCode) || except.brands.has(brand)) return true;
  return except.sections.size > 0 && sections.some((section) => except.sections.has(section));
}

/** Which lines are in which scope, and what they come to. */
export interface Match {
  /** By slot: the places of the lines, in the order of the lines; no entry where there are none. */
  places: readonly (readonly number[] | undefined)[];
  /** By slot: their sum before any discount, which is what thresholds look at: one promotion never takes another away. */
  sums: Float64Array;
}

const NOWHERE: readonly number[] = [];

export const placesOf = ({ places }: Match, slot: number | null): readonly number[] =>
  (slot === null ? undefined : places[slot]) ?? NOWHERE;

export function matchLines(prepared: Prepared, lines: readonly Line[]): Match {
  const { scopes, everywhere, byProduct, bySection, byBrand } = prepared;
  const places: (number[] | undefined)[] = new Array(scopes.length).fill(undefined);
  const sums = new Float64Array(scopes.length);
  /** Being in the index says that the line is wanted; only a section may be narrowed by brands besides. */
  const enter = (slots: readonly number[] | undefined, at: number, line: Line, isBySection: boolean) => {
    if (!slots) return;
    for (const slot of slots) {
      const scope = scopes[slot];
      const found = places[slot];
      // A line may be found twice, by its code and by its section.
      if (!scope || (found && found[found.length - 1] === at) || isLeftOut(scope, line)) continue;
      if (isBySection && scope.brands && !scope.brands.has(line.facts.brand)) continue;
      if (found) found.push(at);
      else places[slot] = [at];
      sums[slot] = (sums[slot] ?? 0) + line.base * line.count;
    }
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const { productCode, sections, brand } = line.facts;
    enter(everywhere, at, line, false);
    enter(byProduct.get(productCode), at, line, false);
    enter(byBrand.get(brand), at, line, false);
    for (const section of sections) enter(bySection.get(section), at, line, true);
  }
  return { places, sums };
}
