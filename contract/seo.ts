import { z } from 'zod';
import { call, cityQuery } from './call.ts';

export const getSeo = call({
  method: 'GET',
  path: '/api/v1/seo/',
  summary: 'What search engines are told of a page; the address is a look-up key and is never fetched',
  tag: 'content',
  query: z.object({
    /** path of a page, with the slash at its end: `/c/laminat/` */
    url: z
      .string()
      .min(1)
      .max(400)
      .regex(/^\P{Cc}+$/u),
    city: cityQuery,
  }),
  answer: z.object({
    title: z.string(),
    description: z.string(),
    /** whole addresses of the shop */
    image: z.string().nullable(),
    canonical: z.string(),
    video: z.string().nullable(),
    /** the key as it was understood */
    url: z.string(),
    isRobotsBlock: z.boolean(),
  }),
  refusals: ['page.not_found', 'product.not_found', 'section.not_found', 'static_filter.not_found'],
});
