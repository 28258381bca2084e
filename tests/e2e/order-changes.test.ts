/**
 * Between showing and pressing something changes: the buyer, who has a keyboard and no pointer, is told and decides; nothing
 * is sold otherwise.
 */
import { expect, test } from 'vitest';
import { allowComplaint, expectClean } from '#tests/page-audit.ts';
import { checkoutOf, startsWith } from './checkout-page.ts';
import { chooseByArrows, press } from './keyboard.ts';
import { aUser, lastOrder, ordersOf, putIn } from './new-user.ts';
import { stockOf, takeProduct } from './own-goods.ts';
import { withShopDatabase } from './shop-database.ts';
import { eventually, goTo, startVisitors } from './visitors.ts';

const visitors = startVisitors();
/** Nobody else has anything delivered there: an hour of it can be taken away. */
const HOURS_CITY = 'ekibastuz';

async function pickupStore(buyer: Awaited<ReturnType<typeof aUser>>): Promise<number | undefined> {
  const { data } = await buyer.call<{ data: { stores: { id: number; hasPickup: boolean }[] } }>(
    'GET',
    '/api/v1/order/options/?city=pavlodar',
  );
  return data.stores.find(({ hasPickup }) => hasPickup)?.id;
}

test('prices that changed between showing and pressing are shown and confirmed', async () => {
  const buyer = await aUser('changed');
  const club = await takeProduct({
    isFit: (each) =>
      each.clubPrice !== undefined && each.clubPrice < each.price && !each.discount && stockOf(each) > 5,
  });
  await putIn(buyer, { productCode: club.code, count: 2 });
  const page = await visitors.open({ width: 360, token: buyer.token });
  const { t, choose, order, made, settled } = checkoutOf(page, 'ru');
  await goTo(page, '/order');
  await chooseByArrows(choose(t('payment.cash_on_receipt')));
  await settled();
  // On another device a card of the club is taken: the same goods cost less now.
  await buyer.call('POST', '/api/v1/loyalty/card/', {});
  allowComplaint(page, /\/api\/v1\/orders\/|\b409\b/);
  await press(order);
  const dialog = page.getByRole('dialog', { name: t('changed.title') });
  await dialog.getByText(t('changed.cheaper')).waitFor();
  await expectClean(page, { lang: 'ru-KZ', isMoved: true });
  expect(await ordersOf(buyer)).toHaveLength(0);
  const confirm = dialog.getByRole('button', { name: startsWith(t('changed.confirm', { sum: '' }).trim()) });
  await press(confirm);
  await made.waitFor();
  const stored = await lastOrder(buyer);
  expect(stored.total).toBe(2 * (club.clubPrice ?? 0));
});

test('what others bought meanwhile is told with what is left, and that is taken', async () => {
  const [buyer, other] = await Promise.all([aUser('late'), aUser('early')]);
  const scarce = await takeProduct({
    section: 'instrumenty-i-krepezh',
    isFit: (each) => stockOf(each) >= 4 && stockOf(each) <= 40,
  });
  const stock = stockOf(scarce);
  await putIn(buyer, { productCode: scarce.code, count: 3 });
  const page = await visitors.open({ width: 1272, token: buyer.token });
  const { t, choose, order, made, settled } = checkoutOf(page, 'ru');
  await goTo(page, '/order');
  await chooseByArrows(choose(t('payment.card_online')));
  await settled();
  const items = [{ productCode: scarce.code, count: stock - 1 }];
  const terms = {
    city: 'pavlodar',
    items,
    delivery: { method: 'pickup', storeId: await pickupStore(other) },
  };
  const { data: quote } = await other.call<{ data: { totals: { total: number } } }>(
    'POST',
    '/api/v1/order/delivery/calculate/',
    terms,
  );
  const recipient = { firstName: 'Ерлан', phone: other.phone };
  const rest = { recipient, payment: 'card_online', total: quote.totals.total, agreement: true };
  await other.call('POST', '/api/v1/orders/', { ...terms, ...rest }, 'early-key');

  allowComplaint(page, /\/api\/v1\/orders\/|\b409\b/);
  await press(order);
  const dialog = page.getByRole('dialog', { name: t('changed.title') });
  await press(dialog.getByRole('button', { name: t('cart.take', { count: 1 }) }));
  const confirm = dialog.getByRole('button', { name: startsWith(t('changed.confirm', { sum: '' }).trim()) });
  await dialog.getByText(t('changed.taken', { count: 1 })).waitFor();
  await press(confirm);
  await made.waitFor();
  expect(await lastOrder(buyer)).toMatchObject({ items: [{ productCode: scarce.code, count: 1 }] });
});

test('an hour that others took meanwhile is told with the nearest, and one of those is taken, in Kazakh', async () => {
  const buyer = await aUser('hour');
  const goods = await takeProduct({
    section: 'izmeritelnyy-instrument',
    isFit: (each) => each.balance.some(({ city: at, count }) => at === HOURS_CITY && count >= 5),
  });
  await putIn(buyer, { productCode: goods.code, count: 1 });
  await buyer.call('POST', '/api/v1/addresses/', { cityCode: HOURS_CITY, street: 'ул. Садовая', house: '7' });
  const page = await visitors.open({ width: 360, token: buyer.token, city: HOURS_CITY });
  const { t, choose, order, made, settled } = checkoutOf(page, 'kz');
  await goTo(page, '/kz/order');
  await chooseByArrows(choose(t('checkout.method.delivery')));
  const hours = page.getByRole('region', { name: t('checkout.when') });
  await chooseByArrows(hours.getByRole('radio', { disabled: false }).last());
  await hours.getByRole('timer').waitFor();
  await chooseByArrows(choose(t('payment.card_on_receipt')));
  await settled();
  // Somebody else's vehicles are full of it, and the quarter of an hour is over.
  await withShopDatabase(
    (db) => db`
      WITH gone AS (
        UPDATE slot_holds SET held_until = now() - interval '1 minute' WHERE user_id = ${buyer.id}
        RETURNING city_id, day, starts)
      UPDATE delivery_slots s SET taken_orders = 999 FROM gone
      WHERE s.city_id = gone.city_id AND s.day = gone.day AND s.starts = gone.starts`,
  );
  allowComplaint(page, /\/api\/v1\/orders\/|\b409\b/);
  await press(order);
  const refusal = hours.getByRole('alert');
  const nearest = refusal.getByRole('button');
  await eventually(() => nearest.count()).toBe(3);
  await expectClean(page, { lang: 'kk-KZ', axe: 'all', isMoved: true });
  expect(await ordersOf(buyer)).toHaveLength(0);
  await press(nearest.first());
  // The button is gone with the refusal: who pressed it stays with the hours.
  expect(await hours.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await hours.getByRole('timer').waitFor();
  await settled();
  await press(order);
  await made.waitFor();
  expect((await lastOrder(buyer)).delivery.slot).not.toBeNull();
});

test('an order that is made is changed on its page: the difference first, then the change', async () => {
  const buyer = await aUser('edit');
  const goods = await takeProduct({
    section: 'instrumenty-i-krepezh',
    isFit: (each) => !each.discount && each.clubPrice === undefined && stockOf(each) >= 10,
  });
  const terms = {
    city: 'pavlodar',
    items: [{ productCode: goods.code, count: 4 }],
    delivery: { method: 'pickup', storeId: await pickupStore(buyer) },
  };
  const { data: quote } = await buyer.call<{ data: { totals: { total: number } } }>(
    'POST',
    '/api/v1/order/delivery/calculate/',
    terms,
  );
  const recipient = { firstName: 'Ерлан', phone: buyer.phone };
  const rest = { recipient, payment: 'card_on_receipt', total: quote.totals.total, agreement: true };
  await buyer.call('POST', '/api/v1/orders/', { ...terms, ...rest }, 'edit-key');
  const { id, number } = await lastOrder(buyer);
  const page = await visitors.open({ width: 360, token: buyer.token });
  const { t } = checkoutOf(page, 'kz');
  await goTo(page, `/kz/personal/orders/${id}`);
  await press(page.getByRole('button', { name: startsWith(t('orderPage.change')) }));
  const dialog = page.getByRole('dialog', { name: t('change.title', { number }) });
  const less = dialog.getByRole('button', { name: startsWith(t('design.stepper.less')) });
  await press(less);
  await dialog.getByRole('combobox', { name: t('change.payment') }).selectOption('cash_on_receipt');
  await dialog.getByRole('table').waitFor();
  await expectClean(page, { lang: 'kk-KZ', axe: 'all', isMoved: true });
  expect((await lastOrder(buyer)).items).toMatchObject([{ count: 4 }]);
  await press(dialog.getByRole('button', { name: startsWith(t('change.submitSum', { sum: '' }).trim()) }));
  await dialog.waitFor({ state: 'hidden' });
  expect(await lastOrder(buyer)).toMatchObject({ items: [{ count: 3 }], payment: 'cash_on_receipt' });
  await page.getByText(t('history.changed')).waitFor();
});
