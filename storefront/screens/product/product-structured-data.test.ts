import { expect, test } from 'vitest';
import type { ProductData } from './product-data.ts';
import { toStructuredData } from './product-structured-data.ts';

const product = {
  code: 'laminat-dub',
  productCode: '410276',
  externalId: 'abcdef-1',
  imageCount: 2,
  name: 'Ламинат </script>',
  description: 'Прочный',
  active: true,
  price: 9000,
  regularPrice: 9000,
  wholesalePrice: 7777,
  brand: { code: 'p', name: 'Parkentra' },
  balance: [{ city: 'astana', count: 3 }],
  onOrder: false,
  isOffline: false,
  breadcrumbs: [{ code: 'laminat', name: 'Ламинат' }],
} as unknown as ProductData['product'];

const read = (over: Partial<ProductData['product']> = {}, locale: 'ru' | 'kz' = 'ru') =>
  JSON.parse(
    JSON.stringify(
      toStructuredData({ product: { ...product, ...over } }, { publicUrl: 'https://shop.example', locale }),
    ),
  );

test('names the product, its price in tenge and its address in the page’s language', () => {
  const [found, way] = read({}, 'kz');
  expect(found).toMatchObject({
    '@type': 'Product',
    sku: '410276',
    image: [
      'https://shop.example/img/p/lg_896/abc/abcdef-1_0.webp',
      'https://shop.example/img/p/lg_896/abc/abcdef-1_1.webp',
    ],
    offers: { priceCurrency: 'KZT', price: 9000, url: 'https://shop.example/kz/p/laminat-dub' },
  });
  expect(way.itemListElement).toMatchObject([
    { position: 1, item: 'https://shop.example/kz/c/laminat' },
    { position: 2, item: 'https://shop.example/kz/p/laminat-dub' },
  ]);
});

test('never tells a contract’s price', () => {
  expect(JSON.stringify(read())).not.toContain('7777');
});

test.each<[string, Partial<ProductData['product']>]>([
  ['InStock', {}],
  ['BackOrder', { onOrder: true }],
  ['InStoreOnly', { isOffline: true }],
  ['OutOfStock', { balance: [] }],
  ['Discontinued', { active: false }],
])('says %s', (availability, over) => {
  expect(read(over)[0].offers.availability).toBe(`https://schema.org/${availability}`);
});

test('one of several to choose among names its group and what they differ by', () => {
  const rows = [
    { code: 'color', name: 'Цвет', chosen: 'белый', options: [] },
    { code: 'volume_l', name: 'Объём', chosen: '9 л', options: [] },
  ];
  const [found] = toStructuredData(
    { product, variants: { group: 'g-1', rows } },
    { publicUrl: 'https://shop.example', locale: 'ru' },
  );
  expect(found).toMatchObject({
    inProductGroupWithID: 'g-1',
    isVariantOf: {
      '@type': 'ProductGroup',
      productGroupID: 'g-1',
      variesBy: ['https://schema.org/color', 'Объём'],
    },
  });
});
