import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Product } from '#contract/catalog.ts';
import { makeEan13 } from '#domain/gtin.ts';
import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { allowComplaint, expectClean } from '#tests/page-audit.ts';
import { waitForFile, waitUntilAlive } from '#tests/page-ready.ts';
import { aUser } from './new-user.ts';
import { goTo, logIn, shop, startVisitors } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();
const PATH = '/personal/clubcard';

/** Moves the focus by the keyboard alone. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let pressed = 0; pressed < 80; pressed += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      const labels =
        element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent;
      return labels?.trim() ?? '';
    });
    if (label === name) return;
  }
  throw new Error(`the keyboard does not reach «${name}»`);
}

const keptCard = (page: Page) => page.evaluate(() => localStorage.getItem('club-card'));

test('in Kazakh on a phone: a card by one key, large at the till, readable without a network, gone after the logout', async () => {
  const t = words.kz;
  const page = await visitors.open({ width: 360, token: (await aUser('new-card')).token });
  await goTo(page, localePath(PATH, 'kz'));
  await tabTo(page, t('clubcard.issue.submit'));
  await page.keyboard.press('Enter');
  const open = page.getByRole('button', { name: t('clubcard.till.open') });
  await open.waitFor();
  await expectClean(page, { lang: 'kk-KZ', axe: 'all' });

  const till = page.getByRole('dialog', { name: t('clubcard.till.title') });
  await tabTo(page, t('clubcard.till.open'));
  await page.keyboard.press('Enter');
  const bars = till.getByRole('img', { name: /^2 9( \d){11}$/ });
  await bars.waitFor();
  const number = ((await bars.getAttribute('aria-label')) ?? '').replaceAll(' ', '');
  const size = await till.boundingBox();
  expect([size?.width, size?.height]).toEqual([360, 740]);
  expect(await till.evaluate((dialog) => getComputedStyle(dialog).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  await page.keyboard.press('Escape');
  await till.waitFor({ state: 'hidden' });

  await goTo(page, localePath('/', 'kz'));
  await waitForFile(page, 'offline-card');
  allowComplaint(page, /.*/);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: t('clubcard.till.show') }).click();
  const label = await till.getByRole('img').first().getAttribute('aria-label');
  expect(label?.replaceAll(' ', '')).toBe(number);
  await page.keyboard.press('Escape');
  await page.context().setOffline(false);

  await goTo(page, localePath('/personal', 'kz'));
  expect(await keptCard(page)).toContain(number);
  await page.getByRole('button', { name: t('personal.logout') }).click();
  await page.waitForURL(localePath('/', 'kz'));
  expect(await keptCard(page)).toBeNull();
});

test('in Russian on a desktop: a plastic card is attached by the keyboard, a slip in its number is told', async () => {
  const t = words.ru;
  const page = await visitors.open({ width: 1272, token: (await aUser('plastic-card')).token });
  await goTo(page, PATH);
  const number = makeEan13('29', 70_000_001);
  await tabTo(page, t('clubcard.attach.number'));
  await page.keyboard.type(`${number.slice(0, 12)}${(Number(number.at(-1)) + 1) % 10}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('246810');
  await page.keyboard.press('Enter');
  await page.getByText(t('clubcard.attach.badNumber')).first().waitFor();
  await page.getByRole('textbox', { name: t('clubcard.attach.number') }).fill(number);
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: [...number].join(' ') }).waitFor();
  await page.getByText(t('clubcard.op.welcome')).waitFor();
  await expectClean(page, { lang: 'ru-KZ', isMoved: true });
});

test('whoever acts for two companies buys for one of them, and prices follow', async () => {
  const t = words.ru;
  const token = await logIn('org@sheber.test');
  const { items } = (await (
    await fetch(`${shop}/api/v2/products/?sectionCode=laminat`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).json()) as { items: Product[] };
  const product = items.find(({ wholesalePrice, price }) => wholesalePrice && wholesalePrice < price);
  if (!product) throw new Error('no product with a wholesale price');
  const page = await visitors.open({ width: 1272, token });
  await goTo(page, `/p/${product.code}`);
  const main = page.getByRole('main');
  await main
    .getByText(formatTenge(product.wholesalePrice ?? 0))
    .first()
    .waitFor();

  const choose = async (from: string, to: string) => {
    await page.getByRole('button', { name: from }).first().click();
    const dialog = page.getByRole('dialog', { name: t('wholesale.choose') });
    await dialog.getByRole('button', { name: to }).click();
    await dialog.waitFor({ state: 'hidden' });
    // The page comes anew.
    await page.getByRole('banner').getByRole('button', { name: to }).waitFor();
    await waitUntilAlive(page);
  };
  await choose('ДЕМО Құрылыс Сервис', 'ДЕМО Жаңа Үй');
  expect(await main.textContent()).not.toContain('РРЦ');
  await choose('ДЕМО Жаңа Үй', 'ДЕМО Құрылыс Сервис');
  expect(await main.textContent()).toContain(`РРЦ ${formatTenge(product.price)}`);
});
