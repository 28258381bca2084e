import {
  explainSearch,
  getAskedQueries,
  getJudgedQueries,
  trySearchWords,
} from '#contract/office/search-desk.ts';
import { getTradeWords } from '#contract/office/trade-words.ts';
import type { Cities } from '../cities/cities.ts';
import type { Database } from '../database.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import type { SearchDesk } from '../search/search.ts';
import { findTradeWords, requireSaying } from './office-search.ts';

interface OfficeSearchParts {
  db: Database;
  desk: SearchDesk;
  cities: Pick<Cities, 'resolveCode' | 'list'>;
}

export function registerOfficeSearch(door: OfficeHttp, { db, desk, cities }: OfficeSearchParts): void {
  officeRoute(door, getTradeWords, async ({ query }) => ({ data: await findTradeWords(db, query.q) }));

  officeRoute(door, getAskedQueries, async ({ query }) => ({
    items: await desk.listAsked(query.days, query.all === '1'),
  }));

  officeRoute(door, explainSearch, async ({ query, language: spoken }) => {
    const { q, article, language } = query;
    const cityCode = await cities.resolveCode(query.city);
    const told = await desk.explain(q, article ?? null, { language, viewer: null, cityCode });
    const local = (await cities.list(spoken)).filter(({ local }) => local);
    return { data: { ...told, city: cityCode, cities: local.map(({ code, name }) => ({ code, name })) } };
  });

  officeRoute(door, trySearchWords, async ({ body, language }) => {
    requireSaying(body);
    return { data: await desk.tryWords(body, language) };
  });

  officeRoute(door, getJudgedQueries, async ({ language }) => ({ items: await desk.listJudged(language) }));
}
