import { expect, test } from 'vitest';
import { canShowDifferences, differingProperties } from './compare.ts';

const property = (name: string, isDifferent: boolean) => ({ name, isDifferent });

test.each([
  [[], false],
  [[property('a', true)], false],
  [[property('a', true), property('b', false)], true],
  [[property('a', false), property('b', false), property('c', false)], true],
])('the different view of case %#: %s', (properties, canShow) => {
  expect(canShowDifferences(properties)).toBe(canShow);
});

test('the different view keeps the differing properties in their order', () => {
  const properties = [property('a', true), property('b', false), property('c', true)];
  expect(differingProperties(properties).map(({ name }) => name)).toEqual(['a', 'c']);
});
