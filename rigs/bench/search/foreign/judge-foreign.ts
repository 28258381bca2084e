/** Puts the second judged set to the shop, to plain BM25 and to PostgreSQL full text. */
import type { Database } from '#api/database.ts';
import { openBm25 } from '../bm25.ts';
import type { Judged } from '../figures.ts';
import { askFullText, openFullText } from '../full-text.ts';
import { findFirst, openSearch } from '../judge-range.ts';
import type { ForeignQuery, ForeignRange, Half } from './foreign-set.ts';
import { loadForeignRange } from './load-foreign.ts';

const FIRST = 10;
/** Of a query the product codes of the first ten. */
type Ask = (query: ForeignQuery) => Promise<string[]>;

export interface ForeignJudged extends Judged {
  half: Half;
  first: string[];
}

export type Engine = 'the shop' | 'plain BM25' | 'full text';

export async function judgeForeign(
  db: Database,
  { products, queries }: ForeignRange,
  engines: readonly Engine[],
): Promise<Map<Engine, ForeignJudged[]>> {
  await loadForeignRange(db, products);
  const codeOf = (id: number) => products[id - 1]?.productCode ?? '';
  const open: Record<Engine, () => Promise<Ask>> = {
    'the shop': async () => {
      const search = await openSearch(db);
      return async ({ judged: { query } }) => (await findFirst(db, search, query)).map(codeOf);
    },
    'plain BM25': async () => {
      const ask = openBm25(products.map(({ name }) => name));
      return async ({ judged: { query } }) => ask(query, FIRST).map((place) => codeOf(place + 1));
    },
    'full text': async () => {
      await db`DROP TABLE IF EXISTS full_text`;
      await openFullText(db);
      return async ({ judged: { query, language } }) =>
        (await askFullText(db, query, language, 'none')).ids.slice(0, FIRST).map(codeOf);
    },
  };
  const all = new Map<Engine, ForeignJudged[]>();
  for (const engine of engines) {
    const ask = await open[engine]();
    const judged: ForeignJudged[] = [];
    for (const query of queries) {
      const first = await ask(query);
      const hits = first.map((code) => query.meant.has(code));
      judged.push({ judged: query.judged, hits, meant: query.meant.size, half: query.half, first });
    }
    all.set(engine, judged);
  }
  return all;
}
