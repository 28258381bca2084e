/** What a product costs now, as every price on a card is told: by the one rule of `priceView`. */
import { discountPercent, priceView } from '#domain/price.ts';
import type { Columns } from './columns.ts';

export interface OfferRow {
  price: number;
  regularPrice: number;
  discountPrice: number | null;
  wholesalePrice: number | null;
}

export function writeOffer(columns: Columns, row: number, offer: OfferRow): void {
  const value = offer.discountPrice === null ? 0 : discountPercent(offer.regularPrice, offer.discountPrice);
  const priced = { ...offer, active: true, discount: { value } };
  const retail = priceView(priced, 'retail');
  columns.price[row] = retail.price;
  columns.wholesalePrice[row] = priceView(priced, 'wholesale').price;
  columns.discount[row] = retail.kind === 'discount' ? retail.percent : 0;
}
