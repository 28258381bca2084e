/** Sets: goods chosen together. Listings of three modes, one set, and what a choice of its items comes to. */
import { z } from 'zod';
import { call, cityQuery, codeParam, withData } from './call.ts';
import { product } from './catalog.ts';
import { facet, filterChoice, listingMeta, pageChoice, sort } from './listing.ts';

const tenge = z.number().int();
const MAX_CHOICES = 100;

/** kits: all for one work; collections: one maker's series; interiors: a room as a picture. */
export const setMode = z.enum(['kits', 'collections', 'interiors']);
export type SetMode = z.infer<typeof setMode>;

const setParam = z.object({
  /** area, rooms, length, doors */
  code: z.string(),
  name: z.string(),
  unit: z.string(),
  min: z.number(),
  max: z.number(),
  step: z.number(),
  default: z.number(),
});

/** A coded word with its name in the reader's language. */
const named = z.object({ code: z.string(), name: z.string() });

const picture = z.object({
  /** of the size lg_896 */
  url: z.string(),
  /** for other sizes: `/img/s/{size}/{first 3 of id}/{id}_0.webp?v={version}` */
  id: z.string(),
  version: z.string(),
  /** in per cent of width and height */
  hotspots: z.array(
    z.object({ x: z.number(), y: z.number(), productCode: z.string(), item: z.number().int() }),
  ),
});

const setCard = z.object({
  id: z.number().int(),
  code: z.string(),
  mode: setMode,
  name: z.string(),
  lead: z.string(),
  sectionCode: z.string(),
  images: z.array(picture),
  param: setParam.optional(),
  style: named.optional(),
  colour: named.optional(),
  itemCount: z.number().int(),
  /** of what is taken at first, today and for this reader */
  price: tenge,
  /** the same bought one by one: what is saved is the set's own discount, not that of its goods */
  regularPrice: tenge,
  saving: tenge,
  /** whole sets by city */
  balance: z.array(z.object({ city: z.string(), count: z.number().int() })),
  /** items that stand in the reader's city, by themselves or by what may replace them */
  inCity: z.object({ items: z.number().int(), of: z.number().int() }),
});
export type SetCard = z.infer<typeof setCard>;

const setItem = z.object({
  /** names it in choices */
  id: z.number().int(),
  productCode: z.string(),
  /** base units at the parameter asked for */
  count: z.number().int(),
  amount: z.number(),
  perParam: z.number(),
  measure: z.enum(['base', 'second']),
  required: z.boolean(),
  isTaken: z.boolean(),
  alternatives: z.array(z.string()),
  /** offered because the product itself does not suffice in the reader's city */
  analogue: z.string().optional(),
});
export type SetItem = z.infer<typeof setItem>;

const setLine = z.object({
  item: z.number().int(),
  productCode: z.string(),
  count: z.number().int(),
  /** of one, and of the line, as the cart would count it */
  price: tenge,
  sum: tenge,
  standing: z.enum(['here', 'elsewhere', 'gone']),
});

const calculation = z.object({
  param: z.number().nullable(),
  lines: z.array(setLine),
  total: tenge,
  regularPrice: tenge,
  saving: tenge,
  /** why it is cheaper than its parts */
  discounts: z.array(z.object({ promotionId: z.string().optional(), title: z.string(), amount: tenge })),
  weightKg: z.number(),
  /** whole sets of this choice in the reader's city */
  wholeSets: z.number().int(),
});
export type SetCalculation = z.infer<typeof calculation>;

/** Where a listing of sets stands: its sections, its named choices, its words for search engines. */
const place = z.object({
  sections: z.array(named.extend({ count: z.number().int() })),
  section: named.extend({ title: z.string(), description: z.string() }).optional(),
  staticFilters: z.array(named),
  staticFilter: named
    .extend({
      title: z.string(),
      description: z.string(),
      filter: z.record(z.string(), z.array(z.string())),
    })
    .optional(),
  seoText: z.string(),
});

export const getSets = call({
  method: 'GET',
  path: '/api/v1/sets/{mode}/',
  summary: 'A listing of sets with its filters and their counts',
  tag: 'sets',
  params: z.object({ mode: setMode }),
  query: z.object({
    city: cityQuery,
    sectionCode: codeParam.optional(),
    staticFilter: codeParam.optional(),
    ...filterChoice,
    /** a set has no unit: «unit-price» is the order of popularity */
    sort: sort.default('popular'),
    ...pageChoice,
  }),
  answer: z.object({
    items: z.array(setCard),
    filters: z.array(facet),
    meta: listingMeta,
    place,
  }),
  refusals: ['set.not_found', 'section.not_found', 'static_filter.not_found'],
});

export const getSet = call({
  method: 'GET',
  path: '/api/v1/sets/{mode}/{code}/',
  summary: 'One set with its items, what may replace them, and what it comes to',
  tag: 'sets',
  params: z.object({ mode: setMode, code: codeParam }),
  query: z.object({ city: cityQuery, param: z.coerce.number().min(0).max(100_000).optional() }),
  answer: withData(
    setCard.extend({
      description: z.string(),
      section: named,
      groups: z.array(z.object({ name: z.string(), items: z.array(setItem) })),
      /** every product that the items name, each once */
      products: z.array(product),
      /** of what is taken at first */
      calculation,
      /** other sets of the same section */
      similar: z.array(setCard),
    }),
  ),
  refusals: ['set.not_found'],
});

export const calculateSet = call({
  method: 'POST',
  path: '/api/v1/sets/{mode}/{code}/calculate/',
  summary: 'What a choice of a set’s items comes to in a city; keeps nothing',
  tag: 'sets',
  params: z.object({ mode: setMode, code: codeParam }),
  body: z.object({
    city: cityQuery,
    /** absent: the set's own */
    param: z.number().min(0).max(100_000).optional(),
    /** items that are not named stay as they are at first; null leaves an optional one out */
    choices: z
      .array(z.object({ item: z.number().int().min(0).max(10_000), productCode: codeParam.nullable() }))
      .max(MAX_CHOICES)
      .default([]),
  }),
  answer: withData(calculation),
  refusals: ['set.not_found', 'set.param_range', 'set.item_required', 'set.choice_unknown'],
});
