import { z } from 'zod';
import { call, cityQuery, codeParam, listQuery, withData } from './call.ts';
import { storeHours } from './stores.ts';

const tenge = z.number().int();

const unit = z.object({
  base: z.boolean(),
  name: z.string(),
  /** kilograms of one of this unit */
  weight: z.number(),
  /** how many of this unit one base unit holds */
  ratio: z.number(),
  step: z.number().int().optional(),
  min: z.number().int().optional(),
});

/** A product as the specification's section 3 names it, with the few fields that cards need besides. */
export const product = z.object({
  id: z.number().int(),
  code: z.string(),
  productCode: z.string(),
  /** names the images */
  externalId: z.string(),
  name: z.string(),
  /** true when the reader's language is missing and the name is the Russian one */
  isNameFallback: z.boolean().optional(),
  active: z.boolean(),
  price: tenge,
  regularPrice: tenge,
  clubPrice: tenge.optional(),
  discountPrice: tenge.optional(),
  discount: z.object({ value: z.number().int() }).optional(),
  /** absent for anyone without a wholesale contract */
  wholesalePrice: tenge.optional(),
  /** cheaper from so many on; absent for anyone without a wholesale contract */
  wholesaleTiers: z.array(z.object({ from: z.number().int(), price: tenge })).optional(),
  units: z.array(unit),
  balance: z.array(z.object({ city: z.string(), count: z.number().int() })),
  onOrder: z.boolean(),
  isOffline: z.boolean(),
  badgesList: z.record(z.string(), z.string()),
  loyalty: z.object({ pointsForPurchase: z.number().int() }),
  brand: z.object({ code: z.string(), name: z.string() }),
  sectionCode: z.string(),
  imageCount: z.number().int(),
  /** changes with the pictures: an address that carries it may be kept for ever */
  imageVersion: z.string(),
  /** how many more of its group are on sale: other colours, volumes, lengths; absent where there are none */
  otherVariants: z.number().int().optional(),
  /** of published reviews of real buyers, with one decimal; absent where there are none */
  rating: z.object({ average: z.number(), count: z.number().int() }).optional(),
});
export type Product = z.infer<typeof product>;

const propertyRow = z.object({
  code: z.string(),
  name: z.string(),
  unit: z.string().optional(),
  /** whether the listing of its section filters by it */
  isFilter: z.boolean(),
  values: z.array(z.object({ code: z.string(), name: z.string() })),
});

/** One of the goods that are chosen among, with its own price, stock and address. */
const variant = product
  .pick({
    code: true,
    externalId: true,
    imageVersion: true,
    name: true,
    active: true,
    price: true,
    regularPrice: true,
    clubPrice: true,
    discountPrice: true,
    discount: true,
    wholesalePrice: true,
    wholesaleTiers: true,
    balance: true,
    onOrder: true,
    isOffline: true,
  })
  .extend({
    /** the codes of its values by the axes; it may have none on one of them */
    values: z.record(z.string(), z.string()),
  });

const variantChoice = z.object({
  /** the same for all of the group */
  group: z.string(),
  /** a row per characteristic by which they differ; without a name where only their own names tell them apart */
  axes: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      unit: z.string().optional(),
      options: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
  ),
  /** the product itself among them */
  items: z.array(variant),
});

const breadcrumb = z.object({ code: z.string(), name: z.string() });
export type Breadcrumb = z.infer<typeof breadcrumb>;

export const productDetails = product.extend({
  description: z.string(),
  breadcrumbs: z.array(breadcrumb),
  properties: z.array(propertyRow),
  /** the others of its group as a choice; absent where it stands alone */
  variants: variantChoice.optional(),
  documents: z.array(z.object({ type: z.string(), name: z.string(), url: z.string() })),
  /** every store of the reader's city, then those of other cities that have it, the nearest first */
  stores: z.array(
    z.object({
      code: z.string(),
      city: z.string(),
      cityName: z.string(),
      name: z.string(),
      address: z.string(),
      count: z.number().int(),
      hasPickup: z.boolean(),
      isWarehouse: z.boolean(),
      hours: storeHours,
      /** on the way to the reader's city; 0 in the city itself */
      transferDays: z.number().int(),
    }),
  ),
  /** what the price was changed to and when, as far as the last 90 days need it; the oldest first */
  priceHistory: z.array(z.object({ from: z.string(), price: tenge })),
  /** sets it belongs to, the most popular first */
  sets: z.array(
    z.object({
      mode: z.string(),
      code: z.string(),
      name: z.string(),
      image: z.object({ id: z.string(), version: z.string() }),
    }),
  ),
  country: z.string(),
  manufacturer: z.string(),
  ntin: z.string().optional(),
  gtin: z.string().optional(),
  vatPercent: z.number().int(),
  warrantyMonths: z.number().int().optional(),
  sizeMm: z.object({ length: z.number(), width: z.number(), height: z.number() }).optional(),
});
export type ProductDetails = z.infer<typeof productDetails>;

const selection = z.object({
  code: z.string(),
  name: z.string(),
  /** of one that nobody has written a page for: the query of the section's listing */
  search: z.string().optional(),
});

export interface Section {
  code: string;
  name: string;
  image: string;
  count: number;
  children: Section[];
  /** in the whole tree, of a section without any below it: its choices of filters */
  selections?: z.infer<typeof selection>[] | undefined;
}
const section: z.ZodType<Section> = z
  .object({
    code: z.string(),
    name: z.string(),
    image: z.string(),
    /** products on sale in the section and all below it */
    count: z.number().int(),
    get children() {
      return z.array(section);
    },
    selections: z.array(selection).optional(),
  })
  .meta({ id: 'Section' });

/** A choice of filters with a name, an address and texts of its own: `/c/laminat/33-klass`. */
const staticFilter = z.object({
  code: z.string(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  seoText: z.string(),
  /** what is chosen, as in the listing's `filter` */
  filter: z.record(z.string(), z.array(z.string())),
});

export const getSections = call({
  method: 'GET',
  path: '/api/v2/sections/',
  summary: 'The whole tree of sections',
  tag: 'catalog',
  query: z.object({ city: cityQuery }),
  answer: withData(z.array(section)),
});

export const getSection = call({
  method: 'GET',
  path: '/api/v2/sections/{sectionCode}/',
  summary: 'One section with its path and text',
  tag: 'catalog',
  params: z.object({ sectionCode: codeParam }),
  query: z.object({ city: cityQuery, staticFilter: codeParam.optional() }),
  answer: withData(
    z.object({
      section,
      breadcrumbs: z.array(breadcrumb),
      seoText: z.string(),
      /** the section's whitelisted choices of filters, each with an address of its own; without any, what its goods differ by */
      staticFilters: z.array(selection),
      /** the one asked for */
      staticFilter: staticFilter.optional(),
    }),
  ),
  refusals: ['section.not_found', 'static_filter.not_found'],
});

export const getProduct = call({
  method: 'GET',
  path: '/api/v2/products/{code}/',
  summary: 'One product with everything its page shows',
  tag: 'catalog',
  params: z.object({ code: codeParam }),
  query: z.object({ city: cityQuery }),
  answer: withData(productDetails),
  refusals: ['product.not_found'],
});

export const getProductsByCodes = call({
  method: 'GET',
  path: '/api/v2/products/by-codes/',
  summary: 'Products of a list kept by the shopper, in the order of the codes; unknown codes are left out',
  tag: 'catalog',
  query: z.object({ codes: listQuery(codeParam, 60), city: cityQuery }),
  answer: z.object({ items: z.array(product) }),
});
