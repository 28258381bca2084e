import type { Random } from '../random.ts';

/**
 * The prices of one product, tenge (spec 3 and 4):
 * price          what a retail buyer pays when no discount and no club card is at play;
 * regularPrice   the struck-through one; equal to price where nothing is struck through;
 * discountPrice  only while a discount runs: what is paid instead of price (then price = regularPrice);
 * clubPrice      only without a discount: what a club card pays instead of price;
 * wholesalePrice for buyers with a contract; never above what retail pays. Without it they pay retail.
 */
export interface Prices {
  price: number;
  regularPrice: number;
  discountPrice: number | null;
  clubPrice: number | null;
  wholesalePrice: number | null;
}

/** What a retail buyer without a card pays now. */
export function paidPrice(prices: Prices): number {
  return prices.discountPrice ?? prices.price;
}

function toStep(tenge: number, step: number): number {
  return Math.max(step, Math.round(tenge / step) * step);
}

/** A price as shops print it: whole tens, and from a thousand on mostly ending in 90. */
export function toPriceTag(tenge: number, endsInNinety: boolean): number {
  if (tenge < 1000) return toStep(tenge, 10);
  const step = tenge < 20_000 ? 100 : tenge < 100_000 ? 500 : 1000;
  if (endsInNinety) return toStep(tenge + 10, step) - 10;
  return toStep(tenge, tenge < 20_000 ? 10 : step);
}

const discountPercents = [5, 7, 10, 10, 12, 15, 15, 20, 25, 30] as const;

/** Cheaper goods are priced to the tenge: 3 % of 120 ₸ would vanish in tens. */
function lower(price: number, percent: number): number {
  const exact = price * (1 - percent / 100);
  return price < 500 ? Math.min(price - 1, Math.round(exact)) : Math.min(price - 10, toStep(exact, 10));
}

export function drawPrices(tenge: number, random: Random): Prices {
  const endsInNinety = random.chance(0.65);
  const price = toPriceTag(tenge, endsInNinety);
  const kind = random.next();
  const discountPercent = random.pick(discountPercents);
  const clubPercent = random.number(2, 5, 0.5);
  const wholesalePercent = random.number(6, 18, 0.5);
  const raisedBy = random.number(6, 14, 1);

  const isDiscounted = kind < 0.12;
  const hasClub = kind >= 0.12 && kind < 0.32;
  // A price that was lowered for good: the old one is struck through, but no promotion runs.
  const wasLowered = kind >= 0.29 && kind < 0.35;
  const discountPrice = isDiscounted
    ? Math.min(lower(price, 3), toPriceTag(price * (1 - discountPercent / 100), endsInNinety))
    : null;
  return {
    price,
    regularPrice: wasLowered
      ? Math.max(price + 10, toPriceTag(price * (1 + raisedBy / 100), endsInNinety))
      : price,
    discountPrice,
    clubPrice: hasClub ? lower(price, clubPercent) : null,
    wholesalePrice: random.chance(0.85)
      ? Math.min(lower(price, wholesalePercent), discountPrice ?? price)
      : null,
  };
}
