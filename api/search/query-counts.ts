/** How often each query was asked, and how much it found; who asked is never known here. */
import type { Locale } from '#domain/locale.ts';
import { toCountedQuery } from '#domain/search.ts';
import type { Db } from '../database.ts';
import { createHeldCounts } from '../held-counts.ts';
import { addQueryCounts, forgetOldQueries } from './query-counts.queries.ts';

export interface QueryCounts {
  note(text: string, language: Locale, found: number): void;
  flush(): Promise<void>;
}

export function createQueryCounts(db: Db, onFailure: (error: unknown) => void): QueryCounts {
  const counts = createHeldCounts<{ language: Locale; query: string; found: number }>(async (rows) => {
    await addQueryCounts(db, rows);
    await forgetOldQueries(db);
  }, onFailure);
  return {
    note(text, language, found) {
      const query = toCountedQuery(text);
      if (query !== null) counts.note(`${language} ${query}`, { language, query, found });
    },
    flush: counts.flush,
  };
}
