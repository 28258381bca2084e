import { describe, expect, test } from 'vitest';
import { toSliderScale } from './slider-scale.ts';

describe('the scale of a slider', () => {
  test.each([
    [7390, 13_690, { low: 7300, high: 13_700, step: 100 }],
    [1490, 41_490, { low: 1000, high: 41_500, step: 500 }],
    [5, 80, { low: 5, high: 80, step: 1 }],
    [1.32, 2.13, { low: 1.32, high: 2.13, step: 0.01 }],
    [0.1, 0.3, { low: 0.1, high: 0.3, step: 0.002 }],
  ])('of %d to %d', (min, max, expected) => {
    const scale = toSliderScale({ min, max });
    expect(scale?.low).toBeLessThanOrEqual(min);
    expect(scale?.high).toBeGreaterThanOrEqual(max);
    expect(scale).toEqual(expected);
  });

  test.each([
    [8, 8],
    [5, 8],
    [9, 3],
  ])('%d to %d has none', (min, max) => {
    expect(toSliderScale({ min, max })).toBeNull();
  });
});
