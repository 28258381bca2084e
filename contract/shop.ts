import { z } from 'zod';
import { call, withData } from './call.ts';

/** What the shop itself offers beside its goods; the same for everybody. */
const shopOffers = z.object({
  messengers: z.object({
    /** digits of an international number */
    whatsapp: z.string().nullable(),
    /** a name, or a number with «+» */
    telegram: z.string().nullable(),
    /** nobody answers there: the numbers are invented */
    isDemo: z.boolean(),
  }),
  /** null: no bank offers it */
  instalment: z
    .object({ months: z.number().int(), min: z.number().int(), max: z.number().int(), bank: z.string() })
    .nullable(),
});
export type ShopOffers = z.output<typeof shopOffers>;

export const getShop = call({
  method: 'GET',
  path: '/api/v1/shop/',
  summary: 'What the shop offers beside its goods: messengers to ask in, instalments of a bank',
  tag: 'service',
  answer: withData(shopOffers),
});
