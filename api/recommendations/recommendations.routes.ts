import type { FastifyInstance } from 'fastify';
import { getRecommendations } from '#contract/recommendations.ts';
import type { Cities } from '../cities/cities.ts';
import { route } from '../http/route.ts';
import type { Recommendations } from './recommendations.ts';

export function registerRecommendations(
  app: FastifyInstance,
  recommendations: Recommendations,
  cities: Cities,
): void {
  route(app, getRecommendations, async ({ params, query, language, viewer }) => ({
    name: params.name,
    products: await recommendations.list(params.name, {
      language,
      viewer,
      cityCode: await cities.resolveId(query.cityId),
    }),
  }));
}
