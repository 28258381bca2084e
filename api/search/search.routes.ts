import { getSearch, getSuggestions } from '#contract/search.ts';
import type { Cities } from '../cities/cities.ts';
import type { Db } from '../database.ts';
import type { Http } from '../http/http.ts';
import { createPortionedLimit } from '../http/portioned-limit.ts';
import { route } from '../http/route.ts';
import type { Search } from './search.ts';

export function registerSearch(http: Http, db: Db, search: Search, cities: Cities): void {
  const searches = createPortionedLimit(db, { name: 'search', max: 60, windowSeconds: 60, portion: 10 });
  // A request per letter is no flood.
  const letters = createPortionedLimit(db, { name: 'suggest', max: 600, windowSeconds: 60, portion: 100 });

  route(http, getSearch, async ({ query, language, viewer, address }) => {
    await searches.require(address);
    return search.find(query, { language, viewer, cityCode: await cities.resolveCode(query.city) });
  });
  route(http, getSuggestions, async ({ query, language, viewer, address }) => {
    await letters.require(address);
    const reader = { language, viewer, cityCode: await cities.resolveCode(query.city) };
    return { data: await search.suggest(query.q, reader) };
  });
}
