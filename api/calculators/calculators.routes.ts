import type { FastifyInstance } from 'fastify';
import { calculateMaterials, getCalculators } from '#contract/calculators.ts';
import type { Cities } from '../cities/cities.ts';
import { route } from '../http/route.ts';
import type { Calculators } from './calculators.ts';

export function registerCalculators(app: FastifyInstance, calculators: Calculators, cities: Cities): void {
  route(app, getCalculators, async ({ language }) => ({ data: calculators.list(language) }));

  route(app, calculateMaterials, async ({ params, body, language, viewer }) => {
    const { params: texts, city, productCode, products } = body;
    const reader = { language, viewer, cityCode: await cities.resolveCode(city) };
    return { data: await calculators.calculate({ code: params.code, texts, productCode, products }, reader) };
  });
}
