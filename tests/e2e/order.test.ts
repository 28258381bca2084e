import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Locale, localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { keepOnOneLine } from '#domain/typography.ts';
import { allowComplaint, expectClean } from '#tests/page-audit.ts';
import { readPdfText } from '#tests/pdf-text.ts';
import { toPassword } from './by-password.ts';
import { checkoutOf, langOf, startsWith } from './checkout-page.ts';
import { chooseByArrows, press, skipToContent, tabTo } from './keyboard.ts';
import { aUser, lastOrder, ordersOf, putIn } from './new-user.ts';
import { stockOf, takeProduct } from './own-goods.ts';
import { DEMO_PASSWORD, eventually, goTo, startVisitors, type Width } from './visitors.ts';
import { words } from './words.ts';

const visitors = startVisitors();

describe.each<[Locale, Width]>([
  ['ru', 1272],
  ['kz', 360],
])('in %s at %i px, by keyboard alone', (locale, width) => {
  test('a guest collects, logs in, and fetches the order from a store', async () => {
    const at = (path: string) => localePath(path, locale);
    const [user, product] = await Promise.all([aUser('pickup'), takeProduct()]);
    const page = await visitors.open({ width });
    const { t, choose, order, made, settled } = checkoutOf(page, locale);
    await goTo(page, at('/cart'));
    const lines = JSON.stringify([{ productCode: product.code, count: 2 }]);
    await page.evaluate((kept) => localStorage.setItem('sheber-cart', kept), lines);
    await goTo(page, at('/cart'));
    await settled();
    await skipToContent(page);
    await press(page.getByRole('complementary').locator('a[href$="/order"]'));
    const dialog = page.getByRole('dialog', { name: t('login.title') });
    await toPassword(dialog, t);
    await tabTo(dialog.getByLabel(t('login.login')));
    await page.keyboard.type(user.email);
    await tabTo(dialog.getByLabel(t('login.password'), { exact: true }));
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(at('/order'));

    // A press too early says what is missing and leads there.
    await order.waitFor();
    const summary = page.getByRole('group', { name: t('form.faults', { count: 1 }) });
    // While the sums are on their way the press is kept.
    await press(order);
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('group');
    await expectClean(page, { lang: langOf(locale), isMoved: true });
    await press(summary.getByRole('button'));
    await chooseByArrows(choose(t('payment.cash_on_receipt')));
    // One question after another, and everything in sight of the keyboard.
    await press(page.getByRole('button', { name: t('checkout.editOf', { title: t('checkout.extras') }) }));
    await tabTo(page.getByRole('textbox', { name: startsWith(t('checkout.commentStore')) }));
    await page.keyboard.type('Позвоните');
    await press(order);

    await made.waitFor();
    const stored = await lastOrder(user);
    expect(stored).toMatchObject({
      method: 'pickup',
      comment: 'Позвоните',
      items: [{ count: 2 }],
      recipient: { firstName: 'Айгерім', phone: user.phone, isSelf: true },
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

  test('a delivery is carried to the fourth floor in an hour that is held', async () => {
    const [user, product] = await Promise.all([aUser('delivery'), takeProduct()]);
    await putIn(user, { productCode: product.code, count: 8 });
    await user.call('POST', '/api/v1/addresses/', {
      cityCode: 'pavlodar',
      street: 'ул. Садовая',
      house: '54',
      floor: 4,
      flat: '16',
      point: { latitude: 52.2925, longitude: 76.9581 },
    });
    const page = await visitors.open({ width, token: user.token });
    const { t, choose, order, made, settled } = checkoutOf(page, locale);
    await goTo(page, localePath('/order', locale));
    await chooseByArrows(choose(t('checkout.method.delivery')));
    await chooseByArrows(page.getByRole('radio', { name: t('checkout.lift.floor'), exact: true }));
    expect(await page.getByRole('textbox', { name: t('checkout.lift.which') }).inputValue()).toBe('4');
    // The sum is worked out before the reader: kilograms × floors × 6.
    const weight = product.units.find(({ base }) => base)?.weight ?? 0;
    const lift = Math.max(3000, Math.ceil((weight * 8 * 4 * 6) / 10) * 10);
    await eventually(() => page.getByRole('status').allTextContents()).toContainEqual(
      expect.stringContaining(formatTenge(lift)),
    );
    const hours = page.getByRole('region', { name: t('checkout.when') });
    // A phone shows one day.
    const all = hours.getByRole('radio', { disabled: false });
    const free = width === 360 ? all.last() : all.nth(4);
    const hour = (await free.getAttribute('aria-label')) ?? '';
    await chooseByArrows(free);
    await hours.getByRole('timer').waitFor();
    await chooseByArrows(choose(t('payment.card_on_receipt')));
    await settled();
    await expectClean(page, { lang: langOf(locale), isMoved: true });
    // Who has been here before is asked for little: eight questions at most, all of them in sight.
    const asked = await page
      .locator('main :is(input, select, textarea)')
      .evaluateAll((all) => [...new Set(all.map((field) => field.getAttribute('name')))]);
    expect(asked.length, asked.join()).toBeLessThanOrEqual(8);
    const named = (await order.textContent()) ?? '';
    await press(order);
    await made.waitFor();
    const stored = await lastOrder(user);
    expect(stored.totals.lift).toBe(lift);
    expect(named).toContain(formatTenge(stored.total));
    expect(stored.delivery).toMatchObject({
      lift: { mode: 'floor', floor: 4 },
      address: { street: 'ул. Садовая' },
    });
    expect(hour).toContain(`${stored.delivery.slot?.from}–${stored.delivery.slot?.to}`);
  });

  test('a card is refused, then taken', async () => {
    const [user, product] = await Promise.all([aUser('card'), takeProduct()]);
    await putIn(user, { productCode: product.code, count: 1 });
    const page = await visitors.open({ width, token: user.token });
    const { t, choose, order, made } = checkoutOf(page, locale);
    const at = (path: string) => localePath(path, locale);
    const atBank = (url: URL) => url.pathname.startsWith('/payments/sandbox/');
    await goTo(page, at('/order'));
    await chooseByArrows(choose(t('payment.card_online')));
    await press(order);
    await made.waitFor();
    const { total: sum } = await lastOrder(user);
    const pay = page.getByRole('button', { name: t('orderPage.paySum', { sum: formatTenge(sum) }) });
    await press(pay);
    await page.waitForURL(atBank);
    await press(page.locator('form[action$="/decline"] button'));
    await page.waitForURL((url) => !atBank(url));
    await goTo(page, at(`/order-created?number=${(await lastOrder(user)).number}`));
    await eventually(async () => (await lastOrder(user)).paymentStatus).toBe('failed');
    await goTo(page, page.url());
    await page.getByText(t('orderCreated.failed')).waitFor();
    await press(pay);
    await page.waitForURL(atBank);
    await press(page.locator('form[action$="/pay"] button'));
    await page.waitForURL((url) => !atBank(url));
    await eventually(async () => (await lastOrder(user)).paymentStatus).toBe('paid');
    await goTo(page, at(`/order-created?number=${(await lastOrder(user)).number}`));
    await page.getByText(t('orderCreated.paid', { sum: formatTenge(sum) })).waitFor();
  });

  test('a company has a service added, pays by invoice, and reads it as PDF in both languages', async () => {
    const [user, floor] = await Promise.all([
      aUser('company'),
      takeProduct({ section: 'laminat', isFit: (each) => stockOf(each) >= 20 }),
    ]);
    await putIn(user, { productCode: floor.code, count: 2 });
    await user.call('POST', '/api/v1/organizations/', {
      name: 'ДЕМО Жаңа Үй',
      form: 'ТОО',
      bin: '150740000014',
      legalAddress: 'г. Павлодар, ул. Условная, 12',
      iik: 'KZ770000000000000001',
      bik: 'DEMOKZ2A',
      bankName: 'АО «ДЕМО Банк»',
      phone: user.phone,
      email: 'office@example.kz',
    });
    const page = await visitors.open({ width, token: user.token });
    const { t, choose, order, made, settled } = checkoutOf(page, locale);
    await goTo(page, localePath('/order', locale));
    await chooseByArrows(choose(t('payment.invoice')));
    await press(page.getByRole('button', { name: t('checkout.editOf', { title: t('checkout.extras') }) }));
    const work = page.getByRole('group', { name: t('checkout.services') });
    await press(work.getByRole('button', { name: startsWith(t('checkout.serviceAdd')) }).first());
    await work.getByRole('spinbutton').waitFor();
    // The pressed button is gone: who pressed it stands at what has taken its place.
    const stepper = work.getByRole('group').first();
    await eventually(() => stepper.evaluate((element) => element.contains(document.activeElement))).toBe(
      true,
    );
    await settled();
    await expectClean(page, { lang: langOf(locale), isMoved: true });
    await press(order);
    await made.waitFor();
    const stored = await lastOrder(user);
    expect(stored).toMatchObject({
      payment: 'invoice',
      organization: { bin: '150740000014' },
      services: [{ count: 1 }],
    });
    expect(stored.total).toBe(stored.totals.goods + stored.totals.services);
    for (const reader of ['kz', 'ru'] as const) {
      await goTo(page, localePath(`/personal/orders/${stored.id}`, reader));
      await skipToContent(page);
      const say = words[reader];
      const name = say('orderPage.paper', {
        name: say('orderPage.invoice'),
        number: keepOnOneLine(stored.number),
      });
      const paper = page.getByRole('link', { name: startsWith(name) });
      const [file] = await Promise.all([page.waitForEvent('download'), press(paper)]);
      expect(file.suggestedFilename()).toBe(`invoice-${stored.id}.pdf`);
      const text = (await readPdfText(readFileSync(await file.path()))).replaceAll(/\s+/g, ' ');
      expect(text).toContain('150740000014');
      expect(text).toContain(stored.services[0]?.sum.toLocaleString('ru-RU').replaceAll(/\s/g, ' '));
      expect(text).toContain(`${stored.total.toLocaleString('ru-RU').replaceAll(/\s/g, ' ')} ₸`);
    }
  });
});

test('a double click, a lost answer, a reload and the way back make one order', async () => {
  const [user, product] = await Promise.all([aUser('once'), takeProduct()]);
  await putIn(user, { productCode: product.code, count: 1 });
  const page = await visitors.open({ width: 1272, token: user.token });
  const { t, choose, order, made } = checkoutOf(page, 'ru');
  await goTo(page, '/cart');
  await page.getByRole('complementary').locator('a[href$="/order"]').click();
  await page.waitForURL('/order');
  await choose(t('payment.cash_on_receipt')).check({ force: true });
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
  expect(await ordersOf(user)).toHaveLength(1);
  await page.reload();
  await made.waitFor();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  await page.goBack();
  await page.waitForURL('/cart');
  await goTo(page, '/order');
  await page.getByText(t('checkout.nothing')).waitFor();
  expect(await ordersOf(user)).toHaveLength(1);
});
