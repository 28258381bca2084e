import { expect, test } from 'vitest';
import { toFindField, USUAL_FIELD_NAMES } from './field-names.ts';
import { readFields, readWeight } from './told-fields.ts';

const find = toFindField(USUAL_FIELD_NAMES);

test.each([
  ['Под заказ', 'Да', { onOrder: true }],
  ['Под заказ', 'false', { onOrder: false }],
  ['Только в магазине', 'Истина', { isOffline: true }],
  ['Гарантия', '24', { warrantyMonths: 24 }],
  ['Гарантия, мес', '12', { warrantyMonths: 12 }],
  ['Гарантийный срок', '2 года', { warrantyMonths: 24 }],
  ['Длина', '320', { lengthMm: 320 }],
  ['Ширина, см', '32,5', { widthMm: 325 }],
  ['Высота упаковки (м)', '1.2', { heightMm: 1200 }],
  ['Высота', 'высокая', {}],
  ['Цвет', 'белый', {}],
])('«%s» is «%s»', (name, value, fields) => expect(readFields([{ name, value }], find)).toEqual(fields));

test.each([
  ['Вес', '15,2', 15.2],
  ['Вес, кг', '15.2 кг', 15.2],
  ['Вес (г)', '800', 0.8],
  ['Вес', 'тяжёлый', null],
  ['Цвет', '5', null],
])('«%s» of «%s» weighs %j', (name, value, kg) => expect(readWeight([{ name, value }], find)).toBe(kg));
