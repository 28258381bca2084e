import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale, localePath } from '#domain/locale.ts';
import { allowComplaint } from '#tests/page-audit.ts';
import { atRest } from '#tests/page-ready.ts';
import {
  expectArrived,
  isSameDocument,
  mark,
  plantLink,
  press,
  scrollDown,
  scrollTop,
} from './soft-navigation.ts';
import { eventually, goTo, shop, startVisitors, type Width } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();

describe.each<[Locale, Width]>([
  ['ru', 1272],
  ['kz', 360],
])('in %s at %i px', (locale, width) => {
  const t = words[locale];
  const other: Locale = locale === 'ru' ? 'kz' : 'ru';
  const at = (path: string) => localePath(path, locale);

  test('one walks from home to a product by clicks without a reload, and each page is announced', async () => {
    const page = await visitors.open({ width });
    await goTo(page, at('/'));
    await mark(page);
    const titles = new Set([await page.title()]);
    await page
      .getByRole('main')
      .locator(`a[href="${at('/c/napolnye-pokrytiya')}"]`)
      .first()
      .click();
    await expectArrived(page, /\/c\/napolnye-pokrytiya$/);
    titles.add(await page.title());
    await page
      .getByRole('main')
      .locator(`a[href="${at('/c/laminat')}"]`)
      .first()
      .click();
    await expectArrived(page, /\/c\/laminat$/);
    titles.add(await page.title());
    await page.getByRole('article').first().getByRole('link').first().click();
    await expectArrived(page, /\/p\/[\w-]+$/);
    titles.add(await page.title());
    expect(titles.size).toBe(4);
    // The same as on a page that is opened by itself: the shop's public address, whichever the visitor came by.
    const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
    expect(new URL(canonical).pathname).toBe(new URL(page.url()).pathname);
    expect(await (await page.request.get(page.url())).text()).toContain(
      `<link rel="canonical" href="${canonical}">`,
    );
  });

  test('the next page of a listing and the other language keep the position', async () => {
    const page = await visitors.open({ width });
    await goTo(page, at('/c/laminat'));
    await mark(page);
    await scrollDown(page, 600);
    const first = await page.getByRole('article').first().textContent();
    await plantLink(page, at('/c/laminat?page=2'));
    await scrollDown(page, 600);
    await press(page, 'a:text("planted link")');
    await page.waitForURL(/\?page=2$/);
    await eventually(() => page.getByRole('article').first().textContent()).not.toBe(first);
    expect(await scrollTop(page)).toBe(600);

    await press(page, `nav[aria-label="${t('language.switch')}"] a[lang="${LOCALES[other].langTag}"]`);
    await page.waitForURL(`${localePath('/c/laminat', other)}?page=2`);
    await page.getByRole('navigation', { name: words[other]('language.switch') }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(LOCALES[other].langTag);
    expect(await scrollTop(page)).toBe(600);
    expect(await isSameDocument(page)).toBe(true);
    // Chosen is chosen: the next visit begins in it.
    await page.goto('/');
    expect(new URL(page.url()).pathname).toBe(localePath('/', other));
  });

  test('a hash leads to its element, by a click and from the address', async () => {
    const page = await visitors.open({ width });
    await goTo(page, at('/c/laminat'));
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL(/\/p\//);
    const specs = page.locator('#specs');
    const topOfSpecs = () => specs.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await specs.waitFor();
    expect(await topOfSpecs()).toBeGreaterThan(300);
    await press(page, 'a[href$="#specs"]');
    await page.waitForURL(/#specs$/);
    await eventually(topOfSpecs).toBeLessThan(200);
    expect(await topOfSpecs()).toBeGreaterThanOrEqual(0);

    const address = page.url();
    await page.goto('about:blank');
    await goTo(page, address);
    await eventually(topOfSpecs).toBeLessThan(200);
    expect(await topOfSpecs()).toBeGreaterThanOrEqual(0);
  });

  test('a wrong address shows its page after a soft navigation too', async () => {
    const page = await visitors.open({ width });
    await goTo(page, at('/'));
    await mark(page);
    allowComplaint(page, /no-such-section\/_payload\.json/);
    await plantLink(page, at('/c/no-such-section'));
    await page.getByRole('link', { name: 'planted link' }).click();
    await page.getByRole('heading', { level: 1, name: t('notFound.heading') }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.title()).toBe(t('notFound.title'));
    expect(await page.locator('#page-announcer').textContent()).toBe(t('notFound.title'));
  });
});

test('the shop leaves links alone that are not its own screens', async () => {
  const page = await visitors.open();
  await goTo(page, '/');
  const targets = [
    'https://example.invalid/',
    '//example.invalid/c/laminat',
    'tel:+77000000000',
    '/api/docs/',
    '/sitemap.xml',
    'http://127.0.0.1:1/',
  ];
  const taken = await page.evaluate((hrefs) => {
    const took: string[] = [];
    // After the shop's own listener: tells what it did, and keeps the browser from leaving.
    addEventListener('click', (event) => {
      if (event.defaultPrevented) took.push((event.target as HTMLAnchorElement).href);
      event.preventDefault();
    });
    for (const href of hrefs) {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
    }
    return took;
  }, targets);
  expect(taken).toEqual([]);
  expect(page.url()).toBe(`${shop}/`);
});

test('of two quick presses the last one counts, and going back ends what is on its way', async () => {
  const page = await visitors.open();
  await goTo(page, '/');
  await mark(page);
  const held: (() => void)[] = [];
  await page.route('**/brands/_payload.json', async (route) => {
    await new Promise<void>((release) => held.push(release));
    // Given up by the page meanwhile: nobody is there to be answered.
    await route.continue().catch(() => undefined);
  });
  const releaseAll = async () => {
    for (const release of held.splice(0)) release();
    // What must not come has no sign by which to wait for it.
    await page.waitForTimeout(300);
  };

  await press(page, 'footer a[href="/brands"]');
  await eventually(() => held.length).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/');
  await press(page, 'footer a[href="/catalog"]');
  await expectArrived(page, /\/catalog$/);
  await releaseAll();
  expect(await page.title()).toBe(words.ru('catalog.seoTitle'));

  await press(page, 'footer a[href="/brands"]');
  await eventually(() => held.length).toBe(1);
  await page.goBack();
  await expectArrived(page, /\/$/);
  await releaseAll();
  await atRest(page);
  expect(new URL(page.url()).pathname).toBe('/');
  await eventually(() => page.title()).toBe(words.ru('home.seoTitle'));
  await page.goForward();
  await expectArrived(page, /\/catalog$/);
});

test('the first link of a page leads the keyboard past the header', async () => {
  const page = await visitors.open();
  await goTo(page, '/contacts');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#content$/);
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
});
