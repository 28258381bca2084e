import { expect, test } from 'vitest';
import type { CountedLine } from '#domain/estimates/estimates.ts';
import { listEstimateGoods } from './estimate-goods.ts';

const line = (productCode: string | null, count: number, kind: CountedLine['kind'] = 'product') => ({
  kind,
  productCode,
  count,
  price: 100,
});

test('a product of several rooms is one of the goods, its counts together, in the order of the estimate', () => {
  const sections = [{ items: [line('glue', 2), line('tape', 1)] }, { items: [line('glue', 3)] }];
  expect(listEstimateGoods(sections)).toEqual([
    { productCode: 'glue', count: 5 },
    { productCode: 'tape', count: 1 },
  ]);
});

test('works, own lines and lines without a count are no goods', () => {
  const items = [line(null, 4, 'work'), line(null, 2, 'custom'), line('glue', 0)];
  expect(listEstimateGoods([{ items }])).toEqual([]);
});
