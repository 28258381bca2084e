/** A text as its readers would see it, before it is saved. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { textBlock } from '../content.ts';
import { officeCall } from './office-call.ts';

export const previewText = officeCall({
  method: 'POST',
  path: '/office/api/v1/text/preview/',
  summary: 'Markdown as the shop sets it: blocks, with the names of goods and calculators it calls up',
  staff: { right: 'pages', act: 'read', isLogged: false },
  body: z.object({ language: z.enum(['ru', 'kz']), body: z.string().max(200_000) }),
  answer: withData(
    z.object({
      blocks: z.array(textBlock),
      /** Sections that blocks of goods name: what they are called, and how much of them is sold; null: there is none. */
      sections: z.array(
        z.object({ code: z.string(), name: z.string().nullable(), products: z.number().int() }),
      ),
      /** Links within the shop that lead to no page. */
      deadLinks: z.array(z.string()),
    }),
  ),
});

export const textVersion = z.object({
  /** The entry of the log it was written by. */
  id: z.number().int(),
  at: z.string(),
  by: z.string().nullable(),
  language: z.enum(['ru', 'kz']),
  title: z.string(),
  body: z.string(),
  meta: z.record(z.string(), z.json()),
  is_published: z.boolean(),
});
export type TextVersionRow = z.infer<typeof textVersion>;

export const getTextVersions = officeCall({
  method: 'GET',
  path: '/office/api/v1/text/versions/',
  summary: 'How a text was before, the newest first: each can be brought back into the editor',
  staff: { right: 'pages' },
  query: z.object({ path: z.string().max(200) }),
  answer: z.object({ items: z.array(textVersion) }),
});
