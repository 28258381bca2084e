import { z } from 'zod';
import { call, cityQuery, codeParam, listQuery } from './call.ts';
import { product } from './catalog.ts';

/** More than any list may hold is never meant. */
const MOST_CODES = 200;

/** One code or several; trimmed, each once, empty ones dropped. */
const codesBody = z
  .union([z.string().max(160), z.array(z.string().max(160)).max(MOST_CODES)])
  .transform((given) => [...new Set([given].flat().map((code) => code.trim()))].filter((code) => code !== ''))
  .pipe(z.array(codeParam));

/** Behind it the new ones come to stand, as when a removal is undone; missing or unknown: in front of all. */
const addedCodes = z.object({ productsCode: codesBody, behind: codeParam.optional() });

const codesQuery = listQuery(codeParam, MOST_CODES);

/** The newest first; the event id changes with every change of either list. */
const savedCodes = { products: z.array(z.string()), eventId: z.string() };
const changed = z.object({ success: z.literal(true), ...savedCodes });

/** The sections of what is on the list, whatever of it is shown. */
const listSections = z.array(z.object({ code: z.string(), name: z.string(), count: z.number().int() }));

export const FAVORITES_PAGE_SIZE = 24;
export const favoritesSort = z.enum(['added', 'price-asc', 'price-desc', 'name', 'stock']);
export type FavoritesSort = z.infer<typeof favoritesSort>;

const favoritesQuery = {
  cityCode: cityQuery,
  page: z.coerce.number().int().min(1).max(1000).default(1),
  sectionsCode: codesQuery.optional(),
  sort: favoritesSort.default('added'),
};
const favoritesPage = z.object({
  items: z.array(product),
  sections: listSections,
  meta: z.object({ page: z.number().int(), pageSize: z.number().int(), total: z.number().int() }),
});

const compareProperty = z.object({
  code: z.string(),
  name: z.string(),
  group: z.enum(['main', 'size', 'features', 'maker']),
  /** empty where nothing is known */
  value: z.string(),
  number: z.number().nullable(),
  isDifferent: z.boolean(),
  isBest: z.boolean(),
});

const compareQuery = {
  cityCode: cityQuery,
  /** missing or empty: the section of the newest product */
  sectionCode: z.string().max(160).optional(),
  /** 1 or true: only by what the section can be filtered by */
  compareByFilters: z.string().max(10).optional(),
};
const compareTable = z.object({
  items: z.array(product.extend({ compareProperty: z.array(compareProperty) })),
  sections: listSections,
  /** the one that is shown; null when the list is empty */
  sectionCode: z.string().nullable(),
});
export type CompareTable = z.infer<typeof compareTable>;

const list = { tag: 'lists', access: 'user', refusals: ['session.required'] } as const;
const change = {
  tag: 'lists',
  access: 'user',
  refusals: ['session.required', 'product.not_found', 'lists.full'],
} as const;

export const getCompareCodes = call({
  ...list,
  method: 'GET',
  path: '/api/v2/products/compare/codes/',
  summary: 'Codes of what the user compares, the newest first',
  answer: z.object(savedCodes),
});

export const getCompareList = call({
  ...list,
  method: 'GET',
  path: '/api/v2/products/compare/list-by-user/',
  summary: 'What the user compares, of one section, with the properties side by side',
  query: z.object(compareQuery),
  answer: compareTable,
});

export const getCompareListByCodes = call({
  method: 'GET',
  path: '/api/v2/products/compare/list-by-codes/',
  summary: 'The same for a list that a browser keeps or a link carries',
  tag: 'lists',
  query: z.object({ ...compareQuery, productsCode: codesQuery }),
  answer: compareTable,
});

export const addToCompare = call({
  ...change,
  method: 'POST',
  path: '/api/v2/products/compare/',
  summary: 'Puts products into the comparison; those that are there keep their place',
  body: addedCodes,
  answer: changed,
  acceptsKey: true,
});

export const removeFromCompare = call({
  ...list,
  method: 'DELETE',
  path: '/api/v2/products/compare/',
  summary: 'Takes products and whole sections out of the comparison',
  body: z.object({ productsCode: codesBody.optional(), sectionsCode: codesBody.optional() }),
  answer: changed,
});

export const getFavorites = call({
  ...list,
  method: 'GET',
  path: '/api/v2/products/favorites/',
  summary: 'Favourites of the user by pages, of all sections or of some',
  query: z.object(favoritesQuery),
  answer: favoritesPage,
});

export const getFavoritesByCodes = call({
  method: 'GET',
  path: '/api/v2/products/favorites/list-by-codes/',
  summary: 'The same for a list that a browser keeps or a link carries',
  tag: 'lists',
  query: z.object({ ...favoritesQuery, productsCode: codesQuery }),
  answer: favoritesPage,
});

export const getFavoriteCodes = call({
  ...list,
  method: 'GET',
  path: '/api/v2/products/favorites/codes/',
  summary: 'Codes of the favourites, the newest first',
  answer: z.object(savedCodes),
});

export const addToFavorites = call({
  ...change,
  method: 'POST',
  path: '/api/v2/products/favorites/',
  summary: 'Puts products among the favourites; those that are there keep their place',
  body: addedCodes,
  answer: changed,
  acceptsKey: true,
});

export const removeFromFavorites = call({
  ...list,
  method: 'DELETE',
  path: '/api/v2/products/favorites/',
  summary: 'Takes products out of the favourites',
  query: z.object({ productsCode: codesQuery }),
  answer: changed,
});
