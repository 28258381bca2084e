import type { Reading } from '#domain/exchange/reading.ts';
import type { StockMeaning } from '#domain/exchange/told-stock.ts';
import type { ExchangePackage } from '../packages.queries.ts';

/** With what its numbers of stock mean and how its names are read: the shop's settings. */
export interface WorkedPackage extends ExchangePackage {
  stockMeaning: StockMeaning;
  reading: Reading;
  /** Made before one that was taken in already: only what is newer in it counts. */
  isStale: boolean;
}
