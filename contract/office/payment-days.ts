/** Money by day as the shop knows it, held against what the providers know; what differs waits for people. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';

export const paymentBreak = z.object({
  id: z.number().int(),
  day: z.string(),
  provider: z.string(),
  reference: z.string(),
  kind: z.enum([
    'paid_there',
    'not_paid_there',
    'other_sum',
    'unknown_here',
    'no_answer',
    'refunded_there',
    'not_refunded_there',
  ]),
  hereTenge: z.number().nullable(),
  thereTenge: z.number().nullable(),
  order: z.object({ id: z.number().int(), number: z.string() }).nullable(),
  solvedAt: z.string().nullable(),
  solution: z.string().nullable(),
});
export type PaymentBreak = z.infer<typeof paymentBreak>;

export const paymentDay = z.object({
  day: z.string(),
  /** Whether that night the providers were asked. */
  isCompared: z.boolean(),
  providers: z.array(
    z.object({
      provider: z.string(),
      paid: z.number().int(),
      paidTenge: z.number(),
      refundedTenge: z.number(),
      openBreaks: z.number().int(),
    }),
  ),
});
export type PaymentDay = z.infer<typeof paymentDay>;

export const getPaymentDays = officeCall({
  method: 'GET',
  path: '/office/api/v1/payments/days/',
  summary: 'Money of the last days by provider, which of them were compared, and what differs',
  staff: { right: 'payments' },
  answer: withData(z.object({ days: z.array(paymentDay), breaks: z.array(paymentBreak) })),
});

export const solvePaymentBreak = officeCall({
  method: 'POST',
  path: '/office/api/v1/payments/breaks/{id}/',
  summary: 'Closes a break in the words of who has explained it; no money moves by it',
  staff: { right: 'payments' },
  params: z.object({ id: z.string().regex(/^\d{1,15}$/) }),
  body: z.object({ solution: z.string().trim().min(3).max(500) }),
  answer: z.object({ success: z.literal(true) }),
  refusals: ['payment.break_not_found', 'request.key_reused', 'request.in_progress'],
  acceptsKey: true,
  requiresKey: true,
});
