import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toKeptError } from './client-error.ts';

const chrome = [
  'TypeError: Cannot read properties of undefined',
  '    at Price (https://shop.example/assets/goods-Ab3_x-9Z.js:1:2345)',
  '    at async https://shop.example/assets/shell-12345678.js:7:11',
  '    at chrome-extension://abcdef/inject.js:1:1',
].join('\n');
const firefox =
  'Price@https://shop.example/assets/goods-Ab3_x-9Z.js:1:2345\n@https://shop.example/assets/shell-12345678.js:7:11';

test.each([
  ['Chrome', chrome],
  ['Firefox and Safari', firefox],
])('the way of breaking is the same by %s, build by build', (_browser, stack) => {
  expect(toKeptError({ message: 'x is not a function', stack, page: '/kz/checkout' })).toEqual({
    message: 'x is not a function',
    stack: 'Price goods:1\n? shell:7',
    page: '/kz/checkout',
    build: 'Ab3_x-9Z',
  });
});

test.each([
  ['Unexpected token \'И\', "{"name":"Anna P"}" is not valid JSON', 'Unexpected token … is not valid JSON'],
  ['no user 77011234567 or aigerim@example.kz', 'no user … or …'],
  ['nobody is called Әйгерім', 'nobody is called …'],
  ['failed to fetch https://shop.example/reset?token=abc', 'failed to fetch …'],
])('what a message quotes is left out: %s', (message, kept) => {
  expect(toKeptError({ message, stack: firefox, page: '/' })?.message).toBe(kept);
});

test.each([
  ['/estimate/demo0smeta0vannaya0pod0klyuch', '/estimate/*'],
  ['/account/orders/100234', '/account/orders/*'],
  ['/kz/product/drel-udarnaya-750-vt-ab12', '/kz/product/*'],
  ['', '/'],
])('of the page %s its kind is kept', (page, kept) => {
  expect(toKeptError({ message: 'x', stack: firefox, page })?.page).toBe(kept);
});

test('what is not the shop’s own is nobody’s', () => {
  for (const stack of [
    '',
    'Script error.',
    'at x (chrome-extension://abc/inject.js:1:1)',
    'at https://cdn.example/x.js:1:1',
  ])
    expect(toKeptError({ message: 'x', stack, page: '/' })).toBeNull();
});

test('whatever is told, what is kept is short and comes in time', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3000 }), fc.string({ maxLength: 3000 }), (message, stack) => {
      const kept = toKeptError({ message, stack: `${stack}\n${firefox}`, page: stack });
      expect(kept?.message.length).toBeLessThanOrEqual(200);
      expect(kept?.message).not.toMatch(/@|\d\d/);
      expect(kept?.stack.length).toBeLessThanOrEqual(12 * 400);
    }),
    { numRuns: 50 },
  );
});
