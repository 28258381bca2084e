import { expect, test } from 'vitest';
import { isOlderVersion } from './record-version.ts';

test.each([
  ['AAAAAQAAAAA=', 'AAAAAQAAAAE=', true],
  ['AAAAAQAAAAE=', 'AAAAAQAAAAE=', true],
  ['AAAAAgAAAAA=', 'AAAAAQAAAAE=', false],
  ['AAAAAQAAAAE=', null, false],
  [null, 'AAAAAQAAAAE=', false],
  ['AAAAAQAAAAA=10007', 'AAAAAQAAAAE=10007', true],
  ['AAAAAgAAAAA=10007', 'AAAAAQAAAAE=10009', false],
  ['AAAAAQAAAAA=10007', 'AAAAAQAAAAE=', true],
  ['не число!', 'AAAAAQAAAAE=', false],
])('%s beside %s: older is %s', (told, known, isOlder) => expect(isOlderVersion(told, known)).toBe(isOlder));
