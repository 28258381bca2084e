import { z } from 'zod';
import { call, withData } from './call.ts';

export const zoneKind = z.enum(['near', 'far', 'suburb']);

const drawnZone = z.object({
  id: z.string(),
  cityCode: z.string(),
  name: z.string(),
  kind: zoneKind.exclude(['suburb']),
  /** corners of the outline, as GeoJSON has them */
  ring: z.array(z.tuple([z.number(), z.number()])),
});
export type DrawnZone = z.infer<typeof drawnZone>;

export const getZones = call({
  method: 'GET',
  path: '/api/v1/delivery/zones/',
  summary:
    'Zones of delivery as they lie on the map, of each city the nearest first; suburbs are chosen by name',
  tag: 'stores',
  answer: withData(z.array(drawnZone)),
});
