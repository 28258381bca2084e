import type { FastifyInstance } from 'fastify';
import { getSeo } from '#contract/seo.ts';
import type { Cities } from '../cities/cities.ts';
import { route } from '../http/route.ts';
import type { Seo } from './seo.ts';

export function registerSeo(app: FastifyInstance, seo: Seo, cities: Cities): void {
  route(app, getSeo, async ({ query, language }) =>
    seo.find(query.url, { language, cityCode: await cities.resolveCode(query.city) }),
  );
}
