/**
 * Why one product of a cart costs what it costs: each step of the engine with the sum after it, from the shelf's price to what is
 * paid, and the prices that were there and were not taken. Told of the engine's own reckoning, never reckoned beside it.
 */
import type { Prepared } from './prepare.ts';
import { type Cart, findClubPrice, findOwnDiscount, type Line } from './priced-cart.ts';
import type { Title } from './promotion.ts';
import { type Reason, writeReceipt } from './receipt.ts';
import { chooseTerms } from './terms.ts';

export interface PriceStep {
  kind: 'shelf' | 'contract' | Reason;
  /** Null: what the shop says of it is known by its kind. */
  title: Title | null;
  /** Taken off the line by it. */
  amount: number;
  /** Of the line, after it. */
  sum: number;
}

export interface PassedPrice {
  kind: 'contract' | 'discount' | 'club' | 'tier';
  /** Of one unit. */
  price: number;
  why: /** A lower one was there. */
    | 'weaker'
    | 'needs_card'
    /** A product with a discount of its own has no club price. */
    | 'beside_discount'
    /** Whoever has a contract for it pays no club price. */
    | 'beside_contract'
    /** By a count that was not reached. */
    | 'needs_count';
  /** Of a price by quantity. */
  from?: number;
}

export interface PriceStory {
  /** The last one's sum is what is paid, before points. */
  steps: PriceStep[];
  passed: PassedPrice[];
}

/** Null: the cart has no such product. */
export function tellPrice(prepared: Prepared, cart: Cart, productCode: string): PriceStory | null {
  const { lines, lowerings, best, prices } = chooseTerms(prepared, cart);
  const at = lines.findIndex(({ facts }) => facts.productCode === productCode);
  const line = lines[at];
  if (!line) return null;
  const { facts, count, base } = line;
  const steps: PriceStep[] = [{ kind: 'shelf', title: null, amount: 0, sum: facts.price * count }];
  const take = (kind: PriceStep['kind'], title: Title | null, amount: number) =>
    steps.push({ kind, title, amount, sum: (steps.at(-1)?.sum ?? 0) - amount });
  if (line.isWholesale) take('contract', null, (facts.price - base) * count);
  const { discounts } = writeReceipt(lines, lowerings, best.working, prices);
  for (const { reason, title, amount } of discounts[at] ?? []) take(reason, title, amount);
  return { steps, passed: listPassed(line, cart, prices[at]?.by) };
}

const isPrice = (value: number | null | undefined): value is number => typeof value === 'number' && value > 0;

/** What the product itself carries beside the price that was taken. */
function listPassed(line: Line, { visitor }: Cart, by: unknown): PassedPrice[] {
  const { facts, count, hasContract, isWholesale } = line;
  const passed: PassedPrice[] = [];
  if (hasContract && !isWholesale && isPrice(facts.wholesalePrice))
    passed.push({ kind: 'contract', price: facts.wholesalePrice, why: 'weaker' });
  // By contract it is not even asked for: the contract's price was lower than all that is open to everybody.
  if (isPrice(facts.discountPrice) && facts.discountPrice < facts.price && by !== 'discount')
    passed.push({ kind: 'discount', price: facts.discountPrice, why: 'weaker' });
  if (isPrice(facts.clubPrice) && by !== 'club')
    passed.push({ kind: 'club', price: facts.clubPrice, why: whyNotClub(line, visitor) });
  for (const { from, price } of facts.tiers ?? []) {
    if (!isPrice(price) || (by === 'tier' && isReached(facts.tiers ?? [], count, price))) continue;
    passed.push({ kind: 'tier', price, from, why: from > count ? 'needs_count' : 'weaker' });
  }
  return passed;
}

function whyNotClub(line: Line, visitor: Cart['visitor']): PassedPrice['why'] {
  if (line.hasContract) return 'beside_contract';
  if (visitor.card === null) return 'needs_card';
  return findClubPrice(line, visitor) === null && findOwnDiscount(line) !== null
    ? 'beside_discount'
    : 'weaker';
}

/** The step that set the price: the lowest of those that the count reaches. */
const isReached = (
  tiers: readonly { from: number; price: number }[],
  count: number,
  price: number,
): boolean => price === Math.min(...tiers.filter(({ from }) => from <= count).map((tier) => tier.price));
