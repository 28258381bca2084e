import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '#tests/fake-cart-shop.ts';
import { type Asked, FakeOrderShop, noAnswer, refusal } from '#tests/fake-order-shop.ts';
import type { Api, Result } from '../../api-client.ts';
import { CheckoutStore } from './checkout-store.ts';
import { readOrderDraft } from './draft.ts';
import { PlacingStore } from './placing-store.ts';

const USER = 7;
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page of the order whose calls wait until they are answered by name. */
function openPage(storage = new FakeStorage()) {
  const shop = new FakeOrderShop();
  const waiting: Asked[] = [];
  const api = ((call: string, input: Asked['input']) =>
    new Promise((resolve) => waiting.push({ call, input, resolve }))) as unknown as Api;
  const drafts = () => storage;
  const placing = new PlacingStore({
    userId: USER,
    api,
    drafts,
    onMade: async () => undefined,
    reloadCart: () => {},
  });
  const reload = vi.fn();
  const given = {
    options: shop.optionsOf('pavlodar'),
    eventId: 'e0',
    cityCode: 'pavlodar',
    state: shop.cartOf(1, 'pavlodar'),
  };
  const store = new CheckoutStore({ userId: USER, api, placing, reload, drafts }, given);
  const close = store.open();
  const asked = (name: string) => waiting.filter(({ call }) => call.includes(name));
  /** The first that waits under this name; without an answer the shop's own. */
  async function answer(name: string, result?: Result<unknown>) {
    const [first] = asked(name);
    if (!first) throw new Error(`nobody asks for ${name}`);
    waiting.splice(waiting.indexOf(first), 1);
    first.resolve(result ?? shop.answer(first));
    await settle();
  }
  return { shop, store, placing, given, reload, storage, asked, answer, close };
}

/** Everything is answered but the hour. */
async function openDelivery() {
  const page = openPage();
  page.store.set({ method: 'delivery', payment: 'cash_on_receipt' });
  await settle(200);
  await page.answer('calculate');
  await page.answer('order/slots/');
  return page;
}

test('changes of one moment are asked for once, and the answer to the earlier ones is nobody’s', async () => {
  const { store, asked, answer, shop } = openPage();
  await settle(200);
  store.set({ method: 'delivery' });
  store.set({ comment: 'Позвоните' });
  await settle(199);
  expect(asked('calculate')).toHaveLength(1);
  await settle(1);
  expect(asked('calculate')).toHaveLength(2);
  await answer('calculate');
  expect(store.get()).toMatchObject({ isPending: true, quoted: { quote: null } });
  await answer('calculate');
  expect(store.get()).toMatchObject({ isPending: false, total: shop.price + 1000, needsSlot: true });
});

test('a press before the sums are there goes out with them if they are what the button named', async () => {
  const { store, asked, answer, shop } = openPage();
  store.set({ payment: 'cash_on_receipt' });
  store.press();
  expect(store.get()).toMatchObject({ isKept: true });
  await settle(200);
  await answer('calculate');
  expect(store.get()).toMatchObject({ isKept: false, placing: { isSending: true } });
  expect(asked('orders')[0]?.input.body.total).toBe(shop.price);
});

test('a press whose sums came otherwise is told and sends nothing', async () => {
  const { store, asked, answer, shop } = openPage();
  store.set({ payment: 'cash_on_receipt' });
  store.press();
  shop.price += 20;
  await settle(200);
  await answer('calculate');
  expect(store.get()).toMatchObject({ isKept: false, moved: { from: 100, to: 120 } });
  expect(asked('orders')).toEqual([]);
});

test('a press with something missing names it, opens its block and sends nothing', async () => {
  const { store, asked, answer } = openPage();
  await settle(200);
  await answer('calculate');
  store.press();
  const { refusals, faults, blocks } = store.get();
  expect(refusals).toBe(1);
  expect(faults.map(({ field }) => field)).toEqual(['payment']);
  expect(blocks.stateOf('payment')).toBe('open');
  expect(asked('orders')).toEqual([]);
});

test('the hour where the arrow keys rest is held, and an earlier hold that answers late changes nothing', async () => {
  const { store, asked, answer } = await openDelivery();
  const { choose } = store.get().hours;
  choose('near-1');
  await settle(350);
  choose('near-2');
  await answer('slots/hold');
  expect(store.get().draft).toMatchObject({ slotId: 'near-2', holdId: '' });
  await settle(349);
  expect(asked('slots/hold')).toEqual([]);
  await settle(1);
  await answer('slots/hold');
  expect(store.get()).toMatchObject({
    draft: { slotId: 'near-2', holdId: 'hold-1' },
    hours: { isHolding: false },
  });
});

test('a press holds an hour that is not held, once, however often it is pressed', async () => {
  const { store, asked, answer, shop } = await openDelivery();
  store.get().hours.choose('near-2');
  await settle(200);
  await answer('calculate');
  store.press();
  store.press();
  await settle(1000);
  expect(asked('slots/hold')).toHaveLength(1);
  await answer('slots/hold');
  expect(store.get().refusals).toBe(0);
  expect(asked('orders').map(({ input }) => input.body.slotHoldId)).toEqual(['hold-0']);
  expect(shop.holds.size).toBe(1);
});

test('hours of a place that was left do not take the place of the new one’s', async () => {
  const page = openPage();
  const { store, answer, asked, shop } = page;
  store.set({ method: 'delivery', addressId: '5' });
  await settle(200);
  await answer('calculate');
  store.set({ addressId: '6' });
  await settle(200);
  await answer('calculate');
  const [old, now] = asked('order/slots/');
  now?.resolve(shop.slots('far'));
  await settle();
  old?.resolve(shop.slots('near'));
  await settle();
  expect(store.get().hours.slots?.map(({ id }) => id)).toEqual(['far-1', 'far-2', 'far-3']);
});

test('an hour that is taken is let go of, the nearest are offered, and all else stays', async () => {
  const { store, answer, reload } = await openDelivery();
  store.set({ comment: 'Позвоните' });
  store.get().hours.choose('near-2');
  await settle(350);
  await answer('slots/hold');
  await answer('calculate');
  store.press();
  await answer('orders', refusal('order.slot_taken', { nearest: [{ id: 'near-3' }] }));
  expect(store.get()).toMatchObject({
    refusals: 1,
    draft: { slotId: '', holdId: '', comment: 'Позвоните', payment: 'cash_on_receipt' },
    hours: { nearest: [{ id: 'near-3' }], refusal: 'words of order.slot_taken' },
  });
  expect(reload).toHaveBeenCalledOnce();
});

test('what it came to before stays known while a change is told', async () => {
  const { store, answer, shop } = openPage();
  store.set({ payment: 'cash_on_receipt' });
  await settle(200);
  await answer('calculate');
  store.press();
  shop.price += 20;
  await answer('orders');
  await settle(200);
  await answer('calculate');
  expect(store.get()).toMatchObject({ total: 120, totalBefore: 100 });
  store.get().placing.dismiss();
  expect(store.get().totalBefore).toBe(120);
});

test('what is offered is asked for again when the cart is another one than it was for, once', () => {
  const { store, given, reload, shop } = openPage();
  store.meet({ ...given, state: shop.cartOf(2, 'pavlodar', 'e1') });
  store.meet({ ...given, state: { ...shop.cartOf(2, 'pavlodar', 'e1'), isPending: true } });
  expect(reload).toHaveBeenCalledOnce();
});

test('what nobody touched is not written down, what was typed outlives the page and its end', async () => {
  const { store, storage, close, answer } = await openDelivery();
  const kept = () => readOrderDraft(USER, () => storage);
  expect(kept()).toMatchObject({ method: 'delivery' });
  store.get().hours.choose('near-1');
  await settle(350);
  close();
  await answer('slots/hold');
  expect(kept()).toMatchObject({ slotId: 'near-1', holdId: '' });
  const untouched = openPage();
  untouched.store.meet({ ...untouched.given, cityCode: 'astana' });
  expect(untouched.storage.values.size).toBe(0);
});

test('a press that a reload cut off is sent again under its key, and a second try waits for its answer', async () => {
  const first = openPage();
  first.store.set({ payment: 'cash_on_receipt' });
  await settle(200);
  await first.answer('calculate');
  first.store.press();
  const keys = (page: typeof first) => page.asked('orders').map(({ input }) => input.idempotencyKey);
  const sent = keys(first);
  const second = openPage(first.storage);
  second.placing.resume();
  second.placing.resume();
  expect(keys(second)).toEqual(sent);
  await second.answer('orders', noAnswer);
  expect(second.placing.get()).toMatchObject({ isUnknown: true, isSending: false });
  second.store.press();
  expect(keys(second)).toEqual(sent);
});
