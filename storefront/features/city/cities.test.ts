import { describe, expect, test } from 'vitest';
import type { City } from '#contract/cities.ts';
import { searchCities } from '#domain/city-search.ts';
import { groupCities } from './cities.ts';
import { toMapPoint } from './country-outline.ts';

const aCity = (code: string, name: string, rest: Partial<City> = {}): City => ({
  id: 1,
  code,
  name,
  coordinates: { latitude: 50, longitude: 70 },
  local: false,
  suburbs: [],
  aliases: [],
  ...rest,
});

const pavlodar = aCity('pavlodar', 'Павлодар', { local: true, suburbs: ['Кенжеколь', 'Мойылды'] });
const astana = aCity('astana', 'Астана', { local: true, aliases: ['Целиноград', 'Нур-Султан'] });
const semey = aCity('semey', 'Семей', { aliases: ['Семипалатинск'] });
const aktau = aCity('aktau', 'Актау');
const cities = [pavlodar, semey, astana, aktau];

test('cities with a warehouse stand apart, each group by the alphabet', () => {
  expect(groupCities(cities, 'ru')).toEqual({ local: [astana, pavlodar], remote: [aktau, semey] });
});

test('Kazakh names are sorted by the Kazakh alphabet', () => {
  const names = ['Өскемен', 'Орал', 'Қостанай', 'Конаев'].map((name) => aCity(name, name));
  expect(groupCities(names, 'kz').remote.map(({ name }) => name)).toEqual([
    'Конаев',
    'Қостанай',
    'Орал',
    'Өскемен',
  ]);
});

describe('the search for a city', () => {
  test('finds it by an older name, without a suburb', () => {
    expect(searchCities(cities, 'целин')).toEqual([{ city: astana, suburb: null }]);
  });

  test('finds it by its suburb and says by which', () => {
    expect(searchCities(cities, 'кенже')).toEqual([{ city: pavlodar, suburb: 'Кенжеколь' }]);
  });

  test('finds nothing for a place that nobody knows', () => {
    expect(searchCities(cities, 'Атлантида')).toEqual([]);
  });
});

test('the map has Almaty south-east of Aktobe', () => {
  const almaty = toMapPoint({ latitude: 43.238, longitude: 76.9458 });
  const aktobe = toMapPoint({ latitude: 50.2839, longitude: 57.167 });
  expect(almaty.x).toBeGreaterThan(aktobe.x);
  expect(almaty.y).toBeGreaterThan(aktobe.y);
});
