/** How the shop has said it before: while a text is being translated. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';

export const findTerms = officeCall({
  method: 'POST',
  path: '/office/api/v1/terms/',
  summary: 'Terms of a Russian text as the shop has said them in Kazakh, and names of goods most alike',
  staff: { right: 'products.texts', act: 'read', isLogged: false },
  body: z.object({
    text: z.string().trim().min(1).max(4000),
    /** Where goods alike are looked for. */
    sectionId: z.number().int().min(1),
  }),
  answer: withData(
    z.object({
      terms: z.array(
        z.object({
          ru: z.string(),
          /** The most usual first. */
          options: z.array(z.object({ kz: z.string(), times: z.number().int() })),
        }),
      ),
      names: z.array(z.object({ id: z.number().int(), ru: z.string(), kz: z.string() })),
    }),
  ),
});
