import { expect, test } from 'vitest';
import { randomText } from './random-text.ts';

test('random texts never repeat, however many are asked for', () => {
  const texts = Array.from({ length: 5000 }, (_, at) => randomText(at % 2 ? 9 : 12));
  expect(new Set(texts).size).toBe(5000);
  expect(texts[0]).toHaveLength(16);
  expect(texts[1]).toHaveLength(12);
});
