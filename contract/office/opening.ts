/** What is missing before the shop opens to the public. It is opened by a change of the setting `shop.is_open`. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';

const step = z.enum([
  'seller',
  'cities',
  'stores',
  'sections',
  'brands',
  'products',
  'prices',
  'stock',
  'receiving',
  'payments',
  'bank',
  'pictures',
  'kazakh',
  'texts',
  'letters',
  'administrators',
]);

export const openingRow = z.object({
  step,
  /** Nobody can order before it is done. */
  isNeeded: z.boolean(),
  isDone: z.boolean(),
  count: z.number().int().nullable(),
});
export type OfficeOpeningRow = z.infer<typeof openingRow>;

export const getOpening = officeCall({
  method: 'GET',
  path: '/office/api/v1/opening/',
  summary: 'Whether the shop is open, and what is missing before it may be',
  staff: { right: 'settings' },
  answer: withData(z.object({ isOpen: z.boolean(), rows: z.array(openingRow) })),
});

export const makePreviewPass = officeCall({
  method: 'POST',
  path: '/office/api/v1/opening/pass/',
  summary: 'An address by which the shop is looked at before it opens, for twelve hours',
  staff: { right: 'settings', act: 'read', isLogged: false },
  answer: withData(z.object({ address: z.string() })),
});
