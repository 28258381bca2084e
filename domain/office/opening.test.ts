import { expect, test } from 'vitest';
import { judgeOpening, listObstacles, type OpeningFacts } from './opening.ts';

const EMPTY: OpeningFacts = {
  isSellerTold: false,
  isBankTold: false,
  cities: 0,
  stores: 0,
  sections: 0,
  brands: 0,
  products: 0,
  onSale: 0,
  available: 0,
  pickupStores: 0,
  deliveryCities: 0,
  paymentWays: 0,
  onSaleWithoutPicture: 0,
  onSaleWithoutKz: 0,
  ownTexts: 0,
  areLettersSent: false,
  administrators: 1,
};
const READY: OpeningFacts = {
  ...EMPTY,
  isSellerTold: true,
  isBankTold: true,
  cities: 1,
  stores: 1,
  sections: 1,
  brands: 1,
  products: 1,
  onSale: 1,
  available: 1,
  pickupStores: 1,
  paymentWays: 1,
};
const obstaclesOf = (facts: OpeningFacts) => listObstacles(judgeOpening(facts));

test('an empty shop lacks all that an order needs, in the order in which it is made', () => {
  expect(obstaclesOf(EMPTY)).toEqual([
    ...[
      'seller',
      'cities',
      'stores',
      'sections',
      'brands',
      'products',
      'prices',
      'stock',
      'receiving',
      'payments',
      'bank',
    ],
  ]);
});

test('a shop with one of each may open; what is only advised stands in nobody’s way', () => {
  expect(obstaclesOf(READY)).toEqual([]);
  const undone = judgeOpening(READY).filter(({ isDone }) => !isDone);
  expect(undone.map(({ step }) => step)).toEqual(['texts', 'letters', 'administrators']);
});

test.each([
  [{ isSellerTold: false }, 'seller'],
  [{ cities: 0 }, 'cities'],
  [{ stores: 0 }, 'stores'],
  [{ sections: 0 }, 'sections'],
  [{ brands: 0 }, 'brands'],
  [{ onSale: 0 }, 'prices'],
  [{ available: 0 }, 'stock'],
  [{ pickupStores: 0 }, 'receiving'],
  [{ paymentWays: 0 }, 'payments'],
  [{ isBankTold: false }, 'bank'],
] as const)('without %j it may not: %s', (lack, step) => {
  expect(obstaclesOf({ ...READY, ...lack })).toEqual([step]);
});

test('goods are received where a store hands them over or a vehicle goes', () => {
  expect(obstaclesOf({ ...READY, pickupStores: 0, deliveryCities: 1 })).toEqual([]);
});

test('pictures and Kazakh are counted among what is on sale', () => {
  const rows = judgeOpening({ ...READY, onSaleWithoutPicture: 1, onSaleWithoutKz: 0 });
  expect(rows.find(({ step }) => step === 'pictures')).toMatchObject({ isDone: false, count: 1 });
  expect(rows.find(({ step }) => step === 'kazakh')).toMatchObject({ isDone: true, count: 0 });
});
