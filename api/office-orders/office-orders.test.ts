/** Orders as staff list them, open them and work on them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  actOnOrders,
  assignOrder,
  declineCancelRequest,
  noteOrder,
  revealContact,
  stepOrder,
} from '#contract/office/order-acts.ts';
import { getOfficeOrder, type OfficeOrder } from '#contract/office/order-page.ts';
import {
  countOfficeOrders,
  findOfficeOrders,
  getOfficeOrders,
  type OrderRow,
} from '#contract/office/orders.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { anOfficeOrder } from '#tests/office-orders.ts';

let shop: TestApp;
let dana: { id: number; cookie: string };
let picker: { id: number; cookie: string };
beforeAll(async () => {
  shop = await openTestOffice();
  dana = await aStaffSession(shop, { email: 'dana@sheber.test', roles: ['operator'] });
  picker = await aStaffSession(shop, { email: 'picker@sheber.test', roles: ['picker'], stores: [2] });
});
afterAll(() => shop.close());

const list = async (query: Record<string, string | number> = {}, { cookie } = dana) =>
  (await askOffice(shop, getOfficeOrders, { cookie, query })).json() as {
    items: OrderRow[];
    meta: { next: string | null };
  };
const open = async (id: number, { cookie } = dana) =>
  (await askOffice(shop, getOfficeOrder, { cookie, params: { id } })).json().data as OfficeOrder;
const step = (id: number, body: object, { cookie } = dana) =>
  askOffice(shop, stepOrder, { cookie, params: { id }, body });
const entriesOf = (id: number) => shop.db<{ call: string; right: string; words: object; staffId: number }[]>`
  SELECT call, "right", words, staff_id::float8 AS "staffId" FROM office_log
  WHERE subject = 'order' AND subject_id = ${id} ORDER BY id`;

describe('the list', () => {
  test('is walked by key to its end, each order once, the most urgent first', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 5; at++) ids.push(await anOfficeOrder(shop));
    await shop.db`UPDATE orders SET promised_on = almaty_day(now()) - 3 WHERE id = ${ids[4] ?? 0}`;
    await shop.db`UPDATE orders SET promised_on = NULL WHERE id = ${ids[0] ?? 0}`;
    for (const order of ['urgent', 'newest'] as const) {
      const seen: number[] = [];
      let after: string | null = null;
      do {
        const { items, meta }: { items: OrderRow[]; meta: { next: string | null } } = await list({
          limit: 2,
          order,
          ...(after === null ? {} : { after }),
        });
        seen.push(...items.map(({ id }) => id));
        after = meta.next;
      } while (after !== null);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(expect.arrayContaining(ids));
      expect(order === 'urgent' ? [seen[0], seen.at(-1)] : seen).toEqual(
        order === 'urgent' ? [ids[4], ids[0]] : seen.toSorted((one, other) => other - one),
      );
    }
  });

  test('shows contacts masked, what is to be done, how long it waits and who is at it', async () => {
    const id = await anOfficeOrder(shop, { counts: [2, 1] });
    await shop.db`UPDATE order_history SET at = now() - interval '25 minutes' WHERE order_id = ${id}`;
    await askOffice(shop, assignOrder, { cookie: dana.cookie, params: { id }, body: { staffId: dana.id } });
    await shop.db`
      INSERT INTO office_presence (subject, subject_id, staff_id, field) VALUES ('order', ${id}, ${dana.id}, 'lines')`;
    const row = (await list({ view: 'mine' })).items.find((each) => each.id === id);
    expect(row).toMatchObject({
      buyer: { name: 'Айгерим', phone: '+7 7** *** ** 99' },
      lines: 2,
      total: 3000,
      status: 'new',
      wait: { kind: 'answer', level: 'soon' },
      worker: { id: dana.id },
      present: [{ id: dana.id, isEditing: true }],
    });
  });

  test('has views with counts that agree with their rows', async () => {
    await anOfficeOrder(shop, { isCancelRequested: true, status: 'assembling' });
    await anOfficeOrder(shop, { status: 'return_requested' });
    await anOfficeOrder(shop, { status: 'ready' });
    await anOfficeOrder(shop, { status: 'cancelled' });
    await anOfficeOrder(shop, { payment: 'card_online', paymentStatus: 'pending' });
    const counts = (await askOffice(shop, countOfficeOrders, { cookie: dana.cookie })).json().data;
    for (const [view, count] of Object.entries(counts))
      expect([view, (await list({ view, limit: 200 })).items.length]).toEqual([view, count]);
    for (const view of ['cancel', 'returns', 'ready', 'unpaid'])
      expect([view, counts[view] > 0]).toEqual([view, true]);
    const all = (await list({ view: 'all', limit: 200 })).items;
    expect(all.some(({ status }) => status === 'cancelled')).toBe(true);
  });

  test('shows to those of a store what their store gives out or gave goods to, and nothing else', async () => {
    const first = await anOfficeOrder(shop);
    const second = await anOfficeOrder(shop);
    await shop.db`
      INSERT INTO stock_entries (order_id, line, store_id, kind, product_id, count)
      SELECT ${second}, 1, 2, 'sale', product_id, -1 FROM order_lines WHERE order_id = ${second} AND line = 1`;
    const ids = (await list({ limit: 200 }, picker)).items.map(({ id }) => id);
    expect([ids.includes(first), ids.includes(second)]).toEqual([false, true]);
    const counts = (await askOffice(shop, countOfficeOrders, { cookie: picker.cookie })).json().data;
    expect(counts.open).toBe(ids.length);
    const foreign = await askOffice(shop, getOfficeOrder, { cookie: picker.cookie, params: { id: first } });
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'order.not_found']);
  });

  test('finds by number in the address, by phone and name in a body alone', async () => {
    const id = await anOfficeOrder(shop);
    const { number } = await open(id);
    expect((await list({ view: 'all', number })).items.map((each) => each.id)).toEqual([id]);
    expect((await list({ view: 'all', number: String(id) })).items.map((each) => each.id)).toEqual([id]);
    const find = async (q: string) =>
      (await askOffice(shop, findOfficeOrders, { cookie: dana.cookie, body: { q } })).json()
        .items as OrderRow[];
    expect((await find('8 700 000 00 99'))[0]?.id).toBe(id);
    expect((await find('айгер'))[0]?.id).toBe(id);
    expect(await find('%%')).toEqual([]);
    const typed = await askOffice(shop, getOfficeOrders, {
      cookie: dana.cookie,
      query: { number: '+77000000099' },
    });
    expect(typed.statusCode).toBe(422);
  });
});

describe('an order', () => {
  test('shows lines, money, where its goods stand, and what the reader may do with it', async () => {
    const id = await anOfficeOrder(shop, { counts: [3], payment: 'card_online', paymentStatus: 'paid' });
    const order = await open(id);
    expect(order).toMatchObject({
      status: 'new',
      items: [{ count: 3, sum: 3000 }],
      money: { paid: 3000, refunded: 0, left: 3000, tenders: [{ method: 'card_online', sum: 3000 }] },
      goods: [{ line: 1, storeId: 1, count: 3 }],
      buyer: { phone: '+7 7** *** ** 99', orders: 1, canReveal: true },
      steps: ['confirmed', 'cancelled'],
      canWork: true,
      canEdit: true,
      canRefund: true,
    });
    expect(JSON.stringify(order)).not.toMatch(/77000000099|4821/);
    const auditor = await aStaffSession(shop, { email: 'auditor@sheber.test', roles: ['auditor'] });
    expect(await open(id, auditor)).toMatchObject({
      steps: [],
      canWork: false,
      canEdit: false,
      canRefund: false,
      buyer: { canReveal: false },
    });
  });

  test('takes a step from the state that was seen, and the ribbon says who', async () => {
    const id = await anOfficeOrder(shop);
    expect((await step(id, { from: 'new', to: 'confirmed', comment: 'Дозвонились' })).statusCode).toBe(200);
    const late = await step(id, { from: 'new', to: 'cancelled' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'order.wrong_step']);
    const order = await open(id);
    expect(order.status).toBe('confirmed');
    expect(order.ribbon[0]).toMatchObject({
      kind: 'step',
      what: 'confirmed',
      staff: { id: dana.id },
      text: 'Дозвонились',
    });
    expect(await entriesOf(id)).toMatchObject([
      { call: 'stepOrder', right: 'orders.work', words: { from: 'new', to: 'confirmed' }, staffId: dana.id },
    ]);
  });

  test('is laid out by those of its store, not by operators, who hear of no such order', async () => {
    const id = await anOfficeOrder(shop, { status: 'assembling' });
    expect((await step(id, { from: 'assembling', to: 'ready' })).statusCode).toBe(404);
    const own = await aStaffSession(shop, { email: 'own@sheber.test', roles: ['picker'], stores: [1] });
    expect((await step(id, { from: 'assembling', to: 'ready' }, own)).statusCode).toBe(200);
    expect((await entriesOf(id)).map(({ right }) => right)).toEqual(['orders.pick']);
  });

  test('that its buyer asked to stop goes on, or is stopped with a reason that is counted', async () => {
    const id = await anOfficeOrder(shop, { status: 'assembling', isCancelRequested: true });
    const goOn = () =>
      askOffice(shop, declineCancelRequest, { cookie: dana.cookie, params: { id }, body: {} });
    expect((await goOn()).statusCode).toBe(200);
    expect((await goOn()).json().code).toBe('order.wrong_step');
    expect((await open(id)).isCancelRequested).toBe(false);
    await step(id, { from: 'assembling', to: 'cancelled', reason: 'no_contact' });
    expect(await open(id)).toMatchObject({ status: 'cancelled', cancelReason: 'no_contact' });
  });

  test('bears notes that call somebody, until they answer', async () => {
    const id = await anOfficeOrder(shop);
    const erlan = await aStaffSession(shop, { email: 'erlan@sheber.test', roles: ['wholesale'] });
    const write = (who: { cookie: string }, text: string, mentions: number[] = []) =>
      askOffice(shop, noteOrder, { cookie: who.cookie, params: { id }, body: { text, mentions } });
    expect((await write(dana, 'Покупатель согласен на четыре пачки', [erlan.id])).statusCode).toBe(200);
    expect((await list({ view: 'called' }, erlan)).items.map((each) => each.id)).toEqual([id]);
    expect((await open(id)).ribbon[0]).toMatchObject({ kind: 'note', mentions: [{ id: erlan.id }] });
    await write(erlan, 'Вижу');
    expect((await list({ view: 'called' }, erlan)).items).toEqual([]);
    // Who may not see the order cannot be called to it.
    expect((await write(dana, 'Где?', [picker.id])).json().code).toBe('note.unknown_colleague');
    expect(JSON.stringify(await entriesOf(id))).not.toContain('пачки');
  });

  test('is taken on without its buyer noticing', async () => {
    const id = await anOfficeOrder(shop);
    const { revision } = await open(id);
    const assign = (staffId: number | null) =>
      askOffice(shop, assignOrder, { cookie: dana.cookie, params: { id }, body: { staffId } });
    expect((await assign(dana.id)).statusCode).toBe(200);
    expect(await open(id)).toMatchObject({ worker: { id: dana.id }, revision });
    expect((await assign(picker.id)).json().code).toBe('note.unknown_colleague');
    await assign(null);
    expect((await open(id)).worker).toBeNull();
  });

  test('opens the contacts of its buyer for a reason, which the log keeps without them', async () => {
    const id = await anOfficeOrder(shop);
    const answer = await askOffice(shop, revealContact, {
      cookie: dana.cookie,
      params: { id },
      body: { reason: 'call', comment: 'уточнить подъезд' },
    });
    expect(answer.json().data).toMatchObject({ phone: '+77000000099', secondPhone: null });
    const entries = await entriesOf(id);
    expect(entries).toMatchObject([
      {
        call: 'revealContact',
        right: 'customers.reveal',
        words: { reason: 'call', comment: 'уточнить подъезд' },
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain('77000000099');
    expect((await open(id)).ribbon[0]).toMatchObject({
      kind: 'reveal',
      what: 'call',
      staff: { id: dana.id },
    });
  });
});

test('one act on many orders does what can be done and names the rest', async () => {
  const [fine, over] = [await anOfficeOrder(shop), await anOfficeOrder(shop, { status: 'cancelled' })];
  const answer = await askOffice(shop, actOnOrders, {
    cookie: dana.cookie,
    body: { ids: [fine, over, fine, 999_999_999], what: { act: 'step', to: 'confirmed' } },
  });
  expect(answer.json().data).toMatchObject({
    done: [fine],
    refused: [
      { id: over, code: 'order.wrong_step' },
      { id: 999_999_999, code: 'order.not_found' },
    ],
  });
  expect((await entriesOf(fine)).map(({ call }) => call)).toEqual(['actOnOrders']);
  const none = await askOffice(shop, actOnOrders, {
    cookie: dana.cookie,
    body: { ids: [over], what: { act: 'step', to: 'confirmed' } },
  });
  expect([none.statusCode, none.json().data.done]).toEqual([200, []]);
});
