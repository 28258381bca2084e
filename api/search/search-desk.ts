/** The search as staff see it from within: what is asked, why something stands where it does, what a word would change. */
import { setImmediate as breathe } from 'node:timers/promises';
import type { z } from 'zod';
import type { BoostHits } from '#contract/office/search-boosts.ts';
import type {
  explainSearch,
  JudgedQuery,
  TrialChange,
  trySearchWords,
} from '#contract/office/search-desk.ts';
import type { Locale } from '#domain/locale.ts';
import { type Boost, isBoostFor } from '#domain/office/search-boosts.ts';
import { type Judgement, judgeTrial, LOOKED_AT } from '#domain/office/search-trial.ts';
import type { SynonymGroup } from '#domain/search.ts';
import type { Catalog, Reader } from '../catalog/catalog.ts';
import type { Db } from '../database.ts';
import { applyBoosts, type Boosts } from './boosts.ts';
import { explainTerms } from './explain.ts';
import { toSectionsOfFound } from './found-sections.ts';
import type { Matched } from './match.ts';
import {
  type CountedRow,
  type JudgedRow,
  listAskedQueries,
  listJudgedRows,
  listRussianNames,
} from './query-counts.queries.ts';
import type { QueryCounts } from './query-counts.ts';
import { readQuery } from './read-query.ts';
import type { SearchCopy } from './search-copy.ts';

type Explained = Omit<z.input<typeof explainSearch.answer>['data'], 'city' | 'cities'>;
type Tried = z.input<typeof trySearchWords.answer>['data'];

const SHOWN = 20;
const SHOWN_SECTIONS = 8;
const SHOWN_QUERIES = 200;
const SHOWN_CHANGES = 30;
/** A trial looks at so many queries of thirty days, the commonest; only those that the word touches cost anything. */
const TRIED_QUERIES = 1000;
const TRIED_DAYS = 30;

interface DeskParts {
  db: Db;
  catalog: Pick<Catalog, 'listProductsById'>;
  read(): Promise<SearchCopy>;
  findExactRows(search: SearchCopy, text: string): Promise<number[]>;
  counts: QueryCounts;
  boosts: Boosts;
}

export type SearchDesk = ReturnType<typeof createSearchDesk>;

const NO_PARTS = { text: 0, section: 0, popularity: 0, stock: 0, words: 0 };

/** Places of the rows, the best first, ties by id as on the page. */
function toOrder({ copy: { columns } }: SearchCopy, { rows, scores }: Matched): number[] {
  const idOf = (at: number) => columns.id[rows[at] as number] as number;
  return [...rows.keys()].sort((a, b) => (scores[b] as number) - (scores[a] as number) || idOf(a) - idOf(b));
}

export function createSearchDesk({ db, catalog, read, findExactRows, counts, boosts }: DeskParts) {
  /** `tried`: beside those that count already. */
  async function judge(
    search: SearchCopy,
    query: string,
    judged: JudgedRow | null,
    tried: readonly Boost[] = [],
  ): Promise<Judgement> {
    const { terms } = readQuery(search, query);
    const exactRows = await findExactRows(search, query);
    const plain = search.match({ terms, exactRows, cityStores: [], language: judged?.language ?? 'ru' });
    const matched = applyBoosts(search.copy, plain, [...(await boosts.find(query)), ...tried]);
    const rows = toOrder(search, matched)
      .slice(0, LOOKED_AT)
      .map((at) => matched.rows[at] as number);
    const first = rows.map((row) => search.copy.columns.id[row] as number);
    return {
      found: matched.rows.length,
      first,
      meantAt: judged && (await findMeant(search, rows, first, judged)),
    };
  }

  async function findMeant(
    { copy }: SearchCopy,
    rows: readonly number[],
    first: readonly number[],
    { sectionId, namePart }: JudgedRow,
  ): Promise<number | null> {
    const section = copy.reference.sections.find(({ id }) => id === sectionId);
    if (!section) return null;
    const names = namePart === '' ? null : await listRussianNames(db, first);
    const at = rows.findIndex(
      (row, place) =>
        row >= section.start &&
        row < section.end &&
        (names === null ||
          names
            .get(first[place] ?? 0)
            ?.toLowerCase()
            .includes(namePart.toLowerCase())),
    );
    return at < 0 ? null : at + 1;
  }

  async function nameFirst(ids: readonly (number | undefined)[], language: Locale) {
    const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
    const reader: Reader = { language, viewer: null, cityCode: '' };
    const products = await catalog.listProductsById(wanted, reader);
    return new Map(products.map(({ id, name }) => [id, name]));
  }

  /** The judged set and the commonest queries of thirty days, before and after; null: it has nothing to do with the query. */
  async function tryOut(
    language: Locale,
    compare: (query: string, judged: JudgedRow | null) => Promise<[Judgement, Judgement] | null>,
  ): Promise<{ told: Tried; places: [number | null, number | null][] }> {
    await counts.flush();
    const judgedRows = (await listJudgedRows(db, language)).filter(({ isActive }) => isActive);
    const asked = await listAskedQueries(db, { days: TRIED_DAYS, isAll: true, limit: TRIED_QUERIES });
    const tried: (Omit<CountedRow, 'found'> & { judged: JudgedRow | null })[] = [
      ...judgedRows.map((row) => ({ language: row.language, query: row.query, times: 0, judged: row })),
      ...asked.map(({ found: _found, ...row }) => ({ ...row, judged: null })),
    ];
    const places: [number | null, number | null][] = [];
    const changes: (TrialChange & { ids: [number | undefined, number | undefined] })[] = [];
    for (const { query, judged, times, ...row } of tried) {
      const compared = await compare(query, judged);
      if (compared === null) continue;
      const [was, is] = compared;
      if (judged) places.push([was.meantAt, is.meantAt]);
      const verdict = judgeTrial(was, is, judged !== null);
      await breathe();
      if (verdict === 'same') continue;
      changes.push({
        query,
        language: row.language,
        isJudged: judged !== null,
        verdict,
        times,
        foundBefore: was.found,
        foundAfter: is.found,
        firstBefore: null,
        firstAfter: null,
        ids: [was.first[0], is.first[0]],
      });
    }
    const shown = changes.toSorted(byWeight).slice(0, SHOWN_CHANGES);
    const names = await nameFirst(
      shown.flatMap(({ ids }) => ids),
      language,
    );
    const count = (isJudged: boolean, verdict: TrialChange['verdict']) =>
      changes.filter((each) => each.isJudged === isJudged && each.verdict === verdict).length;
    const toCounts = (isJudged: boolean, of: number) => ({
      of,
      better: count(isJudged, 'better'),
      worse: count(isJudged, 'worse'),
    });
    return {
      places,
      told: {
        judged: toCounts(true, judgedRows.length),
        asked: toCounts(false, asked.length),
        changes: shown.map(({ ids: [first, later], ...change }) => ({
          ...change,
          firstBefore: names.get(first ?? 0) ?? null,
          firstAfter: names.get(later ?? 0) ?? null,
        })),
      },
    };
  }

  return {
    async listAsked(days: number, isAll: boolean): Promise<CountedRow[]> {
      await counts.flush();
      return listAskedQueries(db, { days, isAll, limit: SHOWN_QUERIES });
    },

    async explain(q: string, article: string | null, reader: Reader): Promise<Explained> {
      const search = await read();
      const { columns, reference } = search.copy;
      const exactRows = await findExactRows(search, q);
      const began = performance.now();
      const { terms, corrected } = readQuery(search, q);
      const cityStores = search.copy.storesOfCity(reader.cityCode);
      const { matched: plain, partsOf } = search.takeApart({
        terms,
        exactRows,
        cityStores,
        language: reader.language,
      });
      const matched = applyBoosts(search.copy, plain, await boosts.find(q));
      const before = new Map([...plain.rows].map((row, at) => [row, plain.scores[at] as number]));
      const tookMs = Math.round((performance.now() - began) * 10) / 10;
      const order = toOrder(search, matched);
      const askedRows = article ? await findExactRows(search, article) : [];
      const askedAt = order.findIndex((at) => askedRows.includes(matched.rows[at] as number));
      const places = [...order.keys()].filter((place) => place < SHOWN || place === askedAt);
      const ids = places.map((place) => columns.id[matched.rows[order[place] as number] as number] as number);
      const products = await catalog.listProductsById(ids, reader);
      const ranked = places.flatMap((place, index) => {
        const product = products.find(({ id }) => id === ids[index]);
        const at = order[place] as number;
        const row = matched.rows[at] as number;
        // What only a pin has brought is made of nothing else.
        const parts = partsOf(row) ?? NO_PARTS;
        if (!product) return [];
        const score = matched.scores[at] as number;
        const unboosted = before.get(row) ?? 0;
        const sum = Object.values(parts).reduce((all, part) => all + part, 0);
        const { id, productCode: own, name } = product;
        return [
          {
            place: place + 1,
            id,
            article: own,
            name,
            score,
            parts: { ...parts, exact: Math.max(0, unboosted - Math.round(sum)), boost: score - unboosted },
            isInStock: parts.stock > 0,
          },
        ];
      });
      return {
        corrected,
        total: matched.rows.length,
        tookMs,
        terms: explainTerms(search, terms),
        sections: toSectionsOfFound(reference.sections, matched)
          .slice(0, SHOWN_SECTIONS)
          .map(({ section, count }) => ({
            id: section.id,
            name: reader.language === 'kz' ? section.nameKz || section.nameRu : section.nameRu,
            count,
          })),
        items: ranked.filter(({ place }) => place <= SHOWN),
        asked: ranked.find(({ place }) => place === askedAt + 1) ?? null,
      };
    },

    async listJudged(language: Locale): Promise<JudgedQuery[]> {
      const search = await read();
      const judged: JudgedQuery[] = [];
      for (const row of await listJudgedRows(db, language)) {
        const { meantAt } = await judge(search, row.query, row);
        judged.push({ ...row, meantAt });
        // Visitors search meanwhile.
        await breathe();
      }
      return judged;
    },

    async tryWords(group: SynonymGroup, language: Locale): Promise<Tried> {
      const before = await read();
      const after = before.withWords([group]);
      const { told } = await tryOut(language, async (query, judged) => {
        // Most queries have nothing to do with the word: what is understood alike finds alike.
        if (isReadAlike(before, after, query)) return null;
        return [await judge(before, query, judged), await judge(after, query, judged)];
      });
      return told;
    },

    /** Besides, how many of the judged queries have what they mean first, and among the first five. */
    async tryBoost(boost: Boost, language: Locale): Promise<Tried & { hits: BoostHits }> {
      const search = await read();
      const { told, places } = await tryOut(language, async (query, judged) => {
        const was = await judge(search, query, judged);
        const isTouched = isBoostFor(boost, query, boost.startsAt);
        return [was, isTouched ? await judge(search, query, judged, [boost]) : was];
      });
      const count = (at: 0 | 1, most: number) =>
        places.filter((pair) => (pair[at] ?? LOOKED_AT + 1) <= most).length;
      return {
        ...told,
        hits: {
          ...{ firstBefore: count(0, 1), firstAfter: count(1, 1) },
          ...{ fiveBefore: count(0, 5), fiveAfter: count(1, 5) },
        },
      };
    },
  };
}

const WEIGHT: Readonly<Record<TrialChange['verdict'], number>> = { worse: 0, better: 1, changed: 2 };
const byWeight = (one: TrialChange, other: TrialChange): number =>
  WEIGHT[one.verdict] - WEIGHT[other.verdict] || other.times - one.times;

const isReadAlike = (before: SearchCopy, after: SearchCopy, query: string): boolean =>
  JSON.stringify(readQuery(before, query)) === JSON.stringify(readQuery(after, query));
