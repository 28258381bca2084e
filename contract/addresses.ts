import { z } from 'zod';
import { call, withData } from './call.ts';

/** Shorter than any limit of the domain would let pass; control signs are nobody's address. */
const words = z
  .string()
  .trim()
  .max(300)
  .regex(/^\P{Cc}*$/u);
/** Empty and absent are the same: not given. */
const optionalWords = words.nullish().transform((text) => text || null);

const elevator = z.enum(['none', 'passenger', 'cargo']);

const point = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

export const addressBody = z.object({
  /** what its owner calls it: «Дом», «Дача» */
  title: optionalWords,
  cityCode: z.string().max(64),
  /** a district or a suburb by its name */
  district: optionalWords,
  street: words,
  /** `12`, `12/3`, `12А`, `уч. 45` */
  house: words,
  building: optionalWords,
  entrance: optionalWords,
  intercom: optionalWords,
  /** from −3 to 60 */
  floor: z
    .number()
    .nullish()
    .transform((floor) => floor ?? null),
  flat: optionalWords,
  elevator: elevator.nullish().transform((value) => value ?? 'none'),
  point: point.nullish().transform((value) => value ?? null),
  comment: z
    .string()
    .trim()
    .max(300)
    .regex(/^[\P{Cc}\n\r\t]*$/u)
    .nullish()
    .transform((text) => text || null),
  recipientName: optionalWords,
  recipientPhone: optionalWords,
  /** entrance, intercom, floor, flat and elevator are then left out */
  isPrivateHouse: z.boolean().default(false),
  /** true makes it the default one; false never takes that away: another one is made the default instead */
  isDefault: z.boolean().default(false),
});
export type AddressBody = z.output<typeof addressBody>;

export const address = z.object({
  id: z.number().int(),
  title: z.string().nullable(),
  cityCode: z.string(),
  cityName: z.string(),
  district: z.string().nullable(),
  street: z.string(),
  house: z.string(),
  building: z.string().nullable(),
  entrance: z.string().nullable(),
  intercom: z.string().nullable(),
  floor: z.number().int().nullable(),
  flat: z.string().nullable(),
  elevator,
  point: point.nullable(),
  comment: z.string().nullable(),
  recipientName: z.string().nullable(),
  recipientPhone: z.string().nullable(),
  isPrivateHouse: z.boolean(),
  isDefault: z.boolean(),
  /** outside every zone of delivery: a manager counts the price */
  isPricedByHand: z.boolean(),
});
export type Address = z.infer<typeof address>;

/** Ids come in addresses: anything else names nothing. */
const addressId = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,15}$/)
    .transform(Number),
});

const ofUser = { tag: 'addresses', access: 'user' } as const;
const one = { ...ofUser, params: addressId, owned: 'address' } as const;

export const getAddresses = call({
  ...ofUser,
  method: 'GET',
  path: '/api/v1/addresses/',
  summary: 'The addresses of the user, the default one first',
  answer: withData(z.array(address)),
  refusals: ['session.required'],
});

export const addAddress = call({
  ...ofUser,
  method: 'POST',
  path: '/api/v1/addresses/',
  summary: 'Adds an address, ten at most; the first one becomes the default',
  body: addressBody,
  answer: withData(address),
  refusals: [
    'session.required',
    'request.invalid',
    'address.too_many',
    'request.key_reused',
    'request.in_progress',
  ],
  acceptsKey: true,
});

export const getAddress = call({
  ...one,
  method: 'GET',
  path: '/api/v1/addresses/{id}/',
  summary: 'One address of the user',
  answer: withData(address),
  refusals: ['session.required', 'address.not_found'],
});

export const setAddress = call({
  ...one,
  method: 'PUT',
  path: '/api/v1/addresses/{id}/',
  summary: 'Replaces an address; orders keep the one they were made with',
  body: addressBody,
  answer: withData(address),
  refusals: ['session.required', 'request.invalid', 'address.not_found'],
});

export const deleteAddress = call({
  ...one,
  method: 'DELETE',
  path: '/api/v1/addresses/{id}/',
  summary: 'Deletes an address; of the others the newest becomes the default where the default is gone',
  answer: withData(z.array(address)),
  refusals: ['session.required', 'address.not_found'],
});

export const setDefaultAddress = call({
  ...one,
  method: 'POST',
  path: '/api/v1/addresses/{id}/default/',
  summary: 'Makes an address the default one',
  answer: withData(address),
  refusals: ['session.required', 'address.not_found'],
});

export const suggestStreets = call({
  method: 'GET',
  path: '/api/v1/addresses/suggest/',
  summary: 'Streets of a city that may be meant by what is typed',
  tag: 'addresses',
  query: z.object({ q: z.string().max(120).default(''), cityCode: z.string().max(64).optional() }),
  answer: withData(z.array(z.string())),
});
