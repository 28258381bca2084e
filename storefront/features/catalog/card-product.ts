import type { Product } from '#contract/catalog.ts';
import { keepNumbersWhole } from '#domain/typography.ts';

/** What a product card shows and nothing else: it travels with every page of cards. */
export type CardProduct = Pick<
  Product,
  | 'id'
  | 'code'
  | 'externalId'
  | 'imageVersion'
  | 'name'
  | 'isNameFallback'
  | 'active'
  | 'price'
  | 'regularPrice'
  | 'clubPrice'
  | 'discountPrice'
  | 'discount'
  | 'wholesalePrice'
  | 'wholesaleTiers'
  | 'units'
  | 'balance'
  | 'onOrder'
  | 'isOffline'
  | 'badgesList'
  | 'otherVariants'
> & {
  /** There is another picture to show under a pointer. */
  hasSecondPicture?: true;
};

const MAX_BADGES = 3;
/** The card says these in its own rows: the club price, the stock, the button. */
const SAID_ELSEWHERE = new Set(['club', 'last', 'order', 'offline']);

/** badgesList comes in the order of weight; a card has room for three. */
function pickBadges(badges: Product['badgesList']): Product['badgesList'] {
  return Object.fromEntries(
    Object.entries(badges)
      .filter(([key]) => !SAID_ELSEWHERE.has(key))
      .slice(0, MAX_BADGES),
  );
}

export function toCardProduct(product: Product): CardProduct {
  const { productCode, loyalty, brand, sectionCode, imageCount, ...card } = product;
  return {
    ...card,
    name: keepNumbersWhole(product.name),
    badgesList: pickBadges(product.badgesList),
    ...(imageCount > 1 ? { hasSecondPicture: true } : {}),
  };
}
