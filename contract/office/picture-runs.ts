/** Photographs many at once: an archive whose files bear articles or barcodes, or a table with addresses. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { idParams } from './log.ts';
import { officeCall } from './office-call.ts';

const pictureRun = z.object({
  id: z.number().int(),
  name: z.string(),
  kind: z.enum(['zip', 'urls']),
  /** Behind the pictures that a product has, or instead of them. */
  mode: z.enum(['add', 'replace']),
  total: z.number().int(),
  kept: z.number().int(),
  failed: z.number().int(),
  isDone: z.boolean(),
  /** Which products would get them; applied and taken back like any other. Null: none, or not yet. */
  changeSetId: z.number().int().nullable(),
  createdAt: z.string(),
});

const pictureRunPage = pictureRun.extend({
  /** The first of them. */
  failures: z.array(
    z.object({
      n: z.number().int(),
      source: z.string(),
      why: z.object({ code: z.string(), words: z.string() }),
    }),
  ),
});
export type PictureRun = z.infer<typeof pictureRunPage>;

export const getPictureRuns = officeCall({
  method: 'GET',
  path: '/office/api/v1/picture-runs/',
  summary: 'Archives and tables of pictures that whoever asks has sent, the newest first',
  staff: { right: 'products.edit' },
  answer: z.object({ items: z.array(pictureRun) }),
});

export const createPictureRun = officeCall({
  method: 'POST',
  path: '/office/api/v1/picture-runs/',
  summary:
    'Takes an archive (ARTICLE.jpg, ARTICLE_2.jpg) or a table with addresses; a task fetches and keeps them',
  staff: { right: 'products.edit' },
  body: z.object({
    name: z.string().trim().min(1).max(200),
    mode: z.enum(['add', 'replace']),
    /** Base64. */
    content: z
      .string()
      .min(1)
      .max(88 * 1024 * 1024),
  }),
  answer: withData(pictureRunPage),
  refusals: ['pictures.not_found', 'pictures.unreadable', 'pictures.too_many', 'pictures.none'],
  bodyLimitKb: 89 * 1024,
});

export const getPictureRun = officeCall({
  method: 'GET',
  path: '/office/api/v1/picture-runs/{id}/',
  summary: 'How far it is, what could not be kept and why, and the changes that give products their pictures',
  staff: { right: 'products.edit' },
  params: idParams,
  answer: withData(pictureRunPage),
  refusals: ['pictures.not_found'],
});
