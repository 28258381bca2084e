import { calculateMaterials, getCalculators } from '#contract/calculators.ts';
import type { Cities } from '../cities/cities.ts';
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';
import type { Calculators } from './calculators.ts';

export function registerCalculators(http: Http, calculators: Calculators, cities: Cities): void {
  route(http, getCalculators, async ({ language }) => ({ data: await calculators.list(language) }));

  route(http, calculateMaterials, async ({ params, body, language, viewer }) => {
    const { params: texts, city, productCode, products } = body;
    const reader = { language, viewer, cityCode: await cities.resolveCode(city) };
    return { data: await calculators.calculate({ code: params.code, texts, productCode, products }, reader) };
  });
}
