import { expect, test } from 'vitest';
import kz from '../../i18n/kz.json' with { type: 'json' };
import ru from '../../i18n/ru.json' with { type: 'json' };
import { createTranslate } from '../../i18n/translate.ts';
import { addressDetails, addressLine } from './address-words.ts';

const t = { ru: createTranslate('ru', ru), kz: createTranslate('kz', kz) };
const flat = { street: 'ул. Садовая', house: '54', building: '2', flat: '16' };
const inside = {
  cityName: 'Павлодар',
  district: null,
  entrance: '2',
  floor: -1,
  intercom: '16К',
  elevator: 'cargo',
  isPrivateHouse: false,
} as const;

test('the line is what a courier looks for', () => {
  expect(addressLine(flat, t.ru)).toBe('ул. Садовая, 54, корп. 2, кв. 16');
  expect(addressLine(flat, t.kz)).toBe('ул. Садовая, 54, 2-корпус, 16-пәтер');
  expect(addressLine({ ...flat, building: null, flat: null }, t.ru)).toBe('ул. Садовая, 54');
});

test('the details help to find the door, and leave out what was not told', () => {
  expect(addressDetails(inside, t.ru)).toBe('Павлодар · подъезд 2 · этаж -1 · грузовой лифт · домофон 16К');
  const house = {
    ...inside,
    district: 'Кенжеколь',
    entrance: null,
    floor: null,
    intercom: null,
    elevator: 'none',
  } as const;
  expect(addressDetails({ ...house, isPrivateHouse: true }, t.ru)).toBe('Павлодар · Кенжеколь · частный дом');
});
