import { describe, expect, test, vi } from 'vitest';
import { LOCALE_CODES, LOCALES } from '#domain/locale.ts';
import { routes as table } from '../routes.ts';
import { matchPath, matchRoutes } from './match-routes.ts';
import type { Route } from './route.ts';

const view = () => null;

/** The shop's own addresses, both languages, each under a route without a path of its own. */
const routes: Route[] = LOCALE_CODES.map((locale) => ({
  id: locale,
  path: LOCALES[locale].prefix,
  view,
  children: [
    {
      id: `${locale} layout`,
      view,
      children: [
        { id: `${locale} *`, path: '*', view },
        // The other way round: which one is meant must not depend on the order.
        ...table.toReversed().map(({ path }) => ({ id: `${locale} ${path}`, path, view })),
      ],
    },
  ],
}));

const find = (path: string) => {
  const matches = matchRoutes(routes, path);
  return { id: matches?.at(-1)?.route.id, params: matches?.at(-1)?.params, depth: matches?.length };
};

test.each([
  ['/', 'ru /', {}],
  ['/kz', 'kz /', {}],
  ['/kz/', 'kz /', {}],
  ['/catalog', 'ru /catalog', {}],
  ['/catalog/', 'ru /catalog', {}],
  ['/Catalog', 'ru /catalog', {}],
  ['/kz/catalog', 'kz /catalog', {}],
  ['/kzz', 'ru /:staticPage', { staticPage: 'kzz' }],
  ['/c/laminat', 'ru /c/:sectionCode', { sectionCode: 'laminat' }],
  [
    '/c/laminat/33-klass',
    'ru /c/:sectionCode/:staticFilter',
    { sectionCode: 'laminat', staticFilter: '33-klass' },
  ],
  ['/p/sets/kits/bath', 'ru /p/sets/:mode/:code', { mode: 'kits', code: 'bath' }],
  ['/p/sets', 'ru /p/:code', { code: 'sets' }],
  ['/kz/delivery/astana', 'kz /:staticPage/:code', { staticPage: 'delivery', code: 'astana' }],
  ['/personal/orders/7', 'ru /personal/orders/:orderId', { orderId: '7' }],
  ['/personal/orders/receipt/7', 'ru /personal/orders/receipt/:id', { id: '7' }],
  ['/personal/address/add', 'ru /personal/address/add', {}],
  ['/a/b/c/d', 'ru *', { '*': 'a/b/c/d' }],
  ['/kz/a/b/c/d', 'kz *', { '*': 'a/b/c/d' }],
  ['//other.example', 'ru *', { '*': '/other.example' }],
])('%s is the page %s', (path, id, params) => {
  expect(find(path)).toEqual({ id, params, depth: 3 });
});

test('every line of the route table leads to itself in both languages', () => {
  for (const locale of LOCALE_CODES) {
    for (const { path } of table) {
      const address = LOCALES[locale].prefix + path.replaceAll(':', 'some-');
      expect(find(address).id).toBe(`${locale} ${path}`);
    }
  }
});

describe('a parameter', () => {
  test('is read as it was meant', () => {
    expect(find('/p/%D0%BA%D0%BB%D0%B5%D0%B9').params).toEqual({ code: 'клей' });
    expect(find('/p/a%2Fb').params).toEqual({ code: 'a/b' });
  });

  test('that means nothing stays as it is', () => {
    expect(find('/p/%E0%A4%A').params).toEqual({ code: '%E0%A4%A' });
  });
});

test('one pattern is matched as in the table, and signs of patterns mean themselves', () => {
  expect(matchPath('/c/:sectionCode', '/c/laminat/')).toEqual({ sectionCode: 'laminat' });
  expect(matchPath('/c/:sectionCode', '/c/laminat/33')).toBeNull();
  expect(matchPath('/a.b', '/axb')).toBeNull();
  expect(matchPath('/', '/x')).toBeNull();
});

test('an address that no route has is none', () => {
  expect(matchRoutes([{ id: 'one', path: '/one', view }], '/two')).toBeNull();
});

test('an address is laid beside the patterns alone that begin as it does', () => {
  const made: string[] = [];
  vi.stubGlobal(
    'RegExp',
    class extends RegExp {
      constructor(source: string, flags?: string) {
        super(source, flags);
        made.push(source);
      }
    },
  );
  try {
    const routes = ['/', '/lonely/:code', '/other/:code', '/:any'].map((path) => ({ id: path, path, view }));
    expect(matchRoutes(routes, '/LONELY/7/')?.[0]?.params).toEqual({ code: '7' });
    expect(made.filter((source) => source.includes('other'))).toEqual([]);
  } finally {
    vi.unstubAllGlobals();
  }
});
