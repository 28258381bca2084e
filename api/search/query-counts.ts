/**
 * How often each query was asked, and how much it found. Counted in memory and written down now and then, so that no search
 * waits for it; who asked is never known here. A count that could not be written is lost: nothing hangs on it.
 */
import type { Locale } from '#domain/locale.ts';
import { toCountedQuery } from '#domain/search.ts';
import type { Db } from '../database.ts';
import { addQueryCounts, forgetOldQueries } from './query-counts.queries.ts';

const FLUSH_MS = 20_000;
/** More different queries than these within one span are nobody's honest looking. */
const MOST_HELD = 2000;

export interface QueryCount {
  language: Locale;
  query: string;
  times: number;
  found: number;
}

export interface QueryCounts {
  note(text: string, language: Locale, found: number): void;
  flush(): Promise<void>;
}

export function createQueryCounts(db: Db, onFailure: (error: unknown) => void): QueryCounts {
  let held = new Map<string, QueryCount>();
  let writtenAt = 0;
  let writing: Promise<void> = Promise.resolve();

  async function write(rows: readonly QueryCount[]): Promise<void> {
    try {
      await addQueryCounts(db, rows);
      await forgetOldQueries(db);
    } catch (error) {
      onFailure(error);
    }
  }

  /** One after another: whoever waits for the last has waited for all. */
  function flush(): Promise<void> {
    const rows = [...held.values()];
    held = new Map();
    writtenAt = performance.now();
    if (rows.length > 0) writing = writing.then(() => write(rows));
    return writing;
  }

  return {
    note(text, language, found) {
      const query = toCountedQuery(text);
      if (query === null) return;
      const key = `${language} ${query}`;
      const known = held.get(key);
      if (known) {
        known.times += 1;
        known.found = found;
      } else if (held.size < MOST_HELD) held.set(key, { language, query, times: 1, found });
      if (performance.now() - writtenAt > FLUSH_MS) void flush();
    },
    flush,
  };
}
