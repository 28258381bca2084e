import { expect, it } from 'vitest';
import { isOfGoodsThemselves, kindOfProperty, toValue } from './property-values.ts';

it.each([
  ['Справочник', 'list'],
  ['Строка', 'list'],
  [null, 'list'],
  ['Число', 'range'],
  ['Булево', 'flag'],
])('%s is a %s', (type, kind) => expect(kindOfProperty(type)).toBe(kind));

it.each([
  ['Наименование (каз)', true],
  ['Цвет (каз)', true],
  ['Код НКТ', true],
  ['Цвет', false],
])('«%s» is of the goods themselves: %s', (name, is) => expect(isOfGoodsThemselves(name)).toBe(is));

it.each([
  ['Дуб горный', 'list', { code: 'dub-gornyy', name: 'Дуб горный', number: null }],
  ['8', 'list', { code: '8', name: '8', number: 8 }],
  ['2,7', 'range', { code: '2-7', name: '2,7', number: 2.7 }],
  ['много', 'range', null],
  ['Истина', 'flag', { code: 'yes', name: 'да', number: null }],
  ['ложь', 'flag', { code: 'no', name: 'нет', number: null }],
  [' ', 'list', null],
] as const)('«%s» of a %s', (told, kind, value) => expect(toValue(told, kind)).toEqual(value));
