/** Zones of delivery as they are drawn: rings of corners around a city. They are changed as changes of `delivery_zone`. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';

const kind = z.enum(['near', 'far']);
const corner = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
/** `[longitude, latitude]`, the last corner does not repeat the first. */
export const zoneRing = z.array(corner).min(3).max(200);

const zone = z.object({ id: z.number().int(), kind, name: z.string(), ring: zoneRing });
export type OfficeZone = z.infer<typeof zone>;

const spot = z.object({ latitude: z.number(), longitude: z.number() });

export const getZoneSheet = officeCall({
  method: 'GET',
  path: '/office/api/v1/delivery/zones/',
  summary: 'The zones of a city with its stores, and where goods went in the past month, on a grid of 200 m',
  staff: { right: 'delivery' },
  query: z.object({ city: z.string().max(60).optional() }),
  answer: withData(
    z.object({
      cities: z.array(z.object({ code: z.string(), name: z.string() })),
      city: spot.extend({ code: z.string(), name: z.string() }),
      zones: z.array(zone),
      stores: z.array(spot.extend({ id: z.number().int(), name: z.string() })),
      /** In kilometres from the middle of the city. */
      deliveries: z.array(z.object({ east: z.number(), north: z.number() })),
    }),
  ),
  refusals: ['slot.unknown_city'],
});

const found = kind.nullable();

export const previewZones = officeCall({
  method: 'POST',
  path: '/office/api/v1/delivery/zones/preview/',
  summary:
    'Whom these rings would touch: addresses, open orders, the money of the past month; nothing is changed',
  staff: { right: 'delivery', act: 'read', isLogged: false },
  body: z.object({
    city: z.string().max(60),
    rings: z.array(z.object({ id: z.number().int(), ring: zoneRing })).max(20),
  }),
  answer: withData(
    z.object({
      moves: z.array(z.object({ from: found, to: found, addresses: z.number().int() })),
      openOrders: z.number().int(),
      deliveries: z.number().int(),
      differenceTenge: z.number().int(),
    }),
  ),
  refusals: ['slot.unknown_city', 'zone.few', 'zone.many', 'zone.crossed', 'zone.far'],
});
