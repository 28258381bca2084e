import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AddressTexts,
  distanceKm,
  findAddressFaults,
  isNearCity,
  isPricedByHand,
  offsetKm,
  parseFloor,
  placeAt,
} from './address.ts';

const pavlodar = { latitude: 52.2873, longitude: 76.9674 };

const good: AddressTexts = {
  cityCode: 'pavlodar',
  title: '',
  district: '',
  street: 'ул. Садовая',
  house: '12',
  building: '',
  entrance: '',
  intercom: '',
  floor: '',
  flat: '',
  comment: '',
  recipientName: '',
  recipientPhone: '',
};
const faultsOf = (over: Partial<AddressTexts>, isKnownCity = true) =>
  Object.keys(findAddressFaults({ ...good, ...over }, { language: 'ru', isKnownCity }));

describe('an address', () => {
  test('needs a city, a street and a house, and nothing else', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ street: '', house: '' }, false)).toEqual(['cityCode', 'street', 'house']);
  });

  test.each(['12', '12/3', '12А', 'уч. 45', '7 к2'])('may have the house %s', (house) => {
    expect(faultsOf({ house })).toEqual([]);
  });

  test.each(['дом', '<b>1</b>', '12345678901', '1\n2', ''])('cannot have the house «%s»', (house) => {
    expect(faultsOf({ house })).toEqual(['house']);
  });

  test('counts letters as a person does', () => {
    expect(faultsOf({ title: 'ң'.repeat(40), comment: '🏠'.repeat(255) })).toEqual([]);
    expect(faultsOf({ title: 'ң'.repeat(41), comment: '🏠'.repeat(256) })).toEqual(['title', 'comment']);
  });

  test('tells what to do in both languages', () => {
    for (const language of ['ru', 'kz'] as const) {
      const faults = findAddressFaults({ ...good, street: '', floor: 'x' }, { language, isKnownCity: true });
      expect(faults.street).toMatch(language === 'ru' ? /улицу/ : /Көшені/);
      expect(faults.floor).toMatch(/60/);
    }
  });
});

test.each([
  ['', null],
  [' 4 ', 4],
  ['-3', -3],
  ['−1', -1],
  ['60', 60],
  ['61', undefined],
  ['-4', undefined],
  ['1.5', undefined],
  ['четвёртый', undefined],
])('the floor «%s» is %s', (typed, floor) => {
  expect(parseFloor(typed)).toBe(floor);
});

describe('a place on the scheme', () => {
  test('comes back from its distances to the centre, to some twenty metres', () => {
    const within = fc.double({ min: -20, max: 20, noNaN: true });
    fc.assert(
      fc.property(within, within, (east, north) => {
        const back = offsetKm(pavlodar, placeAt(pavlodar, { east, north }));
        expect(Math.hypot(back.east - east, back.north - north)).toBeLessThan(0.02);
      }),
    );
  });

  test('beyond all zones, or in a city without any, is counted by a manager', () => {
    const near = placeAt(pavlodar, { east: 10, north: 10 });
    const far = placeAt(pavlodar, { east: 12, north: 12 });
    const corner = (east: number, north: number) => {
      const { latitude, longitude } = placeAt(pavlodar, { east, north });
      return [longitude, latitude] as const;
    };
    const zones = [{ ring: [corner(-11, -11), corner(11, -11), corner(11, 11), corner(-11, 11)] }];
    expect([isPricedByHand(zones, null), isPricedByHand(zones, near), isPricedByHand(zones, far)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(isPricedByHand([], null)).toBe(true);
    expect(distanceKm(pavlodar, near)).toBeCloseTo(14.1, 1);
  });

  test('in another city was not meant', () => {
    expect(isNearCity(pavlodar, { latitude: 51.1694, longitude: 71.4491 })).toBe(false);
    expect(isNearCity(pavlodar, placeAt(pavlodar, { east: 0, north: 40 }))).toBe(true);
  });
});
