import { expect, test } from 'vitest';
import { aPromotion } from '#tests/promotion-carts.ts';
import { findDepth, type Mechanic } from './promotions.ts';

const good = (productCode: string, price: number, cost: number | null) => ({
  facts: { productCode, price, sections: [], brand: '', vatPercent: 16 },
  cost,
});
const goods = [good('glue', 1000, 700), good('paint', 4000, null), good('putty', 200, 190)];

const cases: [Mechanic, number, string[]][] = [
  [{ type: 'percent', percent: 40 }, 40, ['glue', 'putty']],
  [{ type: 'percent', percent: 4 }, 4, []],
  [{ type: 'fixed', tenge: 100, per: 'unit' }, 50, ['putty']],
  [{ type: 'fixed', tenge: 100, per: 'cart' }, 50, ['putty']],
  [{ type: 'price', prices: { glue: 650 } }, 35, ['glue']],
  [{ type: 'qty_tier', tiers: [{ from: 3, price: 180 }] }, 95.5, ['glue', 'putty']],
  [{ type: 'n_plus_m', buy: 2, free: 1 }, 33.3, ['glue', 'putty']],
  [{ type: 'nth_percent', nth: 2, percent: 50 }, 25, ['putty']],
  [{ type: 'bundle', with: {}, percent: 60 }, 60, ['glue', 'putty']],
  [
    {
      type: 'threshold_percent',
      tiers: [
        { from: 100, percent: 3 },
        { from: 5000, percent: 7 },
      ],
    },
    7,
    ['putty'],
  ],
  [{ type: 'delivery', tenge: null, from: 0 }, 0, []],
  [{ type: 'points_x', times: 3 }, 0, []],
  [
    {
      type: 'threshold_gift',
      from: 9000,
      gift: { productCode: 'brush', count: 1, price: 1000, vatPercent: 16 },
    },
    10,
    [],
  ],
  [
    {
      type: 'set_price',
      parts: [
        { productCode: 'glue', count: 1 },
        { productCode: 'putty', count: 1 },
      ],
      price: 600,
    },
    50,
    ['glue', 'putty'],
  ],
];

test.each(cases)('%j cuts by %d percent at its worst', (mechanic, percent, belowCost) => {
  const depth = findDepth(aPromotion(mechanic, { minSum: 1, cities: ['astana'], code: 'HIDDEN10' }), goods);
  expect(depth).toEqual({ percent, belowCost });
});
