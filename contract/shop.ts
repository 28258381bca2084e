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
  /** as staff have set it; null: the factory setting, which every page knows */
  seller: z
    .object({
      name: z.string(),
      bin: z.string(),
      address: z.string(),
      phone: z.string(),
    })
    .nullable(),
  /** by what goods are brought and what it costs, for what pages tell before an order; null: the factory setting */
  delivery: z
    .object({
      vehicles: z.array(
        z.object({
          code: z.enum(['car', 'van', 'small-truck', 'truck', 'crane-truck']),
          maxKg: z.number(),
          maxM3: z.number(),
          maxSideM: z.number(),
          priceTenge: z.number().int(),
          farTenge: z.number().int(),
          suburbTenge: z.tuple([z.number().int(), z.number().int()]).nullable(),
        }),
      ),
      lifting: z.object({
        unload: z.number(),
        stairs: z.number(),
        cargo: z.number(),
        passenger: z.number(),
        callOut: z.number(),
      }),
      sameDayUntil: z.string(),
      nextDayUntil: z.string(),
      /** days unlike others; of the city goes before all */
      days: z.array(
        z.object({ cityId: z.number().int().nullable(), date: z.string(), isClosed: z.boolean() }),
      ),
    })
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
