import { z } from 'zod';
import { call, cityQuery, codeParam, withData } from './call.ts';

const CALLBACK_THEMES = ['order_product', 'price', 'delivery', 'wholesale', 'complaint', 'other'] as const;

const success = z.object({ success: z.literal(true) });

/** Longer than any phone as people write it; what it means is the domain's. */
const typedPhone = z.string().max(64);

/** A field that no person sees: whoever fills it in is a program, and is thanked without being heard. */
const honeypot = z.string().max(200).optional();

/** Each may name a product, and each is throttled. */
const REFUSALS = [
  'product.not_found',
  'request.invalid',
  'request.too_many',
  'request.key_reused',
  'request.in_progress',
] as const;

export const sendCallback = call({
  method: 'POST',
  path: '/api/v1/feedback/callback/',
  summary: 'Asks the shop to call back; a product is named with the theme order_product and no other',
  tag: 'feedback',
  body: z.object({
    /** the city's id; an unknown or missing one means the default city */
    cityId: z.number().int().optional().catch(undefined),
    phone: typedPhone,
    name: z.string().trim().min(2).max(50),
    productId: z.number().int().min(1).max(2_147_483_647).nullish(),
    theme: z.enum(CALLBACK_THEMES),
    website: honeypot,
  }),
  answer: success,
  refusals: REFUSALS,
  acceptsKey: true,
});

export const askForNotice = call({
  method: 'POST',
  path: '/api/v1/products/{code}/notify/',
  summary:
    'Asks for word when a product is in stock again or gets cheaper: by an e-mail that its letter confirms, by phone, or without either to the user who asks',
  tag: 'feedback',
  params: z.object({ code: codeParam }),
  body: z.object({
    city: cityQuery,
    kind: z.enum(['stock', 'price']),
    phone: typedPhone.optional(),
    email: z.string().trim().max(254).optional(),
    website: honeypot,
  }),
  answer: success,
  refusals: REFUSALS,
  acceptsKey: true,
});

export const askQuestion = call({
  method: 'POST',
  path: '/api/v1/feedback/question/',
  summary: 'Asks the shop a question, about a product or not; the answer goes to an e-mail or a phone',
  tag: 'feedback',
  body: z.object({
    /** the city's id; an unknown or missing one means the default city */
    cityId: z.number().int().optional().catch(undefined),
    name: z.string().trim().min(2).max(50),
    /** an e-mail or a phone of Kazakhstan */
    contact: z.string().trim().max(254),
    /** from 10 to 1000 letters */
    question: z.string().trim().max(4000),
    productCode: codeParam.nullish(),
    website: honeypot,
  }),
  answer: success,
  refusals: REFUSALS,
  acceptsKey: true,
});

export const sendBusinessRequest = call({
  method: 'POST',
  path: '/api/v1/feedback/business/',
  summary: 'A company asks for wholesale prices; the same words again while they wait are one request',
  tag: 'feedback',
  body: z.object({
    /** the city's id; an unknown or missing one means the default city */
    cityId: z.number().int().optional().catch(undefined),
    /** twelve digits; gaps are allowed. Of a sole trader the owner's IIN. */
    bin: z.string().max(40),
    name: z.string().trim().max(200),
    phone: typedPhone,
    email: z.string().trim().max(254),
    /** what is needed, from 10 to 1000 letters */
    comment: z.string().trim().max(4000),
    /** to the handling of these data; false is refused */
    consent: z.boolean(),
    website: honeypot,
  }),
  answer: success,
  refusals: ['request.invalid', 'request.too_many', 'request.key_reused', 'request.in_progress'],
  acceptsKey: true,
});

const token = z.string().max(200);

export const confirmNotice = call({
  method: 'POST',
  path: '/api/v1/notices/confirm/',
  summary: 'Confirms by the token of a letter that its reader wants word of the product',
  tag: 'feedback',
  body: z.object({ token }),
  answer: withData(
    z.object({ kind: z.enum(['stock', 'price']), productCode: z.string(), productName: z.string() }),
  ),
  refusals: ['token.unknown'],
});

export const endNotices = call({
  method: 'POST',
  path: '/api/v1/notices/end/',
  summary: 'Ends everything that the address of a letter waits for, by the token of that letter',
  tag: 'feedback',
  body: z.object({ token }),
  answer: success,
  refusals: ['token.unknown'],
});

const productNotice = z.object({
  id: z.number().int(),
  kind: z.enum(['stock', 'price']),
  productCode: z.string(),
  productName: z.string(),
  createdAt: z.string(),
  /** when they were told; null: they wait */
  toldAt: z.string().nullable(),
});
export type ProductNotice = z.output<typeof productNotice>;

export const getNotices = call({
  method: 'GET',
  path: '/api/v1/notices/',
  summary: 'What the user waits for, and what they were told of lately',
  tag: 'feedback',
  answer: withData(z.array(productNotice)),
  refusals: ['session.required'],
  access: 'user',
});

export const removeNotice = call({
  method: 'DELETE',
  path: '/api/v1/notices/{id}/',
  summary: 'The user waits for it no longer; somebody else’s answers like one that never was',
  tag: 'feedback',
  params: z.object({ id: codeParam }),
  owned: 'notice',
  answer: success,
  refusals: ['notice.not_found', 'session.required'],
  access: 'user',
});
