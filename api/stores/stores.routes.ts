import type { FastifyInstance } from 'fastify';
import { getStores } from '#contract/stores.ts';
import { route } from '../http/route.ts';
import type { Stores } from './stores.ts';

export function registerStores(app: FastifyInstance, stores: Stores): void {
  route(app, getStores, async ({ query, language }) => ({ data: await stores.list(query.city, language) }));
}
