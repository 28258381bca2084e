import { expect, it } from 'vitest';
import { findUnit } from './unit-codes.ts';

it.each([
  ['796', 'шт', 'piece'],
  ['796 ', null, 'piece'],
  ['6', 'м', 'm'],
  ['055', 'кв. м', 'm2'],
  ['', 'м²', 'm2'],
  [null, 'упак.', 'pack'],
  ['', 'Рулон', 'roll'],
  ['999', 'кг', 'kg'],
  ['999', 'мешок', null],
  [null, null, null],
])('code %j and name %j are %j', (code, name, unit) => expect(findUnit(code, name)).toBe(unit));
