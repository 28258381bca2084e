/** What a picker cannot take: a photograph of it, and another product that the buyer is offered at once. */
import { z } from 'zod';
import { fileAnswer, withData } from '../call.ts';
import { officeCall } from './office-call.ts';

const list = { store: z.string().regex(/^\d{1,4}$/), order: z.string().regex(/^\d{1,15}$/) };
const photoParams = z.object({ ...list, event: z.uuid() });
const lineParams = z.object({ ...list, line: z.string().regex(/^\d{1,5}$/) });

export const putPickPhoto = officeCall({
  method: 'PUT',
  path: '/office/api/v1/pick/{store}/{order}/photos/{event}/',
  summary: 'A photograph for an event that the shop has; sent again it counts once',
  staff: { right: 'orders.pick', touches: 'pick_list' },
  params: photoParams,
  body: z.object({ photo: z.string().max(700_000) }),
  answer: withData(z.object({ isKept: z.boolean() })),
  refusals: ['pick.not_found', 'order.photo_unreadable'],
  bodyLimitKb: 800,
});

export const getPickPhoto = officeCall({
  method: 'GET',
  path: '/office/api/v1/pick/{store}/{order}/photos/{event}/',
  summary: 'The photograph of an event',
  staff: { right: 'orders.read', touches: 'pick_list' },
  params: photoParams,
  answer: fileAnswer,
  file: { type: 'image/webp', name: 'photo.webp' },
  refusals: ['pick.not_found'],
});

export const pickSubstitute = z.object({
  productCode: z.string(),
  article: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  priceTenge: z.number().int(),
  /** In this store. */
  free: z.number().int(),
  shelf: z.object({ row: z.string(), place: z.string() }).nullable(),
});
export type PickSubstitute = z.infer<typeof pickSubstitute>;

export const getPickSubstitutes = officeCall({
  method: 'GET',
  path: '/office/api/v1/pick/{store}/{order}/lines/{line}/substitutes/',
  summary:
    'What could take the place of a line: of the same section, in this store, the nearest in price first',
  staff: { right: 'orders.pick', touches: 'pick_list' },
  params: lineParams,
  answer: z.object({ items: z.array(pickSubstitute) }),
  refusals: ['pick.not_found'],
});

export const offerPickSubstitute = officeCall({
  method: 'POST',
  path: '/office/api/v1/pick/{store}/{order}/lines/{line}/substitutes/',
  summary: 'Offers the buyer another product for a line that lacks; it never costs more than was agreed',
  staff: { right: 'orders.pick', touches: 'pick_list' },
  params: lineParams,
  body: z.object({ productCode: z.string().min(1).max(100) }),
  answer: withData(z.object({ sumTenge: z.number().int() })),
  refusals: [
    'pick.not_found',
    'pick.not_lacking',
    'order.not_found',
    'order.wrong_step',
    'order.replacement_unknown',
    'order.replacement_gone',
  ],
  acceptsKey: true,
  requiresKey: true,
});
