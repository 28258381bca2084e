import { listProductRows } from '#api/catalog/catalog.queries.ts';
import { connect } from '#api/database.ts';
import {
  findPlan,
  listBestOfSections,
  listBoughtWith,
  listSectionsBoughtWith,
  listSubjects,
} from '#api/recommendations/recommendations.queries.ts';
import { DEFAULT_CITY_CODE } from '#domain/city.ts';
import type { Bench } from './subject.ts';

const BLOCK_SIZE = 18;

export const bench: Bench = {
  name: 'recs',
  what: 'what goes with a product',
  path: ({ productCode }) => `/api/v1/recs/product_with/?productCode=${productCode}`,
  headers: () => ({ 'accept-encoding': 'br, gzip' }),
  floors: {
    'bare SQL, the same queries': async ({ databaseUrl, productCode }) => {
      const db = connect({ databaseUrl, workers: 1 });
      const { storeIds } = await findPlan(db);
      const place = storeIds.get(DEFAULT_CITY_CODE) ?? null;
      return async () => {
        const subjects = await listSubjects(db, [productCode]);
        const picked = await listBoughtWith(db, subjects, place, BLOCK_SIZE);
        const sections = await listSectionsBoughtWith(
          db,
          subjects.map(({ sectionId }) => sectionId),
        );
        picked.push(...(await listBestOfSections(db, sections, place, BLOCK_SIZE)));
        await listProductRows(
          db,
          picked.slice(0, BLOCK_SIZE).map(({ code }) => code),
        );
      };
    },
  },
};
