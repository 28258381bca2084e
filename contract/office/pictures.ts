/** Pictures that staff bring. One is drawn anew and kept under a name of its content; a product has it once a change names it. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';

export const uploadPicture = officeCall({
  method: 'POST',
  path: '/office/api/v1/pictures/',
  summary: 'Keeps a photograph and tells its name, for `images` of a product',
  // Nothing of the shop changes by it: what does is the change that names it.
  staff: { right: 'products.edit', isLogged: false },
  body: z.object({
    /** Base64. */
    content: z
      .string()
      .min(1)
      .max(27 * 1024 * 1024),
  }),
  answer: withData(
    z.object({
      name: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      /** As an address of data, for the page that shows it before it is saved. */
      preview: z.string(),
    }),
  ),
  refusals: ['product.not_found', 'picture.unreadable', 'picture.too_small', 'picture.not_kept'],
  bodyLimitKb: 28 * 1024,
});
