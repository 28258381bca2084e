import { expect, test } from 'vitest';
import { parseLoginIntent, withoutLoginIntent } from './login.tsx';

const origin = 'https://sheber.test';

test.each([
  [
    'a page of the shop is remembered',
    '?login=%2Fkz%2Fpersonal%2Forders%3Fpage%3D2',
    '/kz/personal/orders?page=2',
  ],
  ['another host is not', '?login=https%3A%2F%2Fevil.example%2F', null],
  ['nor a host without a scheme', '?login=%2F%2Fevil.example', null],
  ['nor a script', '?login=javascript%3Aalert(1)', null],
  ['nor nothing', '?login=', null],
])('the login opens, and %s', (_name, search, returnTo) => {
  expect(parseLoginIntent(search, origin)).toEqual({ returnTo });
});

test('without the parameter nothing opens', () => {
  expect(parseLoginIntent('?q=login', origin)).toBeNull();
});

test('the wish leaves the address, everything else stays', () => {
  expect(withoutLoginIntent(`${origin}/kz?utm_source=mail&login=%2Fpersonal#top`)).toBe(
    '/kz?utm_source=mail#top',
  );
  expect(withoutLoginIntent(`${origin}/?login=%2Fpersonal`)).toBe('/');
});
