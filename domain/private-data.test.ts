import { expect, test } from 'vitest';
import { DAYS_UNTIL_FORGOTTEN, findPrivateFaults, isBirthday } from './private-data.ts';

const now = new Date('2026-11-15T20:30:00Z');

test.each([
  ['1990-02-28', true],
  ['2000-02-29', true],
  ['1900-01-01', true],
  // It is the 16th in Kazakhstan already.
  ['2026-11-16', true],
  ['2026-11-17', false],
  ['1899-12-31', false],
  ['1990-02-31', false],
  ['1990-13-01', false],
  ['28.02.1990', false],
  ['1990-2-8', false],
  ['', false],
])('«%s» as a birthday: %s', (text, isOne) => {
  expect(isBirthday(text, now)).toBe(isOne);
});

test('only what is given is judged, and an empty last name or birthday is none', () => {
  const faults = (texts: object) => Object.keys(findPrivateFaults(texts, { language: 'kz', now }));
  expect(faults({})).toEqual([]);
  expect(faults({ firstName: 'Әсел', lastName: '', birthday: '', email: 'a@b.kz' })).toEqual([]);
  expect(faults({ firstName: '', lastName: '1', birthday: 'x', email: '' })).toEqual([
    'firstName',
    'lastName',
    'email',
    'birthday',
  ]);
});

test('the law’s 15 days are kept', () => {
  expect(DAYS_UNTIL_FORGOTTEN).toBeLessThan(15);
});
