/** What a product costs now, as every price on a card is told: by the one rule of `priceView`. */
import { discountPercent, priceView } from '#domain/price.ts';
import type { OfferRow } from './catalog-index.queries.ts';
import type { Columns } from './columns.ts';

type Prices = Omit<OfferRow, 'id' | 'storeIds'>;

export function writeOffer(columns: Columns, row: number, offer: Prices): void {
  const value = offer.discountPrice === null ? 0 : discountPercent(offer.regularPrice, offer.discountPrice);
  const priced = { ...offer, active: true, discount: { value } };
  const retail = priceView(priced, 'retail');
  columns.price[row] = retail.price;
  columns.wholesalePrice[row] = priceView(priced, 'wholesale').price;
  columns.discount[row] = retail.kind === 'discount' ? retail.percent : 0;
}

/** Word by word: a scan of the same moment finds the row as it was or as it is, never as out of stock in between. */
export function writeStock({ rows, stock, stockWords }: Columns, row: number, bits: readonly number[]): void {
  for (let word = 0; word < stockWords; word++) {
    let mask = 0;
    for (const bit of bits) if (bit >>> 5 === word) mask |= 1 << (bit & 31);
    stock[word * rows + row] = mask;
  }
}
