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
  writePricesAsSeen,
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
  async write(tx, setId, portion) {
    const { fields, applied } = portion;
    const ofPrices = fields.filter((field) => field !== 'cost');
    if (ofPrices.length > 0) {
      const written = await writePricesOf(tx, setId, portion);
      // Of one field each product stands in the set but once: where all were written, none has its first price.
      const isWhole = fields.length === 1 && written === applied;
      if (!isWhole) await writePrices(tx, await listFirstPrices(tx, setId, portion));
    }
    if (ofPrices.length < fields.length) await writeCostsOf(tx, setId, portion);
  },
  writeAsSeen: { fields: new Set(PRICES), of: writePricesAsSeen },
  approval: {
    fields: PRICES,
    whyOfMany: (things, limits) => (areManyPrices(things, limits) ? 'price_count' : null),
  },
};
