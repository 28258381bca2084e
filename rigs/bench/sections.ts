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
      return () => db`
        SELECT s.id, s.parent_id, s.code, s.name_ru, coalesce(c.count, 0)::int AS count
        FROM sections s
        LEFT JOIN (SELECT section_id, count(*) AS count FROM products WHERE active GROUP BY section_id) c
          ON c.section_id = s.id
        ORDER BY s.lft`;
    },
  },
};
