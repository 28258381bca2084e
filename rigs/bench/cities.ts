import { listCityRows } from '#api/cities/cities.queries.ts';
import { connect } from '#api/database.ts';
import type { Bench } from './subject.ts';

export const bench: Bench = {
  name: 'cities',
  what: 'the list of cities',
  path: () => '/api/v2/cities/',
  headers: () => ({ 'accept-encoding': 'br, gzip' }),
  floors: {
    'bare SQL': async ({ databaseUrl }) => {
      const db = connect({ databaseUrl, workers: 1 });
      return () => listCityRows(db);
    },
  },
};
