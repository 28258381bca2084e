/** Puts the judged queries to the search over a range, as the shop does: understanding, matching, ranking. */
import { buildIndex } from '#api/catalog-index/build.ts';
import { findRow } from '#api/catalog-index/catalog-index.ts';
import { toIndexCopy } from '#api/catalog-index/index-copy.ts';
import { type Database, type Db, transaction } from '#api/database.ts';
import { buildSearch } from '#api/search/build-search.ts';
import type { Matched } from '#api/search/match.ts';
import { readQuery } from '#api/search/read-query.ts';
import { listIdsByQuery } from '#api/search/search.queries.ts';
import { type SearchCopy, toSearchCopy } from '#api/search/search-copy.ts';
import type { SynonymGroup } from '#domain/search.ts';
import type { Judged } from './figures.ts';
import { isMeant, toArticleQueries } from './judged.ts';
import type { Found, JudgedQuery } from './judged-query.ts';

const FIRST = 10;
const MOST_ARTICLES = 80;

/** A search over what is in the database now. */
export async function openSearch(db: Database, synonyms?: readonly SynonymGroup[]): Promise<SearchCopy> {
  const copy = toIndexCopy(await transaction(db, buildIndex));
  const built = await buildSearch(db, copy, ...(synonyms ? [async () => [...synonyms]] : []));
  return toSearchCopy(copy, built);
}

export async function judgeRange(db: Database, queries: readonly JudgedQuery[]): Promise<Judged[]> {
  const search = await openSearch(db);
  const goods = await listGoods(db);
  const all = [...goods.values()];
  const judged: Judged[] = [];
  for (const each of queries) {
    const ids = await findFirst(db, search, each.query);
    const hits = ids.map((id) => {
      const found = goods.get(id);
      return found !== undefined && isMeant(each.target, found);
    });
    judged.push({ judged: each, hits, meant: all.filter((found) => isMeant(each.target, found)).length });
  }
  return judged;
}

export async function findFirst(db: Db, search: SearchCopy, query: string): Promise<number[]> {
  const { columns } = search.copy;
  const ids = await listIdsByQuery(db, query);
  const exactRows = ids.map((id) => findRow(columns, id)).filter((row) => row >= 0);
  const { terms } = readQuery(search, query);
  return listFirst(search, search.match({ terms, exactRows, cityStores: [], language: 'ru' }), FIRST);
}

/** The ids of the best, ties by id as on the page. */
function listFirst({ copy: { columns } }: SearchCopy, { rows, scores }: Matched, limit: number): number[] {
  const idOf = (at: number) => columns.id[rows[at] as number] as number;
  return [...rows.keys()]
    .sort((a, b) => (scores[b] as number) - (scores[a] as number) || idOf(a) - idOf(b))
    .slice(0, limit)
    .map(idOf);
}

async function listGoods(db: Db): Promise<Map<number, Found>> {
  const rows = await db<(Found & { id: number })[]>`
    SELECT p.id, s.code AS "sectionCode", p.product_code AS "productCode", p.name_ru AS "nameRu"
    FROM products p JOIN sections s ON s.id = p.section_id WHERE p.active`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** Codes of goods from all over the range. */
export async function listArticles(db: Db): Promise<JudgedQuery[]> {
  const goods = await db<{ productCode: string; gtin: string | null }[]>`
    SELECT product_code AS "productCode", gtin FROM products WHERE active ORDER BY hashint4(id), id LIMIT ${MOST_ARTICLES}`;
  return toArticleQueries(goods);
}
