import { connect } from '#api/database.ts';
import { listPricedProducts } from '#api/promotions/promotions.queries.ts';
import type { Bench } from './subject.ts';

export const bench: Bench = {
  name: 'promo-calculator',
  what: 'a calculation with its promotions, made for every request: the call of the calculator twice, with and without a card',
  path: ({ productCode }) => `/promo-calculator/_payload.json?items=${productCode}:3`,
  // A visitor's own: no cache may hold it.
  headers: ({ token }) => ({ 'accept-encoding': 'br, gzip', cookie: `token=${token}` }),
  floors: {
    'bare SQL, the prices alone': async ({ databaseUrl, productCode }) => {
      const db = connect({ databaseUrl, workers: 1 });
      return () => listPricedProducts(db, [productCode]);
    },
  },
};
