import { getCompanions } from '#contract/companions.ts';
import type { Cities } from '../cities/cities.ts';
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';
import type { Companions } from './companions.ts';

export function registerCompanions(http: Http, companions: Companions, cities: Cities): void {
  route(http, getCompanions, async ({ params, query, language, viewer }) => ({
    data: await companions.list(params.code, {
      language,
      viewer,
      cityCode: await cities.resolveCode(query.city),
    }),
  }));
}
