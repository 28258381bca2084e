import { expect, test } from 'vitest';
import { normalizePageUrl } from './page-url.ts';

const normal = (address: string) => {
  const { pathname, search } = normalizePageUrl(new URL(address, 'https://shop.invalid'));
  return decodeURIComponent(pathname + search);
};

test.each([
  ['/search?utm_source=mail&q=%D0%BA%D1%80', '/search?q=кр'],
  ['/search?page=2&q=+a+&section=laminat&exact=0&f.b=1&q=c', '/search?q=a&section=laminat&f.b=1&page=2'],
  ['/search?q=&exact=1', '/search?exact=1'],
  ['/catalog?utm_source=mail', '/catalog'],
  ['/c/laminat?utm_source=mail&page=2', '/c/laminat?page=2'],
  ['/kz/c/laminat?f.tone=oak&f.klass=33&f.klass=32', '/kz/c/laminat?f.klass=32,33&f.tone=oak'],
  ['/c/laminat?f.klass=33%2C32&f.tone=oak&x=1', '/c/laminat?f.klass=32,33&f.tone=oak'],
  ['/c/laminat/_payload.json?priceTo=9%20000&sort=popular&page=1', '/c/laminat/_payload.json?priceTo=9000'],
  ['/c/laminat?sort=nonsense&inStock=yes', '/c/laminat'],
  ['/c/laminat?page=zero', '/c/laminat?page=0'],
  ['/c/laminat?page=-1', '/c/laminat?page=0'],
  ['/c/laminat/33-klass?f.klass=32&priceTo=9&sort=name&page=2', '/c/laminat/33-klass?sort=name&page=2'],
  [
    '/calculator?kind=room&accentWalls=0&accentWalls=2&x=1&accent=paint',
    '/calculator?kind=room&accentWalls=0&accentWalls=2&accent=paint',
  ],
  ['/brands/parkentra?f.tone=oak&sort=new', '/brands/parkentra?f.tone=oak&sort=new'],
])('%s is kept as %s', (asked, kept) => {
  expect(normal(asked)).toBe(kept);
});

test('an invented query cannot make a key of any length', () => {
  const filters = Array.from({ length: 500 }, (_, index) => `f.p${index}=${'v'.repeat(80)}`);
  const values = Array.from({ length: 500 }, (_, index) => `f.klass=${index}`);
  expect(normal(`/search?q=${'x'.repeat(5000)}`)).toBe(`/search?q=${'x'.repeat(200)}`);
  expect(normal(`/c/laminat?${filters.join('&')}`).split('&')).toHaveLength(32);
  expect(normal(`/c/laminat?${values.join('&')}`).split(',')).toHaveLength(64);
});
