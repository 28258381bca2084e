import { expect, test } from 'vitest';
import { listRights, STAFF_ROLES } from '#domain/office/rights.ts';
import { ru } from '#office/i18n/every-word.ts';
import { listMenu, mayOpen, SCREENS } from '#office/screens.ts';
import { giveSession, goToOffice } from './office-staff.ts';
import { startVisitors } from './visitors.ts';

const visitors = startVisitors();
/** A screen that stands at one address of its own. */
const PLACES = SCREENS.filter(({ path, needs }) => needs !== 'nobody' && !path.includes(':'));

/**
 * Who opens what is one table, judged for all of them in office/screens.test.ts. The administrator opens every screen in
 * office-audit.test.ts; of the others this one may open the fewest, and goes everywhere.
 */
const WALKER = 'picker';

test.each(STAFF_ROLES)('the menu of %s leads everywhere it may, and nothing else is there', async (role) => {
  const page = await visitors.open();
  await giveSession(page, role);
  const rights = listRights({ roles: [role], stores: [] });
  await goToOffice(page, '/');
  const links = await page
    .locator('nav li a')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(links).toEqual(listMenu(rights).map(({ path }) => (path === '/' ? '/office' : `/office${path}`)));
  for (const screen of role === WALKER ? PLACES : PLACES.slice(0, 3)) {
    await goToOffice(page, screen.path);
    const title = await page.locator('h1').textContent();
    if (mayOpen(screen, rights)) expect(title, screen.path).not.toBe(ru['notFound.title']);
    else expect(title, screen.path).toBe(ru['notFound.title']);
  }
  await goToOffice(page, '/no-such-screen');
  expect(await page.locator('h1').textContent()).toBe(ru['notFound.title']);
});
