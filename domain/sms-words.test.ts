import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALE_CODES } from './locale.ts';
import { countSmsSegments } from './sms-segments.ts';
import { findSmsFault, SMS_KINDS, SMS_SAMPLE, SMS_SLOT, SMS_USUAL, saySms } from './sms-words.ts';

describe.each(SMS_KINDS)('%s', (kind) => {
  test.each(LOCALE_CODES)('what ships in %s is sound and at most two messages', (language) => {
    expect(findSmsFault(kind, SMS_USUAL[kind][language])).toBeNull();
    const said = saySms(kind, language, '', SMS_SAMPLE[SMS_SLOT[kind]]);
    expect(said).toContain(SMS_SAMPLE[SMS_SLOT[kind]]);
    expect(countSmsSegments(said)).toBeLessThanOrEqual(2);
  });
});

test.each([
  ['login', '', null],
  ['login', 'Шебер: {code}', null],
  ['login', 'Шебер', 'missing'],
  ['login', 'Шебер: {code} {name}', 'unknown'],
  ['phone_changes', 'Номер {code}', 'unknown'],
  ['login', 'Шебер: {code} }', 'broken'],
  ['login', `{code} ${'я'.repeat(140)}`, 'long'],
  ['login', `{code} ${'a'.repeat(140)}`, null],
] as const)('%s «%s»: %s', (kind, words, what) => expect(findSmsFault(kind, words)?.what ?? null).toBe(what));

test('whatever is written, the code is told, and in no more than two messages', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...SMS_KINDS),
      fc.constantFrom(...LOCALE_CODES),
      fc.string(),
      (kind, language, own) => {
        const value = SMS_SAMPLE[SMS_SLOT[kind]];
        const said = saySms(kind, language, own, value);
        expect(said).toContain(value);
        expect(countSmsSegments(said)).toBeLessThanOrEqual(2);
      },
    ),
  ));
