import { calculateSet, getSet, getSets } from '#contract/sets.ts';
import type { User } from '#contract/users.ts';
import type { Locale } from '#domain/locale.ts';
import type { Cities } from '../cities/cities.ts';
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';
import type { Sets } from './sets.ts';

export function registerSets(http: Http, sets: Sets, cities: Cities): void {
  const toReader = async (city: string | undefined, by: { language: Locale; viewer: User | null }) => ({
    language: by.language,
    viewer: by.viewer,
    cityCode: await cities.resolveCode(city),
  });
  route(http, getSets, async ({ params, query, ...by }) =>
    sets.list(params.mode, query, await toReader(query.city, by)),
  );
  route(http, getSet, async ({ params, query, ...by }) => ({
    data: await sets.get(params.mode, params.code, query.param, await toReader(query.city, by)),
  }));
  route(http, calculateSet, async ({ params, body, ...by }) => ({
    data: await sets.calculate(params.mode, params.code, body, await toReader(body.city, by)),
  }));
}
