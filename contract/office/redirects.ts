/** Addresses that visitors miss, and those that lead elsewhere. They are made and ended as changes of the subject `redirect`. */
import { z } from 'zod';
import { officeCall } from './office-call.ts';

export const missedAddress = z.object({
  /** Without the language. */
  path: z.string(),
  times: z.number().int(),
  lastOn: z.string(),
});
export type MissedAddress = z.infer<typeof missedAddress>;

export const getMissedAddresses = officeCall({
  method: 'GET',
  path: '/office/api/v1/missed/',
  summary: 'Addresses where visitors found no page, the commonest first; counts alone, nobody’s name',
  staff: { right: 'pages' },
  query: z.object({ days: z.coerce.number().int().min(1).max(90).default(30) }),
  answer: z.object({ items: z.array(missedAddress) }),
});

export const officeRedirect = z.object({
  id: z.number().int(),
  from: z.string(),
  to: z.string(),
  is_active: z.boolean(),
  /** False: the shop leads it itself, where an address was changed. */
  isByHand: z.boolean(),
  madeOn: z.string(),
});
export type OfficeRedirect = z.infer<typeof officeRedirect>;

export const getRedirects = officeCall({
  method: 'GET',
  path: '/office/api/v1/redirects/',
  summary: 'Addresses that lead elsewhere: those of staff and those of the shop itself, ended ones last',
  staff: { right: 'pages' },
  answer: z.object({ items: z.array(officeRedirect) }),
});
