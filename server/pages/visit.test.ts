import { expect, onTestFinished, test, vi } from 'vitest';
import { expectConsoleError } from '#tests/strict-console.ts';
import { readVisit } from './visit.ts';

const visit = (headers: Record<string, string>) => readVisit({ headers });

test('a visitor without cookies is anonymous, anywhere, and no robot', () => {
  expect(visit({})).toEqual({ askedCity: null, hasToken: false, isOldApplication: false, isBot: false });
});

test('the city cookie is an object with a code', () => {
  expect(visit({ cookie: `city=${encodeURIComponent('{"code":"astana"}')}` }).askedCity).toBe('astana');
});

let minute = 0;
test.each([
  '%7B',
  'astana',
  '%5B%5D',
  '%7B%22code%22%3A1%7D',
  '%E0%A4%A',
  '%7B%22__proto__%22%3A%7B%22code%22%3A%22x%22%7D%7D',
])('the broken city cookie %s counts as absent and is logged', (value) => {
  // Told once a minute: each of them comes in one of its own.
  vi.useFakeTimers({ now: ++minute * 60_000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expectConsoleError(/city cookie/);
  expect(visit({ cookie: `a=b; city=${value}; c=d` }).askedCity).toBeNull();
});

test('a token is one that has a value', () => {
  expect(visit({ cookie: 'token=abc' }).hasToken).toBe(true);
  expect(visit({ cookie: 'token=' }).hasToken).toBe(false);
  expect(visit({ cookie: 'nottoken=abc' }).hasToken).toBe(false);
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140 Safari/537.36', false],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140 YaBrowser/25.8 Safari/537.36', false],
])('%s is a robot: %s', (agent, isBot) => {
  expect(visit({ 'user-agent': agent }).isBot).toBe(isBot);
});
