import { expect, test } from 'vitest';
import { parseMailedLink, withoutMailedLink } from './mailed-link.ts';

const token = 'Ab0_-'.repeat(8).padEnd(43, 'x');

test.each([
  ['confirm-email', `?confirm-email=${token}`],
  ['confirm-recovery', `?utm_source=mail&confirm-recovery=${token}`],
  ['confirm-leaving', `?confirm-leaving=${token}`],
  ['confirm-notice', `?confirm-notice=${token}`],
  ['end-notice', `?end-notice=${token}`],
] as const)('%s and its token are read', (kind, search) => {
  expect(parseMailedLink(search)).toEqual({ kind, token });
});

test.each(['?confirm-email=', '?confirm-email=short', `?confirm-email=${token}x`, '?confirm-email=<script>'])(
  '%s is a link that came to harm',
  (search) => {
    expect(parseMailedLink(search)).toEqual({ kind: 'confirm-email', token: null });
  },
);

test('any other address is no mailed link', () => {
  expect(parseMailedLink('?login=%2Fpersonal')).toBeNull();
});

test('the token leaves the address, everything else stays', () => {
  expect(withoutMailedLink(`https://shop.example/kz?confirm-email=${token}&q=a#top`)).toBe('/kz?q=a#top');
  expect(withoutMailedLink(`/?confirm-email=${token}&confirm-recovery=${token}`)).toBe('/');
});
