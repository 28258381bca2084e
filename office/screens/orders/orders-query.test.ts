import { expect, test } from 'vitest';
import { isOrderNumber, toOrdersQuery } from './orders-query.ts';

test.each([
  ['', { view: 'open' }],
  ['view=mine&status=ready&order=newest', { view: 'mine', status: 'ready', order: 'newest' }],
  [
    'view=nothing&status=lost&payment=paid&method=pickup',
    { view: 'open', payment: 'paid', method: 'pickup' },
  ],
])('%j asks for %j', (address, query) => {
  expect(toOrdersQuery(new URLSearchParams(address))).toEqual(query);
});

test.each([
  ['P-261116-00187', true],
  ['187', true],
  ['87051234567', false],
  ['+7 705 123-45-67', false],
  ['Айгерим', false],
])('%j is a number of an order: %s', (typed, isNumber) => {
  expect(isOrderNumber(typed)).toBe(isNumber);
});
