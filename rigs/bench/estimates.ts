import { listProductRows } from '#api/catalog/catalog.queries.ts';
import { connect } from '#api/database.ts';
import { findEstimate } from '#api/estimates/estimates.queries.ts';
import type { Bench } from './subject.ts';

/** The demo's first, of the visitor the benches ask as. */
const ID = 1;

export const bench: Bench = {
  name: 'estimates',
  what: 'an estimate with its saved prices and what its goods cost today',
  path: () => `/api/v1/estimates/${ID}/?city=pavlodar`,
  headers: ({ token }) => ({ 'accept-encoding': 'br, gzip', authorization: `Bearer ${token}` }),
  floors: {
    'bare SQL, the estimate and its goods': async ({ databaseUrl }) => {
      const db = connect({ databaseUrl, workers: 1 });
      const [owner] = await db<{ id: number }[]>`SELECT id FROM users WHERE email = 'retail@sheber.test'`;
      return async () => {
        const estimate = await findEstimate(db, owner?.id ?? 0, ID);
        const lines = estimate?.sections.flatMap(({ items }) => items) ?? [];
        await listProductRows(
          db,
          lines.flatMap(({ productCode }) => productCode ?? []),
        );
      };
    },
  },
};
