/** Who is where, saved views, finding, and what the stream tells whom. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  authorizeOfficeStream,
  bePresent,
  deleteView,
  findThings,
  getNotices,
  getPresence,
  getViews,
  saveView,
} from '#contract/office/company.ts';
import { changeStaff } from '#contract/office/staff.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { anOrder } from '#tests/stored-order.ts';

let shop: TestApp;
let address: string;
let administrator: { id: number; cookie: string };
let catalogue: { id: number; cookie: string };
let picker: { id: number; cookie: string };
beforeAll(async () => {
  shop = await openTestOffice();
  address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  administrator = await aStaffSession(shop, { email: 'administrator@sheber.test', roles: ['administrator'] });
  catalogue = await aStaffSession(shop, { email: 'catalogue@sheber.test', roles: ['catalogue'] });
  picker = await aStaffSession(shop, { email: 'picker@sheber.test', roles: ['picker'], stores: [1] });
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.db`DELETE FROM office_presence`;
  await shop.db`DELETE FROM saved_views`;
});

describe('presence', () => {
  const section = { subject: 'section', id: 1 };
  const look = (who: { cookie: string }, body: object = {}, params: object = section) =>
    askOffice(shop, bePresent, { cookie: who.cookie, params: params as never, body });

  test('two who look at one thing see each other, and which field the other edits', async () => {
    expect((await look(administrator)).json().items).toEqual([]);
    const seen = (await look(catalogue, { field: 'name_kz' })).json().items;
    expect(seen).toEqual([{ staff: { id: administrator.id, name: 'Проба' }, field: null, secondsAgo: 0 }]);
    const asked = await askOffice(shop, getPresence, { cookie: administrator.cookie, params: section });
    expect(asked.json().items).toMatchObject([{ staff: { id: catalogue.id }, field: 'name_kz' }]);
  });

  test('who leaves is gone at once, who is silent after 45 seconds of the database’s clock', async () => {
    await look(administrator);
    await look(catalogue);
    await shop.db`UPDATE office_presence SET seen_at = now() - interval '44 seconds'`;
    expect((await look(picker, {}, section)).statusCode).toBe(404);
    expect(
      (await askOffice(shop, getPresence, { cookie: catalogue.cookie, params: section })).json().items,
    ).toHaveLength(1);
    await shop.db`UPDATE office_presence SET seen_at = now() - interval '46 seconds'`;
    expect(
      (await askOffice(shop, getPresence, { cookie: catalogue.cookie, params: section })).json().items,
    ).toEqual([]);
    await look(administrator);
    await look(administrator, { isLeaving: true });
    expect((await look(catalogue)).json().items).toEqual([]);
  });

  test('of what one may not read, of another store’s and of no kind of thing, nobody is seen', async () => {
    await look(administrator, {}, { subject: 'setting', id: 1 });
    // Of the first store.
    const id = await anOrder(shop.db, { userId: 1 });
    const elsewhere = { email: 'elsewhere@sheber.test', roles: ['picker'], stores: [2] } as const;
    const answers = await Promise.all([
      look(catalogue, {}, { subject: 'setting', id: 1 }),
      look(await aStaffSession(shop, elsewhere), {}, { subject: 'order', id }),
      look(administrator, {}, { subject: 'nothing', id: 1 }),
    ]);
    const bodies = answers.map((answer) => ({ ...answer.json(), requestId: '' }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });
});

describe('saved views', () => {
  const save = (who: { cookie: string }, body: object) =>
    askOffice(shop, saveView, {
      cookie: who.cookie,
      body: { screen: 'log', name: 'Мои', query: 'staff=1', ...body },
    });
  const list = async (who: { cookie: string }) =>
    (await askOffice(shop, getViews, { cookie: who.cookie })).json().items;

  test('are one’s own, or of a role; nobody else has them', async () => {
    const own = (await save(catalogue, {})).json().data;
    expect(own).toMatchObject({ name: 'Мои', role: null, canChange: true });
    await save(administrator, { role: 'catalogue', name: 'Отдела' });
    expect(await list(catalogue)).toMatchObject([
      { name: 'Мои' },
      { name: 'Отдела', role: 'catalogue', canChange: false },
    ]);
    expect(await list(picker)).toEqual([]);
    for (const who of [picker, administrator]) {
      const gone = await askOffice(shop, deleteView, { cookie: who.cookie, params: { id: own.id } });
      expect([gone.statusCode, gone.json().code]).toEqual([404, 'view.not_found']);
    }
    expect((await save(catalogue, { id: own.id, name: 'Другие' })).json().data).toMatchObject({
      id: own.id,
      name: 'Другие',
    });
    await askOffice(shop, deleteView, { cookie: catalogue.cookie, params: { id: own.id } });
    expect(await list(catalogue)).toHaveLength(1);
  });

  test('a name is had once, a role’s view is an administrator’s to save, and there are not too many', async () => {
    await save(catalogue, {});
    expect((await save(catalogue, {})).json().code).toBe('view.name_taken');
    expect((await save(catalogue, { role: 'catalogue', name: 'Отдела' })).json().code).toBe(
      'view.role_not_allowed',
    );
    await shop.db`
      INSERT INTO saved_views (screen, name, query, staff_id)
      SELECT 'log', 'n' || n, '', ${catalogue.id} FROM generate_series(1, 49) n`;
    const refused = await askOffice(shop, saveView, {
      cookie: catalogue.cookie,
      body: { screen: 'log', name: 'Ещё один', query: '' },
      headers: { 'x-language-id': 'kz' },
    });
    expect(refused.json()).toMatchObject({ code: 'view.too_many', message: expect.stringContaining('50') });
  });
});

describe('find', () => {
  const find = async (who: { cookie: string }, q: string, language = 'ru') =>
    (
      await askOffice(shop, findThings, {
        cookie: who.cookie,
        body: { q },
        headers: { 'x-language-id': language },
      })
    ).json().data;

  test('finds staff, sections and orders for those who may see them, and nothing for others', async () => {
    const [section] =
      await shop.db`SELECT name_ru, name_kz FROM sections WHERE level > 0 ORDER BY id LIMIT 1`;
    const found = await find(administrator, String(section?.name_ru).toUpperCase());
    expect(found.sections.map(({ name }: { name: string }) => name)).toContain(section?.name_ru);
    expect((await find(catalogue, String(section?.name_kz), 'kz')).sections[0]?.name).toBe(section?.name_kz);
    expect((await find(administrator, 'catalogue@sheber')).staff).toMatchObject([{ id: catalogue.id }]);
    expect((await find(catalogue, 'catalogue@sheber')).staff).toEqual([]);
    expect(Object.values(await find(picker, String(section?.name_ru))).flat()).toEqual([]);
    expect((await find(administrator, '%')).sections).toEqual([]);
    const [product] =
      await shop.db`SELECT id::float8 AS id, product_code AS article, gtin FROM products WHERE gtin IS NOT NULL ORDER BY id LIMIT 1`;
    for (const q of [product?.article, product?.gtin])
      expect((await find(catalogue, q)).products).toMatchObject([
        { id: product?.id, article: product?.article },
      ]);
    expect((await find(catalogue, '%')).products).toEqual([]);
  });

  test('an order by its number or its counter; of another store only to those who see all', async () => {
    const [order] = await shop.db<{ id: number; number: string }[]>`
      SELECT id::float8 AS id, number FROM orders o WHERE coalesce(store_id, 0) <> 1
        AND NOT EXISTS (SELECT FROM stock_entries e WHERE e.order_id = o.id AND e.store_id = 1) ORDER BY id LIMIT 1`;
    const [own] = await shop.db<{ number: string }[]>`SELECT number FROM orders WHERE store_id = 1 LIMIT 1`;
    if (!order || !own) throw new Error('the demo has orders of several stores');
    const numbers = async (who: { cookie: string }, q: string) =>
      (await find(who, q)).orders.map(({ number }: { number: string }) => number);
    expect(await numbers(administrator, order.number.toLowerCase())).toEqual([order.number]);
    expect(await numbers(administrator, String(order.id))).toEqual([order.number]);
    expect(await numbers(picker, order.number)).toEqual([]);
    expect(await numbers(picker, own.number)).toEqual([own.number]);
    expect(await numbers(catalogue, own.number)).toEqual([]);
  });
});

test('what waits is counted for those who may see it', async () => {
  await shop.db`
    INSERT INTO tasks (kind, key, payload, state, done_at) VALUES ('trial', 'notice', 'x', 'dead', now())`;
  const count = async (who: { cookie: string }) =>
    (await askOffice(shop, getNotices, { cookie: who.cookie })).json().data.deadTasks;
  expect([await count(administrator), await count(picker)]).toEqual([1, 0]);
  await shop.db`TRUNCATE tasks`;
});

describe('the stream', () => {
  async function listen(who: { cookie: string }) {
    const { data } = (await askOffice(shop, authorizeOfficeStream, { cookie: who.cookie })).json();
    const ending = new AbortController();
    const response = await fetch(
      `${address}${data.url}?${new URLSearchParams({ topic: data.topic, authorization: data.token })}`,
      { signal: ending.signal },
    );
    let heard = '';
    const reading = (async () => {
      for await (const part of response.body ?? []) heard += Buffer.from(part).toString();
    })().catch(() => undefined);
    return { data, response, heard: () => heard, over: reading, end: () => ending.abort() };
  }

  test('tells whoever comes that they may have missed something, then an id of what moves', async () => {
    const one = await listen(catalogue);
    expect(one.data).toMatchObject({ topic: `/office/${catalogue.id}`, url: '/office/api/v1/stream/' });
    await vi.waitFor(() => expect(one.heard()).toContain('event: standing'));
    const params = { subject: 'section', id: 3 };
    await askOffice(shop, bePresent, { cookie: catalogue.cookie, params, body: {} });
    await askOffice(shop, bePresent, { cookie: administrator.cookie, params, body: {} });
    await vi.waitFor(() => expect(one.heard()).toContain('event: presence\nid: presence-section-3'));
    expect(one.heard()).not.toContain('Проба');
    // Cut and opened anew: whatever was missed is to be read.
    one.end();
    const again = await listen(catalogue);
    await vi.waitFor(() => expect(again.heard()).toContain('event: standing'));
    again.end();
  });

  test('is opened by a token of the office alone, for one’s own topic alone', async () => {
    const user = await shop.logIn('retail@sheber.test');
    const answer = await shop.app.inject({
      url: '/api/v1/sse/authorize/',
      headers: { authorization: `Bearer ${user}` },
    });
    const { data } = (await askOffice(shop, authorizeOfficeStream, { cookie: catalogue.cookie })).json();
    const open = (topic: string, authorization: string) =>
      shop.app.inject({ url: data.url, query: { topic, authorization } });
    expect((await open(data.topic, answer.json().data.token)).statusCode).toBe(403);
    expect((await open(`/office/${administrator.id}`, data.token)).statusCode).toBe(403);
    expect((await open(data.topic, 'none')).statusCode).toBe(401);
    expect((await askOffice(shop, authorizeOfficeStream, {})).statusCode).toBe(401);
  });

  test('ends when somebody is let in no more, and its token with it', async () => {
    const other = await aStaffSession(shop, { email: 'other@sheber.test', roles: ['content'] });
    const stream = await listen(other);
    await askOffice(shop, changeStaff, {
      cookie: administrator.cookie,
      params: { id: other.id },
      body: { state: 'closed' },
    });
    await stream.over;
    const { data } = stream;
    const refused = await shop.app.inject({
      url: data.url,
      query: { topic: data.topic, authorization: data.token },
    });
    expect(refused.statusCode).toBe(401);
  });
});
