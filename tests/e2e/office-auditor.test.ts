import { expect, test } from 'vitest';
import { SCREENS } from '#office/screens.ts';
import { goToOffice, openAsStaff } from './office-staff.ts';
import { startVisitors } from './visitors.ts';

const visitors = startVisitors();
/** What is one's own may be changed by anybody. */
const OWN = ['/me'];

test('an auditor sees every screen and can do nothing on any of them', async () => {
  const page = await openAsStaff(visitors, 'auditor');
  const writes: string[] = [];
  page.on('request', (request) => {
    // That somebody is there is no change.
    if (request.method() !== 'GET' && !request.url().includes('/presence/'))
      writes.push(`${request.method()} ${request.url()}`);
  });
  const places = SCREENS.filter(({ path, needs }) => needs !== 'nobody' && !path.includes(':'));
  for (const { path } of places.filter((screen) => !OWN.includes(screen.path))) {
    await goToOffice(page, path);
    expect(await page.locator('h1').textContent(), path).not.toBe('Нет такой страницы');
    const open = page.locator('main button:not([aria-disabled="true"]):not([aria-pressed])');
    const words = await open.allTextContents();
    expect(
      words.filter((text) => !['Ещё', 'Повторить'].includes(text)),
      path,
    ).toEqual([]);
  }
  await goToOffice(page, '/staff?invite=1');
  expect(await page.getByRole('dialog').count()).toBe(0);
  const invite = page.getByRole('button', { name: 'Пригласить сотрудника' });
  expect(await invite.getAttribute('title')).toBe('Ваша роль это только читает');
  // Who presses it all the same finds nothing.
  await invite.click({ force: true });
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(writes).toEqual([]);
});
