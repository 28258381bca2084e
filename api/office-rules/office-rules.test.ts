/** What staff have set is told to those who may read it; as changes it is written, seen, logged and taken back. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createChanges, undoChanges } from '#contract/office/changes.ts';
import { getLog } from '#contract/office/log.ts';
import {
  getSettings,
  getSlotRules,
  getStoreHours,
  getTariffs,
  getText,
  getTexts,
} from '#contract/office/shop-rules.ts';
import { getTradeWords } from '#contract/office/trade-words.ts';
import { SETTINGS } from '#domain/office/settings.ts';
import { almatyDate } from '#domain/time.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';

let shop: TestApp;
let administrator: { id: number; cookie: string };
let content: { id: number; cookie: string };
beforeAll(async () => {
  shop = await openTestOffice();
  await shop.app.ready();
  administrator = await aStaffSession(shop, { email: 'administrator@sheber.test', roles: ['administrator'] });
  content = await aStaffSession(shop, { email: 'content@sheber.test', roles: ['content'] });
});
afterAll(() => shop.close());

interface Wanted {
  subject: string;
  id: number | null;
  newKey?: string;
  field: string;
  from: unknown;
  to: unknown;
}

const save = (items: readonly Wanted[], who = administrator, language = 'ru') =>
  askOffice(shop, createChanges, {
    cookie: who.cookie,
    body: { items, apply: true },
    headers: { 'idempotency-key': crypto.randomUUID(), 'x-language-id': language },
  });
const statesOf = (response: Awaited<ReturnType<typeof save>>): string[] =>
  response.json().data.items.map(({ state }: { state: string }) => state);
const undo = (id: number) =>
  askOffice(shop, undoChanges, {
    cookie: administrator.cookie,
    params: { id },
    body: {},
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
const setting = (field: string, from: unknown, to: unknown): Wanted => ({
  subject: 'setting',
  id: 1,
  field,
  from,
  to,
});
const SOON = { timeout: 15_000, interval: 50 };
/** The search is built anew with the whole range. */
const REBUILT = { timeout: 15_000, interval: 100 };
const askShop = async () => (await shop.app.inject({ url: '/api/v1/shop/' })).json().data;

describe('a setting', () => {
  test('is told with what it is from the factory, and changed where the reader may', async () => {
    const { settings, groups } = (await askOffice(shop, getSettings, { cookie: administrator.cookie })).json()
      .data;
    const phone = settings.find(({ key }: { key: string }) => key === 'seller.phone');
    expect(phone).toMatchObject({ isSet: false, canChange: true, value: phone.usual, group: 'seller' });
    expect(groups).toHaveLength(8);
  });

  test('is saved, seen by the storefront, found in the log and taken back without a trace', async () => {
    const saved = await save([setting('seller.phone', '+7 (700) 000-00-00', '+7 (718) 255-55-55')]);
    expect([saved.statusCode, statesOf(saved)]).toEqual([200, ['applied']]);
    await vi.waitFor(async () => expect((await askShop()).seller?.phone).toBe('+7 (718) 255-55-55'), SOON);
    const { items } = (
      await shop.app.inject({
        url: `${getLog.path}?changeSet=${saved.json().data.id}`,
        headers: { cookie: administrator.cookie, 'sec-fetch-site': 'same-origin' },
      })
    ).json();
    expect(items[0]).toMatchObject({ staff: { id: administrator.id }, rows: 1 });
    await undo(saved.json().data.id);
    await vi.waitFor(async () => expect((await askShop()).seller).toBeNull(), SOON);
    expect(await shop.db`SELECT FROM settings`).toHaveLength(0);
  });

  test('that another has changed meanwhile collides; one of a wrong shape is told', async () => {
    await save([setting('payments.cash_up_to', 300_000, 200_000)]);
    const late = await save([setting('payments.cash_up_to', 300_000, 100_000)]);
    expect(late.json().data.items).toMatchObject([{ state: 'conflict', current: 200_000 }]);
    const wrong = await save([setting('seller.bin', '200140001230', '200140001231')], administrator, 'kz');
    expect(wrong.json().data.items).toMatchObject([{ state: 'wrong' }]);
    await save([setting('payments.cash_up_to', 200_000, 300_000)]);
    expect(await shop.db`SELECT FROM settings`).toHaveLength(0);
  });

  test('says how the accounting system calls a field; names of one field are told apart', async () => {
    const { settings } = (await askOffice(shop, getSettings, { cookie: administrator.cookie })).json().data;
    const ntin = settings.find(({ key }: { key: string }) => key === 'exchange.names_ntin');
    expect(ntin).toMatchObject({ group: 'exchange', canChange: true, value: 'NTIN; Код НКТ; НТИН' });
    const saved = await save([setting(ntin.key, ntin.value, 'Нац. код; NTIN')]);
    expect(statesOf(saved)).toEqual(['applied']);
    const wrong = await save([setting(ntin.key, 'Нац. код; NTIN', 'NTIN; ntin')]);
    expect(wrong.json().data.items).toMatchObject([{ state: 'wrong' }]);
    expect((await save([setting(ntin.key, 'Нац. код; NTIN', 'Код')], content)).statusCode).toBe(404);
    await undo(saved.json().data.id);
    expect(await shop.db`SELECT FROM settings`).toHaveLength(0);
  });

  test('is nothing to those who have not the right', async () => {
    const tried = await save([setting('seller.kbe', '17', '18')], content);
    expect(tried.statusCode).toBe(404);
    expect(await shop.db`SELECT FROM settings`).toHaveLength(0);
  });
});

describe('a tariff', () => {
  const tariff = (field: string, from: unknown, to: unknown, id = 1): Wanted => ({
    subject: 'tariff',
    id,
    field,
    from,
    to,
  });

  test('is changed by its cells, and the factory’s again when it is taken back', async () => {
    const saved = await save([tariff('near', 1500, 1700), tariff('far', 2000, 2200)]);
    expect(statesOf(saved)).toEqual(['applied', 'applied']);
    const { items } = (await askOffice(shop, getTariffs, { cookie: administrator.cookie })).json();
    expect(items[0]).toMatchObject({ vehicle: 'car', near: 1700, far: 2200, max_kg: 30 });
    await vi.waitFor(
      async () => expect((await askShop()).delivery?.vehicles[0]?.priceTenge).toBe(1700),
      SOON,
    );
    await undo(saved.json().data.id);
    expect(await shop.db`SELECT FROM delivery_tariffs`).toHaveLength(0);
  });

  test('that makes no sense beside the others is refused whole, in the reader’s language', async () => {
    const refused = await save([tariff('max_kg', 5000, 100, 4)], administrator, 'kz');
    expect(refused.json()).toMatchObject({
      code: 'tariff.unordered',
      message: expect.stringContaining('көлік'),
    });
    expect((await save([tariff('suburb', 2500, null)])).json().code).toBe('tariff.suburb_half');
    const none = [1, 2, 3, 4, 5].map((id) => tariff('is_used', true, false, id));
    expect((await save(none)).json().code).toBe('tariff.none_left');
    expect(await shop.db`SELECT FROM delivery_tariffs`).toHaveLength(0);
  });
});

const fresh = (newKey: string, values: Record<string, unknown>, subject = 'slot_template'): Wanted[] =>
  Object.entries(values).map(([field, to]) => ({ subject, id: null, newKey, field, from: null, to }));

test('hours are changed, added and closed; the same hours stand once', async () => {
  const span = { starts: '10:00', ends: '12:00', capacity_orders: 5, capacity_kg: 900, weekday: 7 };
  expect((await save(fresh('a', span))).statusCode).toBe(200);
  expect((await save(fresh('b', span))).json().code).toBe('slot.taken');
  expect((await save(fresh('c', { ...span, ends: '09:00' }))).json().code).toBe('slot.wrong_span');
  expect((await save(fresh('d', { ...span, city_id: 999 }))).json().code).toBe('slot.unknown_city');
  expect((await save(fresh('e', { day: '2027-03-22', note: 'Наурыз' }, 'slot_day'))).statusCode).toBe(200);
  const { data } = (await askOffice(shop, getSlotRules, { cookie: administrator.cookie })).json();
  expect(data.templates.at(-1)).toMatchObject({ ...span, city_id: null, is_active: true });
  expect(data.days).toMatchObject([{ day: '2027-03-22', is_closed: true, note: 'Наурыз' }]);
});

test('a day that was added is taken back by an undo, the undo by another, and the same can be added anew', async () => {
  const isClosed = async () =>
    (await shop.db`SELECT is_active FROM slot_days WHERE day = '2027-05-09'`).map(
      ({ is_active }) => is_active,
    );
  const added = await save(fresh('day', { day: '2027-05-09', note: 'Победа' }, 'slot_day'));
  const undone = await undo(added.json().data.id);
  expect([undone.json().data.state, await isClosed()]).toEqual(['applied', [false]]);
  const again = await save(fresh('day', { day: '2027-05-09', note: 'Жеңіс күні' }, 'slot_day'));
  expect([statesOf(again), await isClosed()]).toEqual([['applied', 'applied'], [true]]);
  await undo((await undo(again.json().data.id)).json().data.id);
  const { data } = (await askOffice(shop, getSlotRules, { cookie: administrator.cookie })).json();
  expect(data.days.at(-1)).toMatchObject({ day: '2027-05-09', note: 'Жеңіс күні', is_active: true });
});

test('a store is open by the hours that staff have set, closed on its own days, and read by those who work there', async () => {
  const readStores = async (cookie: string) =>
    (await askOffice(shop, getStoreHours, { cookie })).json().items as {
      id: number;
      values: Record<string, never>;
    }[];
  const [first] = await readStores(administrator.cookie);
  if (!first) throw new Error('there is no store');
  const weekday = ((new Date(almatyDate(new Date())).getUTCDay() + 6) % 7) + 1;
  const store = (field: string, to: unknown): Wanted => ({
    ...{ subject: 'store', id: first.id, field, from: first.values[field], to },
  });
  const saved = await save([
    store(`hours_${weekday}`, '10:30–18:15'),
    store('holidays', [`${almatyDate(new Date(Date.now() + 24 * 3_600_000))}`]),
  ]);
  expect(statesOf(saved)).toEqual(['applied', 'applied']);
  const onStorefront = async () => {
    const { data } = (await shop.app.inject({ url: '/api/v1/stores/' })).json();
    return data.find(({ id }: { id: number }) => id === first.id)?.hours;
  };
  await vi.waitFor(
    async () => expect((await onStorefront())[weekday - 1]).toEqual({ from: '10:30', to: '18:15' }),
    SOON,
  );
  expect((await onStorefront())[weekday % 7]).toBeNull();
  const wrong = await save([store('hours_1', '20:00–09:00')], administrator, 'kz');
  expect(wrong.json().data.items[0]).toMatchObject({ state: 'wrong' });
  await undo(saved.json().data.id);
  expect((await readStores(administrator.cookie))[0]).toEqual(first);
  const picker = await aStaffSession(shop, { email: 'p@sheber.test', roles: ['picker'], stores: [first.id] });
  expect((await readStores(picker.cookie)).map(({ id }) => id)).toEqual([first.id]);
});

test('the shop’s own words lead the search, beside those that ship with it, and are taken back', async () => {
  const words = async (q = '') =>
    (await askOffice(shop, getTradeWords, { cookie: content.cookie, query: { q } })).json().data;
  const find = async () => {
    const { items } = (
      await shop.app.inject({ url: `/api/v2/search/?q=${encodeURIComponent('бубырдан')}` })
    ).json();
    return (items as { name: string }[]).some(({ name }) => /ламинат/i.test(name));
  };
  expect((await words()).shippedCount).toBeGreaterThan(100);
  expect((await words('гипрок')).shipped[0].words.join()).toContain('гипрок');
  expect(await find()).toBe(false);
  const group = { words: ['бубырдан'], means: ['ламинат'] };
  const saved = await save(fresh('w', group, 'trade_word'), content);
  expect(statesOf(saved)).toEqual(['applied', 'applied']);
  expect((await words('бубыр')).own).toMatchObject([{ ...group, is_active: true }]);
  await vi.waitFor(async () => expect(await find()).toBe(true), REBUILT);
  await undo(saved.json().data.id);
  await vi.waitFor(async () => expect(await find()).toBe(false), REBUILT);
  const refuse = async (values: object) =>
    (await save(fresh('w', values as never, 'trade_word'), content)).json().code;
  expect(await refuse({ words: ['одно'], means: [] })).toBe('words.say_nothing');
  expect(await refuse({ words: ['шурик', 'Шурик'], means: [] })).toBe('words.twice');
  // Made anew twice, each time by a thread.
}, 60_000);

test('a text stands over its file, in its own language, until it is taken back', async () => {
  const path = 'pages/about';
  const meta = { title: 'Біз туралы', description: 'Дүкен туралы жаңа сөз', updated: '2026-11-17' };
  const page = async (language: string) =>
    (await shop.app.inject({ url: '/api/v1/pages/about/', headers: { 'x-language-id': language } })).json()
      .data?.title;
  const before = await page('kz');
  const values = { path, language: 'kz', body: 'Жаңа мәтін.', meta, is_published: true };
  const items = Object.entries(values).map(([field, to]) => ({
    subject: 'text',
    id: null,
    newKey: 'a',
    field,
    from: null,
    to,
  }));
  const saved = await save(items, content);
  expect(saved.statusCode, saved.body).toBe(200);
  await vi.waitFor(async () => expect(await page('kz')).toBe('Біз туралы'), SOON);
  expect(await page('ru')).not.toBe('Біз туралы');
  expect((await save(items, content)).json().code).toBe('text.taken');
  const listed = (await askOffice(shop, getTexts, { cookie: content.cookie })).json().items;
  const own = listed.find(
    (text: { path: string; language: string }) => text.path === path && text.language === 'kz',
  );
  expect(own).toMatchObject({ title: 'Біз туралы', isPublished: true, hasFile: true });
  const whole = await askOffice(shop, getText, { cookie: content.cookie, query: { path } });
  expect(whole.json().data).toMatchObject({
    ru: { own: null, file: { meta: { title: expect.any(String) } } },
    kz: { own: { id: own.id, body: 'Жаңа мәтін.' }, file: { body: expect.any(String) } },
  });
  const none = await askOffice(shop, getText, { cookie: content.cookie, query: { path: '../../package' } });
  expect(none.json().code).toBe('text.not_found');
  const wrong = await save([{ subject: 'text', id: own.id, field: 'meta', from: meta, to: {} }], content);
  expect(wrong.json().code).toBe('text.wrong');
  await save([{ subject: 'text', id: own.id, field: 'is_published', from: true, to: false }], content);
  await vi.waitFor(async () => expect(await page('kz')).toBe(before), SOON);
});

test('a name of 1C belongs to one field: the second is refused with the name, in the reader’s language', async () => {
  const field = 'exchange.names_ntin';
  const rename = (to: string, language?: string) =>
    save([{ subject: 'setting', id: 1, field, from: SETTINGS[field].usual, to }], administrator, language);
  const refused = await rename('Код НКТ; вес', 'kz');
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'exchange.name_twice']);
  expect(refused.json().message).toContain('«Вес»');
  expect(statesOf(await rename('Код НКТ; Нац. код'))).toEqual(['applied']);
});
