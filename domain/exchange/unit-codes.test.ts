import { expect, it } from 'vitest';
import { findUnit, findUnitCode } from './unit-codes.ts';

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

it.each([
  ['шт', '796'],
  ['упак.', '778'],
  ['м²', '055'],
  ['ведро', null],
])('%s goes to 1C as %j', (name, code) => expect(findUnitCode(name)).toBe(code));
