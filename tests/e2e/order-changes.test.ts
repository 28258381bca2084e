/**
 * Between showing and pressing something changes: the buyer, who has a keyboard and no pointer, is told and decides; nothing
 * is sold otherwise.
 */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connect, type Database } from '#api/database.ts';
import { findEmbeddedUrl } from '#server/embedded-postgres.ts';
import { allowComplaint, expectClean } from '#tests/page-audit.ts';
import { checkoutOf, listProducts, startsWith, total } from './checkout-page.ts';
import { chooseByArrows, press } from './keyboard.ts';
import { aBuyer, lastOrder, ordersOf, putIn } from './new-buyer.ts';
import { eventually, goTo, startVisitors } from './visitors.ts';

const visitors = startVisitors();
/** What other buyers do meanwhile. */
let db: Database;
beforeAll(() => {
  db = connect(
    { databaseUrl: findEmbeddedUrl(inject('shopDataDir')), workers: 1 },
    { max: 1, name: 'others' },
  );
});
afterAll(() => db.end({ timeout: 1 }));

test('prices that changed between showing and pressing are shown and confirmed', async () => {
  const buyer = await aBuyer('changed', '+77010000106');
  const club = (await listProducts('laminat')).find(
    (each) =>
      each.clubPrice !== undefined && each.clubPrice < each.price && !each.discount && total(each) > 5,
  );
  if (!club) throw new Error('the demo range has no laminate with a club price');
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
  await expectClean(page, { lang: 'ru-KZ', isResized: true });
  expect(await ordersOf(buyer)).toHaveLength(0);
  const confirm = dialog.getByRole('button', { name: startsWith(t('changed.confirm', { sum: '' }).trim()) });
  await press(confirm);
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
  const { t, choose, order, made, settled } = checkoutOf(page, 'ru');
  await goTo(page, '/order');
  await chooseByArrows(choose(t('payment.card_online')));
  await settled();
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
  const buyer = await aBuyer('hour', '+77010000110');
  const [goods] = (await listProducts('izmeritelnyy-instrument')).filter((each) => total(each) >= 5);
  if (!goods) throw new Error('the demo range has no rulers');
  await putIn(buyer, { productCode: goods.code, count: 1 });
  await buyer.call('POST', '/api/v1/addresses/', { cityCode: 'pavlodar', street: 'ул. Садовая', house: '7' });
  const page = await visitors.open({ width: 360, token: buyer.token });
  const { t, choose, order, made, settled } = checkoutOf(page, 'kz');
  await goTo(page, '/kz/order');
  await chooseByArrows(choose(t('checkout.method.delivery')));
  const hours = page.getByRole('region', { name: t('checkout.when') });
  await chooseByArrows(hours.getByRole('radio', { disabled: false }).last());
  await hours.getByRole('timer').waitFor();
  await chooseByArrows(choose(t('payment.card_on_receipt')));
  await settled();
  // Somebody else's vehicles are full of it, and the quarter of an hour is over.
  await db`
    WITH gone AS (
      UPDATE slot_holds h SET held_until = now() - interval '1 minute' FROM users u
      WHERE u.id = h.user_id AND u.email = ${buyer.email} RETURNING h.city_id, h.day, h.starts)
    UPDATE delivery_slots s SET taken_orders = 999 FROM gone
    WHERE s.city_id = gone.city_id AND s.day = gone.day AND s.starts = gone.starts`;
  allowComplaint(page, /\/api\/v1\/orders\/|\b409\b/);
  await press(order);
  const refusal = hours.getByRole('alert');
  const nearest = refusal.getByRole('button');
  await eventually(() => nearest.count()).toBe(3);
  await expectClean(page, { lang: 'kk-KZ', isResized: true });
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
