import { expect, test } from 'vitest';
import { parsePlainCart, parsePlainNote, writePlainCart } from './plain-cart.ts';

const line = (productCode: string, count: number) => ({ productCode, count });

test('what is written is read again', () => {
  const lines = [line('laminat-dub-1', 3), line('kley_25', 1)];
  const value = writePlainCart(lines);
  expect(value).toBe('laminat-dub-1*3!kley_25*1');
  expect(encodeURIComponent(value ?? '')).toBe(value);
  expect(parsePlainCart(value ?? '')).toEqual({ isAccount: false, lines });
});

test.each([
  [undefined, null],
  ['', null],
  ['account', { isAccount: true, lines: [] }],
  ['a*2!<b>*1!c*-1!d*0!e*99999999!f*1.5!*4!a*5', { isAccount: false, lines: [line('a', 5)] }],
])('of %j %j is believed', (value, expected) => {
  expect(parsePlainCart(value)).toEqual(expected);
});

test('more than a browser would keep is refused, never cut', () => {
  const lines = Array.from({ length: 60 }, (_, at) => line(`${'x'.repeat(80)}-${at}`, 1));
  expect(writePlainCart(lines)).toBeNull();
  expect(writePlainCart(lines.slice(0, 40))).not.toBeNull();
});

test('only known notes are told', () => {
  expect(parsePlainNote('sent')).toBe('sent');
  expect(parsePlainNote('<b>')).toBeNull();
});
