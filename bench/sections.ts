import { listSectionRows } from '#api/catalog/catalog.queries.ts';
import { connect } from '#api/database.ts';
import type { Bench } from './subject.ts';

export const bench: Bench = {
  name: 'sections',
  what: 'the tree of sections',
  path: () => '/api/v2/sections/',
  headers: () => ({ 'accept-encoding': 'br, gzip' }),
  floors: {
    'bare SQL': async ({ databaseUrl }) => {
      const db = connect({ databaseUrl, workers: 1 });
      return () => listSectionRows(db);
    },
  },
};
