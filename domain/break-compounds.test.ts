import { expect, test } from 'vitest';
import { breakCompounds } from './break-compounds.ts';

test.each([
  ['Шлакопортландцемент Кербет М400', 'Шлако-портландцемент Кербет М400'],
  ['Полотенцесушитель водяной', 'Полотенце-сушитель водяной'],
  ['Мембрана супердиффузионная', 'Мембрана супер-диффузионная'],
  ['Самоклейка, звуковой сигнал', 'Самоклейка, звуковой сигнал'],
])('«%s» may break as «%s»', (text, expected) => {
  expect(breakCompounds(text).replaceAll('\u00AD', '-')).toBe(expected);
});
