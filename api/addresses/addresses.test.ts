import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { insertOrder } from '#tests/order-rows.ts';
import { createCities } from '../cities/cities.ts';
import { createAddresses, growGazetteer } from './addresses.ts';

let shop: TestApp;
let tokens: Record<'a' | 'b', string>;
beforeAll(async () => {
  shop = await openTestApp();
  // The index of the catalogue is built first: it would keep the first request waiting.
  await shop.app.ready();
  tokens = { a: await shop.logIn('retail@sheber.test'), b: await shop.logIn('club@sheber.test') };
});
afterAll(() => shop.close());
beforeEach(() => shop.db`TRUNCATE addresses`);

type Who = keyof typeof tokens;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function call(who: Who, method: Method, path: string, payload?: object, headers = {}) {
  const response = await shop.app.inject({
    method,
    url: `/api/v1/addresses/${path}`,
    headers: { authorization: `Bearer ${tokens[who]}`, ...headers },
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.json() };
}

const typed = (over: object = {}) => ({
  cityCode: 'pavlodar',
  street: 'ул. Садовая',
  house: '12/3',
  ...over,
});
const add = async (over: object = {}, who: Who = 'a') => (await call(who, 'POST', '', typed(over))).body.data;
const list = async (who: Who = 'a') =>
  (await call(who, 'GET', '')).body.data as { id: number; isDefault: boolean }[];

describe('an address', () => {
  test('is kept as it was typed, with the city in the reader’s language', async () => {
    const full = {
      title: ' Дом ',
      district: 'Центр',
      building: '2',
      entrance: '3',
      intercom: '16К',
      floor: 4,
      flat: '16',
      elevator: 'cargo',
      point: { latitude: 52.29, longitude: 76.97 },
      comment: 'Шлагбаум\nоткроет охрана',
      recipientName: 'Айгуль',
      recipientPhone: '8 705 123 45 67',
    };
    const { status, body } = await call('a', 'POST', '', typed(full), { 'x-language-id': 'kz' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...full,
      title: 'Дом',
      recipientPhone: '+77051234567',
      cityName: 'Павлодар',
      isDefault: true,
      isPrivateHouse: false,
      isPricedByHand: false,
    });
    expect((await call('a', 'GET', `${body.data.id}/`)).body.data).toEqual(body.data);
  });

  test('of a private house has no entrance, whatever was typed before', async () => {
    const house = {
      isPrivateHouse: true,
      entrance: '1',
      intercom: '2',
      floor: 3,
      flat: '4',
      elevator: 'cargo',
    };
    expect(await add(house)).toMatchObject({
      isPrivateHouse: true,
      entrance: null,
      intercom: null,
      floor: null,
      flat: null,
      elevator: 'none',
    });
  });

  test('in a city without a warehouse, or far out, is delivered at a manager’s price; a point elsewhere is dropped', async () => {
    expect(await add({ cityCode: 'almaty' })).toMatchObject({ isPricedByHand: true });
    const far = { latitude: 52.2873, longitude: 77.4 };
    expect(await add({ point: far })).toMatchObject({ isPricedByHand: true, point: far });
    expect(await add({ point: { latitude: 43.2, longitude: 76.9 } })).toMatchObject({ point: null });
  });

  test.each([
    ['an unknown city', { cityCode: 'atlantis' }, 'cityCode'],
    ['a street of one letter', { street: 'У' }, 'street'],
    ['no street', { street: '  ' }, 'street'],
    ['a street of 121 letters', { street: 'у'.repeat(121) }, 'street'],
    ['a house without a number', { house: 'дом' }, 'house'],
    ['a house of eleven signs', { house: '12345678901' }, 'house'],
    ['a floor above the roof', { floor: 61 }, 'floor'],
    ['a floor below the ground', { floor: -4 }, 'floor'],
    ['half a floor', { floor: 1.5 }, 'floor'],
    ['a title of 41 letters', { title: 'д'.repeat(41) }, 'title'],
    ['a comment of 256 letters', { comment: 'к'.repeat(256) }, 'comment'],
    ['a flat of eleven signs', { flat: '12345678901' }, 'flat'],
    ['a recipient who is a number', { recipientName: '42' }, 'recipientName'],
    ['a recipient’s phone of three digits', { recipientPhone: '123' }, 'recipientPhone'],
    ['a control sign', { street: 'Садо\u0000вая' }, 'street'],
    ['an unknown elevator', { elevator: 'rocket' }, 'elevator'],
  ])('with %s is refused at its field', async (_name, over, field) => {
    const { status, body } = await call('a', 'POST', '', typed(over));
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(await list()).toEqual([]);
  });

  test.each(['12', '12/3', '12А', 'уч. 45', '5-7', '1к2'])('may stand at the house %s', async (house) => {
    expect(await add({ house })).toMatchObject({ house });
  });

  test('is replaced whole', async () => {
    const { id } = await add({ flat: '16', comment: 'звонить' });
    const { body } = await call('a', 'PUT', `${id}/`, typed({ street: 'ул. Степная' }));
    expect(body.data).toMatchObject({
      id,
      street: 'ул. Степная',
      flat: null,
      comment: null,
      isDefault: true,
    });
  });

  test('of another user, and one that never was, are the same nothing', async () => {
    const { id } = await add({}, 'b');
    for (const [method, path, payload] of [
      ['GET', '', undefined],
      ['PUT', '', typed()],
      ['DELETE', '', undefined],
      ['POST', 'default/', undefined],
    ] as const) {
      const others = await call('a', method, `${id}/${path}`, payload);
      const missing = await call('a', method, `999999/${path}`, payload);
      expect(others.status).toBe(404);
      expect({ ...others.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    }
    expect(await list('b')).toMatchObject([{ id, street: 'ул. Садовая', isDefault: true }]);
  });

  test.each(['0', '-1', '1.5', 'abc', '1e3', '99999999999999999999'])('%s names none', async (id) => {
    expect(await call('a', 'GET', `${id}/`)).toMatchObject({
      status: 404,
      body: { code: 'address.not_found' },
    });
  });

  test('sent again with the same key is added once', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await call('a', 'POST', '', typed(), key);
    const second = await call('a', 'POST', '', typed(), key);
    expect(second.body).toEqual(first.body);
    expect(await list()).toHaveLength(1);
  });
});

describe('the default address', () => {
  test('is the first one, then the one that is chosen', async () => {
    const first = await add();
    const second = await add({ house: '2' });
    expect([first.isDefault, second.isDefault]).toEqual([true, false]);
    expect((await call('a', 'POST', `${second.id}/default/`)).body.data.isDefault).toBe(true);
    expect((await list()).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    const third = await add({ house: '3', isDefault: true });
    expect((await list()).filter(({ isDefault }) => isDefault)).toMatchObject([{ id: third.id }]);
    // To change it is no way to take the default away.
    await call('a', 'PUT', `${third.id}/`, typed({ isDefault: false }));
    expect((await list())[0]).toMatchObject({ id: third.id, isDefault: true });
  });

  test('when deleted is followed by the newest', async () => {
    const first = await add();
    await add({ house: '2' });
    const third = await add({ house: '3' });
    const { body } = await call('a', 'DELETE', `${first.id}/`);
    expect(body.data).toMatchObject([{ id: third.id, isDefault: true }, { isDefault: false }]);
    await call('a', 'DELETE', `${third.id}/`);
    expect(await list()).toMatchObject([{ isDefault: true }]);
  });
});

describe('many at once', () => {
  test('eleven requests keep ten addresses and one default', async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) => call('a', 'POST', '', typed({ house: String(index + 1) }))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(
      answers.filter(({ status }) => status === 422).every(({ body }) => body.code === 'address.too_many'),
    ).toBe(true);
    const kept = await list();
    expect(kept).toHaveLength(10);
    expect(kept.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test('deleting and choosing at the same time leaves exactly one default', async () => {
    const made = [
      await add(),
      await add({ house: '2' }),
      await add({ house: '3' }),
      await add({ house: '4' }),
    ];
    await Promise.all([
      ...made.slice(0, 3).map(({ id }) => call('a', 'DELETE', `${id}/`)),
      ...made.map(({ id }) => call('a', 'POST', `${id}/default/`)),
    ]);
    expect(await list()).toMatchObject([{ id: made[3].id, isDefault: true }]);
  });
});

describe('street suggestions', () => {
  const suggest = async (q: string, cityCode = 'pavlodar', language = 'ru') => {
    const response = await shop.app.inject({
      url: `/api/v1/addresses/suggest/?q=${encodeURIComponent(q)}&cityCode=${cityCode}`,
      headers: { 'x-language-id': language },
    });
    return response.json().data as string[];
  };

  test('find a street by any of its words, in either language and without a login', async () => {
    expect(await suggest('садо')).toContain('ул. Садовая');
    expect(await suggest('САДО')).toContain('ул. Садовая');
    expect(await suggest('бақ', 'astana', 'kz')).toContain('Бақ көшесі');
    expect(await suggest('бак')).toContain('ул. Садовая');
  });

  test('grow by the streets that goods were brought to, once two buyers live there', async () => {
    const [one, other] = await shop.db<{ id: number }[]>`SELECT id FROM users ORDER BY id LIMIT 2`;
    const bring = async (userId: number | undefined, street: string) => {
      const id = await insertOrder(shop.db, { userId: userId ?? 0, status: 'completed' });
      await shop.db`
        UPDATE orders SET method = 'delivery', store_id = NULL, pickup_code = NULL,
          address = ${shop.db.json({ street, house: '5', flat: '7' })} WHERE id = ${id}`;
    };
    await bring(one?.id, 'ул. Ломова');
    await bring(one?.id, 'Ломова');
    const suggest = async () =>
      (await shop.app.inject({ url: '/api/v1/addresses/suggest/?q=ломо' })).json().data as string[];
    await growGazetteer(shop.db);
    expect(await suggest()).toEqual([]);
    await bring(other?.id, 'ул. Ломова');
    await growGazetteer(shop.db);
    await growGazetteer(shop.db);
    expect(await suggest()).toEqual(['ул. Ломова']);
    expect(await shop.db`SELECT name_ru, source FROM streets WHERE source = 'orders'`).toEqual([
      { name_ru: 'ул. Ломова', source: 'orders' },
    ]);
  });

  test('are asked of 2GIS where the shop knows fewer than three of its own', async () => {
    const asked: string[] = [];
    const outside = async (typed: string, city: string) => {
      asked.push(`${city} ${typed}`);
      return ['улица Новейшая', 'ул. Ломова'];
    };
    const cities = createCities(shop.db);
    const { suggestStreets } = createAddresses(shop.db, cities, { read: async () => [] }, outside);
    expect(await suggestStreets('ломо', 'pavlodar', 'ru')).toEqual(['ул. Ломова', 'улица Новейшая']);
    expect(await suggestStreets('в', 'pavlodar', 'ru')).not.toContain('улица Новейшая');
    expect(asked).toEqual(['Павлодар ломо']);
  });

  test('are few, and none for nothing, for a wildcard or for nonsense', async () => {
    expect((await suggest('ул')).length).toBe(8);
    for (const q of ['', '   ', '%', '_', 'щщщ', '\\']) expect(await suggest(q), q).toEqual([]);
  });

  test('of a city nobody knows are those of the default city', async () => {
    expect(await suggest('садо', 'atlantis')).toEqual(await suggest('садо'));
  });
});
