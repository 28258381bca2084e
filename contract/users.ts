import { z } from 'zod';
import { call, fileAnswer, withData } from './call.ts';
import { clubLevel } from './loyalty.ts';

export const user = z.object({
  id: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** 'individual' means a contract with a person; any other value: prices of the organisation; null: retail */
  wholesaleContract: z.enum(['individual', 'organization']).nullable(),
  /** for whom the user acts at the moment; null: for themselves */
  wholesaleOrganization: z.object({ id: z.number().int(), name: z.string(), bin: z.string() }).nullable(),
  /** whom the user may act for; one of them is chosen, or none */
  organizations: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** in the club; null without a card */
  clubLevel: clubLevel.nullable(),
});
export type User = z.infer<typeof user>;

const gender = z.enum(['female', 'male']);
const languageId = z.enum(['ru', 'kz']);

/** The user as they see themselves: what nobody else needs travels with no other answer. */
export const privateUser = user.extend({
  emailConfirmed: z.boolean(),
  /** a new address that waits for its confirmation; until then `email` stays */
  pendingEmail: z.string().nullable(),
  /** `1990-02-28` */
  birthday: z.string().nullable(),
  gender: gender.nullable(),
  languageId,
  subscribe: z.boolean(),
  /** false: comes in by code alone */
  hasPassword: z.boolean(),
  /** chosen at the registration; a device without a choice of its own begins there */
  cityCode: z.string().nullable(),
});
export type PrivateUser = z.infer<typeof privateUser>;

export const getUser = call({
  method: 'GET',
  path: '/api/v1/users/',
  summary: 'The logged-in user',
  tag: 'customers',
  answer: withData(privateUser),
  refusals: ['session.required'],
  access: 'user',
});

const typed = z.string().max(300);
/** The ceiling keeps hashing bounded; nobody's password is longer. */
const password = z.string().min(1).max(256);

export const changeUser = call({
  method: 'PATCH',
  path: '/api/v1/users/',
  summary:
    'Changes private data; what is absent stays. A new e-mail needs the password and waits for its confirmation',
  tag: 'customers',
  body: z.object({
    firstName: typed.optional(),
    lastName: typed.optional(),
    email: typed.optional(),
    /** `1990-02-28`; null or empty: not told */
    birthday: typed.nullish(),
    gender: gender.nullish(),
    languageId: languageId.optional(),
    subscribe: z.boolean().optional(),
    password: password.optional(),
  }),
  answer: withData(privateUser),
  refusals: ['session.required', 'request.invalid', 'request.too_many', 'auth.busy'],
  access: 'user',
});

export const exportUser = call({
  method: 'GET',
  path: '/api/v1/users/export/',
  summary: 'Everything the shop holds of the user, as an archive of JSON files',
  tag: 'customers',
  answer: fileAnswer,
  file: { type: 'application/zip', name: 'sheber-my-data.zip' },
  refusals: ['session.required', 'request.too_many'],
  access: 'user',
});

export const deleteUser = call({
  method: 'DELETE',
  path: '/api/v1/users/',
  summary:
    'Asks to be forgotten. Whoever has a confirmed e-mail gets a letter, whose link begins it; of anybody else every session ends now, and the account goes on the day told',
  tag: 'customers',
  body: z.object({ password }),
  answer: withData(
    z.object({
      /** null: not before the link of the letter is opened */
      deleteAt: z.string().nullable(),
      /** where the letter went; null without a confirmed address */
      email: z.string().nullable(),
    }),
  ),
  refusals: ['session.required', 'request.invalid', 'request.too_many', 'auth.busy'],
  access: 'user',
});

export const confirmLeaving = call({
  method: 'POST',
  path: '/api/v1/users/leaving/',
  summary:
    'Begins the deletion by the token of the letter: every session ends, the account goes on the day told; a login before that keeps it',
  tag: 'customers',
  body: z.object({ token: z.string().max(200) }),
  answer: withData(z.object({ deleteAt: z.string() })),
  refusals: ['token.unknown', 'token.expired'],
});
