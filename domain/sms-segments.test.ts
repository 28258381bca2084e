import { expect, test } from 'vitest';
import { countSmsSegments, measureSms } from './sms-segments.ts';

test.each([
  ['', 1],
  ['я'.repeat(70), 1],
  ['я'.repeat(71), 2],
  ['ә'.repeat(134), 2],
  ['ә'.repeat(135), 3],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  // One letter of another alphabet makes all of it wide.
  [`${'a'.repeat(70)}я`, 2],
  // Signs that count twice.
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
])('%s is so many messages', (text, count) => {
  expect(countSmsSegments(text)).toBe(count);
});

test('tells the alphabet and what fits', () => {
  expect(measureSms('Code 123456')).toEqual({ alphabet: 'latin', length: 11, fits: 160, parts: 1 });
  expect(measureSms(`${'а'.repeat(80)}`)).toEqual({ alphabet: 'wide', length: 80, fits: 134, parts: 2 });
});
