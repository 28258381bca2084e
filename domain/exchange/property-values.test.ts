import { expect, it } from 'vitest';
import { toFindField, USUAL_FIELD_NAMES } from './field-names.ts';
import {
  isEmptyReference,
  isOfGoodsThemselves,
  isReference,
  kindOfProperty,
  toValue,
} from './property-values.ts';

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
])('«%s» is of the goods themselves: %s', (name, is) =>
  expect(isOfGoodsThemselves(name, toFindField(USUAL_FIELD_NAMES))).toBe(is),
);

it.each([
  ['Дуб горный', 'list', { code: 'dub-gornyy', name: 'Дуб горный', number: null }],
  ['8', 'list', { code: '8', name: '8', number: 8 }],
  ['2,7', 'range', { code: '2-7', name: '2,7', number: 2.7 }],
  ['много', 'range', null],
  ['Истина', 'flag', { code: 'yes', name: 'да', number: null }],
  ['ложь', 'flag', { code: 'no', name: 'нет', number: null }],
  ['true', 'list', { code: 'da', name: 'да', number: null }],
  ['Ложь', 'list', { code: 'net', name: 'нет', number: null }],
  ['2026-10-05T00:00:00', 'list', { code: '05-10-2026', name: '05.10.2026', number: null }],
  ['2026-10-05T08:30:00', 'list', { code: '05-10-2026-08-30', name: '05.10.2026 08:30', number: null }],
  ['0001-01-01T08:30:00', 'list', { code: '08-30', name: '08:30', number: null }],
  ['0001-01-01T00:00:00', 'list', null],
  [' ', 'list', null],
] as const)('«%s» of a %s', (told, kind, value) => expect(toValue(told, kind)).toEqual(value));

it.each([
  ['7c0e1d5a-0011-11ef-9a01-00155d000001', true, false],
  ['00000000-0000-0000-0000-000000000000', true, true],
  ['Потайная', false, false],
])('«%s» refers to something: %s, to nothing: %s', (text, refers, isEmpty) =>
  expect([isReference(text), isEmptyReference(text)]).toEqual([refers, isEmpty]),
);
