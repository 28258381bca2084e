import { expect, test } from 'vitest';
import { isQuestion, LEAST_QUESTION, LONGEST_QUESTION, parseContact } from './question.ts';

test.each([
  ['а'.repeat(LEAST_QUESTION - 1), false],
  ['а'.repeat(LEAST_QUESTION), true],
  [`  ${'а'.repeat(LEAST_QUESTION - 1)}  `, false],
  ['😀'.repeat(LONGEST_QUESTION), true],
  ['а'.repeat(LONGEST_QUESTION + 1), false],
])('a question has from ten to a thousand letters (%#)', (text, isOne) => {
  expect(isQuestion(text)).toBe(isOne);
});

test.each([
  ['8 705 123 45 67', '+77051234567'],
  [' Aigul@Example.TEST ', 'aigul@example.test'],
  ['aigul@', null],
  ['12345', null],
  ['', null],
])('the answer to «%s» goes to %s', (typed, contact) => {
  expect(parseContact(typed)).toBe(contact);
});
