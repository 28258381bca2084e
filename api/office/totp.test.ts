import { describe, expect, test } from 'vitest';
import { findTotpStep, makeTotpSecret, toBase32, totpAddress, totpCode, totpStep } from './totp.ts';

/** Of RFC 6238, appendix B, and RFC 4226, appendix D. */
const secret = Buffer.from('12345678901234567890');

describe('codes', () => {
  test.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at %i seconds the code is that of RFC 6238', (seconds, code) => {
    expect(totpCode(secret, totpStep(seconds), 8)).toBe(code);
    expect(totpCode(secret, totpStep(seconds))).toBe(code.slice(2));
  });

  test.each(
    '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'
      .split(' ')
      .map((code, step) => [step, code] as const),
  )('of counter %i the code is that of RFC 4226', (step, code) => {
    expect(totpCode(secret, step)).toBe(code);
  });
});

describe('a typed code', () => {
  const at = (seconds: number, lastStep = 0) => ({ seconds, lastStep });
  test('works in its own half minute, in the one before and the one after', () => {
    const code = totpCode(secret, 100);
    expect([98, 99, 100, 101, 102].map((step) => findTotpStep(secret, code, at(step * 30 + 29)))).toEqual([
      null,
      100,
      100,
      100,
      null,
    ]);
  });

  test('works once, and none that is older than the last', () => {
    expect(findTotpStep(secret, totpCode(secret, 100), at(3000, 100))).toBeNull();
    expect(findTotpStep(secret, totpCode(secret, 99), at(3000, 100))).toBeNull();
    expect(findTotpStep(secret, totpCode(secret, 101), at(3000, 100))).toBe(101);
  });

  test.each(['', '000000', '12345', '1234567', '٣٤٥٦٧٨', 'abcdef', ' 338314'])('«%s» is refused', (typed) => {
    expect(findTotpStep(secret, typed, at(3000))).toBeNull();
  });
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('«%s» in Base32 is as in RFC 4648', (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded);
});

test('secrets are twenty random bytes', () => {
  const secrets = Array.from({ length: 50 }, () => makeTotpSecret().toString('hex'));
  expect(new Set(secrets).size).toBe(50);
  expect(secrets.every((each) => each.length === 40)).toBe(true);
});

test('the address of an authenticator names shop and person', () => {
  const address = totpAddress(secret, { email: 'a+b@sheber.test', shop: 'Шебер офис' });
  expect(address).toBe(
    'otpauth://totp/%D0%A8%D0%B5%D0%B1%D0%B5%D1%80%20%D0%BE%D1%84%D0%B8%D1%81:a%2Bb%40sheber.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=%D0%A8%D0%B5%D0%B1%D0%B5%D1%80%20%D0%BE%D1%84%D0%B8%D1%81&algorithm=SHA1&digits=6&period=30',
  );
});
