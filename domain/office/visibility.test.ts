import { expect, test } from 'vitest';
import { listVisibility, sayVisibility, type VisibilityFacts } from './visibility.ts';

const fine: VisibilityFacts = {
  active: true,
  price: 100,
  isOffline: false,
  onOrder: false,
  stock: 3,
  pictures: 1,
};

test.each<[string, Partial<VisibilityFacts>, string[]]>([
  ['nothing is in its way', {}, []],
  ['switched off', { active: false }, ['off']],
  ['without a price', { price: null }, ['no_price']],
  ['sold out', { stock: 0 }, ['no_stock']],
  ['to order it need not be there', { stock: 0, onOrder: true }, []],
  [
    'everything at once, the gravest first',
    { active: false, price: null, isOffline: true, stock: 0, pictures: 0 },
    ['off', 'no_price', 'offline', 'no_stock', 'no_picture'],
  ],
])('%s', (_title, facts, reasons) => {
  const found = listVisibility({ ...fine, ...facts });
  expect(found.map(({ reason }) => reason)).toEqual(reasons);
  for (const { reason } of found) expect(sayVisibility(reason, 'kz')).not.toBe(sayVisibility(reason, 'ru'));
});
