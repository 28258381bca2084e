import { expect, test } from 'vitest';
import { fillSlots, findSlotFault } from './letter-slots.ts';

test.each([
  ['subject', '', null],
  ['subject', 'Заказ {number} у нас', null],
  ['subject', 'Ваш заказ у нас', { what: 'missing', slot: 'number' }],
  ['subject', 'Заказ {number}, {name}', { what: 'unknown', slot: 'name' }],
  ['opening', 'Здравствуйте, {name}! К оплате {total}.', null],
  ['opening', 'Здравствуйте, {firstName}!', { what: 'unknown', slot: 'firstName' }],
  ['opening', 'Скобка { и всё', { what: 'broken', slot: '' }],
  ['opening', 'Спасибо!', null],
] as const)('%s «%s»: %j', (part, words, fault) => {
  expect(findSlotFault(part, words)).toEqual(fault);
});

test('a name that looks like a slot stays a name', () => {
  const values = { number: 'S-1', name: '{total}', total: '100 ₸' };
  expect(fillSlots('{name}: {number}, {total}', values)).toBe('{total}: S-1, 100 ₸');
});
