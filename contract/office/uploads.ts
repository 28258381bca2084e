/**
 * Files that staff bring, in pieces: begun with their size and sum, each piece by its own, ended once all have come. Sent again
 * a piece counts once; the same file begun again goes on where it stopped.
 */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';

const MOST_BYTES = 20 * 1024 * 1024;
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const uploadParams = z.object({ id: z.guid() });
// Nothing of the shop changes by it: what does is the change that names what was brought.
const staff = { right: 'products.edit', isLogged: false } as const;

const picture = z.object({
  name: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** As an address of data, for the page that shows it before it is saved. */
  preview: z.string(),
});

/** What was made of it. */
const uploaded = z.object({
  picture: picture.nullable(),
  document: z.object({ url: z.string(), bytes: z.number().int() }).nullable(),
});
export type Uploaded = z.infer<typeof uploaded>;

export const beginUpload = officeCall({
  method: 'POST',
  path: '/office/api/v1/uploads/',
  summary: 'Begins to bring a file, or goes on with one: tells which pieces have come',
  staff,
  body: z.object({
    kind: z.enum(['picture', 'document']),
    size: z.number().int().min(1).max(MOST_BYTES),
    sha256,
  }),
  answer: withData(z.object({ id: z.string(), has: z.array(z.number().int()), result: uploaded.nullable() })),
  refusals: ['product.not_found', 'upload.too_large', 'upload.too_many'],
});

export const putPiece = officeCall({
  method: 'PUT',
  path: '/office/api/v1/uploads/{id}/pieces/{n}/',
  summary: 'A piece of a file, judged by its length and sum',
  staff,
  params: uploadParams.extend({ n: z.string().regex(/^\d{1,3}$/) }),
  body: z.object({
    /** Base64. */
    content: z.string().min(1).max(360_000),
    sha256,
  }),
  answer: withData(z.object({ isKept: z.boolean() })),
  refusals: ['upload.not_found', 'upload.wrong_piece'],
  bodyLimitKb: 400,
});

export const endUpload = officeCall({
  method: 'POST',
  path: '/office/api/v1/uploads/{id}/end/',
  summary: 'All pieces have come: the picture is drawn anew and kept, the document is looked at and kept',
  staff,
  params: uploadParams,
  answer: withData(uploaded),
  refusals: [
    'upload.not_found',
    'upload.unfinished',
    'upload.wrong_piece',
    'picture.unreadable',
    'picture.too_small',
    'picture.not_kept',
    'document.unreadable',
    'document.not_kept',
  ],
});
