/** Boosts of the search: raised, lowered, pinned, for a time (changes of the subject `search_boost`), and tried before they are saved. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';
import { trialChange } from './search-desk.ts';

const target = z.enum(['product', 'brand', 'section']);
const effect = z.enum(['raise', 'lower', 'pin']);

const keptBoost = z.object({
  id: z.number().int(),
  query: z.string(),
  target,
  targetId: z.number().int(),
  /** What it is called; null: it is not there any more. */
  title: z.string().nullable(),
  effect,
  strength: z.number().int(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  isActive: z.boolean(),
});
export type KeptBoost = z.infer<typeof keptBoost>;

export const getSearchBoosts = officeCall({
  method: 'GET',
  path: '/office/api/v1/search/boosts/',
  summary: 'What is raised, lowered and pinned in the search, with what it is about; the newest first',
  staff: { right: 'search' },
  answer: z.object({ items: z.array(keptBoost) }),
});

const boostHits = z.object({
  firstBefore: z.number().int(),
  firstAfter: z.number().int(),
  fiveBefore: z.number().int(),
  fiveAfter: z.number().int(),
});
export type BoostHits = z.infer<typeof boostHits>;

const counts = z.object({ of: z.number().int(), better: z.number().int(), worse: z.number().int() });

export const trySearchBoost = officeCall({
  method: 'POST',
  path: '/office/api/v1/search/boosts/try/',
  summary: 'What a boost would change, before it is saved: the judged set and the queries of thirty days',
  staff: { right: 'search', isLogged: false },
  body: z.object({
    query: z.string().trim().max(60),
    target,
    /** An article of a product, the name of a brand, the number of a section. */
    key: z.string().trim().min(1).max(120),
    effect,
    strength: z.number().int().min(1).max(10),
  }),
  answer: withData(
    z.object({
      targetId: z.number().int(),
      title: z.string(),
      /** Of the judged queries those that have what they mean first, and among the first five. */
      hits: boostHits,
      judged: counts,
      asked: counts,
      changes: z.array(trialChange),
    }),
  ),
  refusals: ['boost.no_target', 'boost.not_so'],
});

export const searchBoostCalls = { getSearchBoosts, trySearchBoost } as const;
