import { describe, expect, test } from 'vitest';
import { toPassword } from './by-password.ts';
import { goTo, shop, startVisitors } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();

describe('the wish of ?login=', () => {
  test('never leads away from the shop', async () => {
    const page = await visitors.open();
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    // The login itself has a limit of its own and a journey of its own.
    await page.route('**/api/v1/auth/login/', (route) =>
      route.fulfill({ json: { data: { token: 'x', user: {} } } }),
    );
    const dialog = page.getByRole('dialog', { name: words.ru('login.title') });
    // Each costs two pages: one of every kind is enough here, the rule itself is tried on all of them below.
    for (const trick of ['//evil.example', '/\\evil.example', 'https:evil.example', 'javascript:alert(1)']) {
      await page.goto(`/contacts?login=${encodeURIComponent(trick)}`, { waitUntil: 'commit' });
      await toPassword(dialog, words.ru);
      await dialog.getByLabel(words.ru('login.login')).fill('a@sheber.test');
      await dialog.getByLabel(words.ru('login.password')).fill('password');
      const leaving = page.waitForRequest((request) => request.isNavigationRequest());
      const loaded = page.waitForEvent('domcontentloaded');
      await page.keyboard.press('Enter');
      expect((await leaving).url(), trick).toBe(`${shop}/contacts`);
      await loaded;
    }
    expect([...asked]).toEqual([shop]);
  });

  test('leads to the wanted page when that is one of the shop', async () => {
    const page = await visitors.open();
    await page.route('**/api/v1/auth/login/', (route) =>
      route.fulfill({ json: { data: { token: 'x', user: {} } } }),
    );
    await goTo(page, `/?login=${encodeURIComponent('/c/laminat?page=2')}`);
    const dialog = page.getByRole('dialog', { name: words.ru('login.title') });
    await toPassword(dialog, words.ru);
    await dialog.getByLabel(words.ru('login.login')).fill('a@sheber.test');
    await dialog.getByLabel(words.ru('login.password')).fill('password');
    await page.keyboard.press('Enter');
    await page.waitForURL('/c/laminat?page=2');
  });
});
