/** What staff set of the shop, as it stands. It is changed by changes of the subjects named here. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';
import { right } from './rights.ts';
import { settingShapes } from './settings.ts';

const words = z.object({ ru: z.string(), kz: z.string() });
const group = z.enum([
  'shop',
  'seller',
  'delivery',
  'payments',
  'unpaid',
  'approvals',
  'letters',
  'exchange',
]);
export type SettingGroup = z.infer<typeof group>;
const vehicle = z.enum(['car', 'van', 'small-truck', 'truck', 'crane-truck']);

/** A field of the one thing `setting` 1. */
export const officeSetting = z.object({
  key: z.enum(Object.keys(settingShapes) as [keyof typeof settingShapes]),
  group,
  label: words,
  /** By which it is changed. */
  right,
  value: z.json(),
  /** Of the factory, or of the environment. */
  usual: z.json(),
  isSet: z.boolean(),
  canChange: z.boolean(),
});
export type OfficeSetting = z.infer<typeof officeSetting>;

/** `tariff` by its id. */
export const officeTariff = z.object({
  id: z.number().int(),
  vehicle,
  is_used: z.boolean(),
  max_kg: z.number(),
  max_m3: z.number(),
  max_side_m: z.number(),
  near: z.number().int(),
  far: z.number().int(),
  suburb: z.number().int().nullable(),
  suburb_km: z.number().int().nullable(),
});
export type OfficeTariff = z.infer<typeof officeTariff>;

export const getSettings = officeCall({
  method: 'GET',
  path: '/office/api/v1/settings/',
  summary: 'Every setting with its value, what it is from the factory, and whether the reader may change it',
  staff: { right: 'settings' },
  answer: withData(
    z.object({
      groups: z.array(z.object({ code: group, label: words })),
      settings: z.array(officeSetting),
      tariffs: z.array(officeTariff),
    }),
  ),
});

export const getTariffs = officeCall({
  method: 'GET',
  path: '/office/api/v1/delivery/tariffs/',
  summary: 'What each vehicle carries and costs',
  staff: { right: 'delivery' },
  answer: z.object({ items: z.array(officeTariff) }),
});

/** `slot_template` and `slot_day` by their ids. */
const officeSlotTemplate = z.object({
  id: z.number().int(),
  city_id: z.number().int().nullable(),
  weekday: z.number().int().nullable(),
  starts: z.string(),
  ends: z.string(),
  capacity_orders: z.number().int(),
  capacity_kg: z.number().int(),
  is_active: z.boolean(),
});
const officeSlotDay = z.object({
  id: z.number().int(),
  city_id: z.number().int().nullable(),
  day: z.string(),
  is_closed: z.boolean(),
  capacity_orders: z.number().int().nullable(),
  capacity_kg: z.number().int().nullable(),
  note: z.string(),
  is_active: z.boolean(),
});

export const getSlotRules = officeCall({
  method: 'GET',
  path: '/office/api/v1/delivery/slots/',
  summary: 'The hours of delivery by city and weekday, and the days unlike others',
  staff: { right: 'delivery' },
  answer: withData(z.object({ templates: z.array(officeSlotTemplate), days: z.array(officeSlotDay) })),
});

/** `store` by its id; fields `hours_1` (Monday) to `hours_7`, and `holidays`. */
const officeStoreHours = z.object({
  id: z.number().int(),
  nameRu: z.string(),
  nameKz: z.string(),
  cityRu: z.string(),
  cityKz: z.string(),
  /** `09:00–20:00`; null: closed. */
  values: z.record(z.string(), z.union([z.string().nullable(), z.array(z.string())])),
});
export type OfficeStoreHours = z.infer<typeof officeStoreHours>;

export const getStoreHours = officeCall({
  method: 'GET',
  path: '/office/api/v1/delivery/store-hours/',
  summary:
    'When the stores are open, and their days unlike others; whoever works in some of them reads those',
  staff: { right: 'delivery' },
  answer: z.object({ items: z.array(officeStoreHours) }),
});

/** `text` by its id; a file that nobody has changed has none. */
const officeText = z.object({
  id: z.number().int().nullable(),
  /** `pages/delivery`, `advice/floors/laminate` */
  path: z.string(),
  language: z.enum(['ru', 'kz']),
  title: z.string(),
  isPublished: z.boolean(),
  hasFile: z.boolean(),
});

/** Of one language. */
const textVersion = z.object({
  /** What staff have written over the file, or a text of their own. */
  own: z
    .object({
      id: z.number().int(),
      body: z.string(),
      meta: z.record(z.string(), z.json()),
      is_published: z.boolean(),
    })
    .nullable(),
  file: z.object({ body: z.string(), meta: z.record(z.string(), z.json()) }).nullable(),
});
export type TextVersion = z.infer<typeof textVersion>;

export const getText = officeCall({
  method: 'GET',
  path: '/office/api/v1/text/',
  summary: 'One text in both languages: what staff have written, and the file of the factory',
  staff: { right: 'pages' },
  query: z.object({ path: z.string().max(200) }),
  answer: withData(z.object({ path: z.string(), ru: textVersion, kz: textVersion })),
  refusals: ['text.not_found'],
});

export type OfficeText = z.infer<typeof officeText>;

export const getTexts = officeCall({
  method: 'GET',
  path: '/office/api/v1/texts/',
  summary: 'Articles and pages: the files of the factory and what staff have written over them',
  staff: { right: 'pages' },
  answer: z.object({ items: z.array(officeText) }),
});
