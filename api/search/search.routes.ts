import { getSearch, getSuggestions } from '#contract/search.ts';
import type { Cities } from '../cities/cities.ts';
import type { Db } from '../database.ts';
import { createFairLimit } from '../http/fair-limit.ts';
import type { Http } from '../http/http.ts';
import { SEARCHES, SUGGESTIONS } from '../http/limit-figures.ts';
import { route } from '../http/route.ts';
import type { Search } from './search.ts';

export function registerSearch(http: Http, db: Db, search: Search, cities: Cities): void {
  const searches = createFairLimit(db, SEARCHES);
  const letters = createFairLimit(db, SUGGESTIONS);

  route(http, getSearch, async ({ query, language, viewer, client }) => {
    await searches.require(client, viewer?.id ?? null);
    return search.find(query, { language, viewer, cityCode: await cities.resolveCode(query.city) });
  });
  route(http, getSuggestions, async ({ query, language, viewer, client }) => {
    await letters.require(client, viewer?.id ?? null);
    const reader = { language, viewer, cityCode: await cities.resolveCode(query.city) };
    return { data: await search.suggest(query.q, reader) };
  });
}
