import { expect, test } from 'vitest';
import { findLedFault, toLedAddress, toMissedAddress } from './led-addresses.ts';

test.each([
  ['/old', '/old/'],
  ['/kz/Old/Page', '/old/page/'],
  ['https://sheber.kz/kz/old?utm=1#top', '/old/'],
  ['/%D0%BF%D0%BE%D0%BB', '/пол/'],
  ['/', '/'],
  ['/kz', '/'],
  ['//evil.example', '/evil.example/'],
  ['old', null],
  ['/two words', null],
  [`/${'a'.repeat(300)}`, null],
  ['/a%', '/a%/'],
])('%s is written as %s', (text, address) => {
  expect(toLedAddress(text)).toBe(address);
});

test.each([
  ['/c/laminat-33-klass', '/c/laminat-33-klass/'],
  ['/kz/p/kraska-belaya-10-l-100234/_payload.json', '/p/kraska-belaya-10-l-100234/'],
  ['/catalog/полы?page=2', '/catalog/полы/'],
  ['/', null],
  ['/wp-login.php', null],
  ['/.env', null],
  ['/estimate/abcdef', null],
  ['/87051112233', null],
  ['/a@b.kz', null],
  ['/x/3f9a0c11d2e84b5577a0c1ffee120934', null],
  ["/c/'or'1'='1", null],
  [`/${'a'.repeat(90)}`, null],
])('of %s is counted %s', (url, address) => {
  expect(toMissedAddress(url)).toBe(address);
});

const others = [{ from: '/a/', to: '/b/' }];
test.each([
  ['/x/', '/y/', null],
  ['/x/', '/b/', null],
  ['/x/', '/x/', 'same'],
  ['/b/', '/a/', 'loop'],
  ['/x/', '/a/', 'chain'],
  ['/b/', '/c/', 'chain'],
])('%s to %s: %s', (from, to, fault) => {
  expect(findLedFault({ from, to }, others)).toBe(fault);
});
