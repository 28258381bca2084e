/** Phones that belong to a store: whoever works in stores may rest longer at one of them. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';

const storePhone = z.object({
  id: z.number().int(),
  name: z.string(),
  storeId: z.number().int(),
  registeredBy: z.string(),
  registeredAt: z.string(),
  /** When somebody last worked on it, as far as their session is still known. */
  seenAt: z.string().nullable(),
  /** The device that asks. */
  isThis: z.boolean(),
});
export type StorePhone = z.infer<typeof storePhone>;

export const getStorePhones = officeCall({
  method: 'GET',
  path: '/office/api/v1/store-phones/',
  summary: 'The phones of the stores',
  staff: { right: 'staff' },
  answer: z.object({ items: z.array(storePhone) }),
});

export const registerStorePhone = officeCall({
  method: 'POST',
  path: '/office/api/v1/store-phones/',
  summary: 'Makes the device that asks a phone of a store: by a cookie of its own',
  staff: { right: 'staff', isFresh: true },
  body: z.object({ name: z.string().trim().min(1).max(60), storeId: z.number().int().min(0).max(32_767) }),
  // No key: the answer comes with the cookie, and would be kept without it.
  answer: withData(z.object({ id: z.number().int() })),
  refusals: ['staff.unknown_store'],
});

export const endStorePhone = officeCall({
  method: 'DELETE',
  path: '/office/api/v1/store-phones/{id}/',
  summary: 'A phone that is lost or given away: sessions that were opened on it end',
  staff: { right: 'staff', isFresh: true },
  params: z.object({ id: z.string().regex(/^\d{1,9}$/) }),
  answer: z.object({ success: z.literal(true) }),
  refusals: ['phone.not_found'],
});
