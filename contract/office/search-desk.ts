/** The search from within: what is asked and not found, why a product stands where it does, what a word would change. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';

const language = z.enum(['ru', 'kz']);

export const askedQuery = z.object({
  query: z.string(),
  language,
  times: z.number().int(),
  /** How many it found the last time. */
  found: z.number().int(),
});
export type AskedQuery = z.infer<typeof askedQuery>;

export const getAskedQueries = officeCall({
  method: 'GET',
  path: '/office/api/v1/search/queries/',
  summary: 'What was asked of the search, the commonest first; counts alone, nobody’s name',
  staff: { right: 'search' },
  query: z.object({
    days: z.coerce.number().int().min(1).max(90).default(7),
    /** '1': also what was found. */
    all: z.enum(['0', '1']).default('0'),
  }),
  answer: z.object({ items: z.array(askedQuery) }),
});

/** Points of a score as the engine adds them up. */
const scoreParts = z.object({
  text: z.number(),
  section: z.number(),
  popularity: z.number(),
  stock: z.number(),
  /** Below zero: of a whole title, for each word that the name has besides. */
  words: z.number(),
  /** The very size, or the very code, that was asked for. */
  exact: z.number(),
  /** What staff have raised, lowered or pinned; below zero: lowered. */
  boost: z.number(),
});

export const rankedProduct = z.object({
  place: z.number().int(),
  id: z.number().int(),
  article: z.string(),
  name: z.string(),
  score: z.number(),
  parts: scoreParts,
  /** In the city. */
  isInStock: z.boolean(),
});
export type RankedProduct = z.infer<typeof rankedProduct>;

export const explainSearch = officeCall({
  method: 'GET',
  path: '/office/api/v1/search/explain/',
  summary: 'How a query is understood, what it finds and what each place is made of',
  staff: { right: 'search' },
  query: z.object({
    q: z.string().trim().min(1).max(200),
    city: z.string().max(50).optional(),
    language: language.default('ru'),
    /** An article: where it stands. */
    article: z.string().trim().max(60).optional(),
  }),
  answer: withData(
    z.object({
      /** Where it was asked from, and the others that it could be. */
      city: z.string(),
      cities: z.array(z.object({ code: z.string(), name: z.string() })),
      corrected: z.string().nullable(),
      total: z.number().int(),
      tookMs: z.number(),
      terms: z.array(
        z.object({
          text: z.string(),
          how: z.string(),
          alternatives: z.array(z.object({ weight: z.number(), words: z.array(z.array(z.string())) })),
        }),
      ),
      sections: z.array(z.object({ id: z.number().int(), name: z.string(), count: z.number().int() })),
      items: z.array(rankedProduct),
      /** Of the article asked for; null: there is no such product on sale, or the query does not find it. */
      asked: rankedProduct.nullable(),
    }),
  ),
});

export const trialChange = z.object({
  query: z.string(),
  language,
  isJudged: z.boolean(),
  verdict: z.enum(['better', 'worse', 'changed']),
  times: z.number().int(),
  foundBefore: z.number().int(),
  foundAfter: z.number().int(),
  firstBefore: z.string().nullable(),
  firstAfter: z.string().nullable(),
});
export type TrialChange = z.infer<typeof trialChange>;

export const trySearchWords = officeCall({
  method: 'POST',
  path: '/office/api/v1/search/try/',
  summary:
    'What words of the trade would change, before they are saved: the judged set and the queries of thirty days',
  staff: { right: 'search', isLogged: false },
  body: z.object({
    words: z.array(z.string().trim().min(2).max(60)).min(1).max(40),
    means: z.array(z.string().trim().min(2).max(60)).max(40).default([]),
  }),
  answer: withData(
    z.object({
      judged: z.object({ of: z.number().int(), better: z.number().int(), worse: z.number().int() }),
      /** Of thirty days, by how often they were asked. */
      asked: z.object({ of: z.number().int(), better: z.number().int(), worse: z.number().int() }),
      /** The worse first. */
      changes: z.array(trialChange),
    }),
  ),
  refusals: ['words.say_nothing', 'words.twice'],
});

export const judgedQuery = z.object({
  id: z.number().int(),
  language,
  query: z.string(),
  sectionId: z.number().int(),
  section: z.string(),
  namePart: z.string(),
  isActive: z.boolean(),
  /** Where the first that is meant stands now; null: not among the first ten. */
  meantAt: z.number().int().nullable(),
});
export type JudgedQuery = z.infer<typeof judgedQuery>;

export const getJudgedQueries = officeCall({
  method: 'GET',
  path: '/office/api/v1/search/judged/',
  summary: 'The judged set: what each query means, and where that stands now',
  staff: { right: 'search' },
  answer: z.object({ items: z.array(judgedQuery) }),
});

export const searchDeskCalls = {
  getAskedQueries,
  explainSearch,
  trySearchWords,
  getJudgedQueries,
} as const;
