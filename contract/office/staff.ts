/** Who works here: seen by the right `staff`, changed with a fresh code. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { openStaffSession } from './office-auth.ts';
import { officeCall } from './office-call.ts';
import { staffRole } from './rights.ts';

const params = z.object({ id: z.string().regex(/^\d{1,18}$/) });
const roles = z.array(staffRole).min(1).max(staffRole.options.length);
/** Ids; empty: all of them. */
const stores = z.array(z.number().int().min(0).max(32_767)).max(1000);

export const staffMember = z.object({
  id: z.number().int(),
  email: z.string(),
  name: z.string(),
  language: z.enum(['ru', 'kz']),
  state: z.enum(['invited', 'active', 'locked', 'closed']),
  roles: z.array(staffRole),
  stores: z.array(z.number().int()),
  hasFactor: z.boolean(),
  seenAt: z.string().nullable(),
  createdAt: z.string(),
});
export type StaffMember = z.infer<typeof staffMember>;

/** What whoever invited somebody hands over, where no letter may have come. */
const invitation = z.object({ id: z.number().int(), address: z.string(), expiresAt: z.string() });

export const getStaff = officeCall({
  method: 'GET',
  path: '/office/api/v1/staff/',
  summary: 'Everybody who works here',
  staff: { right: 'staff' },
  answer: z.object({ items: z.array(staffMember) }),
});

const staffStore = z.object({ id: z.number().int(), nameRu: z.string(), nameKz: z.string() });
export type StaffStore = z.infer<typeof staffStore>;

export const getStaffStores = officeCall({
  method: 'GET',
  path: '/office/api/v1/stores/',
  summary: 'The stores that staff work in, city by city',
  staff: {},
  answer: z.object({ items: z.array(staffStore) }),
});

export const inviteStaff = officeCall({
  method: 'POST',
  path: '/office/api/v1/staff/',
  summary: 'Invites somebody: a link by letter, good once for a day',
  staff: { right: 'staff', isFresh: true },
  body: z.object({
    email: z.string().min(1).max(512),
    name: z.string().trim().min(1).max(100),
    language: z.enum(['ru', 'kz']),
    roles,
    stores,
  }),
  answer: withData(invitation),
  // No key: the answer holds a link that opens an account, and would be kept. A repeat finds the e-mail taken.
  refusals: ['staff.email_taken', 'staff.unknown_store', 'office.needs_approval'],
});

export const changeStaff = officeCall({
  method: 'PATCH',
  path: '/office/api/v1/staff/{id}/',
  summary: 'Roles, stores and whether somebody may come in; counts with their next request',
  staff: { right: 'staff', isFresh: true },
  params,
  body: z.object({
    roles: roles.optional(),
    stores: stores.optional(),
    /** `active` opens what was locked or closed. */
    state: z.enum(['active', 'closed']).optional(),
  }),
  answer: withData(staffMember),
  refusals: [
    'staff.not_found',
    'staff.unknown_store',
    'staff.own_account',
    'staff.last_administrator',
    'office.needs_approval',
  ],
  acceptsKey: true,
});

export const resetStaffFactor = officeCall({
  method: 'POST',
  path: '/office/api/v1/staff/{id}/factor/',
  summary: 'A new invitation: password and second factor are set anew, sessions end',
  staff: { right: 'staff', isFresh: true },
  params,
  // No key, as above: a repeat gives a newer link, and the older one ends.
  answer: withData(invitation),
  refusals: ['staff.not_found', 'staff.own_account', 'office.needs_approval'],
});

export const getSessionsOfStaff = officeCall({
  method: 'GET',
  path: '/office/api/v1/staff/{id}/sessions/',
  summary: 'Where somebody of the staff is logged in',
  staff: { right: 'staff' },
  params,
  answer: withData(z.array(openStaffSession)),
  refusals: ['staff.not_found'],
});

export const endSessionOfStaff = officeCall({
  method: 'DELETE',
  path: '/office/api/v1/staff/{id}/sessions/{session}/',
  summary: 'Ends one session of somebody; whoever works by it must come in anew',
  staff: { right: 'staff', isFresh: true },
  params: params.extend({ session: z.string().regex(/^\d{1,18}$/) }),
  answer: z.object({ success: z.literal(true) }),
  refusals: ['session.not_found'],
});
