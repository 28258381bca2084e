import { expect, test } from 'vitest';
import { runMiddleware } from './middleware.ts';

const visit = (path: string, hasToken: boolean) => ({
  locale: path.startsWith('/kz') ? ('kz' as const) : ('ru' as const),
  url: new URL(path, 'https://shop.example'),
  hasToken,
});

test('without a token a guarded page leads home, keeping the language and the wanted address', () => {
  expect(runMiddleware(['auth'], visit('/personal/orders?page=2', false))).toBe(
    '/?login=%2Fpersonal%2Forders%3Fpage%3D2',
  );
  expect(runMiddleware(['auth'], visit('/kz/order', false))).toBe('/kz?login=%2Fkz%2Forder');
});

test('with a token the visitor goes on', () => {
  expect(runMiddleware(['auth'], visit('/personal', true))).toBeNull();
  expect(runMiddleware(['confirm-email', 'confirm-recovery'], visit('/', false))).toBeNull();
});

test.each(['nothing', '', 'toString', '__proto__'])('an unknown middleware name (%j) throws', (name) => {
  expect(() => runMiddleware([name], visit('/', true))).toThrow(`Unknown middleware: ${name}`);
});
