/** Section 7 of the specification, line by line, and the fields of section 3: held against the contract's own schemas. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { cart } from './cart.ts';
import { product } from './catalog.ts';
import { city } from './cities.ts';

type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  required?: string[];
  default?: unknown;
  anyOf?: JsonSchema[];
};
const shapeOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;

/** `data.token`, `items[].product`: whether an answer has such a field. */
function hasField(schema: JsonSchema | undefined, path: string): boolean {
  let at = schema;
  for (const name of path.split('.')) {
    const field: JsonSchema | undefined = at?.properties?.[name.replace('[]', '')];
    at = name.endsWith('[]') ? field?.items : (field?.anyOf?.find(({ properties }) => properties) ?? field);
    if (at === undefined) return false;
  }
  return true;
}

/** Method, path, what is sent, what is answered; «{name}» of a path is a parameter. */
const SPECIFICATION: [
  method: string,
  path: string,
  place: 'query' | 'body',
  sent: string[],
  answered: string[],
][] = [
  ['GET', '/api/v2/cities/', 'query', [], ['data']],
  ['GET', '/api/v1/users/', 'query', [], ['data.id', 'data.wholesaleContract', 'data.wholesaleOrganization']],
  ['GET', '/api/v2/products/compare/codes/', 'query', [], ['products']],
  [
    'GET',
    '/api/v2/products/compare/list-by-user/',
    'query',
    ['cityCode', 'sectionCode', 'compareByFilters'],
    ['items[].compareProperty[].isDifferent'],
  ],
  ['POST', '/api/v2/products/compare/', 'body', ['productsCode'], ['success']],
  ['DELETE', '/api/v2/products/compare/', 'body', ['productsCode', 'sectionsCode'], ['success']],
  ['GET', '/api/v2/products/favorites/', 'query', ['cityCode', 'page', 'sectionsCode'], ['items']],
  ['GET', '/api/v2/products/favorites/codes/', 'query', [], ['products']],
  ['POST', '/api/v2/products/favorites/', 'body', ['productsCode'], ['success']],
  ['DELETE', '/api/v2/products/favorites/', 'query', ['productsCode'], ['success']],
  ['GET', '/api/v1/promo-code/{code}/', 'query', [], ['data.promoCode']],
  ['GET', '/api/v1/loyalty/info/card/', 'query', [], ['data.number']],
  ['GET', '/api/v1/cart/', 'query', ['city', 'card', 'promoCode', 'proBonus'], ['items', 'eventId']],
  [
    'POST',
    '/api/v1/cart/',
    'body',
    ['city', 'card', 'items', 'promoCode', 'proBonus', 'registrationBefore'],
    ['items', 'eventId'],
  ],
  [
    'DELETE',
    '/api/v1/cart/',
    'query',
    ['city', 'card', 'items', 'promoCode', 'proBonus'],
    ['items', 'eventId'],
  ],
  ['POST', '/api/v1/cart/calculate/', 'body', ['city', 'items', 'card', 'promoCode'], ['items']],
  [
    'POST',
    '/api/v1/feedback/callback/',
    'body',
    ['cityId', 'phone', 'name', 'productId', 'theme'],
    ['success'],
  ],
  [
    'GET',
    '/api/v1/seo/',
    'query',
    ['url', 'city'],
    ['title', 'description', 'image', 'canonical', 'video', 'url', 'isRobotsBlock'],
  ],
  ['GET', '/api/v1/recs/{name}/', 'query', ['cityId', 'uc'], ['name', 'products']],
  ['GET', '/api/v1/sse/authorize/', 'query', [], ['data.token']],
];

const findCall = (method: string, path: string): Call | undefined =>
  (Object.values(calls) as Call[]).find((call) => call.method === method && call.path === path);

describe('the calls of the specification', () => {
  test.each(SPECIFICATION)(
    '%s %s takes by %s what the table names, and answers with it',
    (method, path, place, sent, answered) => {
      const call = findCall(method, path);
      if (!call) throw new Error('there is no such call');
      const slots = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(shapeOf(call.params, 'input').properties ?? {})).toEqual(slots);
      const names = Object.keys(shapeOf(call[place], 'input').properties ?? {});
      expect(names).toEqual(expect.arrayContaining(sent));
      const answer = shapeOf(call.answer, 'output');
      for (const field of answered) expect(hasField(answer, field), field).toBe(true);
    },
  );

  test('proBonus is 0 and registrationBefore is false when they are not sent', () => {
    expect(calls.getCart.query.parse({})).toMatchObject({ proBonus: 0 });
    expect(calls.setCart.body.parse({ items: [] })).toMatchObject({ proBonus: 0, registrationBefore: false });
    expect(calls.removeFromCart.query.parse({ items: 'a' })).toMatchObject({ proBonus: 0 });
  });

  test('what is asked for with a login, and what anybody may ask', () => {
    const open = SPECIFICATION.filter(([method, path]) => findCall(method, path)?.access === 'anyone');
    expect(open.map(([, path]) => path)).toEqual([
      '/api/v2/cities/',
      '/api/v1/promo-code/{code}/',
      '/api/v1/cart/calculate/',
      '/api/v1/feedback/callback/',
      '/api/v1/seo/',
      '/api/v1/recs/{name}/',
    ]);
  });
});

describe('the entities of the specification', () => {
  test.each<[string, z.ZodType, string[]]>([
    [
      'a product',
      product,
      [
        'id',
        'code',
        'productCode',
        'externalId',
        'name',
        'active',
        'price',
        'regularPrice',
        'clubPrice',
        'discountPrice',
        'discount.value',
        'wholesalePrice',
        'units[].base',
        'units[].name',
        'units[].weight',
        'balance[].city',
        'balance[].count',
        'onOrder',
        'isOffline',
        'badgesList',
        'loyalty.pointsForPurchase',
      ],
    ],
    [
      'a cart',
      cart,
      ['items[].product.code', 'items[].count', 'items[].price', 'is1CRecalc', 'promoBenefit', 'eventId'],
    ],
    [
      'a city',
      city,
      ['id', 'code', 'name', 'coordinates.latitude', 'coordinates.longitude', 'local', 'suburbs'],
    ],
    ['a block of recommendations', calls.getRecommendations.answer, ['name', 'products[].code']],
  ])('%s has its fields', (_name, schema, fields) => {
    const shape = shapeOf(schema, 'output');
    for (const field of fields) expect(hasField(shape, field), field).toBe(true);
  });
});
