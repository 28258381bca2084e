/** What partners' programs send and read by their keys, row by row. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { undoChanges } from '#contract/office/changes.ts';
import { partnerCalls } from '#contract/partner-calls.ts';
import type { BatchAnswer, RowResult } from '#contract/partner-rows.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { anOfficeOrder } from '#tests/office-orders.ts';
import { openPartnerDesk } from '#tests/partners.ts';

let shop: TestApp;
let cookie: string;
let desk: Awaited<ReturnType<typeof openPartnerDesk>>;
beforeAll(async () => {
  shop = await openTestOffice();
  ({ cookie } = await aStaffSession(shop, {
    email: 'first@sheber.test',
    roles: ['administrator', 'pricing'],
  }));
  desk = await openPartnerDesk(shop, cookie);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db`DELETE FROM rate_counters`;
});

const aWorkingKey: typeof desk.aWorkingKey = (...given) => desk.aWorkingKey(...given);
const ask: typeof desk.ask = (...given) => desk.ask(...given);

const { getPartnerProducts, sendProducts, sendPrices, sendStock } = partnerCalls;

const byCode = (rows: readonly RowResult[]) =>
  Object.fromEntries(rows.map(({ product_code, result, problems }) => [product_code, [result, problems]]));

/** Goods that no other test touches. */
async function someGoods(count: number): Promise<{ id: number; code: string; price: number }[]> {
  return shop.db<{ id: number; code: string; price: number }[]>`
    SELECT p.id, p.product_code AS code, r.price FROM products p JOIN product_prices r ON r.product_id = p.id
    WHERE p.active ORDER BY random() LIMIT ${count}`;
}

describe('rows that a program sends', () => {
  test('are judged one by one, written as one set of changes under the key’s name, and taken back like any other', async () => {
    const key = await aWorkingKey(['catalog:write']);
    const [one, two] = await someGoods(2);
    const [named] = await shop.db<{ section: string; brand: string }[]>`
      SELECT s.name_ru AS section, b.name AS brand FROM products p JOIN sections s ON s.id = p.section_id
      JOIN brands b ON b.id = p.brand_id WHERE p.id = ${one?.id ?? 0}`;
    const rows = [
      { product_code: one?.code ?? '', name_ru: 'Названо программой', warranty_months: 24 },
      { product_code: two?.code ?? '', vat_percent: 900 },
      { product_code: 'nobody-knows', name_kz: 'Атауы' },
      { product_code: 'NEW-1', name_ru: 'Новый товар', ...named },
      { product_code: one?.code ?? '', name_kz: 'Екінші рет' },
    ];
    const sent = await ask(sendProducts, key, { body: { rows }, language: 'kz' });
    expect(sent.statusCode).toBe(200);
    const { batch, state, counts, rows: results } = sent.json().data as BatchAnswer['data'];
    expect([state, counts]).toEqual(['applied', { same: 0, changed: 1, made: 1, waiting: 0, refused: 3 }]);
    expect(results[1]?.problems).toEqual([
      { field: 'vat_percent', code: 'cell', message: 'Мұндай мән болуы мүмкін емес.' },
    ]);
    expect(results.map(({ result }) => result)).toEqual(['changed', 'refused', 'refused', 'made', 'refused']);
    expect(results[4]?.problems[0]?.code).toBe('twice');
    const [entry] = await shop.db`
      SELECT call, "right", words FROM office_log WHERE change_set_id = ${batch ?? 0} ORDER BY id DESC LIMIT 1`;
    expect(entry).toMatchObject({ call: 'sendProducts', words: { key: key.slice(4, 12) } });
    const again = await ask(sendProducts, key, { body: { rows: [rows[0] ?? {}] } });
    expect(again.json().data).toMatchObject({ batch: null, counts: { same: 1 } });

    const undone = await askOffice(shop, undoChanges, {
      cookie,
      params: { id: batch ?? 0 },
      body: { apply: true },
    });
    expect(undone.statusCode).toBe(200);
    const [after] = await shop.db`SELECT name_ru FROM products WHERE id = ${one?.id ?? 0}`;
    expect(after?.name_ru).not.toBe('Названо программой');
    const told = await ask(partnerCalls.getPartnerBatch, key, { params: { id: String(batch) } });
    expect(told.json().data.state).toBe('undone');
    const stranger = await aWorkingKey(['catalog:write']);
    expect(
      (await ask(partnerCalls.getPartnerBatch, stranger, { params: { id: String(batch) } })).json().code,
    ).toBe('batch.not_found');
  });

  test('of a thousand products are written within the call, once however often the same request comes', async () => {
    const key = await aWorkingKey(['catalog:write']);
    const goods = await someGoods(1000);
    const rows = goods.map(({ code }, at) => ({
      product_code: code,
      manufacturer_ru: `Завод ${at}`,
      manufacturer_kz: `Зауыт ${at}`,
      warranty_months: 7,
    }));
    const again = crypto.randomUUID();
    const first = await ask(sendProducts, key, { body: { rows }, again });
    expect(first.json().data.state).toBe('applied');
    const written = first.json().data.counts.changed;
    expect(written).toBeGreaterThan(900);
    expect((await ask(sendProducts, key, { body: { rows }, again })).json()).toEqual(first.json());
    const other = await ask(sendProducts, key, { body: { rows: rows.slice(1) }, again });
    expect(other.json().code).toBe('request.key_reused');
    const [sets] =
      await shop.db`SELECT count(*)::int AS count FROM change_sets WHERE request_key LIKE ${`%${again}`}`;
    expect(sets?.count).toBe(1);
    const many = await ask(sendProducts, key, { body: { rows: [...rows, rows[0] ?? {}] } });
    expect(many.json().code).toBe(rows.length === 1000 ? 'request.invalid' : many.json().code);
  });

  test('with prices wait for a second person where prices of the office would', async () => {
    const key = await aWorkingKey(['prices:write']);
    const [one, two] = await someGoods(2);
    const few = await ask(sendPrices, key, {
      body: { rows: [{ product_code: one?.code, price: (one?.price ?? 0) + 1 }] },
    });
    expect(few.json().data).toMatchObject({ state: 'applied', counts: { changed: 1 } });
    const large = await ask(sendPrices, key, {
      body: { rows: [{ product_code: two?.code, price: (two?.price ?? 0) * 3 }] },
    });
    expect(large.json().data).toMatchObject({ state: 'waiting', counts: { waiting: 1 } });
    const id = String(large.json().data.batch);
    expect((await ask(partnerCalls.getPartnerBatch, key, { params: { id } })).json().data.state).toBe(
      'waiting',
    );
    const [stored] = await shop.db`SELECT price FROM product_prices WHERE product_id = ${two?.id ?? 0}`;
    expect(stored?.price).toBe(two?.price);
  });

  test('touch nothing that 1C keeps, and say so', async () => {
    const prices = await aWorkingKey(['catalog:write']);
    const [one] = await someGoods(1);
    await shop.db`INSERT INTO exchange_accounts (login, password_hash) VALUES ('one-c-keeps', 'x')`;
    await shop.db`UPDATE products SET exchange_digest = 'x' WHERE id = ${one?.id ?? 0}`;
    const sent = await ask(sendProducts, prices, {
      body: { rows: [{ product_code: one?.code, vat_percent: 12 }] },
    });
    await shop.db`UPDATE products SET exchange_digest = NULL WHERE id = ${one?.id ?? 0}`;
    await shop.db`DELETE FROM exchange_accounts WHERE login = 'one-c-keeps'`;
    expect(sent.json().data.rows[0]).toMatchObject({
      result: 'refused',
      problems: [{ field: 'vat_percent', code: 'one_c', message: expect.stringContaining('1С') }],
    });
  });

  test('of stock are a stock-taking: explained by the ledger, refused where orders hold more', async () => {
    const key = await aWorkingKey(['stock:write', 'stock:read']);
    const [stock] = await shop.db<{ code: string; id: number; store: number; count: number }[]>`
      SELECT p.product_code AS code, p.id, s.store_id AS store, s.count FROM stocks s JOIN products p ON p.id = s.product_id
      WHERE s.count > 5 AND NOT EXISTS (SELECT FROM stock_entries e WHERE e.product_id = p.id) LIMIT 1`;
    const row = { product_code: stock?.code, store: stock?.store };
    const rows = [
      { ...row, counted: (stock?.count ?? 0) - 2 },
      { ...row, store: 30_000, counted: 1 },
      { product_code: 'nobody', store: 1, counted: 1 },
    ];
    const sent = await ask(sendStock, key, { body: { rows } });
    expect(sent.json().data.rows.map(({ result }: RowResult) => result)).toEqual([
      'changed',
      'refused',
      'refused',
    ]);
    const [move] = await shop.db`
      SELECT delta, reason, comment FROM stock_adjustments WHERE product_id = ${stock?.id ?? 0} ORDER BY id DESC LIMIT 1`;
    expect(move).toMatchObject({
      delta: -2,
      reason: 'stock_taking',
      comment: expect.stringContaining('Проба'),
    });
    const same = await ask(sendStock, key, { body: { rows: rows.slice(0, 1) } });
    expect(byCode(same.json().data.rows)).toEqual({ [stock?.code ?? '']: ['same', []] });
  });
});

describe('what is read by key', () => {
  test('comes whole by its cursor, each once', async () => {
    const key = await aWorkingKey(['catalog:read', 'stock:read'], 1000);
    const [count] =
      await shop.db`SELECT (SELECT count(*)::int FROM products) AS goods, (SELECT count(*)::int FROM stocks) AS stock`;
    for (const [call, all] of [
      [getPartnerProducts, count?.goods],
      [partnerCalls.getPartnerStock, count?.stock],
    ] as const) {
      const seen = new Set<string>();
      let after = '';
      do {
        const { items, meta } = (await ask(call, key, { query: { limit: '1000', after } })).json();
        for (const item of items) seen.add(JSON.stringify([item.id ?? item.product_code, item.store]));
        after = meta.next ?? '';
      } while (after !== '');
      expect(seen.size).toBe(all);
    }
  });

  test('of orders are told in the order of their changes, and no change is missed by a cursor', async () => {
    const key = await aWorkingKey(['orders:read', 'orders:write'], 1000);
    const { getPartnerOrders, getPartnerOrder, stepPartnerOrder } = partnerCalls;
    let after = '';
    for (;;) {
      const { items, meta } = (await ask(getPartnerOrders, key, { query: { after, limit: '200' } })).json();
      after = meta.next;
      if (items.length === 0) break;
    }
    const id = await anOfficeOrder(shop);
    const [row] = await shop.db<{ number: string }[]>`SELECT number FROM orders WHERE id = ${id}`;
    const number = row?.number ?? '';
    await shop.db`INSERT INTO order_exports (order_id, kind) VALUES (${id}, 'created')`;
    const changed = async () => {
      const { items, meta } = (await ask(getPartnerOrders, key, { query: { after } })).json();
      after = meta.next;
      return items.map((order: { number: string; status: string }) => [order.number, order.status]);
    };
    expect(await changed()).toContainEqual([number, 'new']);
    const step = (from: string, to: string) =>
      ask(stepPartnerOrder, key, { params: { number }, body: { from, to } });
    expect((await step('new', 'confirmed')).json().data.status).toBe('confirmed');
    expect((await step('new', 'confirmed')).json().code).toBe('order.wrong_step');
    expect((await step('confirmed', 'return_requested')).json().code).toBe('order.wrong_step');
    expect(await changed()).toEqual([[number, 'confirmed']]);
    expect(await changed()).toEqual([]);
    expect((await ask(getPartnerOrder, key, { params: { number: 'nobody' } })).json().code).toBe(
      'order.not_found',
    );

    // A transaction that took its number and is not over yet holds back what comes after it.
    let end: () => void = () => undefined;
    const open = shop.db.begin(async (tx) => {
      await tx`INSERT INTO order_exports (order_id, kind) VALUES (${id}, 'changed')`;
      await new Promise<void>((resolve) => {
        end = resolve;
      });
    });
    await expect
      .poll(
        async () =>
          (
            await shop.db`SELECT FROM pg_stat_activity WHERE backend_xid IS NOT NULL AND state = 'idle in transaction'`
          ).length,
      )
      .toBeGreaterThan(0);
    await shop.db`INSERT INTO order_exports (order_id, kind) VALUES (${id}, 'changed')`;
    expect(await changed()).toEqual([]);
    end();
    await open;
    expect(await changed()).toEqual([[number, 'confirmed']]);
  });
});
