import { expect, test } from 'vitest';
import { findBadFileNames, findEmptyNames, findLongFiles } from './names.ts';

const lines = (count: number) => 'const a = 1;\n'.repeat(count);

test('a file of 301 lines is refused, one of 300 is not', () => {
  for (const path of ['api/a.ts', 'storefront/a.tsx', 'storefront/a.module.css', 'api/a.test.ts']) {
    expect(findLongFiles([{ path, text: lines(300) }])).toEqual([]);
    expect(findLongFiles([{ path, text: lines(301) }])).toMatchObject([{ path, line: 301 }]);
  }
  expect(findLongFiles([{ path: 'api/a.ts', text: lines(300).trimEnd() }])).toEqual([]);
  expect(findLongFiles([{ path: 'api/a.ts', text: `${lines(300)}x` }])).toHaveLength(1);
  expect(findLongFiles([{ path: 'package-lock.json', text: lines(301) }])).toEqual([]);
});

test.each([
  'api/cart/index.ts',
  'storefront/cart/CartButton.tsx',
  'storefront/cart/cart_button.tsx',
  'api/Cart/cart.ts',
  'api/cart/cart-utils.ts',
  'api/helpers.ts',
  'domain/common.ts',
  'domain/misc.ts',
  'domain/data.ts',
  'server/process.ts',
])('%s is refused as a name', (path) => {
  expect(findBadFileNames([{ path, text: '' }])).toMatchObject([{ path, line: 1 }]);
});

test.each([
  'api/cart/cart.queries.ts',
  'storefront/cart/cart-button.module.css',
  'api/exchange-1c/exchange-1c.ts',
  'api/database.ts',
  'start.mjs',
  '.ci/run',
  'README.md',
])('%s is a fine name', (path) => {
  expect(findBadFileNames([{ path, text: '' }])).toEqual([]);
});

const judge = (text: string) => findEmptyNames([{ path: 'domain/a.ts', text: `// first\n${text}` }]);

test.each([
  'export function handleClick() {}',
  'export const processOrder = () => 1;',
  'export async function manageCart() {}',
  'const dateUtils = () => 1;\nexport { dateUtils };',
  'export function data() {}',
  'export const info = 1;',
])('%s says nothing', (text) => {
  expect(judge(text)).toHaveLength(1);
});

test.each([
  'export function withData() {}',
  'export function productInfoOf() {}',
  'export const processes = 2;',
  'function handleClick() {}',
  'export type Data = string;',
])('%s is a fine name', (text) => {
  expect(judge(text)).toEqual([]);
});
