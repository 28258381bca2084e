import { describe, expect, test } from 'vitest';
import { isServiceOffered, serviceSums } from './services.ts';

describe('a service is offered', () => {
  test.each([
    ['with goods that it is for', ['SHEET', 'WOOD'], ['PAINT', 'WOOD'], true],
    ['not with others', ['SHEET', 'WOOD'], ['PAINT', null], false],
    ['with anything where it is for anything', [], [null], true],
    ['not with an empty cart', [], [], false],
  ] as const)('%s', (_name, families, goods, isOffered) => {
    expect(
      isServiceOffered(
        { families },
        goods.map((family) => ({ family })),
      ),
    ).toBe(isOffered);
  });
});

// 16/116 of the sum, to the nearest tenge, once for the line.
test.each([
  [1, 300, 16, 300, 41],
  [7, 300, 16, 2100, 290],
  [3, 900, 16, 2700, 372],
  [2, 18_000, 16, 36_000, 4966],
  [1, 5000, 12, 5000, 536],
])('%i × %i at %i %% come to %i with %i of tax', (count, price, percent, sumTenge, vatTenge) => {
  expect(serviceSums(count, price, percent)).toEqual({ sumTenge, vatTenge });
});
