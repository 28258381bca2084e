/** Keys of partners and what they open, from the office that gives them to the rows that come by them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Method } from '#contract/call.ts';
import { decideApproval } from '#contract/office/approvals.ts';
import { undoChanges } from '#contract/office/changes.ts';
import { createApiKey, getPartners, issueApiKey, revokeApiKey } from '#contract/office/keys.ts';
import type { PartnerCall } from '#contract/partner/partner-call.ts';
import { partnerCalls } from '#contract/partner/partner-calls.ts';
import type { BatchAnswer, RowResult } from '#contract/partner/rows.ts';
import type { Scope } from '#contract/partner/scopes.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { anOfficeOrder } from '#tests/office-orders.ts';
import { anApiKey } from '#tests/office-partner-examples.ts';
import { createAnswerJudge, type OpenApi } from '#tests/openapi.ts';

let shop: TestApp;
let cookie: string;
let judge: ReturnType<typeof createAnswerJudge>;
beforeAll(async () => {
  shop = await openTestOffice();
  ({ cookie } = await aStaffSession(shop, {
    email: 'first@sheber.test',
    roles: ['administrator', 'pricing'],
  }));
  judge = createAnswerJudge((await shop.app.inject({ url: '/api/openapi.json' })).json() as OpenApi);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db`DELETE FROM rate_counters`;
});

const issue = async (id: number): Promise<string> =>
  (await askOffice(shop, issueApiKey, { cookie, params: { id } })).json().data.key;

const aWorkingKey = async (scopes: readonly Scope[], callsPerMinute?: number): Promise<string> =>
  issue((await anApiKey(shop, { scopes, ...(callsPerMinute ? { callsPerMinute } : {}) })).id);

/** As a partner's program asks; whatever it is answered must be what the published document says. */
async function ask(
  call: PartnerCall,
  key: string | null,
  more: { params?: Record<string, string>; query?: Record<string, string>; body?: object; again?: string } & {
    language?: 'ru' | 'kz';
    remoteAddress?: string;
  } = {},
) {
  const response = await shop.app.inject({
    method: call.method as Exclude<Method, never>,
    url: call.path.replace(/\{(\w+)\}/g, (_slot, name: string) => more.params?.[name] ?? ''),
    query: more.query ?? {},
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(call.requiresKey ? { 'idempotency-key': more.again ?? crypto.randomUUID() } : {}),
      'x-language-id': more.language ?? 'ru',
    },
    ...(more.body ? { payload: more.body } : {}),
    ...(more.remoteAddress ? { remoteAddress: more.remoteAddress } : {}),
  });
  const told = {
    status: response.statusCode,
    contentType: String(response.headers['content-type']),
    body: response.json() as unknown,
  };
  expect(judge(call.method, call.path, told)).toBeNull();
  return response;
}

const { getPartnerProducts, sendProducts, sendPrices, sendStock } = partnerCalls;

describe('a key', () => {
  test('is made by two, shown once, known afterwards by its beginning alone, and used by its owner', async () => {
    const second = await aStaffSession(shop, { email: 'second@sheber.test', roles: ['administrator'] });
    const body = {
      partner: { name: 'Склад-Сервис', email: null, callsPerMinute: 600 },
      name: 'Остатки',
      scopes: ['catalog:read'],
      callsPerMinute: 120,
      expiresAt: null,
    };
    const asked = await askOffice(shop, createApiKey, { cookie, body });
    expect([asked.statusCode, asked.json().code]).toEqual([202, 'office.needs_approval']);
    const { id, digest, why, lines } = asked.json().data;
    expect([why.code, lines[0]]).toMatchObject([
      'api_key',
      { name: 'Склад-Сервис: Остатки', field: 'scopes' },
    ]);
    const decision = { decision: 'approve', digest, comment: '' };
    const decide = (who: string) =>
      askOffice(shop, decideApproval, { cookie: who, params: { id }, body: decision });
    expect((await decide(cookie)).json().code).toBe('approval.own');
    expect((await decide(second.cookie)).statusCode).toBe(200);

    const listed = async () => (await askOffice(shop, getPartners, { cookie })).json().items;
    const made = (await listed()).find(({ name }: { name: string }) => name === 'Склад-Сервис').keys[0];
    expect(made).toMatchObject({ state: 'unissued', secrets: [], lastUsedAt: null });
    const key = await issue(made.id);
    expect(key).toMatch(/^shk_[0-9a-f]{8}_[0-9a-f]{64}_[0-9a-f]{8}$/);
    const answered = await ask(getPartnerProducts, key, { query: { limit: '2' } });
    expect([answered.statusCode, answered.json().items.length]).toEqual([200, 2]);
    expect(answered.headers['ratelimit-policy']).toBe('"partner-key";q=120;w=60');

    const [used] = (await listed()).find(({ name }: { name: string }) => name === 'Склад-Сервис').keys;
    expect(used).toMatchObject({ state: 'active', secrets: [{ prefix: key.slice(4, 12), endsAt: null }] });
    expect(used.lastUsedAt).not.toBeNull();
    const everywhere = await shop.db<{ text: string }[]>`
      SELECT row_to_json(t)::text AS text FROM api_key_secrets t UNION ALL SELECT row_to_json(l)::text FROM office_log l
      UNION ALL SELECT row_to_json(r)::text FROM row_changes r UNION ALL SELECT row_to_json(a)::text FROM repeatable_answers a`;
    expect(everywhere.filter(({ text }) => text.includes(key.slice(13, 77)))).toEqual([]);
  });

  test('that is issued anew works beside the new one for a day; one that is revoked opens nothing at once', async () => {
    const { id } = await anApiKey(shop);
    const older = await issue(id);
    const newer = await issue(id);
    for (const key of [older, newer]) expect((await ask(getPartnerProducts, key)).statusCode).toBe(200);
    await shop.db`UPDATE api_key_secrets SET ends_at = now() WHERE prefix = ${older.slice(4, 12)}`;
    expect((await ask(getPartnerProducts, older)).json().code).toBe('key.revoked');
    await askOffice(shop, revokeApiKey, { cookie, params: { id } });
    const refused = await ask(getPartnerProducts, newer, { language: 'kz' });
    expect([refused.statusCode, refused.json().message]).toEqual([
      401,
      'Бұл кілт қайтарып алынған. Дүкеннен жаңасын сұраңыз.',
    ]);
    expect((await askOffice(shop, issueApiKey, { cookie, params: { id } })).json().code).toBe('key.revoked');
  });

  test('opens what its scopes say, from where it may be used, until its time is over', async () => {
    const key = await aWorkingKey(['stock:read']);
    expect((await ask(partnerCalls.getPartnerStock, key)).statusCode).toBe(200);
    const refused = await ask(getPartnerProducts, key);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'key.wrong_scope']);
    expect(refused.json().message).toContain('catalog:read');
    expect(refused.headers['set-cookie']).toBeUndefined();
    const prefix = key.slice(4, 12);
    const ofKey = shop.db`id = (SELECT key_id FROM api_key_secrets WHERE prefix = ${prefix})`;
    await shop.db`UPDATE api_keys SET addresses = '{95.56.1.0/24}' WHERE ${ofKey}`;
    const from = (remoteAddress: string) => ask(partnerCalls.getPartnerStock, key, { remoteAddress });
    expect((await from('::ffff:95.56.1.7')).statusCode).toBe(200);
    expect((await from('95.56.2.7')).json().code).toBe('key.elsewhere');
    await shop.db`UPDATE api_keys SET addresses = '{}', expires_at = now() WHERE ${ofKey}`;
    expect((await from('95.56.2.7')).json().code).toBe('key.expired');
  });

  test('that nobody made is refused, however it looks; a session of a user is no key', async () => {
    const key = await aWorkingKey(['catalog:read']);
    const other = (await aWorkingKey(['catalog:read'])).slice(13);
    const user = await shop.logIn('retail@sheber.test');
    for (const wrong of [null, 'shk_', key.replace(/.$/, 'z'), `${key.slice(0, 13)}${other}`, user])
      expect((await ask(getPartnerProducts, wrong)).json().code).toBe('key.required');
  });

  test('is called as often as its contract says, keys of one partner share theirs, and others feel nothing of it', async () => {
    const busy = await aWorkingKey(['catalog:read'], 20);
    const quiet = await aWorkingKey(['catalog:read'], 20);
    const statuses: number[] = [];
    for (let at = 0; at < 25; at++)
      statuses.push((await ask(getPartnerProducts, busy, { query: { limit: '1' } })).statusCode);
    expect(statuses.filter((status) => status === 200).length).toBe(20);
    const refused = await ask(getPartnerProducts, busy);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.too_many']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers.ratelimit).toMatch(/^"partner-key";r=0;t=\d+$/);
    expect((await ask(getPartnerProducts, quiet)).statusCode).toBe(200);
  });
});

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
