import type { FastifyInstance } from 'fastify';
import { getZones } from '#contract/zones.ts';
import { route } from '../http/route.ts';
import type { Zones } from './zones.ts';

export function registerZones(app: FastifyInstance, zones: Zones): void {
  route(app, getZones, async ({ language }) => ({ data: await zones.list(language) }));
}
