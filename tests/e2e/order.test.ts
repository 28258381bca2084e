import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalog.ts';
import { type Locale, localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { allowComplaint, expectClean } from '#tests/page-audit.ts';
import { aBuyer, lastOrder, ordersOf, putIn } from './new-buyer.ts';
import { DEMO_PASSWORD, eventually, goTo, shop, startVisitors, type Width } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();
const total = ({ balance }: Product) => balance.reduce((sum, { count }) => sum + count, 0);
let laminate: Product[] = [];

async function listProducts(section: string): Promise<Product[]> {
  const response = await fetch(`${shop}/api/v2/products/?sectionCode=${section}&pageSize=96`);
  const { items } = (await response.json()) as { items: Product[] };
  return items.filter((each) => !each.onOrder && !each.isOffline);
}

beforeAll(async () => {
  laminate = (await listProducts('laminat')).filter((each) => total(each) >= 60);
});

function good(at: number): Product {
  const found = laminate[at];
  if (!found) throw new Error('the demo range has too little laminate');
  return found;
}

const startsWith = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
const langOf = (locale: Locale) => (locale === 'ru' ? 'ru-KZ' : 'kk-KZ');
/** The parts of the page by what they are called. */
function checkoutOf(page: Page, locale: Locale) {
  const t = words[locale];
  return {
    t,
    choose: (text: string) => page.getByRole('radio', { name: startsWith(text) }),
    order: page
      .getByRole('complementary')
      .getByRole('button', { name: startsWith(t('checkout.placeShort')) }),
    made: page.getByRole('heading', { level: 1, name: /[A-Z]-\d{6}-\d{5}/ }),
  };
}

/** By the keyboard: the pointer is not used. */
async function press(target: Locator, key = 'Enter'): Promise<void> {
  await target.focus();
  await target.page().keyboard.press(key);
}

describe.each<[Locale, Width, string]>([
  ['ru', 1272, '+77010000101'],
  ['kz', 360, '+77010000102'],
])('in %s at %i px, by keyboard alone', (locale, width, phone) => {
  test('a guest collects, logs in, and fetches the order from a store', async () => {
    const at = (path: string) => localePath(path, locale);
    const buyer = await aBuyer(`pickup-${locale}`, phone);
    const page = await visitors.open({ width });
    const { t, choose, order, made } = checkoutOf(page, locale);
    await goTo(page, at('/cart'));
    const lines = JSON.stringify([{ productCode: good(0).code, count: 2 }]);
    await page.evaluate((kept) => localStorage.setItem('sheber-cart', kept), lines);
    await goTo(page, at('/cart'));
    await press(page.getByRole('complementary').locator('a[href$="/order"]'));
    const dialog = page.getByRole('dialog', { name: t('login.title') });
    await dialog.waitFor();
    await dialog.getByLabel(t('login.login')).focus();
    await page.keyboard.type(buyer.email);
    await dialog.getByLabel(t('login.password'), { exact: true }).focus();
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(at('/order'));

    // A press too early says what is missing and leads there.
    await order.waitFor();
    const summary = page.getByRole('group', { name: t('form.faults', { count: 1 }) });
    await eventually(async () => {
      // While sums are on their way it does nothing.
      await press(order);
      await page.waitForTimeout(200);
      return page.evaluate(() => document.activeElement?.getAttribute('role'));
    }).toBe('group');
    await expectClean(page, { lang: langOf(locale), isResized: true });
    await press(summary.getByRole('button'));
    await press(choose(t('payment.cash_on_receipt')), 'Space');
    // One question after another, and everything in sight of the keyboard.
    await press(page.getByRole('button', { name: t('checkout.editOf', { title: t('checkout.extras') }) }));
    await page.getByRole('textbox', { name: startsWith(t('checkout.commentStore')) }).focus();
    await page.keyboard.type('Позвоните');
    await eventually(() => order.getAttribute('aria-busy')).toBeNull();
    await press(order);

    await made.waitFor();
    const stored = await lastOrder(buyer);
    expect(stored).toMatchObject({
      method: 'pickup',
      comment: 'Позвоните',
      items: [{ count: 2 }],
      recipient: { firstName: 'Айгерім', phone, isSelf: true },
    });
    expect(new URL(page.url()).searchParams.get('number')).toBe(stored.number);
    // Loaded anew it says the same, and the draft is gone.
    await goTo(page, page.url());
    await made.waitFor();
    await page.getByText(formatTenge(stored.total)).first().waitFor();
    await expectClean(page, { lang: langOf(locale) });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      press(page.getByRole('button', { name: t('orderCreated.calendar') })),
    ]);
    expect(file.suggestedFilename()).toBe(`sheber-${stored.number}.ics`);
    expect(readFileSync(await file.path(), 'utf8')).toContain(`UID:${stored.number}@sheber`);
    expect(await page.evaluate(() => JSON.stringify(Object.keys(localStorage)))).not.toContain('order-');
  });
});

test('a delivery is carried to the fourth floor in an hour that is held', async () => {
  const buyer = await aBuyer('delivery', '+77010000103');
  await putIn(buyer, { productCode: good(1).code, count: 8 });
  await buyer.call('POST', '/api/v1/addresses/', {
    cityCode: 'pavlodar',
    street: 'ул. Садовая',
    house: '54',
    floor: 4,
    flat: '16',
    point: { latitude: 52.2925, longitude: 76.9581 },
  });
  const page = await visitors.open({ width: 1272, token: buyer.token });
  const { t, choose, order, made } = checkoutOf(page, 'ru');
  await goTo(page, '/order');
  await choose(t('checkout.method.delivery')).check({ force: true });
  await page.getByRole('radio', { name: t('checkout.lift.floor'), exact: true }).check({ force: true });
  expect(await page.getByRole('textbox', { name: t('checkout.lift.which') }).inputValue()).toBe('4');
  // The sum is worked out before the reader: kilograms × floors × 6.
  const weight = good(1).units.find(({ base }) => base)?.weight ?? 0;
  const lift = Math.max(3000, Math.ceil((weight * 8 * 4 * 6) / 10) * 10);
  await eventually(() => page.getByRole('status').allTextContents()).toContainEqual(
    expect.stringContaining(formatTenge(lift)),
  );
  const hours = page.getByRole('region', { name: t('checkout.when') });
  const free = hours.getByRole('radio', { disabled: false }).nth(4);
  const hour = (await free.getAttribute('aria-label')) ?? '';
  await free.check({ force: true });
  await hours.getByRole('timer').waitFor();
  await choose(t('payment.card_on_receipt')).check({ force: true });
  await eventually(() => order.getAttribute('aria-busy')).toBeNull();
  await expectClean(page, { lang: 'ru-KZ', isResized: true });
  // Who has been here before is asked for little: eight questions at most, all of them in sight.
  const asked = await page
    .locator('main :is(input, select, textarea)')
    .evaluateAll((all) => [...new Set(all.map((field) => field.getAttribute('name')))]);
  expect(asked.length, asked.join()).toBeLessThanOrEqual(8);
  const named = (await order.textContent()) ?? '';
  await order.click();
  await made.waitFor();
  const stored = await lastOrder(buyer);
  expect(stored.totals.lift).toBe(lift);
  expect(named).toContain(formatTenge(stored.total));
  expect(stored.delivery).toMatchObject({
    lift: { mode: 'floor', floor: 4 },
    address: { street: 'ул. Садовая' },
  });
  expect(hour).toContain(`${stored.delivery.slot?.from}–${stored.delivery.slot?.to}`);
});

test('a card is refused, then taken', async () => {
  const buyer = await aBuyer('card', '+77010000104');
  await putIn(buyer, { productCode: good(2).code, count: 1 });
  const page = await visitors.open({ width: 360, token: buyer.token });
  const { t, choose, order, made } = checkoutOf(page, 'kz');
  await goTo(page, '/kz/order');
  await choose(t('payment.card_online')).check({ force: true });
  await eventually(() => order.getAttribute('aria-busy')).toBeNull();
  await order.click();
  await made.waitFor();
  const { total: sum } = await lastOrder(buyer);
  const pay = page.getByRole('button', { name: t('orderPage.paySum', { sum: formatTenge(sum) }) });
  await pay.click();
  await page.waitForURL(/\/payments\/sandbox\//);
  await page.locator('form[action$="/decline"] button').click();
  await page.waitForURL(/\/kz\//);
  await goTo(page, `/kz/order-created?number=${(await lastOrder(buyer)).number}`);
  await eventually(async () => (await lastOrder(buyer)).paymentStatus).toBe('failed');
  await goTo(page, page.url());
  await page.getByText(t('orderCreated.failed')).waitFor();
  await pay.click();
  await page.waitForURL(/\/payments\/sandbox\//);
  await page.locator('form[action$="/pay"] button').click();
  await page.waitForURL(/\/kz\//);
  await eventually(async () => (await lastOrder(buyer)).paymentStatus).toBe('paid');
  await goTo(page, `/kz/order-created?number=${(await lastOrder(buyer)).number}`);
  await page.getByText(t('orderCreated.paid', { sum: formatTenge(sum) })).waitFor();
});

test('a double click, a lost answer, a reload and the way back make one order', async () => {
  const buyer = await aBuyer('once', '+77010000105');
  await putIn(buyer, { productCode: good(3).code, count: 1 });
  const page = await visitors.open({ width: 1272, token: buyer.token });
  const { t, choose, order, made } = checkoutOf(page, 'ru');
  await goTo(page, '/cart');
  await page.getByRole('complementary').locator('a[href$="/order"]').click();
  await page.waitForURL('/order');
  await choose(t('payment.cash_on_receipt')).check({ force: true });
  await eventually(() => order.getAttribute('aria-busy')).toBeNull();
  allowComplaint(page, /\/api\/v1\/orders\/|ERR_FAILED|no answer/);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/v1/orders/', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    // The first is worked on, and its answer is lost on the way.
    const answer = await route.fetch();
    return keys.length === 1 ? route.abort() : route.fulfill({ response: answer });
  });
  await order.dblclick();
  await page.getByText(t('checkout.noAnswerText')).waitFor();
  expect(await ordersOf(buyer)).toHaveLength(1);
  await page.reload();
  await made.waitFor();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  await page.goBack();
  await page.waitForURL('/cart');
  await goTo(page, '/order');
  await page.getByText(t('checkout.nothing')).waitFor();
  expect(await ordersOf(buyer)).toHaveLength(1);
});

test('prices that changed between showing and pressing are shown and confirmed', async () => {
  const buyer = await aBuyer('changed', '+77010000106');
  const club = (await listProducts('laminat')).find(
    (each) =>
      each.clubPrice !== undefined && each.clubPrice < each.price && !each.discount && total(each) > 5,
  );
  if (!club) throw new Error('the demo range has no laminate with a club price');
  await putIn(buyer, { productCode: club.code, count: 2 });
  const page = await visitors.open({ width: 360, token: buyer.token });
  const { t, choose, order, made } = checkoutOf(page, 'ru');
  await goTo(page, '/order');
  await choose(t('payment.cash_on_receipt')).check({ force: true });
  await eventually(() => order.getAttribute('aria-busy')).toBeNull();
  // On another device a card of the club is taken: the same goods cost less now.
  await buyer.call('POST', '/api/v1/loyalty/card/', {});
  allowComplaint(page, /\/api\/v1\/orders\/|\b409\b/);
  await order.click();
  const dialog = page.getByRole('dialog', { name: t('changed.title') });
  await dialog.getByText(t('changed.cheaper')).waitFor();
  await expectClean(page, { lang: 'ru-KZ', isResized: true });
  expect(await ordersOf(buyer)).toHaveLength(0);
  const confirm = dialog.getByRole('button', { name: startsWith(t('changed.confirm', { sum: '' }).trim()) });
  await eventually(() => confirm.getAttribute('aria-busy')).toBeNull();
  await confirm.click();
  await made.waitFor();
  const stored = await lastOrder(buyer);
  expect(stored.total).toBe(2 * (club.clubPrice ?? 0));
});

test('what others bought meanwhile is told with what is left, and that is taken', async () => {
  const [buyer, other] = await Promise.all([aBuyer('late', '+77010000107'), aBuyer('early', '+77010000108')]);
  // Not of the laminate that other journeys count at the same time.
  const scarce = (await listProducts('instrumenty-i-krepezh')).find(
    (each) => total(each) >= 4 && total(each) <= 40,
  );
  if (!scarce) throw new Error('the demo range has no scarce tool');
  const stock = total(scarce);
  await putIn(buyer, { productCode: scarce.code, count: 3 });
  const page = await visitors.open({ width: 1272, token: buyer.token });
  const { t, choose, order, made } = checkoutOf(page, 'ru');
  await goTo(page, '/order');
  await choose(t('payment.card_online')).check({ force: true });
  await eventually(() => order.getAttribute('aria-busy')).toBeNull();

  const items = [{ productCode: scarce.code, count: stock - 1 }];
  const { data: options } = await other.call<{ data: { stores: { id: number; hasPickup: boolean }[] } }>(
    'GET',
    '/api/v1/order/options/?city=pavlodar',
  );
  const store = options.stores.find(({ hasPickup }) => hasPickup);
  const terms = { city: 'pavlodar', items, delivery: { method: 'pickup', storeId: store?.id } };
  const { data: quote } = await other.call<{ data: { totals: { total: number } } }>(
    'POST',
    '/api/v1/order/delivery/calculate/',
    terms,
  );
  const recipient = { firstName: 'Ерлан', phone: '+77010000108' };
  const rest = { recipient, payment: 'card_online', total: quote.totals.total, agreement: true };
  await other.call('POST', '/api/v1/orders/', { ...terms, ...rest }, 'early-key');

  allowComplaint(page, /\/api\/v1\/orders\/|\b409\b/);
  await order.click();
  const dialog = page.getByRole('dialog', { name: t('changed.title') });
  await dialog.getByRole('button', { name: t('cart.take', { count: 1 }) }).click();
  const confirm = dialog.getByRole('button', { name: startsWith(t('changed.confirm', { sum: '' }).trim()) });
  await dialog.getByText(t('changed.taken', { count: 1 })).waitFor();
  await eventually(() => confirm.getAttribute('aria-busy')).toBeNull();
  await confirm.click();
  await made.waitFor();
  expect(await lastOrder(buyer)).toMatchObject({ items: [{ productCode: scarce.code, count: 1 }] });
});
