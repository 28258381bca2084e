/** How staff come in, prove themselves anew and go out. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';
import { reach, right, rightAct, staffRole } from './rights.ts';

const done = z.object({ success: z.literal(true) });
/** Of links, tickets and sessions: 256 bits. */
const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const password = z.string().min(1).max(512);
/** Six digits, or a recovery code as it was written down. */
const code = z.string().trim().min(6).max(40);

export const me = z.object({
  id: z.number().int(),
  email: z.string(),
  name: z.string(),
  language: z.enum(['ru', 'kz']),
  roles: z.array(staffRole),
  /** Ids of the stores they work in; empty: all. */
  stores: z.array(z.number().int()),
  /** What menu, palette and keys are drawn from. */
  rights: z.partialRecord(right, z.partialRecord(rightAct, reach)),
  /** Whether a dangerous thing may be done without another code. */
  isFresh: z.boolean(),
});
export type Me = z.infer<typeof me>;

export const getDoor = officeCall({
  method: 'GET',
  path: '/office/api/v1/auth/',
  summary: 'Whether anybody works here yet: who comes first is told how',
  staff: null,
  answer: withData(z.object({ isUnstaffed: z.boolean() })),
});

export const logInStaff = officeCall({
  method: 'POST',
  path: '/office/api/v1/auth/login/',
  summary: 'First step of coming in: the password',
  staff: null,
  body: z.object({ email: z.string().min(1).max(512), password }),
  /** A ticket for the code; in a demo without second factors whoever has come in. */
  answer: withData(z.object({ ticket: token.nullable(), me: me.nullable() })),
  refusals: ['office.invalid_credentials', 'office.locked', 'office.factor_missing', 'auth.busy'],
});

export const enterStaffCode = officeCall({
  method: 'POST',
  path: '/office/api/v1/auth/code/',
  summary: 'Second step: the code of the authenticator, or a recovery code',
  staff: null,
  body: z.object({ ticket: token, code }),
  answer: withData(me),
  refusals: ['office.wrong_code', 'office.ticket_over', 'office.locked', 'office.factor_missing'],
});

export const acceptInvitation = officeCall({
  method: 'POST',
  path: '/office/api/v1/auth/invitation/',
  summary: 'An invitation taken: own password; gives the second factor, which the first right code confirms',
  staff: null,
  body: z.object({ token, password }),
  answer: withData(
    z.object({
      ticket: token,
      email: z.string(),
      totp: z.object({ secret: z.string(), address: z.string() }),
      /** Shown this once. */
      recoveryCodes: z.array(z.string()),
    }),
  ),
  refusals: ['office.link_over', 'auth.busy'],
});

export const openLockedAccount = officeCall({
  method: 'POST',
  path: '/office/api/v1/auth/opening/',
  summary: 'Ends a lock-out by the link of the letter',
  staff: null,
  body: z.object({ token }),
  answer: done,
  refusals: ['office.link_over'],
});

export const proveFresh = officeCall({
  method: 'POST',
  path: '/office/api/v1/auth/fresh/',
  summary: 'A code once more, before something dangerous',
  staff: { isLogged: false },
  body: z.object({ code }),
  answer: done,
  refusals: ['office.wrong_code', 'office.locked', 'office.factor_missing'],
});

export const logOutStaff = officeCall({
  method: 'POST',
  path: '/office/api/v1/auth/logout/',
  summary: 'Ends this session',
  staff: { isLogged: false },
  answer: done,
});

export const getMe = officeCall({
  method: 'GET',
  path: '/office/api/v1/me/',
  summary: 'Who I am and what I may do',
  staff: {},
  answer: withData(me),
});

export const changeMe = officeCall({
  method: 'PATCH',
  path: '/office/api/v1/me/',
  summary: 'What is mine to choose: the language of the office and of my letters',
  staff: {},
  body: z.object({ language: z.enum(['ru', 'kz']) }),
  answer: withData(me),
  acceptsKey: true,
});

export const openStaffSession = z.object({
  id: z.number().int(),
  system: z.string().nullable(),
  browser: z.string().nullable(),
  network: z.string(),
  /** Name of the store's phone that it was opened on. */
  phone: z.string().nullable(),
  createdAt: z.string(),
  seenAt: z.string(),
  isCurrent: z.boolean(),
});
export type OpenStaffSession = z.infer<typeof openStaffSession>;

export const getStaffSessions = officeCall({
  method: 'GET',
  path: '/office/api/v1/sessions/',
  summary: 'My open sessions',
  staff: {},
  answer: withData(z.array(openStaffSession)),
});

export const endStaffSession = officeCall({
  method: 'DELETE',
  path: '/office/api/v1/sessions/{id}/',
  summary: 'Ends one of my sessions',
  staff: { isLogged: false },
  params: z.object({ id: z.string().regex(/^\d{1,18}$/) }),
  answer: done,
  refusals: ['session.not_found'],
});
