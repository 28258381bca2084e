import { connect } from '#api/database.ts';
import { listByReference, loadDictionary } from '#tests/listing-reference.ts';
import { toPlainListing } from './plain-listing.ts';
import type { Bench } from './subject.ts';

/** Its goods are one leaf: plain SQL can be asked for the same. */
const PROMOTION = { code: 'tri-lampy-po-tsene-dvuh', sectionCode: 'svetodiodnye-lampy' };

export const bench: Bench = {
  name: 'promo',
  what: 'the goods of a promotion with their facets',
  path: () => `/api/v2/products/?promo=${PROMOTION.code}&city=astana&sort=price-asc`,
  headers: () => ({ 'accept-encoding': 'br, gzip' }),
  floors: {
    'counts in plain SQL': async ({ databaseUrl }) => {
      const db = connect({ databaseUrl, workers: 1 });
      const dictionary = await loadDictionary(db);
      return () =>
        listByReference(
          db,
          dictionary,
          toPlainListing({ sectionCode: PROMOTION.sectionCode, sort: 'price-asc' }),
        );
    },
  },
};
