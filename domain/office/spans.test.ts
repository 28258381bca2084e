import { expect, test } from 'vitest';
import { parseDay, parseSpan, sayDay, saySpan } from './spans.ts';

test.each([
  ['09:00–20:00', '09:00–20:00'],
  ['9-20', '09:00–20:00'],
  ['9.30 — 18:15', '09:30–18:15'],
  ['20-9', null],
  ['9-9', null],
  ['9', null],
  ['25-26', null],
  ['9-12-15', null],
  ['', null],
])('the span «%s» is %s', (typed, said) => {
  const span = parseSpan(typed);
  expect(span && saySpan(span)).toBe(said);
});

test.each([
  ['17.11.2026', '2026-11-17'],
  ['7.1.26', '2026-01-07'],
  ['2026-11-17', '2026-11-17'],
  ['31.02.2026', null],
  ['17.11', null],
  ['завтра', null],
])('the day «%s» is %s', (typed, day) => {
  expect(parseDay(typed)).toBe(day);
});

test('a day is said as people write it', () => {
  expect(sayDay('2027-03-22')).toBe('22.03.2027');
});
