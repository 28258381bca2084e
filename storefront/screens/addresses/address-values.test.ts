import { expect, test } from 'vitest';
import type { Address } from '#contract/addresses.ts';
import { listDistricts, pointOf, toBody, toPointValues, toValues } from './address-values.ts';

const address: Address = {
  id: 7,
  title: null,
  cityCode: 'pavlodar',
  cityName: 'Павлодар',
  district: null,
  street: 'ул. Садовая',
  house: '54',
  building: null,
  entrance: '2',
  intercom: null,
  floor: -1,
  flat: '16',
  elevator: 'cargo',
  point: { latitude: 52.29, longitude: 76.97 },
  comment: null,
  recipientName: null,
  recipientPhone: '+77051234567',
  isPrivateHouse: false,
  isDefault: true,
  isPricedByHand: false,
};

test('an address goes through its form unchanged', () => {
  const { id: _, cityName: _city, isPricedByHand: _manager, ...body } = address;
  const sent = toBody(toValues(address, 'astana'));
  // The form writes «not given» as an empty text; the call reads it as null.
  const read = Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, value === '' ? null : value]),
  );
  expect(read).toEqual({ ...body, recipientPhone: '+7 (705) 123-45-67' });
});

test('a new one begins in the visitor’s city, without a point', () => {
  const values = toValues(null, 'astana');
  expect(values).toMatchObject({ cityCode: 'astana', street: '', isPrivateHouse: false });
  expect(pointOf(values)).toBeNull();
  expect(toBody(values).point).toBeNull();
});

test('a point goes through its fields unchanged, and none empties them', () => {
  const point = { latitude: 52.29, longitude: 76.97 };
  expect(pointOf(toPointValues(point))).toEqual(point);
  expect(toPointValues(null)).toEqual({ latitude: '', longitude: '' });
});

test.each([
  ['', ['Ленинский', 'Лесозавод', 'Усольский']],
  [' ле', ['Ленинский', 'Лесозавод']],
  ['Усольский', []],
])('«%s» may mean the districts %j', (typed, meant) => {
  expect(listDistricts(typed, ['Ленинский', 'Лесозавод', 'Усольский'])).toEqual(meant);
});
