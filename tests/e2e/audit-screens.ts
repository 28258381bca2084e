/**
 * Every screen of the route table in one language at the three widths: clean in every respect of page-audit.ts.
 * Russian is loaded wide and Kazakh narrow, where its longest words have the least room: that is when pages jump. At the
 * other widths the page is resized. axe looks once at a screen, in Russian, wide at one and narrow at the next: what it
 * judges is the same in both languages. Pages are led from address to address. Only where most visitors come by, in Russian, is not among the deep tests.
 */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { LOCALES, type Locale, localePath } from '#domain/locale.ts';
import { expectClean } from '#tests/page-audit.ts';
import { waitUntilAlive } from '#tests/page-ready.ts';
import { listProductCodes, listScreenAddresses, type ScreenAddress } from './screen-addresses.ts';
import { goTo, logIn, setWidth, shop, startVisitors, type Width } from './visitors.ts';
import { words } from './words.ts';

/** The first is how the page is loaded. */
const WIDTHS: Record<Locale, readonly Width[]> = { ru: [1272, 768, 360], kz: [360, 768, 1272] };
/** Of each screen by turns. */
const AXE_WIDTHS: readonly Width[] = [1272, 360];

/** Screens where most visitors come by; others that anybody opens; those of a user and of visitors who did something. */
type Part = 'main' | 'open' | 'personal';

const MAIN = [
  'home',
  'section',
  'product',
  'cart',
  'search',
  'catalog',
  'calculator',
  'contacts',
  'not-found',
];

export async function auditScreens(locale: Locale, parts: readonly Part[]): Promise<void> {
  const screens = await listScreenAddresses(shop);
  const productCodes = await listProductCodes(shop);
  const token = await logIn('club@sheber.test');
  const visitors = startVisitors({ hasPictures: true });
  const lang = LOCALES[locale].langTag;
  /** A screen has its turn whichever part is run. */
  const turnOf = (path: string) =>
    Math.max(
      0,
      screens.findIndex((screen) => screen.path === path),
    );

  async function expectCleanAtEveryWidth(page: Page, path: string, isThere = async () => {}): Promise<void> {
    const address = localePath(path, locale);
    const axeWidth = AXE_WIDTHS[turnOf(path) % 2];
    for (const [at, width] of WIDTHS[locale].entries()) {
      const isLoaded = at === 0;
      await setWidth(page, width);
      if (isLoaded) await goTo(page, address);
      else await waitUntilAlive(page);
      await isThere();
      const axe = locale === 'ru' && width === axeWidth ? 'all' : 'none';
      await expectClean(page, { lang, axe, isMoved: !isLoaded });
    }
  }

  let visitor: Page;
  let user: Page;
  let keeper: Page;
  beforeAll(async () => {
    visitor = await visitors.openForFile();
    user = await visitors.openForFile({ token });
    keeper = await visitors.openForFile();
    await keeper.addInitScript(keepGoods, productCodes);
  });

  const open = screens.filter((screen) => parts.includes(partOf(screen)) && isOpen(screen));
  if (open.length > 0)
    test.each(open)('$name is clean', ({ path }) => expectCleanAtEveryWidth(visitor, path));
  if (!parts.includes('personal')) return;

  test.each(screens.filter((screen) => !isOpen(screen)))('$name is clean for a customer', ({ path }) =>
    expectCleanAtEveryWidth(user, path, async () => {
      expect(new URL(user.url()).pathname, 'the session holds').toBe(localePath(path, locale));
    }),
  );

  // The cart with goods in it is looked at by its own journeys.
  test.each(['/favorites', '/compare'])('%s is clean for a visitor who keeps goods', (path) =>
    expectCleanAtEveryWidth(keeper, path, () =>
      keeper.locator(`a[href$="/p/${productCodes[0]}"]`).first().waitFor(),
    ),
  );

  test('the first visit, with the question for the city, is clean', async () => {
    const newcomer = await visitors.open({ city: null });
    await expectCleanAtEveryWidth(newcomer, '/', () =>
      newcomer.getByRole('region', { name: words[locale]('city.title') }).waitFor(),
    );
  });
}

const isOpen = ({ needsLogin }: ScreenAddress) => !needsLogin;
const partOf = ({ name }: ScreenAddress): Part => (MAIN.includes(name) ? 'main' : 'open');

/** Runs in the page, before its own scripts. */
function keepGoods(codes: readonly string[]): void {
  localStorage.setItem(
    'sheber-cart',
    JSON.stringify(codes.map((productCode) => ({ productCode, count: 2 }))),
  );
  for (const name of ['favorite-products', 'compare-products'])
    localStorage.setItem(name, JSON.stringify(codes));
}
