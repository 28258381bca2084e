import { z } from 'zod';
import { call, withData } from './call.ts';

export const authorizeStream = call({
  method: 'GET',
  path: '/api/v1/sse/authorize/',
  summary: 'A short-lived token for the live updates of the logged-in user, and where they are heard',
  tag: 'live',
  answer: withData(
    z.object({
      token: z.string(),
      /** the one topic that the token opens */
      topic: z.string(),
      /** of the stream: this shop's own or a Mercure hub's, without topic and token */
      url: z.string(),
      expiresInSeconds: z.number().int(),
    }),
  ),
  refusals: ['session.required'],
  access: 'user',
});
