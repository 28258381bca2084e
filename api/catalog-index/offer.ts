/** What a product costs now, as every price on a card is told: by the one rule of `priceView`. */
import { honestOffer, priceView } from '#domain/price.ts';
import type { OfferRow } from './catalog-index.queries.ts';
import type { Columns, PriceColumns } from './columns.ts';

export type Prices = Pick<OfferRow, 'price' | 'regularPrice' | 'discountPrice' | 'wholesalePrice'>;

/** The same in all cities. */
export function writeShelf(columns: Columns, row: number, { price, wholesalePrice }: Prices): void {
  columns.shelfPrice[row] = price;
  columns.contractPrice[row] = Math.max(0, wholesalePrice ?? 0);
}

export function writeOffer(columns: PriceColumns, row: number, offer: Prices): void {
  const retail = priceView({ ...offer, ...honestOffer(offer), active: true }, 'retail');
  columns.price[row] = retail.price;
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
