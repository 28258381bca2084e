import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stripLocale } from './locale.ts';
import { isInternalPath, safeTarget } from './navigation.ts';

const ORIGIN = 'https://sheber.test';

const INTERNAL = [
  '/',
  '/cart',
  '/kz',
  '/kz/personal/orders/42',
  '/catalog/',
  '/c/laminat/33-klass?page=2&sort=price#list',
  '/search?q=https://evil.example//x@y\\z',
  '/search?q=клей 5 кг',
  '/?confirm-email=abc',
  '/advice/пол',
  '/%D0%BF%D0%BE%D0%BB',
];

const TRICKS = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\evil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/%2Fevil.example',
  '/%2f/evil.example',
  '/%5Cevil.example',
  '/%00',
  '/%',
  '/%E0%A4%A',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://sheber.test/%0Aalert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://sheber.test/1',
  'file:///etc/passwd',
  'view-source:https://sheber.test',
  '/kz//evil.example',
  '/kz/\\evil.example',
  '/cart//evil.example',
  '/.//evil.example',
  '/／evil.example',
  '／／evil.example',
  '/＼evil.example',
  '/%EF%BC%8Fevil.example',
  '@evil.example',
  '/@evil.example',
  '/cart@evil.example',
  'https://sheber.test@evil.example',
  'https://sheber.test:x@evil.example/cart',
  'https://sheber.test\\@evil.example',
  'sheber.test',
  'cart',
  '?a=1',
  '#top',
  '',
  ' ',
];

describe('inside the shop', () => {
  test.each(INTERNAL)('%s is a path of the shop', (target) => {
    expect(isInternalPath(target)).toBe(true);
    expect(safeTarget(target, ORIGIN)).toBe(target);
  });

  test('our own address written out in full is the same path', () => {
    expect(safeTarget('https://sheber.test/cart?a=1#b', ORIGIN)).toBe('/cart?a=1#b');
    expect(safeTarget('https://sheber.test', ORIGIN)).toBe('/');
    expect(safeTarget('https://sheber.test//evil.example', ORIGIN)).toBeNull();
  });
});

test('against what is no origin nothing is internal', () => {
  expect(isInternalPath('/cart', 'nonsense')).toBe(false);
  expect(isInternalPath('/cart', 'https://sheber.test/')).toBe(false);
});

describe('tricks', () => {
  test.each(TRICKS)('%j is refused, even where external addresses are allowed', (target) => {
    expect(isInternalPath(target, ORIGIN)).toBe(false);
    expect(safeTarget(target, ORIGIN)).toBeNull();
    expect(safeTarget(target, ORIGIN, { isExternalAllowed: true })).toBeNull();
    expect(safeTarget(target, 'http://localhost:3000', { isExternalAllowed: true })).toBeNull();
  });

  test.each([undefined, null, 42, {}, ['/cart'], new URL('https://sheber.test/cart')])(
    'case %#: what is no text is refused',
    (target) => {
      expect(isInternalPath(target)).toBe(false);
      expect(safeTarget(target, ORIGIN, { isExternalAllowed: true })).toBeNull();
    },
  );
});

describe('outside the shop', () => {
  test.each([
    'https://example.org/a',
    'http://example.org',
    'HTTPS://Example.org',
    'http://sheber.test/cart',
    'https://sheber.test:8443/',
  ])('%s is refused unless explicitly allowed', (target) => {
    expect(safeTarget(target, ORIGIN)).toBeNull();
    expect(safeTarget(target, ORIGIN, { isExternalAllowed: true })).toBe(new URL(target).href);
  });
});

test('whatever passes as internal stays on our host, also when its locale is stripped', () => {
  const pieces = [
    '/',
    '//',
    '\\',
    '@',
    'kz',
    '.',
    '..',
    ':',
    'evil.example',
    'javascript:',
    '%2F',
    '%5C',
    '%09',
    '\t',
    '／',
    '?',
    '#',
    'a',
  ];
  const targets = fc.array(fc.constantFrom(...pieces), { maxLength: 7 }).map((chosen) => chosen.join(''));
  fc.assert(
    fc.property(fc.oneof(targets, fc.string(), fc.webPath()), (target) => {
      const safe = safeTarget(target, ORIGIN);
      if (safe === null) return;
      expect(new URL(safe, ORIGIN).origin).toBe(ORIGIN);
      expect(new URL(ORIGIN + safe).origin).toBe(ORIGIN);
      expect(new URL(stripLocale(safe), ORIGIN).origin).toBe(ORIGIN);
    }),
    { numRuns: 2000 },
  );
});
