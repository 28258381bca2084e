import { expect, test } from 'vitest';
import { findMachineTraces, findSecrets } from './secrets.ts';

// Planted faults are put together from pieces, or the scanner would find this file.
const random = ['q7Zk2VwX9', 'pLr4TnYb8', 'MsD3'].join('');
const judge = (text: string) => findSecrets([{ path: 'api/a.ts', text: `first\n${text}\n` }]);

test.each([
  ['a private key', ['-----BEGIN RSA', 'PRIVATE KEY-----'].join(' ')],
  ['a cloud access key', `key = ${['AKIA', 'IOSFODNN7', 'EXAMPLE'].join('')}`],
  ['a code-hosting token', ['gh', 'p_', 'a1B2'.repeat(9)].join('')],
  ['a registry token', ['//packages.sheber.test/:_auth', 'Token=abc'].join('')],
  ['a password in an address', ['postgres://shop:', 'hunter2@db.shop.kz/shop'].join('')],
  ['a random value beside a secret name', `const apiKey = '${random}';`],
  ['a random value in JSON', `"clientSecret": "${random}"`],
])('%s is found', (_, text) => {
  expect(judge(text)).toMatchObject([{ path: 'api/a.ts', line: 2 }]);
});

test.each([
  "const password = 'sheber-demo-1';",
  'postgres://sheber:secret@localhost:5432/sheber',
  'postgres://user:password@db.example/shop',
  'postgres://${user}:${password}@${host}/shop',
  "const tokenCookieName = 'sheber-session-token-cookie';",
  "errors: { 'token.expired_or_already_used': 401 }",
  '"integrity": "sha512-abc"',
])('%s is no secret', (text) => {
  expect(judge(text)).toEqual([]);
});

const trace = (text: string, path = 'docs/a.md') => findMachineTraces([{ path, text: `first\n${text}\n` }]);

test.each([
  ['', 'work', 'main'].join('/'),
  `cd ${['', 'home', 'aigul', 'shop'].join('/')}`,
  ['', 'Users', 'aigul', 'shop'].join('/'),
  ['', 'root', 'shop'].join('/'),
  ['https://npm-', 'registry.shop.kz/zod'].join(''),
  ['regis', 'try=https://packages.shop.kz'].join(''),
])('%s belongs to one machine', (text) => {
  expect(trace(text)).not.toEqual([]);
});

test.each([
  'storefront/home/home.tsx',
  '../work/a.ts',
  '/catalog/',
  "root's home",
  'https://sheber.test/home/',
])('%s belongs to no machine', (text) => {
  expect(trace(text)).toEqual([]);
});

test('a lock file tied to a registry is found once', () => {
  const line = ['"reso', 'lved": "https://packages.shop.kz/zod.tgz"'].join('');
  expect(trace(`${line}\n${line}`, 'package-lock.json')).toHaveLength(1);
});
