import { getBrand, getBrands } from '#contract/brands.ts';
import type { Cities } from '../cities/cities.ts';
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';
import type { Brands } from './brands.ts';

export function registerBrands(http: Http, brands: Brands, cities: Cities): void {
  route(http, getBrands, async ({ language }) => ({ data: await brands.list(language) }));

  route(http, getBrand, async ({ params, query, language, viewer }) => ({
    data: await brands.get(params.code, { language, viewer, cityCode: await cities.resolveCode(query.city) }),
  }));
}
