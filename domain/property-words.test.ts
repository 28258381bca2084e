import { expect, test } from 'vitest';
import { sayProperty } from './property-words.ts';

test.each([
  ['25000', 'ч', '25\u00A0000\u00A0ч'],
  ['1200', 'мм', '1\u00A0200\u00A0мм'],
  ['8', 'мм', '8\u00A0мм'],
  ['0,45', 'мм', '0,45\u00A0мм'],
  ['0020', 'мкм', '0020\u00A0мкм'],
  ['-40', '°C', '-40\u00A0°C'],
  ['1000–1200', 'об/мин', '1000–\u20601200\u00A0об/мин'],
  ['8 мм', 'мм', '8\u00A0мм'],
  ['выдерживает воду 24 часа', undefined, 'выдерживает воду 24\u00A0часа'],
  ['31173', undefined, '31173'],
  ['дуб', undefined, 'дуб'],
])('%s in %s reads %s', (value, unit, words) => {
  expect(sayProperty(value, unit)).toBe(words);
});
