import { expect, test } from 'vitest';
import { findTwinNames } from './twin-names.ts';

const judge = (...paths: string[]) => findTwinNames(paths.map((path) => ({ path, text: '' })));

test('two files of one name in different folders of a zone are refused', () => {
  expect(judge('api/orders/goods.ts', 'api/promotions/goods.ts')).toMatchObject([
    { path: 'api/promotions/goods.ts', line: 1 },
  ]);
  expect(judge('storefront/design/choice.tsx', 'storefront/features/filters/choice.ts')).toHaveLength(1);
});

test.each([
  ['a file with its queries and its test', 'api/a/a.ts', 'api/a/a.queries.ts', 'api/b/a.test.ts'],
  ['zones that speak of the same subject', 'api/cart/cart.ts', 'domain/cart.ts', 'contract/cart.ts'],
  ['a name that means the same everywhere', 'api/tasks/operators.ts', 'api/wholesale/operators.ts'],
])('%s are no twins', (_what, ...paths) => {
  expect(judge(...paths)).toEqual([]);
});
