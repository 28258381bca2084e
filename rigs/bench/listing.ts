import { connect } from '#api/database.ts';
import { listByReference, loadDictionary } from '#tests/listing-reference.ts';
import { toPlainListing } from './plain-listing.ts';
import type { Bench } from './subject.ts';

const chosen = { floor_class: ['33'], floor_tone: ['light', 'dark'] };

export const bench: Bench = {
  name: 'listing',
  what: 'a filtered listing with its facets',
  path: () =>
    `/api/v2/products/?sectionCode=napolnye-pokrytiya&city=astana&${Object.entries(chosen)
      .map(([code, values]) => `filter[${code}]=${values.join(',')}`)
      .join('&')}`,
  headers: () => ({ 'accept-encoding': 'br, gzip' }),
  floors: {
    'counts in plain SQL': async ({ databaseUrl }) => {
      const db = connect({ databaseUrl, workers: 1 });
      const dictionary = await loadDictionary(db);
      return () =>
        listByReference(
          db,
          dictionary,
          toPlainListing({ sectionCode: 'napolnye-pokrytiya', values: chosen }),
        );
    },
  },
};
