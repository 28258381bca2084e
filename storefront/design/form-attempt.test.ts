import { expect, test } from 'vitest';
import { toAttempt } from './form-attempt.ts';

test('a repeat carries the first key; other fields, counts or photographs are another request', () => {
  let made = 0;
  const makeKey = () => `key-${++made}`;
  const fields = { reason: 'defect' };
  const first = toAttempt(null, [fields, { items: [{ id: 1, count: 1 }] }], makeKey);
  expect(toAttempt(first, [fields, { items: [{ id: 1, count: 1 }] }], makeKey)).toBe(first);
  const fewer = toAttempt(first, [fields, { items: [{ id: 1, count: 2 }] }], makeKey);
  expect(fewer.key).toBe('key-2');
  expect(toAttempt(fewer, [{ reason: 'other' }, { items: [{ id: 1, count: 2 }] }], makeKey).key).toBe(
    'key-3',
  );
});
