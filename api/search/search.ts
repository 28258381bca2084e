/**
 * The search: what a query finds, and what a query being typed may become.
 * Promises: any text is answered, in bounded time; what was corrected is said. Hides: how words become rows of the
 * catalogue index. Relies on the listing for pages, filters and prices, on PostgreSQL for exact codes.
 */
import type { z } from 'zod';
import type { FoundSection, getSearch, getSuggestions } from '#contract/search.ts';
import type { Catalog, Reader } from '../catalog/catalog.ts';
import { type CatalogIndex, findRow } from '../catalog-index/catalog-index.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Listing } from '../listing/listing.ts';
import { applyBoosts, keepBoosts } from './boosts.ts';
import { explain } from './explain.ts';
import { narrowTo, toFoundSection, toSectionsOfFound } from './found-sections.ts';
import { type MeantProduct, rankMeant, toSureness } from './meant.ts';
import { createQueryCounts } from './query-counts.ts';
import { readQuery } from './read-query.ts';
import { listIdsByQuery } from './search.queries.ts';
import type { SearchCopy } from './search-copy.ts';
import { createSearchDesk, type SearchDesk } from './search-desk.ts';
import { SearchKeeper } from './search-keeper.ts';
import { createSuggestions, listQueries } from './suggestions.ts';

export type { MeantProduct } from './meant.ts';
export type { SearchDesk } from './search-desk.ts';
export { shippedWords } from './words/shipped-words.ts';

export type SearchQuery = z.output<typeof getSearch.query>;
type SearchPage = z.input<typeof getSearch.answer>;
type Suggestions = z.input<typeof getSuggestions.answer>['data'];

export interface SearchParts {
  db: Db;
  index: CatalogIndex;
  catalog: Catalog;
  listing: Listing;
}

export interface SearchOptions {
  databaseUrl: string | null;
  onFailure(error: unknown): void;
  /** whether answers may tell how they came about */
  canExplain: boolean;
  inlineRows?: number;
}

export interface Search {
  find(query: SearchQuery, reader: Reader): Promise<SearchPage>;
  suggest(text: string, reader: Reader): Promise<Suggestions>;
  /** The few products that a line of somebody's list most likely means, the likeliest first, and how sure that is. */
  findMeant(text: string, reader: Reader, most: number): Promise<MeantProduct[]>;
  /** What staff see of it from within. */
  desk: SearchDesk;
  /** Builds now what the first query would have to wait for. */
  warmUp(): void;
  close(): Promise<void>;
}

const SHOWN_SECTIONS = 12;
const INSTEAD = { queries: 5, sections: 6, products: 12 } as const;

export function createSearch(parts: SearchParts, options: SearchOptions): Search {
  const { db, index, catalog, listing } = parts;
  const keeper = new SearchKeeper(db, index, { inlineRows: 2000, ...options });
  const counts = createQueryCounts(db, options.onFailure);
  const boosts = keepBoosts(db, index);
  const suggestions = createSuggestions(catalog, (text) => listIdsByQuery(db, text));

  async function findExactRows({ copy }: SearchCopy, text: string): Promise<number[]> {
    const ids = await listIdsByQuery(db, text);
    return ids.map((id) => findRow(copy.columns, id)).filter((row) => row >= 0);
  }

  /** Nothing was found: other words, the sections that have anything to do with these, and what others buy. */
  async function findInstead(
    search: SearchCopy,
    query: SearchQuery,
    reader: Reader,
  ): Promise<SearchPage['instead']> {
    const { reference } = search.copy;
    const guessed = readQuery(search, query.q);
    const queries = [guessed.corrected, ...listQueries(search, query.q, reader.language)];
    const roots = reference.sections.filter(({ parentId }) => parentId === null);
    const near = toSectionsOfFound(
      reference.sections,
      search.match({ terms: guessed.terms, exactRows: [], cityStores: [], language: reader.language }),
    );
    const sections =
      near.length > 0 ? near : roots.map((section) => ({ section, count: section.end - section.start }));
    const popular = await listing.list(
      { sort: 'popular', page: 1, pageSize: INSTEAD.products, inStock: '1' },
      reader,
    );
    const isOther = (text: string | null): text is string => text !== null && text !== query.q;
    return {
      queries: [...new Set(queries.filter(isOther))].slice(0, INSTEAD.queries),
      sections: sections.slice(0, INSTEAD.sections).map((each) => toFoundSection(each, reader.language)),
      products: popular.items,
    };
  }

  return {
    async find(query, reader) {
      const search = await keeper.read();
      const { copy } = search;
      const section = query.sectionCode === undefined ? null : copy.sectionsByCode.get(query.sectionCode);
      if (section === undefined) throw new Refusal('section.not_found');
      const { terms, corrected } = readQuery(search, query.q, { isExact: query.exact === '1' });
      const plain = search.match({
        terms,
        exactRows: await findExactRows(search, query.q),
        cityStores: copy.storesOfCity(reader.cityCode),
        language: reader.language,
      });
      const matched = applyBoosts(copy, plain, await boosts.find(query.q));
      const sections = toSectionsOfFound(copy.reference.sections, matched);
      const found = section === null ? matched : narrowTo(section, matched);
      const { sort, ...rest } = query;
      const page = await listing.listFound(
        {
          copy,
          section: section ?? onlyOf(sections.map((each) => each.section)) ?? copy.reference.everything,
          picked: { rows: found.rows, scores: sort === 'relevance' ? found.scores : null },
        },
        { ...rest, sort: sort === 'relevance' ? 'popular' : sort },
        reader,
      );
      // What is narrowed down was counted before.
      if (query.page === 1 && section === null) counts.note(query.q, reader.language, matched.rows.length);
      const shown: FoundSection[] = sections
        .slice(0, SHOWN_SECTIONS)
        .map((each) => toFoundSection(each, reader.language));
      return {
        items: page.items,
        filters: page.filters,
        meta: {
          page: query.page,
          pageSize: query.pageSize,
          total: page.total,
          ignored: page.ignored,
          isPartial: matched.isPartial && matched.rows.length > 0,
          // Filters may have left out some of them: then nothing is said.
          ...(found.exactSize !== null && page.total === found.rows.length
            ? { exactSize: found.exactSize }
            : {}),
        },
        ...(corrected === null ? {} : { corrected: { query: corrected, literal: query.q.trim() } }),
        sections: shown,
        ...(matched.rows.length === 0 ? { instead: await findInstead(search, query, reader) } : {}),
        ...(query.debug === '1' && options.canExplain
          ? { debug: explain(search, terms, found, page.items) }
          : {}),
      };
    },

    async suggest(text, reader) {
      return suggestions.list(await keeper.read(), text, reader);
    },

    async findMeant(text, reader, most) {
      const search = await keeper.read();
      const meant = rankMeant(search, text, await findExactRows(search, text), reader, most);
      const products = await catalog.listProductsById(
        meant.map(({ id }) => id),
        reader,
      );
      return products.map((product) => ({
        product,
        sureness: toSureness(
          text,
          product.name,
          meant.find(({ id }) => id === product.id),
        ),
      }));
    },

    desk: createSearchDesk({ db, catalog, read: () => keeper.read(), findExactRows, counts, boosts }),

    warmUp: () => keeper.follow(),
    async close() {
      await counts.flush();
      await keeper.close();
    },
  };
}

const onlyOf = <T>(list: readonly T[]): T | null => (list.length === 1 ? (list[0] ?? null) : null);
