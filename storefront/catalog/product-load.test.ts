import { expect, test } from 'vitest';
import type { CardProduct } from './card-product.ts';
import { pickSimilar } from './product-load.ts';

const card = (code: string, price: number, active = true) => ({ code, price, active }) as CardProduct;

test('goods of a near price come first, the product itself and what is not sold never', () => {
  const neighbours = [
    card('far', 90_000),
    card('self', 1000),
    card('gone', 1000, false),
    card('near', 1100),
    card('below', 500),
  ];
  expect(pickSimilar(neighbours, { code: 'self', price: 1000 }).map(({ code }) => code)).toEqual([
    'near',
    'below',
    'far',
  ]);
});

test('twice the price and half the price are equally far', () => {
  const neighbours = [card('double', 2000), card('half', 500)];
  expect(pickSimilar(neighbours, { code: 'self', price: 1000 }).map(({ code }) => code)).toEqual([
    'double',
    'half',
  ]);
});
