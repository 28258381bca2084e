import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  CITY_COOKIE,
  CITY_COOKIE_MAX_AGE_S,
  cityCookieValue,
  cityName,
  DEFAULT_CITY_CODE,
  distanceKm,
  nearestCity,
  parseCityCookie,
} from './city.ts';

const aCity = (
  code: string,
  ru: string,
  kz: string,
  latitude: number,
  longitude: number,
  aliases: string[] = [],
) => ({
  code,
  name: { ru, kz },
  coordinates: { latitude, longitude },
  aliases,
});
const cities = [
  aCity('pavlodar', 'Павлодар', 'Павлодар', 52.2873, 76.9674),
  aCity('petropavlovsk', 'Петропавловск', 'Петропавл', 54.8753, 69.1628, ['Қызылжар']),
  aCity('ust-kamenogorsk', 'Усть-Каменогорск', 'Өскемен', 49.9481, 82.6279),
  aCity('almaty', 'Алматы', 'Алматы', 43.238, 76.9458, ['Алма-Ата']),
  aCity('aksu', 'Аксу', 'Ақсу', 52.0403, 76.927),
  aCity('karaganda', 'Караганда', 'Қарағанды', 49.8047, 73.1094),
];

test('the default city is Pavlodar and the choice is remembered for a year', () => {
  expect(DEFAULT_CITY_CODE).toBe('pavlodar');
  expect(CITY_COOKIE).toBe('city');
  expect(CITY_COOKIE_MAX_AGE_S).toBe(31_536_000);
});

describe('the name', () => {
  test.each([
    [{ name: { ru: 'Караганда', kz: 'Қарағанды' } }, 'ru', 'Караганда'],
    [{ name: { ru: 'Караганда', kz: 'Қарағанды' } }, 'kz', 'Қарағанды'],
    [{ name: { ru: 'Караганда', kz: ' ' } }, 'kz', 'Караганда'],
    [{ name: 'Караганда' }, 'kz', 'Караганда'],
    [{ name: '' }, 'ru', 'Наименование города не найдено'],
    [{ name: null }, 'ru', 'Наименование города не найдено'],
    [{}, 'ru', 'Наименование города не найдено'],
    [null, 'ru', 'Наименование города не найдено'],
    [undefined, 'kz', 'Қала атауы табылмады'],
  ] as const)('%j in %s is «%s»', (city, locale, name) => {
    expect(cityName(city, locale)).toBe(name);
  });
});

describe('the cookie', () => {
  const error = vi.fn();
  let minute = 0;
  beforeEach(() => {
    // What is broken is told once a minute.
    vi.useFakeTimers({ now: ++minute * 60_000, toFake: ['Date'] });
    error.mockClear();
    vi.spyOn(console, 'error').mockImplementation(error);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test.each([
    ['an object', { code: 'almaty' }],
    ['JSON', '{"code":"almaty"}'],
    ['encoded JSON', '%7B%22code%22%3A%22almaty%22%7D'],
    ['more than a code', '{"id":4,"code":"almaty","__proto__":{"isAdmin":true}}'],
    ['what the shop itself writes', cityCookieValue({ code: 'almaty' })],
  ])('%s with a code is taken, and nothing but the code', (_case, value) => {
    const city = parseCityCookie(value);
    expect(city).toEqual({ code: 'almaty' });
    expect(Object.keys(city ?? {})).toEqual(['code']);
    expect(error).not.toHaveBeenCalled();
  });

  test.each([
    '%7B',
    '%',
    '{',
    'almaty',
    '"almaty"',
    '42',
    'null',
    '[]',
    '{}',
    '{"code":42}',
    '{"code":""}',
    '{"code":["almaty"]}',
    '{"code":"<svg onload=alert(1)>"}',
    '{"code":"../etc"}',
    '{"__proto__":{"code":"almaty"}}',
    `{"code":"${'a'.repeat(65)}"}`,
    `{"code":"almaty","pad":"${'x'.repeat(5000)}"}`,
    42,
    true,
    [],
    {},
    Object.create({ code: 'almaty' }),
  ])('case %#: without a good code it is refused and an error is logged', (value) => {
    expect(parseCityCookie(value)).toBeNull();
    expect(error).toHaveBeenCalledTimes(1);
  });

  test('broken ones are told once a minute, however many come', () => {
    for (let request = 0; request < 100; request += 1) parseCityCookie('%');
    expect(error).toHaveBeenCalledTimes(1);
    vi.setSystemTime(++minute * 60_000);
    parseCityCookie('{');
    expect(error).toHaveBeenCalledTimes(2);
  });

  test.each([undefined, null, ''])('no cookie (%j) is no error', (value) => {
    expect(parseCityCookie(value)).toBeNull();
    expect(error).not.toHaveBeenCalled();
  });

  test('nothing makes it throw or touch the prototype of objects', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.anything()), (value) => {
        const city = parseCityCookie(value);
        return city === null || Object.keys(city).join() === 'code';
      }),
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('finding by place', () => {
  test('distances are those of the map', () => {
    const [pavlodar, , , almaty] = cities.map(({ coordinates }) => coordinates);
    expect(distanceKm(pavlodar ?? never(), almaty ?? never())).toBeCloseTo(1006, 0);
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20015, 0);
    expect(distanceKm({ latitude: 50, longitude: 179 }, { latitude: 50, longitude: -179 })).toBeLessThan(150);
  });

  test('the nearest city wins, those without a place are passed over', () => {
    expect(
      nearestCity([{ code: 'nowhere', coordinates: null }, ...cities], { latitude: 52.05, longitude: 76.9 })
        ?.code,
    ).toBe('aksu');
    expect(nearestCity(cities, { latitude: 43, longitude: 77 })?.code).toBe('almaty');
    expect(nearestCity([], { latitude: 43, longitude: 77 })).toBeNull();
    expect(nearestCity(cities, { latitude: Number.NaN, longitude: 77 })).toBeNull();
  });
});

function never(): never {
  throw new Error('the table of cities is too short');
}
