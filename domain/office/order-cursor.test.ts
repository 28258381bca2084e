import { expect, test } from 'vitest';
import { parseCursor, writeCursor } from './order-cursor.ts';

test.each([
  [{ day: '2026-11-17', hour: '13:00', id: 187 }, true, '2026-11-17~13:00~187'],
  [{ day: 'infinity', hour: '', id: 1 }, true, 'infinity~~1'],
  [{ day: '', hour: '', id: 187 }, false, '187'],
])('%j goes into an address and comes back', (cursor, isUrgentFirst, text) => {
  expect(writeCursor(cursor, isUrgentFirst)).toBe(text);
  expect(parseCursor(text, isUrgentFirst)).toEqual(cursor);
});

test.each([
  ['187', true],
  ['2026-11-17~13:00~187', false],
  ['2026-13-40~13:00~187', true],
  ["2026-11-17~13:00~1'", true],
  ['', false],
])('%j is no place in a list', (text, isUrgentFirst) => {
  expect(parseCursor(text, isUrgentFirst)).toBeNull();
});
