/** Sets for those who put them together (changes of the subjects `set` and `set_item`), reckoned as the shop reckons them. */
import { z } from 'zod';
import { cityQuery, withData } from '../call.ts';
import { setMode } from '../sets.ts';
import { idParams } from './log.ts';
import { officeCall } from './office-call.ts';

const tenge = z.number().int();
const named = z.object({ code: z.string(), name: z.string() });

/** What the counts grow with; the words of each are the shop's. */
const setParamCode = z.enum(['area', 'rooms', 'length', 'doors']);
export const officeSetParam = z.object({
  code: setParamCode,
  min: z.number().min(0).max(100_000),
  max: z.number().min(0).max(100_000),
  step: z.number().min(0.1).max(1000),
  default: z.number().min(0).max(100_000),
});

const spot = z.object({ x: z.number(), y: z.number() });

const officeSetItem = z.object({
  id: z.number().int(),
  place: z.number().int(),
  group_ru: z.string(),
  group_kz: z.string(),
  /** The chosen one first, then what may stand in its place. */
  product_ids: z.array(z.number().int()),
  amount: z.number(),
  per_param: z.number(),
  measure: z.enum(['base', 'second']),
  is_required: z.boolean(),
  is_taken: z.boolean(),
  /** In per cent of the picture. */
  spot: spot.nullable(),
  seen_price: tenge.nullable(),
  is_active: z.boolean(),
});
export type OfficeSetItem = z.infer<typeof officeSetItem>;

const officeSet = z.object({
  id: z.number().int(),
  mode: setMode,
  code: z.string(),
  section_code: z.string(),
  name_ru: z.string(),
  name_kz: z.string(),
  lead_ru: z.string(),
  lead_kz: z.string(),
  description_ru: z.string(),
  description_kz: z.string(),
  style: z.string().nullable(),
  colour: z.string().nullable(),
  param: officeSetParam.nullable(),
  picture: z.string().nullable(),
  popularity: z.number().int(),
  active: z.boolean(),
});
export type OfficeSet = z.infer<typeof officeSet>;

/** not_sold: the shop does not sell it; not_here: the city has too few; price: another than staff last saw. */
const setFault = z.enum(['not_sold', 'not_here', 'price']);
export type SetFault = z.infer<typeof setFault>;

const image = z.object({ id: z.string(), version: z.string() });

export const getOfficeSets = officeCall({
  method: 'GET',
  path: '/office/api/v1/sets/',
  summary:
    'Sets of a mode in their order, unpublished ones too, with what is wrong with their goods in a city',
  staff: { right: 'tree' },
  query: z.object({ mode: setMode.default('interiors'), city: cityQuery }),
  answer: z.object({
    items: z.array(
      officeSet.pick({ id: true, mode: true, code: true, popularity: true, active: true }).extend({
        name: z.string(),
        sectionName: z.string(),
        image,
        itemCount: z.number().int(),
        spotCount: z.number().int(),
        faults: z.array(z.object({ fault: setFault, count: z.number().int() })),
      }),
    ),
    sections: z.array(named),
    cities: z.array(named),
    city: z.string(),
  }),
});

export const getOfficeSet = officeCall({
  method: 'GET',
  path: '/office/api/v1/sets/{id}/',
  summary: 'One set as it is stored, with its items and what it may be called',
  staff: { right: 'tree' },
  params: idParams,
  answer: withData(
    z.object({
      set: officeSet,
      image,
      items: z.array(officeSetItem),
      sections: z.array(named),
      styles: z.array(named),
      colours: z.array(named),
      cities: z.array(named),
    }),
  ),
  refusals: ['set.not_found'],
});

const reckonedItem = officeSetItem
  .pick({
    product_ids: true,
    amount: true,
    per_param: true,
    measure: true,
    is_required: true,
    is_taken: true,
  })
  .extend({
    product_ids: z.array(z.number().int().min(1).max(2_147_483_647)).min(1).max(12),
    amount: z.number().min(0).max(100_000),
    per_param: z.number().min(0).max(10_000),
    seen_price: tenge.nullable(),
  });

export const reckonOfficeSet = officeCall({
  method: 'POST',
  path: '/office/api/v1/sets/reckon/',
  summary:
    'What such a set comes to in a city, saved or not, by the code that the shop reckons with; keeps nothing',
  staff: { right: 'tree', act: 'read', isLogged: false },
  body: z.object({
    city: cityQuery,
    param: officeSetParam.nullable(),
    /** Of the parameter; absent: the set's own. */
    value: z.number().min(0).max(100_000).optional(),
    items: z.array(reckonedItem).max(100),
  }),
  answer: withData(
    z.object({
      city: z.string(),
      value: z.number().nullable(),
      /** In the order of the items; `line` is null where nothing is taken or nothing is there. */
      items: z.array(
        z.object({
          faults: z.array(setFault),
          line: z.object({ count: z.number().int(), price: tenge, sum: tenge }).nullable(),
        }),
      ),
      goods: z.array(
        z.object({
          id: z.number().int(),
          article: z.string(),
          name: z.string(),
          price: tenge,
          isSold: z.boolean(),
          inCity: z.number().int(),
          inAll: z.number().int(),
          unit: z.string(),
          secondUnit: z.string().nullable(),
        }),
      ),
      total: tenge,
      regularPrice: tenge,
      saving: tenge,
      wholeSets: z.number().int(),
    }),
  ),
});
