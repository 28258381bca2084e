import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { User } from '#contract/users.ts';
import type { ProductRow } from './catalog.queries.ts';
import { type Directory, type Reader, toProduct } from './product-shape.ts';

const aRow = (): ProductRow => ({
  ...{
    id: 1,
    code: 'laminat',
    productCode: '1000001',
    externalId: 'abcdef',
    nameRu: 'Ламинат',
    nameKz: 'Ламинат тақтай',
  },
  ...{
    active: true,
    onOrder: false,
    isOffline: false,
    badges: [],
    images: ['a'],
    variantGroup: null,
    otherVariants: 0,
  },
  ...{
    ratings: null,
    isNew: false,
    countryCode: 'kz',
    sectionId: 1,
    brandCode: 'uyutta',
    brandName: 'Uyutta',
  },
  ...{
    price: 9000,
    regularPrice: 9000,
    clubPrice: 8500,
    discountPrice: null,
    wholesalePrice: 7000,
    wholesaleTiers: [],
  },
  units: [{ unit: 'pack', ratio: 1, weight: 15 }],
  balance: [{ city: 'pavlodar', count: 60 }],
  isHit: false,
  tags: ['pavlodar', 'astana'].map((city, at) => ({
    ...{ city, discountPrice: 8000 + at, regularPrice: 9000 },
    ...{ buy: null, free: null, hasGift: at === 1 },
  })),
});

const directory: Directory = {
  unitNames: new Map([['pack', 'уп.']]),
  sectionCodeOf: () => 'laminat',
  contractOfferOf: () => null,
  pictureVersionOf: () => 'a1b2c3',
};

const user = (over: Pick<User, 'wholesaleContract' | 'clubLevel'>) => over as User;
const CITIES = ['pavlodar', 'astana', 'aktau', 'aktobe'];
const VIEWERS = [
  null,
  user({ wholesaleContract: null, clubLevel: 'master' }),
  user({ wholesaleContract: 'organization', clubLevel: null }),
];
const reader: fc.Arbitrary<Reader> = fc.record({
  language: fc.constantFrom('ru', 'kz'),
  cityCode: fc.constantFrom(...CITIES),
  viewer: fc.constantFrom(...VIEWERS),
});

test('whoever looked before, each reader sees what is made for their language, city and price class', () => {
  const row = aRow();
  fc.assert(
    fc.property(fc.array(reader, { maxLength: 12 }), (readers) => {
      for (const each of readers)
        expect(toProduct(row, each, directory)).toEqual(toProduct(aRow(), each, directory));
    }),
  );
});

test('those three make a difference here, so that a mix-up would be seen', () => {
  const [first, ...others] = [
    { language: 'ru', cityCode: 'pavlodar', viewer: null },
    { language: 'kz', cityCode: 'pavlodar', viewer: null },
    { language: 'ru', cityCode: 'astana', viewer: null },
    { language: 'ru', cityCode: 'pavlodar', viewer: VIEWERS[2] ?? null },
  ].map((each) => toProduct(aRow(), each as Reader, directory));
  for (const other of others) expect(other).not.toEqual(first);
});

test('what the last two kinds of readers saw is kept, and of no more: a city for each would weigh more than the row', () => {
  const row = aRow();
  const see = (cityCode: string) => toProduct(row, { language: 'ru', cityCode, viewer: null }, directory);
  const [one, two] = [see('pavlodar'), see('astana')];
  expect(see('pavlodar')).toBe(one);
  expect(see('astana')).toBe(two);
  see('pavlodar');
  const three = see('aktau');
  expect(see('pavlodar')).toBe(one);
  expect(see('aktau')).toBe(three);
  expect(see('astana')).not.toBe(two);
  expect(see('astana')).toEqual(two);
});
