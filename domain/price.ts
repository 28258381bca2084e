/**
 * What price a visitor sees (spec 4): one discriminated union for card, product page, compare and cart.
 * `price` is always the figure shown big; the rest depends on the kind.
 */
export type PricedProduct = {
  active: boolean;
  price: number;
  regularPrice?: number | null | undefined;
  clubPrice?: number | null | undefined;
  discountPrice?: number | null | undefined;
  discount?: { value: number } | null | undefined;
  wholesalePrice?: number | null | undefined;
  /** The contract's prices by quantity. */
  wholesaleTiers?: readonly PriceStep[] | undefined;
};

export interface PriceStep {
  from: number;
  price: number;
}

export type UserType = 'retail' | 'wholesale';

export type PriceView =
  | { kind: 'last'; price: number; tooltipKey: 'price.last' }
  | { kind: 'base'; price: number; struckPrice: number | null; contractPrice?: number }
  | { kind: 'club'; price: number; struckPrice: number | null; clubPrice: number }
  | { kind: 'discount'; price: number; struckPrice: number; percent: number; contractPrice?: number }
  | { kind: 'wholesale'; price: number; retailPrice: number; retailKey: 'price.retail' };

type Contracted = { wholesaleContract?: string | null | undefined };

export function userType(user: Contracted | null | undefined): UserType {
  return user?.wholesaleContract ? 'wholesale' : 'retail';
}

/** Whoever is of one class is shown the same figures of a product: prices, and the points that a purchase earns. */
export const priceClass = (user: (Contracted & { clubLevel: string | null }) | null): string =>
  `${userType(user)} ${user?.clubLevel ?? ''}`;

// 1C writes 0 where a price type is not filled in.
function isPrice(value: number | null | undefined): value is number {
  return typeof value === 'number' && value > 0;
}

/** Whole percent for the badge; a real discount is never rounded to «−0 %», nor to «−100 %». */
export function discountPercent(regular: number, discounted: number): number {
  if (!isPrice(regular) || !isPrice(discounted) || discounted >= regular) return 0;
  return Math.min(99, Math.max(1, Math.round((1 - discounted / regular) * 100)));
}

type Offer = { price: number; regularPrice: number; discountPrice: number | null };

/**
 * The prices of a product as they may be shown. A discount is counted from what can honestly be struck through: the
 * regular price (the lowest of the month before), never more than today's own price. Where that is not more than what
 * is paid, there is no discount to boast of: the price is simply what it is.
 */
export function honestOffer({
  price,
  regularPrice,
  discountPrice,
}: Offer): Offer & { discount: { value: number } } {
  const none = { discount: { value: 0 } };
  if (!isPrice(discountPrice) || discountPrice >= price)
    return { price, regularPrice, discountPrice: null, ...none };
  const struck = Math.min(price, regularPrice);
  if (struck <= discountPrice) {
    return { price: discountPrice, regularPrice: discountPrice, discountPrice: null, ...none };
  }
  return { price, regularPrice, discountPrice, discount: { value: discountPercent(struck, discountPrice) } };
}

/** What the contract asks for one of so many. */
function contractPrice({ wholesalePrice, wholesaleTiers = [] }: PricedProduct, count: number): number | null {
  if (!isPrice(wholesalePrice)) return null;
  const reached = wholesaleTiers.filter(({ from, price }) => from <= count && isPrice(price));
  return Math.min(wholesalePrice, ...reached.map(({ price }) => price));
}

/**
 * The price of one of `count`. Whoever has a contract pays its price or the one open to everybody, whichever is lower;
 * the kind says which, and `contractPrice` that the contract would have asked more.
 */
export function priceView(product: PricedProduct, type: UserType, count = 1): PriceView {
  const { price } = product;
  // Before the contract price: what is no longer sold has no price of today for anyone.
  if (!product.active) return { kind: 'last', price, tooltipKey: 'price.last' };
  const contract = type === 'wholesale' ? contractPrice(product, count) : null;
  if (contract === null) return withClubPrice(openPriceView(product), product);
  const open = openPriceView(product);
  return contract <= open.price
    ? { kind: 'wholesale', price: contract, retailPrice: price, retailKey: 'price.retail' }
    : { ...open, contractPrice: contract };
}

/** From which counts on one unit costs less, the first step being one; as it is charged, step by step lower. */
export function priceSteps(product: PricedProduct, type: UserType): PriceStep[] {
  const counts = [1, ...(product.wholesaleTiers ?? []).map(({ from }) => from)].sort(
    (one, other) => one - other,
  );
  const steps = counts.map((from) => ({ from, price: priceView(product, type, from).price }));
  return steps.filter(({ price }, at) => at === 0 || price < (steps[at - 1]?.price ?? 0));
}

function withClubPrice(open: ReturnType<typeof openPriceView>, { clubPrice }: PricedProduct): PriceView {
  const { kind, price, struckPrice } = open;
  const isClub = kind === 'base' && isPrice(clubPrice) && clubPrice !== price;
  return isClub ? { kind: 'club', price, struckPrice, clubPrice } : open;
}

/** What anybody sees; a club price needs a card and is no part of it. */
function openPriceView(product: PricedProduct): Extract<PriceView, { kind: 'base' | 'discount' }> {
  const { price, regularPrice, discountPrice } = product;
  if ((product.discount?.value ?? 0) > 0 && isPrice(discountPrice) && discountPrice < price) {
    // The lowest price of the month before, where it was lower than today's: nobody is told of a larger discount.
    const struckPrice =
      isPrice(regularPrice) && regularPrice > discountPrice ? Math.min(price, regularPrice) : price;
    // The percent is counted from the two figures beside it, so that a visitor can check it.
    const percent = discountPercent(struckPrice, discountPrice);
    return { kind: 'discount', price: discountPrice, struckPrice, percent };
  }
  // Striking out a regular price that is not higher would show a discount that does not exist.
  const struckPrice = isPrice(regularPrice) && regularPrice > price ? regularPrice : null;
  return { kind: 'base', price, struckPrice };
}

/**
 * Price of one second unit, `ratio` of which make a base unit (4 500 ₸/м² of a pack of 2,131 м²).
 * From 100 ₸ whole tenge; below that tiyn matter (a screw of a box of 200 costs 6,45 ₸). Null when there is no ratio.
 */
export function pricePerUnit(priceTenge: number, ratio: number | null | undefined): number | null {
  if (typeof ratio !== 'number' || !(ratio > 0) || !Number.isFinite(ratio)) return null;
  const exact = priceTenge / ratio;
  return exact >= 100 ? Math.round(exact) : Math.round(exact * 100) / 100;
}
