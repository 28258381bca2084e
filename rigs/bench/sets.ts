import { listProductRowsById } from '#api/catalog/catalog.queries.ts';
import { connect } from '#api/database.ts';
import { listPricedProducts } from '#api/promotions/promotions.queries.ts';
import { listSetRows } from '#api/sets/sets.queries.ts';
import type { Bench } from './subject.ts';

/** The sets of a mode with their goods and prices read anew: what a listing must know. */
async function readMode(databaseUrl: string): Promise<() => unknown> {
  const db = connect({ databaseUrl, workers: 1 });
  return async () => {
    const rows = (await listSetRows(db)).filter(({ mode }) => mode === 'kits');
    const ids = [...new Set(rows.flatMap(({ items }) => items.flatMap(({ productIds }) => productIds)))];
    const products = await listProductRowsById(db, ids);
    await listPricedProducts(
      db,
      products.map(({ code }) => code),
    );
  };
}

export const listing: Bench = {
  name: 'sets',
  what: 'a filtered listing of sets with its facets',
  path: () => '/api/v1/sets/kits/?city=astana&filter[scale]=area&sort=price-asc',
  headers: () => ({ 'accept-encoding': 'br, gzip' }),
  floors: { 'bare SQL, the sets and their goods': ({ databaseUrl }) => readMode(databaseUrl) },
};

export const page: Bench = {
  name: 'set',
  what: 'one set with its goods, analogues and sum',
  path: () => '/api/v1/sets/kits/sanuzel-pod-klyuch/?city=astana&param=6',
  headers: () => ({ 'accept-encoding': 'br, gzip' }),
  floors: {
    'bare SQL, its goods and prices': async ({ databaseUrl }) => {
      const db = connect({ databaseUrl, workers: 1 });
      const row = (await listSetRows(db)).find(({ code }) => code === 'sanuzel-pod-klyuch');
      const ids = row?.items.flatMap(({ productIds }) => productIds) ?? [];
      return async () => {
        const products = await listProductRowsById(db, ids);
        await listPricedProducts(
          db,
          products.map(({ code }) => code),
        );
      };
    },
  },
};
