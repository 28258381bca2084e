/** What payment providers tell the shop; what buyers ask of their payments is in order-payments.ts. */
import { z } from 'zod';
import { call } from './call.ts';

export const tellPayment = call({
  method: 'POST',
  path: '/api/v1/payments/{provider}/webhook/',
  summary:
    'A message of a payment provider in its own form and with its signature; the same one twice is taken once',
  tag: 'payments',
  params: z.object({ provider: z.string().regex(/^[a-z][a-z_]{0,30}$/) }),
  /** the provider's; read as bytes, because that is what is signed */
  body: z.unknown(),
  /** some tell their messages apart by the address */
  query: z.object({ kind: z.string().max(20).optional(), reference: z.string().max(60).optional() }),
  /** or what the provider wants to hear, in its own form */
  answer: z.union([z.object({ success: z.literal(true) }), z.string()]),
  bodyLimitKb: 64,
  refusals: [
    'payment.provider_not_found',
    'payment.not_found',
    'payment.bad_signature',
    'payment.wrong_amount',
    'payment.unavailable',
    'request.malformed',
  ],
});
