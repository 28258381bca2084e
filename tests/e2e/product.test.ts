import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalog.ts';
import { drawRange } from '#demo/range/draw-range.ts';
import { LOCALES, type Locale, localePath } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { priceView } from '#domain/price.ts';
import { allowComplaint, expectClean } from '#tests/page-audit.ts';
import { waitUntilWhollyAlive } from '#tests/page-ready.ts';
import { eventually, goTo, shop, startVisitors, type Width } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors({ hasPictures: true });
/** A number and its unit stand in one line. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const t = words.ru;
/** As many as the demo shop has. */
const DEMO_PRODUCTS = 3500;

const goods: Product[] = [];
let retired = '';

const inPavlodar = ({ balance }: Product) => balance.find(({ city }) => city === 'pavlodar')?.count ?? 0;
const total = ({ balance }: Product) => balance.reduce((sum, { count }) => sum + count, 0);

function find(is: (product: Product) => boolean): Product {
  const found = goods.find(is);
  if (!found) throw new Error('the demo range has no such product among laminate and tiles');
  return found;
}

beforeAll(async () => {
  for (const section of ['laminat', 'keramogranit']) {
    const response = await fetch(`${shop}/api/v2/products/?sectionCode=${section}&pageSize=96`);
    goods.push(...((await response.json()) as { items: Product[] }).items);
  }
  // No list of the shop names what is no longer sold; the range is drawn the same everywhere.
  for (const { product } of drawRange(DEMO_PRODUCTS)) if (!product.active) retired = product.code;
});

/** Everything the server has written has come alive. */
async function open(page: Page, address: string): Promise<void> {
  await goTo(page, address);
  await waitUntilWhollyAlive(page);
}

const ordinary = () =>
  find((p) => p.imageCount === 3 && !p.onOrder && !p.isOffline && inPavlodar(p) >= 20 && total(p) >= 40);

describe('the gallery', () => {
  test('is turned by keys and by its small pictures, and opens large over the page', async () => {
    const page = await visitors.open();
    await open(page, `/p/${ordinary().code}`);
    const row = page.getByRole('list', { name: t('product.pictures') });
    const current = page.locator('a[aria-current="true"][href^="#picture"]');
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await eventually(() => current.getAttribute('href')).toBe('#picture-2');
    await page.keyboard.press('End');
    await eventually(() => current.getAttribute('href')).toBe('#picture-3');
    await page.keyboard.press('ArrowRight');
    await eventually(() => row.evaluate((list) => list.scrollLeft / list.clientWidth)).toBe(2);

    await page.getByRole('button', { name: t('product.zoom') }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(t('product.pictureOf', { number: 3, count: 3 })).waitFor();
    await page.keyboard.press('ArrowRight');
    await dialog.getByText(t('product.pictureOf', { number: 1, count: 3 })).waitFor();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: t('product.zoomOut') }).waitFor();
    await expectClean(page, { lang: 'ru-KZ' });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('title'))).toBe(t('product.zoom'));
  });

  test('is swiped on a phone, and none of its small pictures is cut off', async () => {
    const page = await visitors.open({ width: 360 });
    await open(page, `/p/${ordinary().code}`);
    // What a finger leaves behind: the row stands at its second picture.
    await page.getByRole('list', { name: t('product.pictures') }).evaluate((list) => {
      list.scrollLeft = list.clientWidth;
    });
    await eventually(() =>
      page.locator('a[aria-current="true"][href^="#picture"]').getAttribute('href'),
    ).toBe('#picture-2');
    const boxes = await page
      .locator('a[href^="#picture"]')
      .evaluateAll((links) =>
        links
          .map((link) => link.getBoundingClientRect())
          .map(({ left, right }) => [left >= 0, right <= innerWidth]),
      );
    expect(boxes).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ]);
  });
});

test('square metres become packs with a reserve, and the button puts so many in', async () => {
  const product = ordinary();
  const pack = product.units.find(({ base }) => !base);
  const unit = product.units.find(({ base }) => base)?.name ?? '';
  if (!pack) throw new Error('laminate has square metres');
  const page = await visitors.open();
  await open(page, `/p/${product.code}`);
  const buying = page.getByRole('region', { name: t('product.buying') });
  await buying.getByRole('textbox', { name: t('product.area') }).fill('14');
  const expectPacks = async (reserve: number) => {
    const packs = Math.ceil((14 * (100 + reserve)) / 100 / pack.ratio - 1e-6);
    const words = `${formatNumber(packs)} ${unit} = ${formatNumber(Math.round(packs * pack.ratio * 1000) / 1000)}`;
    await eventually(async () => plain((await buying.textContent()) ?? '')).toContain(plain(words));
    await buying
      .getByText(formatTenge(packs * priceView(product, 'retail').price), { exact: true })
      .waitFor();
    return packs;
  };
  await expectPacks(5);
  // The whole chip is pressed; under the pointer its own input takes its place.
  await buying.getByRole('radio', { name: '10 %' }).check({ force: true });
  const packs = await expectPacks(10);
  await buying.getByRole('button', { name: t('button.active') }).click();
  const stepper = buying.getByRole('spinbutton', { name: t('design.stepper.count') });
  await eventually(() => stepper.inputValue()).toBe(String(packs));
  // Another area beside what lies in the cart: one press makes the cart so.
  await buying.getByRole('textbox', { name: t('product.area') }).fill('21');
  const more = Math.ceil((21 * 1.1) / pack.ratio - 1e-6);
  await buying.getByRole('button', { name: t('product.setCart', { count: more, unit }) }).click();
  await eventually(() => stepper.inputValue()).toBe(String(more));
});

test('what goes with it is put into the cart by one press, without what was taken out', async () => {
  const page = await visitors.open({ width: 360 });
  await open(page, `/p/${ordinary().code}`);
  const together = page.getByRole('region', { name: t('product.together') });
  // What is ticked beforehand is what the work needs and is not dear: here the visitor says it all.
  const ticks = together.getByRole('checkbox');
  for (const tick of await ticks.all()) await tick.check();
  const all = await ticks.count();
  for (const tick of (await ticks.all()).slice(2)) await tick.uncheck();
  expect(all).toBeGreaterThan(1);
  await together.getByRole('button', { name: t('together.add', { count: 3 }) }).click();
  await page.getByText(t('cart.added', { count: 3 })).waitFor();
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('sheber-cart') ?? '[]'));
  expect(cart).toHaveLength(3);
  expect(cart[0].productCode).toBe(ordinary().code);
});

describe('what is sold on order', () => {
  const onOrder = () => find((product) => product.onOrder);

  test('opens a form that keeps what was typed until it has arrived', async () => {
    const page = await visitors.open({ width: 360 });
    allowComplaint(page, /feedback\/callback/);
    allowComplaint(page, /Failed to load resource|answered 429/);
    await open(page, `/p/${onOrder().code}`);
    await page
      .getByRole('button', { name: t('button.order') })
      .or(page.getByRole('link', { name: t('button.order') }))
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: t('ask.orderTitle') });
    expect(await page.locator('dialog[open]').getAttribute('data-size')).toBe('narrow');
    const phone = dialog.getByLabel(t('ask.phone'));
    const send = dialog.getByRole('button', { name: t('ask.orderSend') });
    await phone.fill('8 705 000');
    await dialog.getByLabel(t('ask.name')).fill('Айгуль');
    await send.click();
    await dialog.getByText(t('ask.phoneWrong')).waitFor();
    await expectClean(page, { lang: 'ru-KZ' });

    await phone.fill('8 705 000 11 22');
    await page.route('**/api/v1/feedback/callback/', (route) => route.abort());
    await send.click();
    await dialog.getByRole('alert').getByText(t('ask.noAnswer')).waitFor();
    expect(await phone.inputValue()).toBe('8 705 000 11 22');

    await page.unroute('**/api/v1/feedback/callback/');
    await send.click();
    await dialog.getByRole('status').getByText(t('ask.success')).waitFor();
    await dialog.getByRole('button', { name: t('ask.done') }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  test('is refused in words when one phone asks again and again, in Kazakh too', async () => {
    const kz = words.kz;
    const page = await visitors.open();
    allowComplaint(page, /feedback\/callback/);
    allowComplaint(page, /Failed to load resource|answered 429/);
    await open(page, localePath(`/p/${onOrder().code}`, 'kz'));
    const dialog = page.getByRole('dialog', { name: kz('ask.orderTitle') });
    const ask = async () => {
      await page
        .getByRole('link', { name: kz('button.order') })
        .first()
        .click();
      await dialog.getByLabel(kz('ask.phone')).fill('+7 705 000 33 44');
      await dialog.getByLabel(kz('ask.name')).fill('Әсел');
      await dialog.getByRole('button', { name: kz('ask.orderSend') }).click();
    };
    await ask();
    await dialog.getByRole('status').getByText(kz('ask.success')).waitFor();
    await page.keyboard.press('Escape');
    await ask();
    await dialog.getByRole('alert').getByText('Сұраулар тым көп').waitFor();
    expect(await dialog.getByLabel(kz('ask.name')).inputValue()).toBe('Әсел');
  });
});

test('what is no longer sold keeps its page: the last price, what to take instead, nothing to buy', async () => {
  const page = await visitors.open();
  await open(page, `/p/${retired}`);
  const buying = page.getByRole('region', { name: t('product.buying') });
  await buying.getByRole('button', { name: t('price.last') }).hover();
  await page.getByRole('tooltip').getByText(t('design.price.lastMeaning')).waitFor();
  expect(await buying.getByRole('button', { name: t('button.active') }).count()).toBe(0);
  expect(await buying.getByRole('button', { name: t('button.disabled') }).count()).toBe(0);
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.indexOf(t('product.analogues'))).toBe(0);
  expect(headings).toContain(t('product.specs'));
});

/** As if each had been opened for a while: in the browser's own list and in the shop's. */
const lookAt = (page: Page, codes: readonly string[]) =>
  page.evaluate(async (all) => {
    for (const productCode of all) {
      const { status } = await fetch('/api/v1/views/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ productCode, cityId: 1 }),
      });
      if (status !== 200) throw new Error(`the view was not counted: ${status}`);
    }
    localStorage.setItem('recent-products', JSON.stringify(all.toReversed()));
  }, codes);

test('what was looked at before waits on product, cart and wrong addresses, from four goods on', async () => {
  // What cannot be bought here is not shown again; which goods stand first changes with what other journeys look at.
  const [first = '', second = '', third = '', fourth = '', last = ''] = goods
    .filter((product) => !product.onOrder && !product.isOffline && inPavlodar(product) >= 20)
    .map(({ code }) => code);
  const page = await visitors.open();
  const shelf = page.getByRole('region', { name: t('product.recent') });
  const look = () => page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  // What is drawn when it comes near moves the end of the page away: a visitor scrolls on.
  const lookUntilThere = () => expect.poll(() => look().then(() => shelf.isVisible())).toBe(true);
  await open(page, '/contacts');
  await lookAt(page, [first, second, third]);
  await open(page, '/cart');
  await look();
  expect(await shelf.count()).toBe(0);

  await lookAt(page, [first, second, third, fourth]);
  await open(page, `/p/${last}`);
  await lookUntilThere();
  const hrefs = await shelf
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.querySelector('a[href]')?.getAttribute('href')));
  expect(hrefs).toEqual([fourth, third, second, first].map((code) => `/p/${code}`));
  expect(await page.evaluate(() => localStorage.getItem('recent-products'))).toBe(
    JSON.stringify([last, fourth, third, second, first]),
  );
  for (const address of ['/cart', '/no/such/page']) {
    await open(page, address);
    await lookUntilThere();
  }
});

test('a value of the table leads into the filtered listing, and the data for search engines is whole', async () => {
  const product = ordinary();
  const page = await visitors.open({ javaScriptEnabled: false });
  await page.goto(`/p/${product.code}`);
  const table = page.getByRole('region', { name: t('product.specs') });
  const hrefs = await table
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.filter((href) => /^\/c\/[\w-]+\?f\.[\w-]+=[\w.%-]+$/.test(href ?? '')).length).toBeGreaterThan(
    3,
  );
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const found = data.map((text) => JSON.parse(text));
  expect(found.map((each) => each['@type'])).toEqual(['Product', 'BreadcrumbList']);
  expect(found[0].offers).toMatchObject({ priceCurrency: 'KZT', price: priceView(product, 'retail').price });
  // The stores, the days and the history of the price are there without scripts, too.
  await page.getByRole('region', { name: new RegExp(t('product.stores', { city: '' })) }).waitFor();
});

// What is on sale is among the screens that the audit looks at.
test.each<[Locale, Width]>([
  ['ru', 1272],
  ['kz', 360],
])('what is sold on order is clean in %s at %d px', async (locale, width) => {
  const page = await visitors.open({ width });
  await open(page, localePath(`/p/${find((product) => product.onOrder).code}`, locale));
  await expectClean(page, { lang: LOCALES[locale].langTag });
});
