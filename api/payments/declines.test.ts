/** What the codes of providers say to a buyer: each means one thing, and a code that nobody has documented means nothing. */
import { describe, expect, test } from 'vitest';
import { findDecline, PAYMENT_DECLINES } from '#domain/orders/payment-decline.ts';
import { HALYK_DECLINES } from './halyk/halyk-declines.ts';
import { TIPTOP_DECLINES } from './tiptop/tiptop-declines.ts';

describe.each([
  ['TipTop Pay', TIPTOP_DECLINES],
  ['Halyk ePay', HALYK_DECLINES],
])('%s', (_name, codes) => {
  test('names no code twice', () => {
    const all = PAYMENT_DECLINES.flatMap((decline) => codes[decline]);
    expect(new Set(all).size).toBe(all.length);
  });

  test.each([undefined, null, '', 'x', 0, 1, 5000, 9999])('says nothing by %s', (told) =>
    expect(findDecline(codes, told)).toBeNull(),
  );
});

test.each([
  [TIPTOP_DECLINES, '5051', 'funds'],
  [TIPTOP_DECLINES, 5065, 'limit'],
  [TIPTOP_DECLINES, '5054', 'card'],
  [TIPTOP_DECLINES, 5005, 'bank'],
  [TIPTOP_DECLINES, '5206', '3ds'],
  [HALYK_DECLINES, 484, 'funds'],
  [HALYK_DECLINES, '478', 'card'],
  [HALYK_DECLINES, 462, 'bank'],
  [HALYK_DECLINES, 455, '3ds'],
] as const)('%#: %s is %s', (codes, told, decline) => expect(findDecline(codes, told)).toBe(decline));
