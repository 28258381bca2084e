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
  /** Facts of goods that are not in the cart and that promotions name: what a hint may propose. Counts are no matter. */
  shelf?: ReadonlyMap<string, LineFacts>;
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
  /** The contract names a price for it; whether that is what is paid, the terms say (terms.ts). */
  hasContract: boolean;
  /** At the price of the contract: left alone by most promotions. */
  isWholesale: boolean;
}

// 1C writes 0 where a price type is not filled in.
const isPrice = (value: number | null | undefined): value is number => typeof value === 'number' && value > 0;

function toLine(facts: LineFacts, place: number, visitor: Visitor, isOpen: boolean): Line {
  const { count, price, wholesalePrice } = facts;
  if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(price) || price < 1) {
    throw new RangeError('a line needs a whole count and a whole price of at least 1');
  }
  const hasContract = visitor.type === 'wholesale' && isPrice(wholesalePrice);
  const isWholesale = hasContract && !isOpen;
  const base = isWholesale ? Math.min(wholesalePrice, price) : price;
  return { facts, place, count, base, hasContract, isWholesale };
}

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Codes of products that a buyer with a contract takes at everybody's price. */
export type OpenTerms = ReadonlySet<string>;
const BY_CONTRACT: OpenTerms = new Set();

/** The dearest first, as «buy two, get the third» counts them; then by code, so that the order of a cart is no matter. */
export function toLines({ lines, visitor }: Cart, open: OpenTerms = BY_CONTRACT): Line[] {
  return lines
    .map((facts, place) => toLine(facts, place, visitor, open.has(facts.productCode)))
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

/** Spec 4: a product with a discount of its own has no club price. Neither has one with a price of the contract. */
export function findClubPrice(line: Line, visitor: Visitor): number | null {
  const { clubPrice } = line.facts;
  if (visitor.card === null || line.hasContract || !isPrice(clubPrice)) return null;
  return findOwnDiscount(line) === null ? clubPrice : null;
}
