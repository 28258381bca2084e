/** Pictures of goods. They come as uploads (uploads.ts), each drawn anew and kept under a name of its content; a product has one once a change names it. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';

const thousandth = z.number().int().min(0).max(1000);

export const getPicture = officeCall({
  method: 'GET',
  path: '/office/api/v1/pictures/',
  summary: 'A kept picture by its name: as a card would show it, and whole, for whoever crops it',
  staff: { right: 'products.texts' },
  query: z.object({ name: z.string().min(1).max(200) }),
  answer: withData(
    z.object({
      width: z.number().int(),
      height: z.number().int(),
      /** Both as addresses of data. */
      preview: z.string(),
      whole: z.string(),
    }),
  ),
  refusals: ['picture.not_found', 'picture.unreadable'],
});

export const cropPicture = officeCall({
  method: 'POST',
  path: '/office/api/v1/pictures/crop/',
  summary: 'A part of a kept picture as a picture of its own; the whole one stays',
  // Nothing of the shop changes by it: what does is the change that names it.
  staff: { right: 'products.edit', isLogged: false },
  body: z.object({
    name: z.string().min(1).max(200),
    /** In thousandths of its width and height. */
    box: z.object({ left: thousandth, top: thousandth, width: thousandth, height: thousandth }),
  }),
  answer: withData(
    z.object({ name: z.string(), width: z.number().int(), height: z.number().int(), preview: z.string() }),
  ),
  refusals: ['picture.not_found', 'picture.unreadable', 'picture.too_small', 'picture.not_kept'],
});
