/**
 * Staff of a journey's own, each of a role and a language: sessions made in the shop's database, without a login, which go
 * along as a cookie. Nobody changes what another journey reads.
 */
import type { Page } from 'playwright-core';
import type { StaffRole } from '#contract/office/rights.ts';
import type { Locale } from '#domain/locale.ts';
import { aStaffSession } from '#tests/office.ts';
import { withShopDatabase } from './shop-database.ts';
import { shop, type VisitorOptions, type Visitors } from './visitors.ts';

const sessions = new Map<string, Promise<string>>();

async function makeSession(role: StaffRole, locale: Locale): Promise<string> {
  const email = `${role}-${locale}-${crypto.randomUUID().slice(0, 8)}@staff.sheber.test`;
  return withShopDatabase(async (db) => {
    const { id, cookie } = await aStaffSession({ db }, { email, roles: [role] });
    await db`UPDATE staff SET language = ${locale} WHERE id = ${id}`;
    return cookie.replace('__Secure-office=', '');
  });
}

function sessionOf(role: StaffRole, locale: Locale): Promise<string> {
  const key = `${role} ${locale}`;
  const session = sessions.get(key) ?? makeSession(role, locale);
  sessions.set(key, session);
  return session;
}

/** A journey has ended the session: the next one of this role makes its own. */
export const forgetSession = (role: StaffRole, locale: Locale = 'ru') => sessions.delete(`${role} ${locale}`);

/** A call as this role makes it, beside the browser: a colleague at another desk. */
export async function callAs(
  role: StaffRole,
  method: string,
  path: string,
  body?: unknown,
  locale: Locale = 'ru',
): Promise<unknown> {
  const response = await fetch(`${shop}/office/api/v1${path}`, {
    method,
    headers: {
      cookie: `__Secure-office=${await sessionOf(role, locale)}`,
      origin: shop,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** A page with the session of this role, in this language. */
export async function openAsStaff(
  visitors: Visitors,
  role: StaffRole,
  {
    locale = 'ru',
    isForFile = false,
    ...options
  }: { locale?: Locale; isForFile?: boolean } & Pick<VisitorOptions, 'width' | 'hasWorker'> = {},
): Promise<Page> {
  const page = await (isForFile ? visitors.openForFile(options) : visitors.open(options));
  await giveSession(page, role, locale);
  return page;
}

export async function giveSession(page: Page, role: StaffRole, locale: Locale = 'ru'): Promise<void> {
  const { hostname } = new URL(shop);
  const value = await sessionOf(role, locale);
  await page
    .context()
    .addCookies([{ name: '__Secure-office', value, domain: hostname, path: '/office', secure: true }]);
}

/** Opens an address of the office and waits until its own words are there. */
export async function goToOffice(page: Page, path: string): Promise<void> {
  await page.goto(`${shop}/office${path === '/' ? '' : path}`);
  await page.locator('h1').waitFor();
  await officeAtRest(page);
}

/** The same without loading the office anew, as its own links lead: twice as quick. From another screen of it. */
export async function leadTo(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (to) => {
      document.querySelector('h1')?.setAttribute('data-left', '');
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    `/office${path === '/' ? '' : path}`,
  );
  await page.locator('h1:not([data-left])').waitFor();
  await officeAtRest(page);
}

/** No bones of something that is on its way. */
export async function officeAtRest(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => document.querySelector('[class*="bone"]') === null);
}
