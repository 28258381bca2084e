import { expect, test } from 'vitest';
import {
  beginMechanic,
  copyOf,
  findWrongField,
  MECHANICS,
  newValues,
  toEdits,
  toNewChanges,
} from './draft-values.ts';

const NOW = Date.parse('2026-11-18T10:00:00Z');
const good = { ...newValues(NOW), title_ru: 'Клей', title_kz: 'Желім' };

test('a new one begins tomorrow at midnight in Kazakhstan and ends with the last second of its last day', () => {
  expect([good.starts_at, good.ends_at]).toEqual(['2026-11-18T19:00:00.000Z', '2026-12-02T18:59:59.000Z']);
});

test('every mechanic has a beginning that bears its name', () => {
  expect(MECHANICS.map((type) => beginMechanic(type).type)).toEqual(MECHANICS);
});

test('only what differs is sent, and a new one is sent whole', () => {
  const edits = toEdits(7, good, { ...good, priority: 5, scope: {} }, (field) => field);
  expect(edits).toEqual([
    { subject: 'promotion', id: 7, field: 'priority', from: 0, to: 5, label: 'priority' },
  ]);
  expect(toNewChanges(good)).toHaveLength(Object.keys(good).length);
});

test('a copy keeps everything but its time and its code', () => {
  const old = { ...good, promo_code: 'REMONT10', starts_at: '2025-01-01T00:00:00.000Z', ends_at: null };
  expect(copyOf(old, NOW)).toEqual({ ...good, promo_code: null });
});

test.each([
  [good, null],
  [{ ...good, title_kz: ' ' }, 'title_kz'],
  [{ ...good, mechanic: beginMechanic('price') }, 'mechanic'],
  [{ ...good, mechanic: beginMechanic('threshold_gift') }, 'mechanic'],
  [{ ...good, ends_at: good.starts_at }, 'ends_at'],
  [{ ...good, promo_code: 'абв' }, 'promo_code'],
])('what is not as it must be is named: %#', (values, field) => {
  expect(findWrongField(values)).toBe(field);
});
