/** The money and the papers of an order. */
import { z } from 'zod';
import { call, fileAnswer, withData } from './call.ts';
import { orderId, paymentMethod, paymentStatus } from './order.ts';

const one = { tag: 'orders', access: 'user', params: z.object({ orderId }), owned: 'order' } as const;

const payment = z.object({
  method: paymentMethod,
  status: paymentStatus,
  total: z.number().int(),
  payUntil: z.iso.datetime().nullable(),
  canPay: z.boolean(),
  /** where the money is taken */
  redirectUrl: z.string().nullable(),
  /** what is shown as a QR code */
  qr: z.string().nullable(),
  invoiceUrl: z.string().nullable(),
});

export const getPayment = call({
  ...one,
  method: 'GET',
  path: '/api/v1/orders/{orderId}/payment/',
  summary: 'How the money of an order stands, and where to pay',
  answer: withData(payment),
  refusals: ['session.required', 'order.not_found'],
});

export const retryPayment = call({
  ...one,
  method: 'POST',
  path: '/api/v1/orders/{orderId}/payment/retry/',
  summary: 'Begins a payment anew, by another way if wished',
  body: z.object({ payment: paymentMethod }),
  answer: withData(payment),
  refusals: [
    'session.required',
    'order.not_found',
    'order.cannot_pay',
    'order.payment_not_allowed',
    'payment.unavailable',
    'request.key_reused',
    'request.in_progress',
  ],
  acceptsKey: true,
});

export const getOrderDocument = call({
  method: 'GET',
  path: '/api/v1/orders/{orderId}/documents/{type}/',
  summary: 'A paper of an order as PDF',
  tag: 'orders',
  access: 'user',
  params: z.object({ orderId, type: z.enum(['invoice', 'waybill', 'act', 'warranty']) }),
  owned: 'order',
  query: z.object({ lang: z.enum(['ru', 'kz']).optional() }),
  answer: fileAnswer,
  file: { type: 'application/pdf', name: '{type}-{orderId}.pdf' },
  refusals: ['session.required', 'order.not_found', 'order.document_not_found'],
});
