import { expect, test } from 'vitest';
import { createTranslate, type MessageKey } from './translate.ts';

const messages = {
  plain: 'Слово {name}',
  open: 'ашық, {time}-де жабылады',
  between: '{from} — {till}-ге дейін, {from}',
  many: { one: '{count} товар', few: '{count} товара', many: '{count} товаров', other: '{count} товара' },
};
const t = createTranslate('ru', messages);
const say = (key: string, slots?: Record<string, string | number>) => t(key as MessageKey, slots);

test('slots are filled, numbers in the Russian way', () => {
  expect(say('plain', { name: 'дом' })).toBe('Слово дом');
  expect(say('plain', { name: 12345 })).toBe('Слово 12\u00A0345');
  expect(say('plain')).toBe('Слово {name}');
});

test('a slot that comes twice is filled twice, and one that nothing fills stays as it is written', () => {
  expect(say('between', { from: 1000, till: '$&' })).toBe('1\u00A0000 — $&-ге дейін, 1\u00A0000');
  expect(say('between', { from: '{till}' })).toBe('{till} — {till}-ге дейін, {till}');
  expect(say('between')).toBe(messages.between);
});

test.each([
  ['21:00', 'ашық, 21:00-де жабылады'],
  ['21:30', 'ашық, 21:30-да жабылады'],
  ['21:45', 'ашық, 21:45-те жабылады'],
])('a Kazakh ending after the time %s agrees with it', (time, words) => {
  expect(say('open', { time })).toBe(words);
});

test.each([
  [1, '1 товар'],
  [3, '3 товара'],
  [5, '5 товаров'],
  [21, '21 товар'],
  [1.5, '1,5 товара'],
])('the number %s decides the form', (count, words) => {
  expect(say('many', { count })).toBe(words);
});

test('a message that is missing shows its key, so that nobody overlooks it', () => {
  expect(say('nothing')).toBe('nothing');
});
