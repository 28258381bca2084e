import { expect, test, vi } from 'vitest';
import { expectConsoleError } from '#tests/strict-console.ts';
import { canLogInByCode, loadLoginWays } from './login-ways.ts';

test('ways that do not come are logged as every failed call, asked for in the page’s language, and leave the password', async () => {
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => {} } });
  const fetched = vi.fn(async () => new Response('{}', { status: 503 }));
  vi.stubGlobal('fetch', fetched);
  expectConsoleError(/^GET \/api\/v1\/auth\/ways\/: 503$/);
  await loadLoginWays('kz');
  expect(fetched).toHaveBeenCalledWith('/api/v1/auth/ways/', {
    method: 'GET',
    headers: { 'x-language-id': 'kz' },
  });
  expect(canLogInByCode()).toBe(false);
});
