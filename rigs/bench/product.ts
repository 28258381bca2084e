import { findProductPageRow, listProductRows, listPropertyRows } from '#api/catalog/catalog.queries.ts';
import { listPriceChanges, listStoreStockRows } from '#api/catalog/product-page.queries.ts';
import { connect } from '#api/database.ts';
import { DEFAULT_CITY_CODE } from '#domain/city.ts';
import { HISTORY_DAYS } from '#domain/price-history.ts';
import type { Bench } from './subject.ts';

export const bench: Bench = {
  name: 'product',
  what: 'one product with everything its page shows',
  path: ({ productCode }) => `/api/v2/products/${productCode}/`,
  headers: () => ({ 'accept-encoding': 'br, gzip' }),
  floors: {
    'bare SQL, the same queries': async ({ databaseUrl, productCode }) => {
      const db = connect({ databaseUrl, workers: 1 });
      return async () => {
        const [row] = await listProductRows(db, [productCode]);
        if (!row) throw new Error(`The product ${productCode} is gone.`);
        await Promise.all([
          findProductPageRow(db, row.id),
          listPropertyRows(db, row.id),
          listStoreStockRows(db, row.id, DEFAULT_CITY_CODE),
          listPriceChanges(db, row.id, HISTORY_DAYS),
        ]);
      };
    },
  },
};
