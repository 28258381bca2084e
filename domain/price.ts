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
};

export type UserType = 'retail' | 'wholesale';

export type PriceView =
  | { kind: 'last'; price: number; tooltipKey: 'price.last' }
  | { kind: 'base'; price: number; struckPrice: number | null }
  | { kind: 'club'; price: number; struckPrice: number | null; clubPrice: number }
  | { kind: 'discount'; price: number; struckPrice: number; percent: number }
  | { kind: 'wholesale'; price: number; retailPrice: number; retailKey: 'price.retail' };

type Contracted = { wholesaleContract?: string | null | undefined };

export function userType(user: Contracted | null | undefined): UserType {
  return user?.wholesaleContract ? 'wholesale' : 'retail';
}

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

export function priceView(product: PricedProduct, type: UserType): PriceView {
  const { price, regularPrice, clubPrice, discountPrice, wholesalePrice } = product;
  // Before the contract price: what is no longer sold has no price of today for anyone.
  if (!product.active) return { kind: 'last', price, tooltipKey: 'price.last' };
  if (type === 'wholesale' && isPrice(wholesalePrice)) {
    return { kind: 'wholesale', price: wholesalePrice, retailPrice: price, retailKey: 'price.retail' };
  }
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
  if (isPrice(clubPrice) && clubPrice !== price) return { kind: 'club', price, struckPrice, clubPrice };
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
