/** The search: what a visitor's words find, and what they may become while they are being typed. */
import { z } from 'zod';
import { call, cityQuery, codeParam, withData } from './call.ts';
import { product } from './catalog.ts';
import { facet, filterChoice, listingMeta, pageChoice, sort } from './listing.ts';
import { MAX_QUERY_LENGTH } from './query-length.ts';

const text = z
  .string()
  .default('')
  .transform((query) => query.slice(0, MAX_QUERY_LENGTH));

const foundSection = z.object({ code: z.string(), name: z.string(), count: z.number().int() });
export type FoundSection = z.infer<typeof foundSection>;

/** How a word was understood, for whoever tunes the search. */
const explanation = z.object({
  terms: z.array(
    z.object({
      text: z.string(),
      how: z.string(),
      alternatives: z.array(z.object({ weight: z.number(), words: z.array(z.array(z.string())) })),
    }),
  ),
  scores: z.array(z.object({ productCode: z.string(), score: z.number().int() })),
});

export const getSearch = call({
  method: 'GET',
  path: '/api/v2/search/',
  summary: 'What a query finds, with filters and their counts',
  tag: 'search',
  query: z.object({
    q: text,
    city: cityQuery,
    /** only what stands in this section or below it */
    sectionCode: codeParam.optional(),
    /** '1': the words as they are typed, without correction */
    exact: z.enum(['0', '1']).optional(),
    /** '1': tells how the words were understood; not in production */
    debug: z.enum(['0', '1']).optional(),
    ...filterChoice,
    sort: z.enum(['relevance', ...sort.options]).default('relevance'),
    ...pageChoice,
  }),
  answer: z.object({
    items: z.array(product),
    filters: z.array(facet),
    meta: listingMeta.extend({
      /** nothing has all the words: these have the most of them */
      isPartial: z.boolean(),
      /** so many, which come first, are of the very size asked for; absent where all are, or none */
      exactSize: z.number().int().optional(),
    }),
    /** the words were taken for others; `exact=1` insists on the literal ones */
    corrected: z.object({ query: z.string(), literal: z.string() }).optional(),
    /** the leaves that the query finds goods in, the most fitting first, whatever is chosen besides */
    sections: z.array(foundSection),
    /** when nothing is found: what to try instead */
    instead: z
      .object({
        queries: z.array(z.string()),
        sections: z.array(foundSection),
        products: z.array(product),
      })
      .optional(),
    debug: explanation.optional(),
  }),
  refusals: ['section.not_found', 'request.too_many'],
});

export const getSuggestions = call({
  method: 'GET',
  path: '/api/v2/search/suggest/',
  summary: 'What the words being typed may become',
  tag: 'search',
  query: z.object({ q: text, city: cityQuery }),
  answer: withData(
    z.object({
      /** whole queries */
      queries: z.array(z.string()),
      /** with the section above each: it tells like names apart */
      sections: z.array(foundSection.extend({ parent: z.string().optional() })),
      brands: z.array(z.object({ code: z.string(), name: z.string(), count: z.number().int() })),
      /** the best of them */
      products: z.array(product),
      /** how many products the words find as far as they are typed; absent where the best were found without counting */
      total: z.number().int().optional(),
      /** what the products were found by, when it is not what was typed */
      corrected: z.string().optional(),
    }),
  ),
  refusals: ['request.too_many'],
});
