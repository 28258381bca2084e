/**
 * Every screen of the office in both languages, at a desk and on a phone: markup, silence, no wider than its window; axe once
 * for each, at a desk or on a phone in turn.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { kz, ru } from '#office/i18n/every-word.ts';
import { SCREENS } from '#office/screens.ts';
import { aPackage } from '#tests/office-exchange-examples.ts';
import { aReturn } from '#tests/office-orders.ts';
import { aWebhook } from '#tests/office-partner-examples.ts';
import { expectClean } from '#tests/page-audit.ts';
import { anOrderToPick, aStockedProduct } from '#tests/picking.ts';
import { callAs, goToOffice, leadTo, officeAtRest, openAsStaff } from './office-staff.ts';
import { withShopDatabase } from './shop-database.ts';
import { shop, startVisitors } from './visitors.ts';

const visitors = startVisitors();
const LOST = { ru: ru['notFound.title'], kz: kz['notFound.title'] };
const WIDTHS = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };

async function fillPath(path: string, locale: Locale): Promise<string> {
  if (path === '/staff/:id') {
    const { items } = (await callAs('auditor', 'GET', '/staff/')) as { items: { id: number }[] };
    return `/staff/${items[0]?.id}`;
  }
  if (path === '/log/:id') {
    // An entry of its own: nobody else may have written any in this shop.
    await callAs('administrator', 'PATCH', '/me/', { language: 'ru' });
    const { items } = (await callAs('auditor', 'GET', '/log/')) as { items: { id: number }[] };
    return `/log/${items[0]?.id}`;
  }
  if (path === '/changes/:id') {
    const { items } = (await callAs('auditor', 'GET', '/tree/')) as {
      items: { id: number; nameRu: string }[];
    };
    const [{ id, nameRu } = { id: 0, nameRu: '' }] = items;
    const change = { subject: 'section', id, field: 'name_ru', from: nameRu, to: `${nameRu} и прочее` };
    const { data } = (await callAs('administrator', 'POST', '/changes/', { items: [change] })) as {
      data: { id: number };
    };
    return `/changes/${data.id}`;
  }
  if (path === '/texts/edit') return '/texts/edit?path=pages%2Fdelivery';
  if (path.startsWith('/pick/:order')) return `${path.replace(':order', String(await anOrder()))}?store=1`;
  if (path === '/stock/:product') {
    const { productId } = await withShopDatabase((db) => aStockedProduct({ db }));
    return `/stock/${productId}?store=1`;
  }
  if (path === '/orders/:id') return `/orders/${await anOrder()}`;
  if (path === '/returns/:id') return `/returns/${await withShopDatabase((db) => aReturn({ db }))}`;
  if (path === '/exchange/:id') return `/exchange/${(await withShopDatabase((db) => aPackage({ db }))).id}`;
  if (path === '/webhooks/:id') return `/webhooks/${(await withShopDatabase((db) => aWebhook({ db }))).id}`;
  if (path === '/products/:id') return '/products/1';
  if (path === '/promotions/:id') return '/promotions/1';
  if (path === '/customers/:id') return '/customers/1';
  if (path === '/wholesale/:party') return '/wholesale/organization-1';
  if (path === '/imports/:id') {
    const table = { name: 'list.csv', content: btoa('id;warranty_months\n1;321\n2;many') };
    // A file is seen by whoever brought it.
    const bring = (to: string, body: object) => callAs('administrator', 'POST', to, body, locale);
    if (locale === 'ru') {
      const content = Buffer.from('Название;Остаток\nКлей плиточный 25 кг;5\n;7').toString('base64');
      const list = { name: 'list.csv', supplier: 'Поставщик', content };
      const { data } = (await bring('/imports/', list)) as { data: { id: number } };
      const takes = { cost: false, price: 'no', markup: 0, roundTo: 1, rounding: 'up', storeId: 1 };
      await bring(`/imports/${data.id}/judge/`, { mapping: ['name', 'stock'], takes });
      return `/imports/${data.id}`;
    }
    const { data } = (await bring('/imports/', table)) as { data: { id: number } };
    await bring(`/imports/${data.id}/judge/`, { mapping: ['id', 'warranty_months'] });
    return `/imports/${data.id}`;
  }
  if (path === '/imports/pictures/:id') {
    const body = { name: 'list.csv', mode: 'add', content: btoa('id;url\n1;http://127.0.0.1/1.jpg') };
    const { data } = (await callAs('administrator', 'POST', '/picture-runs/', body, locale)) as {
      data: { id: number };
    };
    return `/imports/pictures/${data.id}`;
  }
  if (path === '/sets/:id') return '/sets/1';
  if (path === '/tree/:id/pages') return '/tree/1/pages';
  if (path === '/properties/:id') return '/properties/1';
  return path.replace(/:\w+/g, 'unknown');
}

/** One that stands to be collected, with its goods. */
let madeOrder: Promise<number> | undefined;
function anOrder(): Promise<number> {
  madeOrder ??= withShopDatabase(async (db) => (await anOrderToPick({ db }, { counts: [2, 1] })).order);
  return madeOrder;
}

describe.each(['ru', 'kz'] as const satisfies Locale[])('%s', (locale) => {
  const lang = LOCALES[locale].langTag;
  const pages = new Map<string, Page>();
  const pageOf = async (role: 'administrator' | 'marketing'): Promise<Page> => {
    const known = pages.get(role);
    if (known) return known;
    const page = await openAsStaff(visitors, role, { locale, isForFile: true });
    await page.addInitScript((kept) => localStorage.setItem('office-language', kept), locale);
    await goToOffice(page, '/me');
    pages.set(role, page);
    return page;
  };

  test.each(SCREENS)('$path is clean at a desk and on a phone', async (screen) => {
    const path = await fillPath(screen.path, locale);
    // Promotions are written by those who plan them.
    const page = await pageOf(path.startsWith('/promotions') ? 'marketing' : 'administrator');
    for (const [name, size] of Object.entries(WIDTHS)) {
      await page.setViewportSize(size);
      if (name === 'desk') await (screen.needs === 'nobody' ? goToOffice : leadTo)(page, path);
      await officeAtRest(page);
      expect(await page.locator('h1').textContent(), path).not.toBe(LOST[locale]);
      // What it judges is the same in both languages.
      const judged = SCREENS.indexOf(screen) % 2 === 0 ? 'desk' : 'phone';
      const axe = locale === 'ru' && name === judged ? 'all' : 'none';
      await expectClean(page, { lang, axe, isMoved: true });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider, `${path} at ${size.width}`).toBeLessThanOrEqual(0);
    }
  });

  test('palette, help sheet and the menu of a phone are clean', async () => {
    const page = await pageOf('administrator');
    await page.setViewportSize(WIDTHS.desk);
    await goToOffice(page, '/me');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').waitFor();
    await expectClean(page, { lang, axe: 'all', isMoved: true });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+Slash');
    await page.getByRole('dialog').waitFor();
    await expectClean(page, { lang, axe: 'all', isMoved: true });
    await page.keyboard.press('Escape');
    await page.setViewportSize(WIDTHS.phone);
    await page.locator('header button').first().click();
    await page.getByRole('dialog').waitFor();
    await expectClean(page, { lang, axe: 'all', isMoved: true });
    await page.goto(`${shop}/office/me`);
  });
});
