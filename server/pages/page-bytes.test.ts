import { expect, test } from 'vitest';
import { writePage } from './page-bytes.ts';

test.each([
  ['', 'nothing'],
  ['Ламинат «Дуб» 😀 ₸', 'letters of one to four bytes'],
  ['қ'.repeat(600_000), 'more than the room has'],
  ['₸'.repeat(400_000), 'three bytes a letter, beyond the first room'],
])('the bytes of a page are those of its text (%#)', (text) => {
  expect(writePage(text).equals(Buffer.from(text))).toBe(true);
});
