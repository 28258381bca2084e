import type { FastifyInstance } from 'fastify';
import { getBrand, getBrands } from '#contract/brands.ts';
import type { Cities } from '../cities/cities.ts';
import { route } from '../http/route.ts';
import type { Brands } from './brands.ts';

export function registerBrands(app: FastifyInstance, brands: Brands, cities: Cities): void {
  route(app, getBrands, async ({ language }) => ({ data: await brands.list(language) }));

  route(app, getBrand, async ({ params, query, language, viewer }) => ({
    data: await brands.get(params.code, { language, viewer, cityCode: await cities.resolveCode(query.city) }),
  }));
}
