/** What buyers say of goods, what visitors ask about them, and the shop's answers. */
import { z } from 'zod';
import { call, codeParam, withData } from './call.ts';

const rating = z.number().int().min(1).max(5);
const language = z.enum(['ru', 'kz']);
const page = z.coerce.number().int().min(1).max(1000).default(1);
const meta = z.object({ page: z.number().int(), pageSize: z.number().int(), total: z.number().int() });
const success = z.object({ success: z.literal(true) });
const ofProduct = z.object({ code: codeParam });

const review = z.object({
  id: z.number().int(),
  /** a first name and an initial */
  author: z.string(),
  language,
  rating,
  text: z.string(),
  plus: z.string(),
  minus: z.string(),
  /** addresses of pictures */
  photos: z.array(z.string()),
  /** of the day */
  date: z.string(),
  /** the shop's word beneath it */
  reply: z.string().nullable(),
  /** written for the demo: shown as such, counted nowhere */
  isDemo: z.boolean(),
});
export type Review = z.infer<typeof review>;

export const getReviews = call({
  method: 'GET',
  path: '/api/v1/products/{code}/reviews/',
  summary: 'What buyers say of a product, the newest first; sums of real buyers alone',
  tag: 'reviews',
  params: ofProduct,
  query: z.object({ page, stars: z.coerce.number().int().min(1).max(5).optional() }),
  answer: z.object({
    items: z.array(review),
    summary: z.object({
      count: z.number().int(),
      /** with one decimal; null: nobody has said anything */
      average: z.number().nullable(),
      stars: z.array(z.object({ stars: rating, count: z.number().int() })),
    }),
    meta,
  }),
  refusals: ['product.not_found'],
});

const productQuestion = z.object({
  id: z.number().int(),
  author: z.string(),
  language,
  question: z.string(),
  answer: z.string(),
  /** of the answer's day */
  date: z.string(),
  isDemo: z.boolean(),
});
export type ProductQuestion = z.infer<typeof productQuestion>;

export const getProductQuestions = call({
  method: 'GET',
  path: '/api/v1/products/{code}/questions/',
  summary: 'What was asked about a product and answered for everybody, the newest first',
  tag: 'reviews',
  params: ofProduct,
  query: z.object({ page }),
  answer: z.object({ items: z.array(productQuestion), meta }),
  refusals: ['product.not_found'],
});

const photoId = z.string().regex(/^\d{1,15}$/);

export const getReviewPhoto = call({
  method: 'GET',
  path: '/api/v1/reviews/photos/{photo}/',
  summary: 'A picture of a published review, or of one’s own',
  tag: 'reviews',
  params: z.object({ photo: photoId }),
  answer: z.instanceof(Uint8Array),
  file: { type: 'image/webp', name: 'review-{photo}.webp' },
  refusals: ['review.not_found'],
});

const named = z.object({ code: z.string(), name: z.string(), externalId: z.string() });

export const getOwnReviews = call({
  method: 'GET',
  path: '/api/v1/reviews/',
  summary: 'What the user has written, and what they have received and may still write about',
  tag: 'reviews',
  answer: withData(
    z.object({
      reviews: z.array(
        review.omit({ author: true, isDemo: true, photos: true }).extend({
          product: named,
          photos: z.array(z.object({ id: z.number().int(), address: z.string() })),
          state: z.enum(['waiting', 'published', 'refused']),
          /** why it is not shown */
          refusal: z.string().nullable(),
        }),
      ),
      toReview: z.array(named.extend({ boughtOn: z.string() })),
    }),
  ),
  refusals: ['session.required'],
  access: 'user',
});

export const saveReview = call({
  method: 'PUT',
  path: '/api/v1/products/{code}/review/',
  summary: 'Writes or changes one’s review of a product that was received; shown once the shop has read it',
  tag: 'reviews',
  params: ofProduct,
  body: z.object({
    rating,
    text: z.string().trim().max(4000),
    plus: z.string().trim().max(1000).default(''),
    minus: z.string().trim().max(1000).default(''),
    /** of those it has, the ones that stay */
    keptPhotos: z.array(z.number().int().min(1)).max(5).default([]),
    /** data URLs of small pictures */
    photos: z.array(z.string().max(700_000)).max(5).default([]),
  }),
  answer: success,
  bodyLimitKb: 4096,
  refusals: [
    'session.required',
    'product.not_found',
    'review.not_bought',
    'order.photo_unreadable',
    'request.invalid',
    'request.too_many',
  ],
  access: 'user',
});

export const removeReview = call({
  method: 'DELETE',
  path: '/api/v1/products/{code}/review/',
  summary: 'Takes one’s review of a product away',
  tag: 'reviews',
  params: ofProduct,
  answer: success,
  refusals: ['session.required', 'review.not_found'],
  access: 'user',
});
