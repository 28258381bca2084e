import { expect, test } from 'vitest';
import { createLogGuard, findSecret } from './log-guard.ts';

test.each([
  ['a phone', '{"msg":"callback of +77051234567"}'],
  ['a phone', '{"msg":"8 (705) 123-45-67"}'],
  ['an e-mail', '{"detail":"Key (email)=(aigul@example.kz) already exists."}'],
  ['a token', `{"url":"/?confirm-email=${'aB3_-'.repeat(8)}xyz"}`],
  ['a card number', '{"url":"/api/v1/cart/?card=2900700000011"}'],
  ['a password hash', '{"query":"$argon2id$v=19$m=47104"}'],
  ['a password', '{"body":{"password":"secret"}}'],
])('%s is found in %s', (secret, line) => {
  expect(findSecret(line)).toBe(secret);
});

test.each([
  '{"level":30,"time":1789459200000,"reqId":"k3Jd_0sQw-1z","method":"POST","route":"/api/v1/auth/login/","status":422,"ms":51.2,"msg":"request"}',
  '{"level":40,"mail":12,"kind":"recovery","attempts":3,"reason":"ECONNREFUSED","msg":"a letter did not leave"}',
])('an ordinary line passes: %s', (line) => {
  expect(findSecret(line)).toBeNull();
});

test('a guard that saw a secret fails its test file', () => {
  const guard = createLogGuard();
  guard.stream.write('{"msg":"fine"}');
  guard.settle();
  guard.stream.write('{"msg":"who@example.kz"}');
  expect(guard.seen()).toBe(2);
  expect(() => guard.settle()).toThrow(/an e-mail: .*who@example\.kz/);
});
