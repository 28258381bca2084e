import { expect, test } from 'vitest';
import { countSmsSegments } from './sms-segments.ts';

test.each([
  ['', 1],
  ['я'.repeat(70), 1],
  ['я'.repeat(71), 2],
  ['ә'.repeat(134), 2],
  ['ә'.repeat(135), 3],
])('%s is so many messages', (text, count) => {
  expect(countSmsSegments(text)).toBe(count);
});
