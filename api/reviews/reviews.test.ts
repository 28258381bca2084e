import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getQueue, getQueuedPhoto, settleQueued } from '#contract/office/queue.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { insertOrder } from '#tests/order-rows.ts';
import { reviewRecords } from './reviews.ts';

let shop: TestApp;
let token = '';
let stranger = '';
let userId = 0;
let goods: { id: number; code: string }[] = [];
let dana: { id: number; cookie: string };
const TEXT = 'Ложится ровно, замок держит крепко.';

beforeAll(async () => {
  shop = await openTestOffice();
  await shop.db`DELETE FROM reviews`;
  await shop.db`UPDATE users SET first_name = 'Олег', last_name = 'Ким', email_confirmed_at = now() WHERE email = 'retail@sheber.test'`;
  token = await shop.logIn('retail@sheber.test');
  stranger = await shop.logIn('club@sheber.test');
  const [user] = await shop.db<{ id: number }[]>`
    SELECT id::float8 AS id FROM users WHERE email = 'retail@sheber.test'`;
  userId = user?.id ?? 0;
  goods = await shop.db<{ id: number; code: string }[]>`
    SELECT id, code FROM products WHERE active AND id NOT IN (
      SELECT l.product_id FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.user_id = ${userId})
    ORDER BY popularity, id LIMIT 3`;
  const lines = goods.slice(0, 2).map(({ id }) => ({ productId: id, count: 1, price: 1000 }));
  await insertOrder(shop.db, { userId, status: 'completed', completedAt: new Date(), lines });
  const onTheWay = goods.slice(2).map(({ id }) => ({ productId: id, count: 1, price: 1000 }));
  await insertOrder(shop.db, { userId, status: 'shipped', lines: onTheWay });
  dana = await aStaffSession(shop, { email: 'dana@sheber.test', roles: ['operator'] });
});
afterAll(() => shop.close());

const code = (at: number): string => goods[at]?.code ?? '';
const ask = (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object, as = token) =>
  shop.app.inject({
    method,
    url,
    headers: as === '' ? {} : { authorization: `Bearer ${as}` },
    ...(payload ? { payload } : {}),
  });
const save = (at: number, body: object = {}, as = token) =>
  ask('PUT', `/api/v1/products/${code(at)}/review/`, { rating: 4, text: TEXT, ...body }, as);
const list = async (at: number, query = '') =>
  (await ask('GET', `/api/v1/products/${code(at)}/reviews/${query}`, undefined, '')).json();
const own = async () => (await ask('GET', '/api/v1/reviews/')).json().data;
const product = async (at: number) =>
  (await ask('GET', `/api/v2/products/${code(at)}/`, undefined, '')).json().data;
const waiting = async () =>
  (await askOffice(shop, getQueue, { cookie: dana.cookie, query: { kind: 'review' } })).json().items;
const settle = (id: number, body: object, kind = 'review') =>
  askOffice(shop, settleQueued, { cookie: dana.cookie, params: { kind, id }, body: { kind, ...body } });
const aPhoto = async () => {
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: 'tan' } });
  const bytes = await picture
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
};
const letters = () =>
  shop.db`SELECT kind FROM tasks WHERE key LIKE 'review:%' ORDER BY created_at`.then((rows) => rows.length);

test('only who has received a product writes about it, with words enough and pictures that are ones', async () => {
  expect((await save(2)).json().code).toBe('review.not_bought');
  expect((await save(0, {}, stranger)).json().code).toBe('review.not_bought');
  expect((await save(0, {}, '')).statusCode).toBe(401);
  expect((await save(0, { text: 'Хорошо' })).json().errors.text).toBeDefined();
  expect((await save(0, { rating: 6 })).statusCode).toBe(422);
  expect((await save(0, { photos: ['data:image/png;base64,PHN2Zz4='] })).json().code).toBe(
    'order.photo_unreadable',
  );
  expect((await own()).toReview.map((each: { code: string }) => each.code)).toEqual(
    expect.arrayContaining([code(0), code(1)]),
  );
});

test('a review is shown once staff have read it, under a first name and an initial, with pictures drawn anew', async () => {
  expect((await save(0, { plus: 'ровный', photos: [await aPhoto()] })).statusCode).toBe(200);
  expect((await list(0)).items).toEqual([]);
  const [mine] = (await own()).reviews;
  expect(mine).toMatchObject({ state: 'waiting', product: { code: code(0) }, rating: 4 });
  const [address] = mine.photos.map((photo: { address: string }) => photo.address);
  expect((await ask('GET', address, undefined, '')).statusCode).toBe(404);
  expect((await ask('GET', address, undefined, stranger)).statusCode).toBe(404);
  expect((await ask('GET', address)).headers['content-type']).toBe('image/webp');

  const [item] = await waiting();
  expect(item).toMatchObject({
    kind: 'review',
    name: 'Олег К.',
    text: TEXT,
    review: { rating: 4, plus: 'ровный' },
  });
  expect(JSON.stringify(item)).not.toContain('retail@sheber.test');
  const photo = await askOffice(shop, getQueuedPhoto, {
    cookie: dana.cookie,
    params: { id: item.id, photo: item.review.photos[0] },
  });
  const { format, exif } = await sharp(photo.rawPayload).metadata();
  expect([format, exif]).toEqual(['webp', undefined]);
  const before = await letters();
  expect((await settle(item.id, { state: 'published', reply: 'Спасибо за фото!' })).statusCode).toBe(200);
  expect((await settle(item.id, { state: 'refused', refusal: 'поздно' })).json().code).toBe('queue.over');
  expect(await letters()).toBe(before + 1);

  const { items, summary } = await list(0);
  expect(items).toMatchObject([
    { author: 'Олег К.', rating: 4, reply: 'Спасибо за фото!', isDemo: false, photos: [address] },
  ]);
  expect(summary).toMatchObject({ count: 1, average: 4 });
  expect((await ask('GET', address, undefined, '')).statusCode).toBe(200);
  expect((await product(0)).rating).toEqual({ average: 4, count: 1 });
  expect(
    await shop.db`SELECT FROM catalog_changes WHERE kind = 'offer' AND product_id = ${goods[0]?.id ?? 0}`,
  ).not.toEqual([]);
});

test('changed, it waits anew; refused, its writer learns why; taken away, nothing is left of it', async () => {
  expect((await save(0, { rating: 2 })).statusCode).toBe(200);
  expect((await list(0)).items).toEqual([]);
  expect((await product(0)).rating).toBeUndefined();
  expect((await own()).reviews).toHaveLength(1);
  const [item] = await waiting();
  expect(item.review.photos).toEqual([]);
  expect((await settle(item.id, { state: 'refused' })).statusCode).toBe(422);
  await settle(item.id, { state: 'refused', refusal: 'В тексте есть телефон.' });
  expect((await own()).reviews[0]).toMatchObject({ state: 'refused', refusal: 'В тексте есть телефон.' });
  expect(JSON.stringify(await reviewRecords.list(shop.db, userId))).toContain(TEXT);
  expect((await ask('DELETE', `/api/v1/products/${code(0)}/review/`)).statusCode).toBe(200);
  expect((await ask('DELETE', `/api/v1/products/${code(0)}/review/`)).json().code).toBe('review.not_found');
});

test('those of the demo are marked and counted nowhere; stars choose, pages turn, the newest first', async () => {
  const id = goods[1]?.id ?? 0;
  await shop.db`
    INSERT INTO reviews (product_id, city_id, author, language, rating, body, state, decided_at, created_at)
    SELECT ${id}, 1, 'Демо', 'ru', 3 + n % 3, 'Отзыв номер ' || n, 'published', now(), now() - n * interval '1 day'
    FROM generate_series(1, 12) n`;
  await save(1, { rating: 5 });
  await settle((await waiting())[0].id, { state: 'published' });
  const first = await list(1);
  expect(first.items).toHaveLength(10);
  expect(first.items[0]).toMatchObject({ author: 'Олег К.', isDemo: false, reply: null });
  expect(first.items[1]).toMatchObject({ text: 'Отзыв номер 1', isDemo: true });
  expect(first).toMatchObject({ summary: { count: 1, average: 5 }, meta: { total: 13, pageSize: 10 } });
  expect((await list(1, '?page=2')).items).toHaveLength(3);
  const threes = await list(1, '?stars=3');
  expect(new Set(threes.items.map((each: { rating: number }) => each.rating))).toEqual(new Set([3]));
  expect(threes.meta.total).toBe(4);
  expect((await product(1)).rating).toEqual({ average: 5, count: 1 });
});

test('a question is shown on the product’s page when staff answer it for everybody', async () => {
  const asked = await shop.db<{ id: number }[]>`
    INSERT INTO questions (city_id, name, contact, question, product_id, language)
    SELECT 1, name, 'asks@example.kz', 'Можно ли мыть каждый день?', ${goods[1]?.id ?? 0}, 'ru'
    FROM unnest(ARRAY['Олег Ким', 'Анна']) name RETURNING id::float8 AS id`;
  const [open, closed] = asked.map(({ id }) => id);
  await settle(open ?? 0, { answer: 'Да, через 28 дней.', isPublic: true }, 'question');
  await settle(closed ?? 0, { answer: 'Да.' }, 'question');
  const { items, meta } = (await ask('GET', `/api/v1/products/${code(1)}/questions/`, undefined, '')).json();
  expect(items).toMatchObject([{ author: 'Олег К.', answer: 'Да, через 28 дней.', isDemo: false }]);
  expect(meta.total).toBe(1);
});

test('twenty an hour are enough for anybody', async () => {
  await shop.db`DELETE FROM rate_counters`;
  let last = 200;
  for (let at = 0; at < 25 && last === 200; at++) last = (await save(1)).statusCode;
  expect(last).toBe(429);
});

test('two accounts of one person have one review of a product', async () => {
  const [other] = await shop.db<{ id: number }[]>`
    SELECT id::float8 AS id FROM users WHERE email = 'club@sheber.test'`;
  const id = other?.id ?? 0;
  const write = (productId: number, author: number) => shop.db`
    INSERT INTO reviews (product_id, user_id, city_id, author, language, rating, body)
    VALUES (${productId}, ${author}, 1, 'Д.', 'ru', ${author === id ? 1 : 5}, ${TEXT})`;
  await shop.db`DELETE FROM reviews`;
  await write(goods[0]?.id ?? 0, userId);
  await write(goods[1]?.id ?? 0, userId);
  await write(goods[1]?.id ?? 0, id);
  await reviewRecords.move(shop.db, userId, id);
  const rows = await shop.db`SELECT user_id::float8 AS "userId", rating::int FROM reviews ORDER BY rating`;
  expect(rows).toEqual([
    { userId: id, rating: 1 },
    { userId: id, rating: 5 },
  ]);
});
