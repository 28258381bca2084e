import { expect, test } from 'vitest';
import { isToldField, readFields } from './told-fields.ts';

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
])('«%s» is «%s»', (name, value, fields) => expect(readFields([{ name, value }])).toEqual(fields));

test('what is a field of the goods is no property of theirs; sizes are both', () => {
  expect(['Под заказ', 'Гарантия, мес', 'Гарантийный срок'].every(isToldField)).toBe(true);
  expect(['Длина', 'Цвет', 'Высота, мм'].some(isToldField)).toBe(false);
});
