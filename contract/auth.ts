import { z } from 'zod';
import { call, withData } from './call.ts';
import { user } from './customers.ts';

export const logIn = call({
  method: 'POST',
  path: '/api/v1/auth/login/',
  summary: 'Logs a user in by phone or e-mail and password; the token comes in the answer and as a cookie',
  tag: 'auth',
  body: z.object({
    /** a phone in any form, or an e-mail */
    login: z.string().trim().min(1).max(254),
    /** the ceiling keeps hashing bounded; nobody's password is longer */
    password: z.string().min(1).max(256),
  }),
  answer: withData(z.object({ token: z.string(), user })),
  refusals: ['auth.invalid_credentials', 'request.too_many'],
});

export const logOut = call({
  method: 'POST',
  path: '/api/v1/auth/logout/',
  summary: 'Ends the session on the server',
  tag: 'auth',
  answer: z.object({ success: z.literal(true) }),
});
