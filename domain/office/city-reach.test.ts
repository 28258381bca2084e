import { expect, test } from 'vitest';
import { reachOf } from './city-reach.ts';

const almaty = { code: 'almaty', point: { latitude: 43.24, longitude: 76.9 } };
const astana = { code: 'astana', point: { latitude: 51.13, longitude: 71.43 } };
const plain = { isHidden: false, onOrder: false, isOffline: false };

test.each([
  ['what is off is seen nowhere', { ...plain, isHidden: true }, [9, 9], ['hidden', 'hidden']],
  ['what lies in the city is there', plain, [9, 1], ['here', 'here']],
  ['what lies elsewhere is brought', plain, [9, 0], ['here', 'later']],
  ['what lies nowhere is not sold', plain, [0, 0], ['none', 'none']],
  ['unless it is ordered', { ...plain, onOrder: true }, [0, 0], ['order', 'order']],
  ['or sold in stores alone', { ...plain, isOffline: true }, [9, 0], ['shop_only', 'shop_only']],
])('%s', (_name, facts, [one = 0, other = 0], states) => {
  const cities = [
    { ...almaty, count: one },
    { ...astana, count: other },
  ];
  expect(cities.map(({ code }) => reachOf(code, cities, facts).state)).toEqual(states);
});

test('what is brought says in how many days', () => {
  const cities = [
    { ...almaty, count: 3 },
    { ...astana, count: 0 },
  ];
  expect(reachOf('astana', cities, plain)).toEqual({ state: 'later', days: expect.any(Number) });
});
