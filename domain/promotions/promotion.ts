/** What a promotion is: conditions, one mechanic, limits. A promo code is a promotion that waits for its code. */
import type { Locale } from '../locale.ts';

export type Title = Readonly<Record<Locale, string>>;

/**
 * Which goods. Nothing named means all of them. Sections and brands narrow each other, goods named one by one come
 * on top, `except` always wins.
 */
export interface Scope {
  products?: readonly string[];
  sections?: readonly string[];
  brands?: readonly string[];
  except?: {
    products?: readonly string[];
    sections?: readonly string[];
    brands?: readonly string[];
  };
}

export interface Gift {
  productCode: string;
  count: number;
  /** What one costs in the shop: its worth when promotions are weighed against each other. */
  price: number;
  vatPercent: number;
}

export type Mechanic =
  | { type: 'percent'; percent: number }
  | { type: 'fixed'; tenge: number; per: 'unit' | 'cart' }
  | { type: 'price'; prices: Readonly<Record<string, number>> }
  | { type: 'qty_tier'; tiers: readonly { from: number; price: number }[] }
  | { type: 'n_plus_m'; buy: number; free: number }
  | { type: 'nth_percent'; nth: number; percent: number }
  | { type: 'set_price'; parts: readonly { productCode: string; count: number }[]; price: number }
  /** Each unit of the scope lowers one unit of `with`. */
  | { type: 'bundle'; with: Scope; percent: number }
  | { type: 'threshold_gift'; from: number; gift: Gift }
  | { type: 'threshold_percent'; tiers: readonly { from: number; percent: number }[] }
  /** `tenge` null is free delivery. */
  | { type: 'delivery'; tenge: number | null; from: number; maxKg?: number; zones?: readonly string[] }
  | { type: 'points_x'; times: number };

export type AudienceKind = 'all' | 'new' | 'club' | 'wholesale';

export interface Promotion {
  id: string;
  title: Title;
  mechanic: Mechanic;
  scope?: Scope;
  /** Codes of cities; empty means everywhere. */
  cities?: readonly string[];
  audience?: AudienceKind;
  /** Only with a club card, whatever the mechanic (`club_only`). */
  needsCard?: boolean;
  /** Of the goods in scope, before any discount. */
  minSum?: number;
  /** A bare day or an hour without a zone is the clock in Kazakhstan; `to` is the last second, a bare day its last one. */
  from?: Date | string | null;
  to?: Date | string | null;
  /** How many orders may use it. */
  limits?: { perUser?: number; total?: number };
  /** The higher is computed first among its step. */
  priority?: number;
  /** Of a group at most one works: the one that is best for the buyer. */
  exclusiveGroup?: string | null;
  /** Works alone or not at all. */
  exclusive?: boolean;
  /** Wholesale prices are left alone unless a promotion says so. */
  touchesWholesale?: boolean;
  /** Typed by the visitor; without it the promotion works by itself. */
  code?: string | null;
  /** False: the code works instead of all promotions, never beside them. */
  combinable?: boolean;
}

export type MechanicType = Mechanic['type'];

/** Steps 3 and 5 set the price of one unit; of these the best one counts, they never add up. */
export const setsUnitPrice = ({ mechanic: { type, ...rest } }: Promotion) =>
  type === 'percent' ||
  type === 'price' ||
  type === 'qty_tier' ||
  (type === 'fixed' && 'per' in rest && rest.per === 'unit');

const whole = (value: number, least: number) => Number.isSafeInteger(value) && value >= least;
const isPercent = (value: number) => value > 0 && value <= 100;

/** A promotion that makes no sense must not be found out by a visitor's basket. */
export function isSound({ mechanic }: Pick<Promotion, 'mechanic'>): boolean {
  switch (mechanic.type) {
    case 'percent':
      return isPercent(mechanic.percent);
    case 'fixed':
      return whole(mechanic.tenge, 1);
    case 'price':
      return Object.values(mechanic.prices).every((price) => whole(price, 1));
    case 'qty_tier':
      return mechanic.tiers.every(({ from, price }) => whole(from, 1) && whole(price, 1));
    case 'n_plus_m':
      return whole(mechanic.buy, 1) && whole(mechanic.free, 1);
    case 'nth_percent':
      return whole(mechanic.nth, 1) && isPercent(mechanic.percent);
    case 'set_price':
      return (
        mechanic.parts.length > 0 &&
        whole(mechanic.price, 1) &&
        mechanic.parts.every(({ count }) => whole(count, 1)) &&
        new Set(mechanic.parts.map(({ productCode }) => productCode)).size === mechanic.parts.length
      );
    case 'bundle':
      return isPercent(mechanic.percent);
    case 'threshold_gift':
      return whole(mechanic.gift.count, 1) && whole(mechanic.gift.price, 1);
    case 'threshold_percent':
      return mechanic.tiers.every(({ percent }) => isPercent(percent));
    case 'delivery':
      return mechanic.tenge === null || whole(mechanic.tenge, 1);
    case 'points_x':
      return mechanic.times >= 1;
  }
}
