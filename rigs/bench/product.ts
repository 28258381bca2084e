import { listProductRows } from '#api/catalog/catalog.queries.ts';
import { findProductPageRow } from '#api/catalog/product-page.queries.ts';
import { connect } from '#api/database.ts';
import { DEFAULT_CITY_CODE } from '#domain/city.ts';
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
        const [[row], page] = await Promise.all([
          listProductRows(db, [productCode]),
          findProductPageRow(db, productCode, DEFAULT_CITY_CODE),
        ]);
        if (!row || !page) throw new Error(`The product ${productCode} is gone.`);
      };
    },
  },
};
