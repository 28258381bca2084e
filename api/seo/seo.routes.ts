import { getSeo } from '#contract/seo.ts';
import type { Cities } from '../cities/cities.ts';
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';
import type { Seo } from './seo.ts';

export function registerSeo(http: Http, seo: Seo, cities: Cities): void {
  route(http, getSeo, async ({ query, language }) =>
    seo.find(query.url, { language, cityCode: await cities.resolveCode(query.city) }),
  );
}
