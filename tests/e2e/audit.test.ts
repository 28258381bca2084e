/**
 * Every screen of the route table in both languages at the three widths: clean in every respect of page-audit.ts.
 * One page per width and kind of visitor is led from address to address, each a full load of its own.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, type Locale, localePath } from '#domain/locale.ts';
import { expectClean } from '#tests/page-audit.ts';
import { listScreenAddresses } from './screen-addresses.ts';
import { goTo, logIn, openPage, shop, startVisitors, WIDTHS } from './visitors.ts';

const visitors = startVisitors();
const screens = await listScreenAddresses(shop);
const anonymous = screens.filter(({ needsLogin }) => !needsLogin);
const personal = screens.filter(({ needsLogin }) => needsLogin);

describe.each(WIDTHS)('at %i px', (width) => {
  let visitor: Page;
  let customer: Page;

  beforeAll(async () => {
    visitor = await openPage(visitors.browser(), { width });
    customer = await openPage(visitors.browser(), { width, token: await clubToken() });
  });
  afterAll(async () => {
    await visitor.context().close();
    await customer.context().close();
  });

  describe.each(['ru', 'kz'] as Locale[])('in %s', (locale) => {
    const lang = LOCALES[locale].langTag;

    test.each(anonymous)('$name is clean', async ({ path }) => {
      await goTo(visitor, localePath(path, locale));
      await expectClean(visitor, { lang });
    });

    test.each(personal)('$name is clean for a customer', async ({ path }) => {
      await goTo(customer, localePath(path, locale));
      expect(new URL(customer.url()).pathname, 'the session holds').toBe(localePath(path, locale));
      await expectClean(customer, { lang });
    });

    test('the first visit, with the question for the city, is clean', async () => {
      const newcomer = await visitors.open({ width, city: null });
      await goTo(newcomer, localePath('/', locale));
      await expectClean(newcomer, { lang });
    });
  });
});

let token: Promise<string> | undefined;
function clubToken(): Promise<string> {
  token ??= logIn('club@sheber.test');
  return token;
}
