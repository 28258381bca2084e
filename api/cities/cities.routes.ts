import type { FastifyInstance } from 'fastify';
import { getCities } from '#contract/cities.ts';
import { route } from '../http/route.ts';
import type { Cities } from './cities.ts';

export function registerCities(app: FastifyInstance, cities: Cities): void {
  route(app, getCities, async ({ language }) => ({ data: await cities.list(language) }));
}
