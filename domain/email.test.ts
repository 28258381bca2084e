import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskEmail, parseEmail } from './email.ts';

describe('reading', () => {
  test.each([
    ['Aigul@Example.KZ', 'aigul@example.kz'],
    ['  a.b+tag@mail.example.kz ', 'a.b+tag@mail.example.kz'],
    ['директор@почта.рф', 'директор@xn--80a1acny.xn--p1ai'],
    ['a@ПОЧТА.рф', 'a@xn--80a1acny.xn--p1ai'],
    ['a@xn--80a1acny.xn--p1ai', 'a@xn--80a1acny.xn--p1ai'],
    ['ａ@ｅｘａｍｐｌｅ．ｋｚ', 'a@example.kz'],
    ["o'neil@example.kz", "o'neil@example.kz"],
  ])('%s is stored as %s', (typed, email) => {
    expect(parseEmail(typed)).toBe(email);
  });

  test.each([
    '',
    'a',
    'a@b',
    '@example.kz',
    'a@',
    'a@@example.kz',
    'a@b@example.kz',
    'a b@example.kz',
    'a@exam ple.kz',
    '.a@example.kz',
    'a.@example.kz',
    'a..b@example.kz',
    'a@.kz',
    'a@example..kz',
    'a@-example.kz',
    'a@127.0.0.1',
    'a@[::1]',
    'a@example.kz:25',
    'a@example.kz/path',
    'a@user:x@example.kz',
    'a@example.kz\r\nBcc: other@example.kz',
    'a\u0000@example.kz',
    '<a@example.kz>',
    '"a"@example.kz',
    'a,b@example.kz',
    'a\u202E@example.kz',
    `${'a'.repeat(65)}@example.kz`,
    `a@${'b'.repeat(64)}.kz`,
    `a@${'b.'.repeat(130)}kz`,
    null,
    42,
  ])('%j is no address', (typed) => {
    expect(parseEmail(typed)).toBeNull();
  });

  test('what is stored is stored the same again, and never holds a line break or a second @', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), (typed) => {
        const email = parseEmail(typed);
        if (email === null) return;
        expect(parseEmail(email)).toBe(email);
        expect(email).toMatch(/^[^\s@]+@[^\s@]+$/);
      }),
    );
  });
});

test('a masked address keeps its first letter and its host', () => {
  expect(maskEmail('aigul@example.kz')).toBe('a***@example.kz');
});
