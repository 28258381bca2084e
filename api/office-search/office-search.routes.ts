import { getSearchBoosts, trySearchBoost } from '#contract/office/search-boosts.ts';
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
import { listKeptBoosts } from './boosts-desk.queries.ts';
import { findTarget, findTradeWords, requireSaying } from './office-search.ts';

const DAY_MS = 24 * 60 * 60_000;

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

  officeRoute(door, getSearchBoosts, async ({ language }) => ({
    items: (await listKeptBoosts(db, language)).map((each) => ({
      ...each,
      startsAt: each.startsAt.toISOString(),
      endsAt: each.endsAt.toISOString(),
    })),
  }));

  officeRoute(door, trySearchBoost, async ({ body: { key, ...asked }, language }) => {
    const { id: targetId, title } = await findTarget(db, asked, key, language);
    const startsAt = new Date();
    const boost = { ...asked, targetId, startsAt, endsAt: new Date(startsAt.getTime() + DAY_MS) };
    return { data: { targetId, title, ...(await desk.tryBoost(boost, language)) } };
  });

  officeRoute(door, getJudgedQueries, async ({ language }) => ({ items: await desk.listJudged(language) }));
}
