import { expect, test } from 'vitest';
import { findPromises, findSwitchedOffTests } from './honesty.ts';

test.each(['test.only', 'it.skip', 'describe.todo', 'test.concurrent.only', 'describe.skip.each'])(
  'a test switched off by %s is found',
  (name) => {
    const text = `import { test } from 'vitest';\n${name}('a', () => {});\n`;
    expect(findSwitchedOffTests([{ path: 'api/a.test.ts', text }])).toMatchObject([{ line: 2 }]);
  },
);

test('a test that runs is left alone, and so is a method of that name', () => {
  const text = "test('a', () => { list.skip(3); });\ntest.each([1])('b', () => {});";
  expect(findSwitchedOffTests([{ path: 'api/a.test.ts', text }])).toEqual([]);
});

test('a thing left for later is found in code, styles, SQL and words', () => {
  for (const word of ['TO', 'FIX'].map((start, index) => start + ['DO', 'ME'][index])) {
    for (const path of ['api/a.ts', 'storefront/a.css', 'database/migrations/1.sql', 'README.md']) {
      expect(findPromises([{ path, text: `a\nb ${word}: c` }])).toMatchObject([{ path, line: 2 }]);
    }
  }
});
