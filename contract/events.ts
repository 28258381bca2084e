import { z } from 'zod';
import { call, codeParam, withData } from './call.ts';

export const EVENT_KINDS = ['view', 'add', 'remove', 'begin', 'purchase'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const recordEvents = call({
  method: 'POST',
  path: '/api/v1/events/',
  summary:
    'Notes what a visitor did with products, several at once; nothing with DNT or GPC; gives the cookie uc on the first',
  tag: 'recommendations',
  body: z.object({
    /** the city's id; an unknown or missing one means the default city */
    cityId: z.coerce.number().int().optional().catch(undefined),
    events: z
      .array(
        z.object({
          kind: z.enum(EVENT_KINDS),
          productCode: codeParam,
          count: z.number().int().min(1).max(1_000_000).default(1),
        }),
      )
      .min(1)
      .max(200),
  }),
  answer: withData(z.object({ recorded: z.number().int() })),
  refusals: ['request.invalid', 'request.too_many'],
});
