/** Prices and purchase prices of thousands of products, laid beside a set of changes and written where they stand. */
import { isPriceField, PRODUCT_FIELD_NAMES } from '#contract/office/product-fields.ts';
import { areManyPrices } from '#domain/office/price-approval.ts';
import type { InTables } from '../change-sets/change-sets.ts';
import {
  isOwnedMoney,
  joinMoney,
  listFirstPrices,
  lockMoneyOf,
  storedMoney,
  writeCostsOf,
  writePricesOf,
} from './money-in-tables.queries.ts';
import { listOwnedNames } from './one-c-owned.queries.ts';
import { writePrices } from './write-prices.ts';

const PRICES: readonly string[] = PRODUCT_FIELD_NAMES.filter(isPriceField);

export const moneyInTables: InTables = {
  fields: new Set([...PRICES, 'cost']),
  listOwned: listOwnedNames,
  join: joinMoney,
  stored: storedMoney,
  isOwned: isOwnedMoney,
  lock: lockMoneyOf,
  async write(tx, setId, span) {
    const first = await listFirstPrices(tx, setId, span);
    await writePricesOf(tx, setId, span);
    await writePrices(tx, first);
    await writeCostsOf(tx, setId, span);
  },
  approval: {
    fields: PRICES,
    whyOfMany: (things, limits) => (areManyPrices(things, limits) ? 'price_count' : null),
  },
};
