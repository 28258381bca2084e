/** The listing: products of a section, a brand or the whole range, with the filters that narrow them. */
import { z } from 'zod';
import { call, cityQuery, codeParam } from './call.ts';
import { product } from './catalog.ts';

export const PAGE_SIZE = 24;
/** How many filters, and how many values of each, one request may name. */
const MAX_FILTERS = 32;
const MAX_VALUES = 64;

export const sort = z.enum(['popular', 'price-asc', 'price-desc', 'unit-price', 'name', 'new', 'discount']);

/** `filter[klass][]=33` or `filter[klass]=32,33` */
const chosenValues = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : [value]).flatMap((part) => part.split(',')))
  .pipe(z.array(z.string().max(80)).max(MAX_VALUES));
const bound = z.coerce.number().min(0).max(1_000_000_000);
/** `filter[thickness_mm][from]=8&filter[thickness_mm][to]=12.5` */
const chosenRange = z.object({ from: bound.optional(), to: bound.optional() });

const filterQuery = z
  .record(z.string().max(60), z.union([chosenRange, chosenValues]))
  .refine((filter) => Object.keys(filter).length <= MAX_FILTERS);

const wholeTenge = z.coerce.number().int().min(0).max(1_000_000_000);

/** What may be chosen in any listing, of a section or of a search. */
export const filterChoice = {
  filter: filterQuery.optional(),
  priceFrom: wholeTenge.optional(),
  priceTo: wholeTenge.optional(),
  /** '1': only what stands in the city's stores */
  inStock: z.enum(['0', '1']).optional(),
  /** only what stands in this store */
  storeId: z.coerce.number().int().min(0).max(32_767).optional(),
};

const facetValue = z.object({
  code: z.string(),
  name: z.string(),
  /** products the listing would hold with this value chosen, the other filters kept */
  count: z.number().int(),
  isChosen: z.boolean(),
});
export type FacetValue = z.infer<typeof facetValue>;

/**
 * One filter of the listing, in the order to show them. `price`, `inStock`, `brand`, `country` and `discount` are the
 * shop's own, the rest are properties. A range has its bounds over what the other filters leave, and no values.
 */
export const facet = z.object({
  code: z.string(),
  name: z.string(),
  unit: z.string().optional(),
  kind: z.enum(['list', 'range', 'flag']),
  values: z.array(facetValue),
  range: z
    .object({
      min: z.number(),
      max: z.number(),
      from: z.number().optional(),
      to: z.number().optional(),
    })
    .optional(),
  /** of the price: products in equal parts of the range, from min to max */
  histogram: z.array(z.number().int()).optional(),
});
export type Facet = z.infer<typeof facet>;

/** Which page of a listing; every listing of the shop is asked for it in these words. */
export const pageChoice = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(96).default(PAGE_SIZE),
};

export const listingMeta = z.object({
  page: z.number().int(),
  pageSize: z.number().int(),
  total: z.number().int(),
  /** filters and values the listing does not know and left out: `klass`, `klass=99` */
  ignored: z.array(z.string()),
});

export const getProducts = call({
  method: 'GET',
  path: '/api/v2/products/',
  summary: 'A listing with its filters and their counts',
  tag: 'catalog',
  query: z.object({
    city: cityQuery,
    sectionCode: codeParam.optional(),
    brandCode: codeParam.optional(),
    /** a whitelisted choice of filters of the section, by its name in the address */
    staticFilter: codeParam.optional(),
    /** only the goods of this promotion */
    promo: codeParam.optional(),
    ...filterChoice,
    sort: sort.default('popular'),
    ...pageChoice,
  }),
  answer: z.object({
    items: z.array(product),
    filters: z.array(facet),
    meta: listingMeta,
  }),
  refusals: ['section.not_found', 'brand.not_found', 'static_filter.not_found', 'promotion.not_found'],
});
