/** Coming in and going out: who someone is to the shop, and how they prove it. */
import { z } from 'zod';
import { call, codeParam, withData } from './call.ts';
import { user } from './users.ts';

const success = z.object({ success: z.literal(true) });

/** A phone in any form, or an e-mail. */
const login = z.string().trim().min(1).max(254);
/** The ceiling keeps hashing bounded; what a password must be is the domain's. */
const typedPassword = z.string().min(1).max(1024);
/** Longer than any phone as people write it. */
const typedPhone = z.string().max(64);
/** Of a mailed link; anything else was never issued by us and is simply unknown. */
const mailedToken = z.string().max(200);

const session = z.object({
  token: z.string(),
  user,
  /** the account was to be deleted, and this login keeps it */
  hasStayed: z.boolean(),
});

export const getLoginWays = call({
  method: 'GET',
  path: '/api/v1/auth/ways/',
  summary: 'By what one can log in beside a password',
  tag: 'auth',
  answer: withData(
    z.object({
      code: z.boolean(),
      /** Where a demo shows the codes that it sends; null: on the phone alone. */
      outbox: z.string().nullable(),
    }),
  ),
});

export const logIn = call({
  method: 'POST',
  path: '/api/v1/auth/login/',
  summary: 'Logs a user in by phone or e-mail and password; the token comes in the answer and as a cookie',
  tag: 'auth',
  body: z.object({ login, password: typedPassword }),
  answer: withData(session),
  refusals: ['auth.invalid_credentials', 'auth.email_unconfirmed', 'request.too_many', 'auth.busy'],
});

export const sendCode = call({
  method: 'POST',
  path: '/api/v1/auth/code/',
  summary:
    'Sends a code by SMS; the answer is the same whether the phone has an account or not. To change a phone one is logged in and knows the password',
  tag: 'auth',
  body: z.object({
    phone: typedPhone,
    purpose: z.enum(['login', 'register', 'change']),
    /** to change a phone, where there is a password */
    password: typedPassword.optional(),
  }),
  answer: withData(z.object({ ttl: z.number().int(), resendIn: z.number().int() })),
  refusals: ['auth.code_off', 'request.invalid', 'request.too_many', 'session.required', 'sms.away'],
});

export const logInByCode = call({
  method: 'POST',
  path: '/api/v1/auth/login-by-code/',
  summary:
    'Logs in by the code of an SMS; a phone without an account gets one, which asks for a name and the agreement',
  tag: 'auth',
  body: z.object({
    phone: typedPhone,
    code: z.string().trim().max(20),
    firstName: z.string().max(200).optional(),
    agreement: z.boolean().optional(),
  }),
  answer: withData(session.extend({ isNew: z.boolean() })),
  refusals: ['auth.invalid_code', 'auth.agreement_needed', 'auth.code_off', 'request.too_many'],
});

export const register = call({
  method: 'POST',
  path: '/api/v1/auth/registration/',
  summary:
    'Registers: a letter is sent, and the account is made when its link is confirmed. The answer never tells who has an account',
  tag: 'auth',
  body: z.object({
    phone: typedPhone,
    email: z.string().max(320),
    password: typedPassword,
    firstName: z.string().max(200),
    lastName: z.string().max(200).optional(),
    /** an unknown one means the default city */
    cityCode: z.string().max(64).optional(),
    agreement: z.boolean(),
    subscribe: z.boolean().optional(),
    /** of a plastic club card, with the code from its back: attached when the e-mail is confirmed */
    cardNumber: z.string().max(32).optional(),
    cardCode: z.string().max(16).optional(),
  }),
  answer: withData(z.object({ email: z.string(), ttl: z.number().int(), resendIn: z.number().int() })),
  refusals: ['request.invalid', 'request.too_many', 'auth.busy'],
});

export const confirmEmail = call({
  method: 'POST',
  path: '/api/v1/auth/confirm-email/',
  summary:
    'Confirms an e-mail by the token of the letter. The browser that registered is logged in at once; any other may log in now',
  tag: 'auth',
  body: z.object({ token: mailedToken }),
  answer: withData(
    z.object({
      email: z.string(),
      token: z.string().nullable(),
      user: user.nullable(),
      /** The phone given belongs to another account: this one has none. */
      isPhoneTaken: z.boolean(),
      /** of the plastic card given at the registration; null where none was */
      isCardAttached: z.boolean().nullable(),
    }),
  ),
  refusals: ['token.unknown', 'token.expired'],
});

export const resendConfirmation = call({
  method: 'POST',
  path: '/api/v1/auth/confirm-email/resend/',
  summary:
    'Sends the letter once more: to the logged-in user, to whoever registered in this browser, or knows the password of the registration',
  tag: 'auth',
  body: z.object({ login: login.optional(), password: typedPassword.optional() }),
  answer: success,
  refusals: ['auth.invalid_credentials', 'request.too_many', 'auth.busy'],
});

export const recover = call({
  method: 'POST',
  path: '/api/v1/auth/recovery/',
  summary: 'Asks for a letter with a link to a new password; the answer is always the same',
  tag: 'auth',
  body: z.object({ login }),
  answer: success,
  refusals: ['request.too_many'],
});

export const confirmRecovery = call({
  method: 'POST',
  path: '/api/v1/auth/recovery/confirm/',
  summary: 'Sets a new password by the token of the letter, ends every session and logs in',
  tag: 'auth',
  body: z.object({ token: mailedToken, password: typedPassword }),
  answer: withData(session),
  refusals: ['token.unknown', 'token.expired', 'request.invalid', 'auth.busy'],
});

export const logOut = call({
  method: 'POST',
  path: '/api/v1/auth/logout/',
  summary: 'Ends the session on the server',
  tag: 'auth',
  answer: success,
});

export const prolongSession = call({
  method: 'POST',
  path: '/api/v1/auth/prolong/',
  summary:
    'Counts the thirty days of the session anew: reading alone never does, because a GET writes nothing',
  tag: 'auth',
  answer: success,
  refusals: ['session.required'],
  access: 'user',
});

const openSession = z.object({
  id: z.number().int(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** the first half of the network address */
  network: z.string(),
  city: z.string().nullable(),
  createdAt: z.string(),
  seenAt: z.string(),
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

export const getSessions = call({
  method: 'GET',
  path: '/api/v1/auth/sessions/',
  summary: 'Where the user is logged in, this session first, then the latest seen',
  tag: 'auth',
  answer: withData(z.array(openSession)),
  refusals: ['session.required'],
  access: 'user',
});

export const endSession = call({
  method: 'DELETE',
  path: '/api/v1/auth/sessions/{id}/',
  summary: 'Ends one of the user’s sessions; somebody else’s answers like one that never was',
  tag: 'auth',
  params: z.object({ id: codeParam }),
  owned: 'session',
  answer: success,
  refusals: ['session.not_found', 'session.required'],
  access: 'user',
});

export const endOtherSessions = call({
  method: 'DELETE',
  path: '/api/v1/auth/sessions/',
  summary: 'Ends all sessions of the user but this one',
  tag: 'auth',
  answer: withData(z.object({ ended: z.number().int() })),
  refusals: ['session.required'],
  access: 'user',
});

export const changePassword = call({
  method: 'POST',
  path: '/api/v1/users/password/',
  summary: 'Changes the password and ends all other sessions',
  tag: 'auth',
  body: z.object({
    /** may be missing where there was no password yet */
    oldPassword: z.string().max(1024).optional(),
    password: typedPassword,
  }),
  answer: success,
  refusals: ['request.invalid', 'request.too_many', 'session.required', 'auth.busy'],
  access: 'user',
});

export const changePhone = call({
  method: 'POST',
  path: '/api/v1/users/phone/',
  summary:
    'Changes the phone by the code that was sent to the new one; the old one is told and all other sessions end',
  tag: 'auth',
  body: z.object({ phone: typedPhone, code: z.string().trim().max(20) }),
  answer: withData(z.object({ phone: z.string() })),
  refusals: [
    'sms.away',
    'auth.invalid_code',
    'auth.phone_taken',
    'auth.code_off',
    'request.invalid',
    'request.too_many',
    'session.required',
  ],
  access: 'user',
});
