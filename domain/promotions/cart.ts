/** What is priced: lines with the facts of their products, who buys, where and when; and the first step, the base price. */
import type { UserType } from '../price.ts';

export interface LineFacts {
  productCode: string;
  count: number;
  /** Retail price in the visitor's city. */
  price: number;
  /** The product's own discount, only while it runs. */
  discountPrice?: number | null;
  clubPrice?: number | null;
  /** Only for a visitor with a contract. */
  wholesalePrice?: number | null;
  /** Prices by quantity, of the price type that the visitor has. */
  tiers?: readonly { from: number; price: number }[];
  /** Its section and those above it, or its section alone where the promotions name all sections below theirs. */
  sections: readonly string[];
  brand: string;
  vatPercent: number;
  /** Gift cards and goods at a fixed retail price take no points and earn none. */
  isPointsLocked?: boolean;
}

export interface Visitor {
  type: UserType;
  /** Has not ordered yet. */
  isNew: boolean;
  card: {
    kind: 'club' | 'pro';
    balance: number;
    percent: number;
    /** A master's: so much more on goods of these sections. */
    bonus?: { percent: number; sections: readonly string[] } | null;
  } | null;
}

export interface Cart {
  lines: readonly LineFacts[];
  city: string;
  visitor: Visitor;
  now: Date;
  code?: string | null;
  /** Points to spend. */
  proBonus?: number;
  delivery?: { cost: number; weightKg: number; zone: string } | null;
  /** By promotion: orders that used it, of this visitor and of all. */
  uses?: ReadonlyMap<string, { byUser: number; inAll: number }>;
  /** Promotions whose gift the visitor does not want. */
  declinedGifts?: readonly string[];
  /** The calculator's choice; absent means all. */
  only?: ReadonlySet<string> | null;
}

/** A line as the engine sees it: fields that a hot loop reads, in an order that does not depend on the visitor. */
export interface Line {
  facts: LineFacts;
  /** Where it stood in the cart. */
  place: number;
  count: number;
  base: number;
  isWholesale: boolean;
}

// 1C writes 0 where a price type is not filled in.
const isPrice = (value: number | null | undefined): value is number => typeof value === 'number' && value > 0;

function toLine(facts: LineFacts, place: number, visitor: Visitor): Line {
  const { count, price, wholesalePrice } = facts;
  if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(price) || price < 1) {
    throw new RangeError('a line needs a whole count and a whole price of at least 1');
  }
  const isWholesale = visitor.type === 'wholesale' && isPrice(wholesalePrice);
  return { facts, place, count, base: isWholesale ? Math.min(wholesalePrice, price) : price, isWholesale };
}

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The dearest first, as «buy two, get the third» counts them; then by code, so that the order of a cart is no matter. */
export function toLines({ lines, visitor }: Cart): Line[] {
  return lines
    .map((facts, place) => toLine(facts, place, visitor))
    .sort(
      (one, other) =>
        other.base - one.base ||
        compareText(one.facts.productCode, other.facts.productCode) ||
        one.count - other.count,
    );
}

/** The product's own discount, or null. */
export function findOwnDiscount({ facts: { discountPrice }, base, isWholesale }: Line): number | null {
  return !isWholesale && isPrice(discountPrice) && discountPrice < base ? discountPrice : null;
}

/** Spec 4: a product with a discount of its own has no club price. */
export function findClubPrice(line: Line, visitor: Visitor): number | null {
  const { clubPrice } = line.facts;
  if (visitor.card === null || line.isWholesale || !isPrice(clubPrice)) return null;
  return findOwnDiscount(line) === null ? clubPrice : null;
}
