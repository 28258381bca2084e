import { getCities } from '#contract/cities.ts';
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';
import type { Cities } from './cities.ts';

export function registerCities(http: Http, cities: Cities): void {
  route(http, getCities, async ({ language }) => ({ data: await cities.list(language) }));
}
