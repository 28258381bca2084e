import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { clientKey, clientOf } from './client.ts';
import { createVisitorMarks } from './visitor-mark.ts';

const SECRET = 'a secret of at least thirty-two letters';
let time = Date.UTC(2026, 10, 17);
const marks = createVisitorMarks(SECRET, () => time);
const request = (cookie?: string) => ({ headers: cookie === undefined ? {} : { cookie } });
const newCookie = (from = marks) => (from.cookieFor(request()) ?? '').split(';')[0] ?? '';
const keyOf = (cookie: string | undefined, userId: number | null = null) =>
  clientKey(clientOf(marks, request(cookie), '95.56.10.1'), userId);

test('a browser is known by its mark, a user without one by the account, anybody else by the network', () => {
  const cookie = newCookie();
  time += 3000;
  expect(keyOf(cookie)).toMatch(/^mark [\w-]{16}$/);
  expect(keyOf(cookie, 7)).toBe(keyOf(cookie));
  expect(keyOf(undefined, 7)).toBe('user 7');
  expect(keyOf(undefined)).toBe('network 95.56.10.1');
});

test('a mark younger than three seconds counts with those who have none, and is the same browser all the same', () => {
  const cookie = newCookie();
  time += 2000;
  expect(keyOf(cookie)).toBe('network 95.56.10.1');
  const young = clientOf(marks, request(cookie), '95.56.10.1').browser;
  time += 1000;
  expect(clientOf(marks, request(cookie), '95.56.10.1')).toMatchObject({ mark: young, browser: young });
});

test('nobody but the shop makes marks, and an old one is over', () => {
  const foreign = newCookie(createVisitorMarks('another secret of thirty-two letters', () => time));
  const own = newCookie();
  const [issued, id, signature] = own.slice(2).split('.');
  const later = `v=${(Number.parseInt(issued ?? '', 36) - 60).toString(36)}.${id}.${signature}`;
  time += 4000;
  for (const cookie of [foreign, later, 'v=1', `${own}x`, 'v=%', 'v=..'])
    expect(keyOf(cookie)).toBe('network 95.56.10.1');
  expect(keyOf(own)).toMatch(/^mark/);
  time += 91 * 24 * 60 * 60 * 1000;
  expect(keyOf(own)).toBe('network 95.56.10.1');
});

test('each mark is given once, is good and bears the second it was given in, however many are asked for', () => {
  const own = createVisitorMarks(SECRET, () => at);
  let at = 1_790_000_000_000;
  const given: string[] = [];
  for (let n = 0; n < 200; n += 1) {
    // Fifty in a second.
    if (n % 50 === 0) at += 1000;
    given.push(newCookie(own));
    expect(own.find(request(given.at(-1)))).not.toBeNull();
    expect(Number.parseInt(given.at(-1)?.slice(2) ?? '', 36)).toBe(at / 1000);
  }
  expect(new Set(given).size).toBe(200);
});

test('marks of former builds stay good, however they were signed', () => {
  const issued = Math.floor(time / 1000).toString(36);
  const key = createHmac('sha256', SECRET).update('visitor marks').digest();
  const toCookie = (id: string) =>
    `v=${issued}.${id}.${createHmac('sha256', key).update(`${issued}.abcdefghijklmnop`).digest().subarray(0, 16).toString('base64url')}`;
  time += 4000;
  expect(keyOf(toCookie('abcdefghijklmnop'))).toBe('mark abcdefghijklmnop');
  expect(keyOf(toCookie('abcdefghijklmnoq'))).toBe('network 95.56.10.1');
});

test('a browser that has a mark is given no other, and what it is given cannot be read by a page', () => {
  const given = marks.cookieFor(request()) ?? '';
  expect(given).toMatch(/; HttpOnly; SameSite=Lax$/);
  expect(marks.cookieFor(request(given.split(';')[0]))).toBeNull();
  expect(marks.cookieFor(request('v=forged'))).not.toBeNull();
});

test('addresses of one household are one network, and what is no address is one for all', () => {
  const networkOf = (address: string) => clientOf(marks, request(), address).network;
  expect(networkOf('2a00:1fa0:42:7::1')).toBe(networkOf('2a00:1fa0:42:7:ffff::2'));
  expect(networkOf('95.56.10.1:40000')).toBe(networkOf('95.56.10.1:40001'));
  expect(networkOf('banana')).toBe(networkOf('split'));
});
