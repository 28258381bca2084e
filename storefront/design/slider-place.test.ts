import { expect, test } from 'vitest';
import { toSliderPlace } from './slider-place.ts';

// Six cards of 184 px with gaps of 24 in 1224 px; eighteen of them are 3720 px long.
const long = { clientWidth: 1224, scrollWidth: 18 * 208 - 24 };

test('at the start the first six of eighteen are in view', () => {
  expect(toSliderPlace({ ...long, scrollLeft: 0 }, 18)).toEqual({
    first: 1,
    last: 6,
    isStart: true,
    isEnd: false,
  });
});

test('after one turn the next six are in view', () => {
  expect(toSliderPlace({ ...long, scrollLeft: 6 * 208 }, 18)).toMatchObject({ first: 7, last: 12 });
});

test('the end is reached even when the browser stops at a fraction of a pixel', () => {
  const place = toSliderPlace({ ...long, scrollLeft: 12 * 208 - 0.4 }, 18);
  expect(place).toEqual({ first: 13, last: 18, isStart: false, isEnd: true });
});

test('a phone shows two of seven', () => {
  const phone = { clientWidth: 328, scrollWidth: 7 * 176 - 24 };
  expect(toSliderPlace({ ...phone, scrollLeft: 2 * 176 }, 7)).toMatchObject({ first: 3, last: 4 });
});

test('a row that fits is both at its start and at its end', () => {
  expect(toSliderPlace({ scrollLeft: 0, clientWidth: 1224, scrollWidth: 1224 }, 6)).toEqual({
    first: 1,
    last: 6,
    isStart: true,
    isEnd: true,
  });
});

test('a row that is not shown stands nowhere', () => {
  expect(toSliderPlace({ scrollLeft: 0, clientWidth: 0, scrollWidth: 0 }, 12)).toBeNull();
});
