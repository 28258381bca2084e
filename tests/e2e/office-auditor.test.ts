import { expect, test } from 'vitest';
import { listRights } from '#domain/office/rights.ts';
import { mayOpen, SCREENS } from '#office/screens.ts';
import { goToOffice, leadTo, openAsStaff } from './office-staff.ts';
import { startVisitors } from './visitors.ts';

const visitors = startVisitors();
/** What is one's own may be changed by anybody. */
const OWN = ['/me'];

/** What shows more, elsewhere or otherwise, and changes nothing. */
const READING =
  /^(Ещё|Повторить|Показать ещё|Неделя раньше|Неделя позже|Выгрузить|Столбцы: .+|Ближе|Дальше|Найти|Посмотреть магазин|Разобрать|XLSX|Показать: .+|Показать решённые|Начать репетицию|.+: показать заказы|.+: выбрать в календаре)$/;
/** Screens that are nothing but an act are not for readers. */
const rights = listRights({ roles: ['auditor'], stores: [] });

test('an auditor sees every screen that shows something and can do nothing on any of them', async () => {
  const page = await openAsStaff(visitors, 'auditor');
  const writes: string[] = [];
  const found: string[][] = [];
  page.on('request', (request) => {
    // That somebody is there is no change, nor is a look at what would be.
    if (request.method() !== 'GET' && !/\/(presence|preview|reckon)\//.test(request.url()))
      writes.push(`${request.method()} ${request.url()}`);
  });
  const places = SCREENS.filter(
    (screen) => screen.needs !== 'nobody' && !screen.path.includes(':') && mayOpen(screen, rights),
  );
  await goToOffice(page, '/me');
  for (const { path } of places.filter((screen) => !OWN.includes(screen.path))) {
    await leadTo(page, path);
    expect(await page.locator('h1').textContent(), path).not.toBe('Нет такой страницы');
    // A row opens what it says more of.
    const open = page.locator(
      'main button:not([aria-disabled="true"], [aria-pressed], [role="columnheader"] *, td [aria-haspopup="dialog"])',
    );
    const names = await open.evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
    );
    const acts = names.filter((name) => !READING.test(name));
    if (acts.length > 0) found.push([path, ...acts]);
  }
  expect(found).toEqual([]);
  await goToOffice(page, '/staff?invite=1');
  expect(await page.getByRole('dialog').count()).toBe(0);
  const invite = page.getByRole('button', { name: 'Пригласить сотрудника' });
  expect(await invite.getAttribute('title')).toBe('Ваша роль это только читает');
  // Who presses it all the same finds nothing.
  await invite.click({ force: true });
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(writes).toEqual([]);
});
