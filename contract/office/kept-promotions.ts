/** Promotions in the office: the list and its calendar, what a draft says to buyers, and what it would have done to real carts. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { idParams } from './log.ts';
import { officeCall } from './office-call.ts';
import { promotionOutcome } from './order-page.ts';
import { shownBuyer } from './price-story.ts';
import { promotionState, promotionValues } from './promotion-values.ts';

const tenge = z.number().int();
const count = z.number().int();
const words = z.object({ ru: z.string(), kz: z.string() });

export const officePromotionBrief = z.object({
  id: z.number().int(),
  code: z.string(),
  title: words,
  /** A few signs: «−15 %», «2 + 1». */
  offer: words,
  mechanic: z.string(),
  state: promotionState,
  startsAt: z.string(),
  /** Its end, or the moment of its stop where that was earlier. */
  endsAt: z.string().nullable(),
  cities: z.array(z.string()),
  audience: z.string(),
  needsCard: z.boolean(),
  promoCode: z.string().nullable(),
  uses: count,
  totalUses: count.nullable(),
});
export type OfficePromotionBrief = z.infer<typeof officePromotionBrief>;

export const getOfficePromotions = officeCall({
  method: 'GET',
  path: '/office/api/v1/promotions/',
  summary: 'Every promotion, drafts included, with when, where and for whom it runs',
  staff: { right: 'promotions' },
  answer: z.object({
    items: z.array(officePromotionBrief),
    cities: z.array(z.object({ code: z.string(), name: words })),
    /** By the clock that promotions go by. */
    now: z.string(),
  }),
});

/** A product that a promotion names. */
export const namedProduct = z.object({
  code: z.string(),
  article: z.string(),
  name: words,
  price: tenge.nullable(),
  vatPercent: z.number(),
});
export type NamedProduct = z.infer<typeof namedProduct>;

export const getOfficePromotion = officeCall({
  method: 'GET',
  path: '/office/api/v1/promotions/{id}/',
  summary: 'A promotion with all its fields and the goods that it names',
  staff: { right: 'promotions' },
  params: idParams,
  answer: withData(officePromotionBrief.extend({ values: promotionValues, products: z.array(namedProduct) })),
  refusals: ['promotion.not_found'],
});

const choice = z.object({ code: z.string(), name: words });

export const getPromotionChoices = officeCall({
  method: 'GET',
  path: '/office/api/v1/promotions/choices/',
  summary:
    'What a promotion can be about: sections, brands, cities, zones of delivery, groups that are in use',
  staff: { right: 'promotions' },
  answer: withData(
    z.object({
      sections: z.array(choice.extend({ depth: count })),
      brands: z.array(z.object({ code: z.string(), name: z.string() })),
      cities: z.array(choice),
      groups: z.array(z.string()),
    }),
  ),
});

export const findPromotionGoods = officeCall({
  method: 'GET',
  path: '/office/api/v1/promotions/goods/',
  summary: 'Goods by words or article, as a promotion names them',
  staff: { right: 'promotions' },
  query: z.object({ q: z.string().trim().min(2).max(100) }),
  answer: z.object({ items: z.array(namedProduct) }),
});

export const describePromotion = officeCall({
  method: 'POST',
  path: '/office/api/v1/promotions/words/',
  summary: 'What buyers will read of a promotion, how many goods it is about and how deep it cuts',
  staff: { right: 'promotions', act: 'read', isLogged: false },
  body: z.object({ values: promotionValues }),
  answer: withData(
    z.object({
      offer: words,
      rules: z.object({ ru: z.array(z.string()), kz: z.array(z.string()) }),
      goods: count,
      /** At its worst, of one line; goods below their cost, where that is known. */
      percent: z.number(),
      belowCost: count,
      /** Why another must agree before it runs; null: nobody needs to. */
      approval: z.string().nullable(),
    }),
  ),
  refusals: ['promotion.unsound'],
});

const trialStep = z.object({ title: z.string().nullable(), amount: tenge, sum: tenge });

export const triedCart = z.object({
  city: z.string(),
  buyer: shownBuyer,
  code: z.string().nullable(),
  lines: count,
  pieces: count,
  before: tenge,
  after: tenge,
  outcome: promotionOutcome.or(z.literal('untouched')),
  left: tenge.nullable(),
  isBelowCost: z.boolean(),
  others: z.array(z.string()),
  /** From the price of the shelf to what is paid. */
  steps: z.array(trialStep),
  /** Other ways to choose between promotions that exclude each other, the best first. */
  ways: z.array(z.object({ titles: z.array(z.string()), total: tenge })),
});
export type TriedCart = z.infer<typeof triedCart>;

export const promotionTrial = z.object({
  carts: count,
  /** Where there were more than are tried at once. */
  isCut: z.boolean(),
  touched: count,
  worked: count,
  outcomes: z.record(z.string(), count),
  before: tenge,
  after: tenge,
  /** In percent, of goods whose cost is known, and which share of the takings those are; null: of none, or not for this reader. */
  margin: z.object({ before: z.number(), after: z.number(), sharePercent: count }).nullable(),
  belowCost: count.nullable(),
  dearer: count,
  breakEvenPercent: count.nullable(),
  savings: z.array(z.object({ upTo: tenge, carts: count })),
  conflicts: z.array(
    z.object({ kind: z.enum(['lost', 'beside', 'displaces']), title: z.string(), carts: count }),
  ),
  /** Some of each outcome, those that it moves most first. */
  shown: z.array(triedCart),
});
export type PromotionTrial = z.infer<typeof promotionTrial>;

/** Carts as the night left them with yesterday's orders; orders of seven days; carts nobody came back to; one's own. */
export const trialSource = z.discriminatedUnion('of', [
  z.object({ of: z.enum(['yesterday', 'week', 'left']) }),
  z.object({
    of: z.literal('own'),
    city: z.string().min(1).max(60),
    buyer: shownBuyer.default('visitor'),
    lines: z
      .array(
        z.object({ productCode: z.string().min(1).max(160), count: z.number().int().min(1).max(10_000) }),
      )
      .min(1)
      .max(100),
  }),
]);
export type TrialSource = z.infer<typeof trialSource>;

export const tryPromotion = officeCall({
  method: 'POST',
  path: '/office/api/v1/promotions/check/',
  summary:
    'A draft tried on real carts by the engine that charges: whom it touches, what it costs, whom it is at odds with',
  staff: { right: 'promotions', act: 'read', isLogged: false },
  body: z.object({
    /** The promotion whose place it takes; null: a new one. */
    id: z.number().int().min(1).nullable(),
    values: promotionValues,
    carts: trialSource,
  }),
  answer: withData(promotionTrial),
  refusals: ['promotion.not_found', 'promotion.unsound'],
});
