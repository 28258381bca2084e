/**
 * A rehearsal shows at a moment what the shop will show and charge when the moment has come: random prices, promotions, blocks and
 * texts that begin and end until then, rehearsed first and compared with the shop itself when its own clock is there. Meanwhile
 * nothing of the shop is changed by it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRehearsalPasses } from '#api/rehearsal/rehearsal.ts';
import { scheduleChanges } from '#contract/office/changes.ts';
import type { ShownBuyer } from '#contract/office/price-story.ts';
import type { TestApp } from '#tests/app.ts';
import { save } from '#tests/change-sets.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { tokenOf } from './buyers.ts';
import { createWorlds, type Worlds } from './worlds.ts';

const AHEAD_MS = 35_000;
const CONTENT = new URL('../../content', import.meta.url).pathname;

let shop: TestApp;
let worlds: Worlds;
let cookie: string;
beforeAll(async () => {
  shop = await openTestOffice({}, { config: { contentDir: CONTENT } });
  await shop.app.ready();
  worlds = createWorlds({ config: { ...shop.config, environment: 'test' }, hasPages: false });
  ({ cookie } = await aStaffSession(shop, {
    ...{ email: 'season@rehearsal.test', roles: ['administrator', 'pricing', 'catalogue', 'marketing'] },
  }));
});
afterAll(async () => {
  worlds.close();
  await shop.close();
});

const passes = createRehearsalPasses('a secret of the tests, long enough');
const rehearsalAt = (at: Date) => {
  const made = passes.make({ at, city: 'pavlodar', language: 'ru', buyer: 'visitor' });
  const read = passes.read(made);
  if (!read) throw new Error('a pass that was just made is none');
  return read;
};

const run = async (...names: string[]) => {
  for (const name of names)
    await shop.jobs.find((job) => job.name === name)?.run(shop.db, new AbortController().signal);
};

interface Asked {
  method: 'GET' | 'POST';
  url: string;
  body: string | null;
  buyer: ShownBuyer;
}

const headersOf = ({ body, buyer }: Asked): Record<string, string> => {
  const token = tokenOf(buyer);
  return {
    ...{ host: 'localhost', 'x-language-id': 'ru' },
    ...(body === null ? {} : { 'content-type': 'application/json' }),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
};

const ask = (
  method: Asked['method'],
  url: string,
  body: object | null = null,
  buyer: ShownBuyer = 'visitor',
) => ({
  ...{ method, url, buyer, body: body === null ? null : JSON.stringify(body) },
});

/** Prices and what they come from, without what differs from answer to answer. */
const toFacts = (text: string): unknown =>
  JSON.parse(text, (key, value) => (key === 'eventId' || key === 'requestId' ? undefined : value));

const dump = async () =>
  Promise.all(
    [
      'product_prices',
      'promotion_tags',
      'price_history',
      'promotions',
      'home_blocks',
      'texts',
      'carts',
      'change_items',
      'tasks',
    ].map(async (table) => [
      table,
      ...(await shop.db.unsafe(
        `SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS sum FROM ${table} t`,
      )),
    ]),
  );

async function schedulePrices(changes: readonly { id: number; from: number; to: number }[], at: Date) {
  const items = changes.map(({ id, from, to }) => ({ subject: 'product', id, field: 'price', from, to }));
  const { data } = await save(shop, cookie, items, { apply: false, title: 'Сезон' });
  const scheduled = await askOffice(shop, scheduleChanges, {
    ...{ cookie, params: { id: data.id } },
    body: { at: at.toISOString(), digest: data.digest },
  });
  expect(scheduled.json().code).toBeUndefined();
}

test('what is rehearsed for a moment is what the shop shows and charges when it has come', async () => {
  const [choice] = fc.sample(
    fc.record({
      percents: fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 12, maxLength: 12 }),
      begins: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
      percent: fc.integer({ min: 3, max: 40 }),
      counts: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 12, maxLength: 12 }),
    }),
    1,
  );
  if (!choice) throw new Error('nothing was chosen');
  await run('promotions');
  const goods = await shop.db<{ id: number; code: string; price: number; section: string }[]>`
    SELECT p.id, p.code, r.price, s.code AS section FROM products p JOIN product_prices r ON r.product_id = p.id
    JOIN sections s ON s.id = p.section_id
    WHERE p.active AND NOT p.on_order AND r.price > 1000 ORDER BY p.id LIMIT 12`;
  const at = new Date(Date.now() + AHEAD_MS);
  const before = new Date(at.getTime() - 3000);
  await schedulePrices(
    goods.map(({ id, price }, n) => ({
      id,
      from: price,
      to: Math.round((price * (100 + (choice.percents[n] ?? 1) || 101)) / 100),
    })),
    before,
  );
  const [first] = goods;
  await shop.db`
    INSERT INTO promotions (code, title_ru, title_kz, lead_ru, lead_kz, mechanic, scope, starts_at, state)
    VALUES ('season-sale', 'Сезон', 'Маусым', '', '', ${shop.db.json({ type: 'percent', percent: choice.percent })},
            ${shop.db.json({ sections: [first?.section ?? ''], brands: [], products: [], except: { sections: [], brands: [], products: [] } })},
            ${new Date(at.getTime() - 2000)}, 'live')`;
  const live = await shop.db<
    { id: number }[]
  >`SELECT id FROM promotions WHERE state = 'live' AND code <> 'season-sale' ORDER BY id`;
  for (const [n, { id }] of live.entries())
    if (choice.begins[n % 12])
      await shop.db`UPDATE promotions SET renew_days = NULL, ends_at = ${new Date(at.getTime() - 2000)} WHERE id = ${id} AND starts_at < now()`;
  await shop.db`
    INSERT INTO home_blocks (kind, position, title_ru, title_kz, text_ru, text_kz, starts_at)
    VALUES ('banner', 1, 'Сезон открыт', 'Маусым ашылды', 'Скидки', 'Жеңілдіктер', ${new Date(at.getTime() - 1000)})`;
  const items = goods.map(({ code }, n) => ({ productCode: code, count: choice.counts[n] ?? 1 }));
  const asked = [
    ...goods.slice(0, 4).map(({ code }) => ask('GET', `/api/v2/products/${code}/?city=pavlodar`)),
    ask('GET', `/api/v2/products/?sectionCode=${first?.section}&city=pavlodar`),
    ask('GET', `/api/v2/products/?sectionCode=${first?.section}&city=pavlodar&sort=price-asc`),
    ask('GET', '/api/v1/home/?city=pavlodar'),
    ask('GET', '/api/v1/promo/?city=pavlodar'),
    ask('POST', '/api/v1/cart/calculate/', { city: 'pavlodar', items }),
  ];
  const rehearsal = rehearsalAt(at);
  const today = await shop.app.inject({ url: asked[0]?.url ?? '' });
  const untouched = await dump();
  const rehearsed = await Promise.all(
    asked.map(async (each) => {
      const { status, body } = await worlds.ask(rehearsal, { ...each, headers: headersOf(each) });
      return [each.url, status, toFacts(body.toString())];
    }),
  );
  expect(await dump()).toEqual(untouched);
  expect(rehearsed.map(([, status]) => status)).toEqual(asked.map(() => 200));
  expect(rehearsed[0]?.[2], 'nothing has changed until then').not.toEqual(toFacts(today.body));
  expect(Date.now(), 'the machine was too slow to rehearse before the moment').toBeLessThan(before.getTime());
  await sleep(at.getTime() - Date.now());
  await run('changes', 'promotions');
  await expect
    .poll(async () => toFacts((await shop.app.inject({ url: asked[0]?.url ?? '' })).body))
    .toEqual(rehearsed[0]?.[2]);
  await sleep(2500);
  for (const [n, each] of asked.entries()) {
    const now = await shop.app.inject({
      ...{ method: each.method, url: each.url, headers: headersOf(each) },
      ...(each.body === null ? {} : { payload: each.body }),
    });
    expect([each.url, now.statusCode, toFacts(now.body)]).toEqual(rehearsed[n]);
  }
}, 120_000);

test('whoever is shown has the prices of their kind, and a cart of its own that nobody keeps', async () => {
  const [thing] = await shop.db<{ code: string }[]>`
    SELECT p.code FROM products p JOIN product_prices r ON r.product_id = p.id
    WHERE p.active AND NOT p.on_order AND NOT p.is_offline AND r.wholesale_price IS NOT NULL
      AND EXISTS (SELECT FROM stocks s WHERE s.product_id = p.id AND s.count > 10) ORDER BY p.id LIMIT 1`;
  const rehearsal = rehearsalAt(new Date(Date.now() + 3_600_000));
  const send = async (asked: Asked) => {
    const answer = await worlds.ask(rehearsal, { ...asked, headers: headersOf(asked) });
    return { status: answer.status, body: toFacts(answer.body.toString()) };
  };
  const price = (buyer: ShownBuyer) =>
    send(ask('GET', `/api/v2/products/${thing?.code}/?city=pavlodar`, null, buyer));
  const wholesale = { data: { wholesalePrice: expect.any(Number) } };
  expect((await price('visitor')).body).not.toMatchObject(wholesale);
  expect((await price('wholesale')).body).toMatchObject(wholesale);
  const item = { productCode: thing?.code, count: 2 };
  const put = await send(ask('POST', '/api/v1/cart/', { city: 'pavlodar', items: [item] }, 'club'));
  expect(put.status).toBe(200);
  expect(put.body).toHaveProperty('items.0.count', 2);
  expect([...(await shop.db`SELECT FROM carts WHERE user_id = 0`)]).toEqual([]);
});

test('what is no copy cannot be written, whatever is asked', async () => {
  const rehearsal = rehearsalAt(new Date(Date.now() + 3_600_000));
  const callback = { phone: '8 705 123 45 67', name: 'Болат', theme: 'delivery' };
  const asked = ask('POST', '/api/v1/feedback/callback/', callback);
  const answer = await worlds.ask(rehearsal, { ...asked, headers: headersOf(asked) });
  expect(answer.status).toBeGreaterThanOrEqual(500);
  expect([...(await shop.db`SELECT FROM callbacks`)]).toEqual([]);
});
