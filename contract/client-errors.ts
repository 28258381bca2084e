import { z } from 'zod';
import { call, withData } from './call.ts';

export const reportClientError = call({
  method: 'POST',
  path: '/api/v1/client-errors/',
  summary:
    'A browser tells of an error of the shop’s own scripts; kept is the way of breaking, nothing of the person',
  tag: 'service',
  body: z.object({
    message: z.string().max(300),
    stack: z.string().max(4000),
    /** the path of the page */
    page: z.string().max(500),
  }),
  answer: withData(z.object({ isKept: z.boolean() })),
  refusals: ['request.invalid', 'request.too_many'],
});
