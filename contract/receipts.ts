import { z } from 'zod';
import { call, fileAnswer, withData } from './call.ts';
import { paymentMethod } from './order.ts';

const tenge = z.number().int();

const receiptLine = z.object({
  /** in the reader's language */
  name: z.string(),
  /** of the national goods catalogue; null where a good is not in it yet */
  ntin: z.string().nullable(),
  /** of a good that is marked piece by piece */
  mark: z.string().nullable(),
  count: z.number().int(),
  unit: z.string(),
  price: tenge,
  /** count × price */
  sum: tenge,
  /** taken off by promotions that leave no whole price of one */
  discount: tenge,
  /** paid with points */
  points: tenge,
  /** sum − discount − points: what was paid */
  total: tenge,
  vatRate: z.number().int(),
  /** contained in the total */
  vatSum: tenge,
});

const receipt = z.object({
  id: z.number().int(),
  orderId: z.number().int(),
  orderNumber: z.string(),
  type: z.enum(['sale', 'return']),
  number: z.number().int(),
  shift: z.number().int(),
  at: z.iso.datetime(),
  seller: z.object({ name: z.string(), bin: z.string(), address: z.string(), isVatPayer: z.boolean() }),
  kkm: z.object({ znm: z.string(), rnm: z.string() }),
  cashier: z.string(),
  items: z.array(receiptLine),
  total: tenge,
  vatTotal: tenge,
  payments: z.array(z.object({ type: paymentMethod, sum: tenge })),
  /** `needsCard`: what is earned waits for a club card */
  bonus: z.object({ spent: tenge, earned: tenge, needsCard: z.boolean() }),
  ofd: z.object({ name: z.string(), url: z.string() }),
  fiscalSign: z.string(),
  /** what the code says: the address where the receipt is checked */
  qr: z.string(),
  /** sent to the operator of fiscal data later */
  isOffline: z.boolean(),
  /** no cash register stands behind it */
  isDemo: z.boolean(),
});
export type Receipt = z.infer<typeof receipt>;

const id = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .transform(Number);
const one = { tag: 'receipts', access: 'user', params: z.object({ id }), owned: 'receipt' } as const;

export const getReceipt = call({
  ...one,
  method: 'GET',
  path: '/api/v1/receipts/{id}/',
  summary: 'A receipt of the cash register; 202 receipt_pending while the register has not answered',
  answer: withData(receipt),
  refusals: ['session.required', 'receipt.not_found', 'receipt_pending'],
});

export const getReceiptPdf = call({
  ...one,
  method: 'GET',
  path: '/api/v1/receipts/{id}/pdf/',
  summary: 'A receipt as PDF, 80 mm wide',
  query: z.object({ lang: z.enum(['ru', 'kz']).optional() }),
  answer: fileAnswer,
  file: { type: 'application/pdf', name: 'receipt-{id}.pdf' },
  refusals: ['session.required', 'receipt.not_found', 'receipt_pending'],
});

export const sendReceipt = call({
  ...one,
  method: 'POST',
  path: '/api/v1/receipts/{id}/send/',
  summary: 'Sends a receipt by mail',
  body: z.object({ email: z.string().trim().max(254) }),
  answer: z.object({ success: z.literal(true) }),
  refusals: [
    'session.required',
    'receipt.not_found',
    'receipt_pending',
    'request.invalid',
    'request.too_many',
  ],
});
