import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  discountPercent,
  honestOffer,
  type PricedProduct,
  pricePerUnit,
  priceSteps,
  priceView,
  userType,
} from './price.ts';

const aProduct = (fields: Partial<PricedProduct> = {}): PricedProduct => ({
  active: true,
  price: 10_000,
  ...fields,
});

describe('user type', () => {
  test.each([
    [null, 'retail'],
    [undefined, 'retail'],
    [{}, 'retail'],
    [{ wholesaleContract: null }, 'retail'],
    [{ wholesaleContract: '' }, 'retail'],
    [{ wholesaleContract: 'individual' }, 'wholesale'],
    [{ wholesaleContract: 'organization' }, 'wholesale'],
  ])('%j is %s', (user, type) => {
    expect(userType(user)).toBe(type);
  });
});

describe('retail price display', () => {
  test('an inactive product shows the last price with its tooltip, whatever else it carries', () => {
    const product = aProduct({
      active: false,
      regularPrice: 12_000,
      clubPrice: 9_000,
      discountPrice: 8_000,
      discount: { value: 20 },
    });
    expect(priceView(product, 'retail')).toEqual({ kind: 'last', price: 10_000, tooltipKey: 'price.last' });
  });

  test.each([
    ['higher', 12_000, 12_000],
    ['equal', 10_000, null],
    ['lower', 9_000, null],
    ['absent', undefined, null],
    ['null', null, null],
    ['zero', 0, null],
  ])('a regular price that is %s is struck through as it should', (_case, regularPrice, struckPrice) => {
    expect(priceView(aProduct({ regularPrice }), 'retail')).toEqual({
      kind: 'base',
      price: 10_000,
      struckPrice,
    });
  });

  test('the club price is shown when there is no discount and it differs from the price', () => {
    expect(priceView(aProduct({ clubPrice: 9_500, regularPrice: 11_000 }), 'retail')).toEqual({
      kind: 'club',
      price: 10_000,
      struckPrice: 11_000,
      clubPrice: 9_500,
    });
  });

  test.each([10_000, 0, null, undefined])('a club price of %s shows the base price alone', (clubPrice) => {
    expect(priceView(aProduct({ clubPrice }), 'retail').kind).toBe('base');
  });

  test('with a discount the discount price, the percent and the struck price are shown, and no club price', () => {
    const product = aProduct({
      price: 12_490,
      discountPrice: 9_990,
      discount: { value: 20 },
      clubPrice: 9_000,
      regularPrice: 13_000,
    });
    expect(priceView(product, 'retail')).toEqual({
      kind: 'discount',
      price: 9_990,
      struckPrice: 12_490,
      percent: 20,
    });
  });

  test.each([
    ['a discount of 0', { discount: { value: 0 }, discountPrice: 9_000 }],
    ['no discount but a discount price', { discount: null, discountPrice: 9_000 }],
    ['a discount without its price', { discount: { value: 10 }, discountPrice: null }],
    ['a discount price not below the price', { discount: { value: 10 }, discountPrice: 10_000 }],
  ])('%s is no discount', (_case, fields) => {
    expect(priceView(aProduct(fields), 'retail').kind).toBe('base');
    expect(priceView(aProduct({ ...fields, clubPrice: 9_500 }), 'retail').kind).toBe('club');
  });

  test('a retail shopper never sees the wholesale price', () => {
    expect(JSON.stringify(priceView(aProduct({ wholesalePrice: 8_150 }), 'retail'))).not.toContain('8150');
  });
});

describe('wholesale price display', () => {
  test('the wholesale price comes with the retail one, discounts and club prices aside', () => {
    const product = aProduct({
      wholesalePrice: 8_150,
      discountPrice: 9_000,
      discount: { value: 10 },
      clubPrice: 9_500,
    });
    expect(priceView(product, 'wholesale')).toEqual({
      kind: 'wholesale',
      price: 8_150,
      retailPrice: 10_000,
      retailKey: 'price.retail',
    });
  });

  test('a discount below the contract price is what is shown, with the contract price beside it', () => {
    const product = aProduct({
      wholesalePrice: 9_300,
      discountPrice: 9_000,
      discount: { value: 10 },
      clubPrice: 8_000,
    });
    expect(priceView(product, 'wholesale')).toEqual({
      ...priceView(product, 'retail'),
      kind: 'discount',
      price: 9_000,
      contractPrice: 9_300,
    });
  });

  test('a contract price above everybody’s is not shown as the price; a club price is not open to everybody', () => {
    const product = aProduct({ wholesalePrice: 10_500, clubPrice: 9_000 });
    expect(priceView(product, 'wholesale')).toEqual({
      kind: 'base',
      price: 10_000,
      struckPrice: null,
      contractPrice: 10_500,
    });
  });

  test('by quantity the price is the lowest that the count has reached', () => {
    const wholesaleTiers = [
      { from: 20, price: 8_000 },
      { from: 50, price: 8_100 },
      { from: 100, price: 7_900 },
    ];
    const product = aProduct({ wholesalePrice: 8_150, wholesaleTiers });
    const priceFor = (count: number) => priceView(product, 'wholesale', count).price;
    expect([1, 19, 20, 50, 99, 100].map(priceFor)).toEqual([8_150, 8_150, 8_000, 8_000, 8_000, 7_900]);
    expect(priceSteps(product, 'wholesale')).toEqual([
      { from: 1, price: 8_150 },
      { from: 20, price: 8_000 },
      { from: 100, price: 7_900 },
    ]);
    expect(priceView(product, 'retail', 100).price).toBe(10_000);
    expect(priceSteps(product, 'retail')).toEqual([{ from: 1, price: 10_000 }]);
  });

  test('a step above a discount is none', () => {
    const product = aProduct({
      wholesalePrice: 9_500,
      discountPrice: 9_000,
      discount: { value: 10 },
      wholesaleTiers: [
        { from: 20, price: 9_200 },
        { from: 100, price: 8_800 },
      ],
    });
    expect(priceSteps(product, 'wholesale')).toEqual([
      { from: 1, price: 9_000 },
      { from: 100, price: 8_800 },
    ]);
  });

  test.each([null, undefined, 0])(
    'without a wholesale price (%s) the retail view is shown',
    (wholesalePrice) => {
      const product = aProduct({ wholesalePrice, clubPrice: 9_500 });
      expect(priceView(product, 'wholesale')).toEqual(priceView(product, 'retail'));
    },
  );

  test('an inactive product shows the last price to a wholesale buyer too', () => {
    expect(priceView(aProduct({ active: false, wholesalePrice: 8_150 }), 'wholesale').kind).toBe('last');
  });
});

describe('percent and price per unit', () => {
  test.each([
    [12_490, 9_990, 20],
    [9_490, 7_990, 16],
    [6_490, 5_490, 15],
    [10_000, 9_999, 1],
    [10_000, 1, 99],
    [10_000, 10_000, 0],
    [10_000, 11_000, 0],
    [0, 5, 0],
    [10_000, 0, 0],
  ])('from %d to %d is %d percent', (regular, discounted, percent) => {
    expect(discountPercent(regular, discounted)).toBe(percent);
  });

  test('a real discount is always 1 to 99 whole percent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 1e9 }),
        fc.integer({ min: 1, max: 1e9 }),
        (regular, discounted) => {
          fc.pre(discounted < regular);
          const percent = discountPercent(regular, discounted);
          return Number.isInteger(percent) && percent >= 1 && percent <= 99;
        },
      ),
    );
  });

  test.each([
    [9_590, 2.131, 4_500],
    [8_690, 2.13, 4_080],
    [1_290, 200, 6.45],
    [990, 1, 990],
    [100, 3, 33.33],
    [200, 3, 66.67],
    [990, 0, null],
    [990, -1, null],
    [990, null, null],
    [990, undefined, null],
    [990, Number.NaN, null],
  ])('%d for %s of a unit is %s each', (price, ratio, each) => {
    expect(pricePerUnit(price, ratio)).toBe(each);
  });
});

describe('an honest offer', () => {
  const offer = (price: number, regularPrice: number, discountPrice: number | null) =>
    honestOffer({ price, regularPrice, discountPrice });

  test('counts the discount from the lowest price of the month before', () => {
    expect(offer(1000, 1000, 800)).toMatchObject({ discountPrice: 800, discount: { value: 20 } });
    expect(offer(1000, 900, 800)).toMatchObject({ price: 1000, regularPrice: 900, discount: { value: 11 } });
    expect(offer(1000, 1500, 800).discount.value).toBe(20);
  });

  test('boasts of nothing where that price was as low: what is paid is simply the price', () => {
    const plain = { price: 800, regularPrice: 800, discountPrice: null, discount: { value: 0 } };
    expect(offer(1000, 800, 800)).toEqual(plain);
    expect(offer(1000, 750, 800)).toEqual(plain);
  });

  test('knows no discount that is none', () => {
    const plain = { price: 1000, regularPrice: 1200, discountPrice: null, discount: { value: 0 } };
    expect(offer(1000, 1200, null)).toEqual(plain);
    expect(offer(1000, 1200, 1000)).toEqual(plain);
    expect(offer(1000, 1200, 0)).toEqual(plain);
  });

  test('is shown as it is: the struck price and the percent belong together', () => {
    const shown = { ...offer(1000, 900, 800), active: true };
    expect(priceView(shown, 'retail')).toEqual({
      kind: 'discount',
      price: 800,
      struckPrice: 900,
      percent: 11,
    });
    expect(priceView({ ...offer(1000, 700, 800), active: true }, 'retail')).toEqual({
      kind: 'base',
      price: 800,
      struckPrice: null,
    });
  });
});
