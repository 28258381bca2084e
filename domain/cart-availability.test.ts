import { expect, test } from 'vitest';
import { splitAvailability } from './cart-availability.ts';

const balance = [
  { city: 'pavlodar', count: 5 },
  { city: 'almaty', count: 100 },
  { city: 'astana', count: 21 },
];
const days = (city: string) => (city === 'astana' ? 4 : 5);
/** Sunday, noon in Pavlodar. */
const noon = '2026-11-15T12:00:00+05:00';

test.each([
  ['all of it is here', 5, { today: 5, later: 0 }],
  ['the nearest city gives the rest', 26, { today: 5, later: 21, laterDate: '2026-11-19' }],
  ['the last of it comes from afar', 27, { today: 5, later: 22, laterDate: '2026-11-20' }],
  ['what nobody has is neither', 200, { today: 5, later: 121, laterDate: '2026-11-20' }],
])('%s', (_name, count, split) => {
  expect(splitAvailability(count, balance, 'pavlodar', days, noon)).toEqual(split);
});

test('a city without a store gets everything from others', () => {
  expect(splitAvailability(1, balance, 'ekibastuz', () => 3, noon)).toEqual({
    today: 0,
    later: 1,
    laterDate: '2026-11-18',
  });
});
