import { expect, test } from 'vitest';
import { fillSlots, findSlotFault } from './letter-slots.ts';
import { LETTER_NAMES, languagesOf, templateOf, wordsIdOf } from './letter-templates.ts';

test.each([
  ['created', 'subject', '', null],
  ['created', 'subject', 'Заказ {number} у нас', null],
  ['created', 'subject', 'Ваш заказ у нас', { what: 'missing', slot: 'number' }],
  ['created', 'subject', 'Заказ {number}, {name}', { what: 'unknown', slot: 'name' }],
  ['created', 'opening', 'Здравствуйте, {name}! К оплате {total}.', null],
  ['created', 'opening', 'Здравствуйте, {firstName}!', { what: 'unknown', slot: 'firstName' }],
  ['created', 'opening', 'Скобка { и всё', { what: 'broken', slot: '' }],
  ['created', 'opening', 'Спасибо!', null],
  ['recovery', 'subject', 'Пароль', null],
  ['recovery', 'subject', '{name}', { what: 'unknown', slot: 'name' }],
  ['phone_changed', 'opening', 'Номер другой.', { what: 'missing', slot: 'phone' }],
  ['notice_price', 'subject', 'Дешевле: {product}', null],
] as const)('%s %s «%s»: %j', (name, part, words, fault) => {
  expect(findSlotFault(name, part, words)).toEqual(fault);
});

test('a name that looks like a slot stays a name', () => {
  const values = { number: 'S-1', name: '{total}', total: '100 ₸' };
  expect(fillSlots('{name}: {number}, {total}', values)).toBe('{total}: S-1, 100 ₸');
});

test('every letter has a place of its own, and slots that it knows', () => {
  const places = LETTER_NAMES.flatMap((name) =>
    languagesOf(name).map((language) => wordsIdOf(name, language)),
  );
  expect(new Set(places).size).toBe(places.length);
  for (const name of LETTER_NAMES) {
    const { slots, inSubject, needs } = templateOf(name);
    for (const slot of [...inSubject, ...needs.subject, ...needs.opening])
      expect(slots, name).toContain(slot);
    for (const slot of needs.subject) expect(inSubject, name).toContain(slot);
    expect(inSubject, name).not.toContain('name');
  }
});
