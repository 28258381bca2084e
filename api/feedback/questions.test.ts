import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { questions } from '#operator/shop/questions.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { listLetters } from '#tests/outbox.ts';
import { createMail } from '../mail/mail.ts';
import { createTasks } from '../tasks/tasks.ts';
import { feedbackRecords, tellAskers } from './feedback.ts';

let shop: TestApp;
let product: { id: number; code: string; name: string };
beforeAll(async () => {
  shop = await openTestApp({
    hasOutbox: true,
    config: { publicUrl: 'https://sheber.test', shopMail: 'operators@sheber.test' },
  });
  const [row] = await shop.db<(typeof product)[]>`
    SELECT id, code, name_ru AS name FROM products WHERE active ORDER BY id LIMIT 1`;
  if (!row) throw new Error('nothing on sale');
  product = row;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db`DELETE FROM rate_counters`;
  await shop.db`TRUNCATE questions, repeatable_answers`;
});

const WORDS = 'Подойдёт ли он для тёплого пола?';
async function ask(over: object = {}, headers: Record<string, string> = {}) {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/feedback/question/',
    payload: { cityId: 1, name: ' Болат ', contact: '8 705 123 45 67', question: WORDS, ...over },
    headers,
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}
const stored = () =>
  shop.db`SELECT name, contact, question, product_id, language, answered_at FROM questions ORDER BY id`;

test('a question is stored as asked, its contact in one form, with the product it is about', async () => {
  expect(await ask({ productCode: product.code }, { 'x-language-id': 'kz' })).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect([...(await stored())]).toEqual([
    {
      name: 'Болат',
      contact: '+77051234567',
      question: WORDS,
      product_id: product.id,
      language: 'kz',
      answered_at: null,
    },
  ]);
});

test.each([
  ['no contact', { contact: undefined }, 'contact'],
  ['a contact that is neither phone nor e-mail', { contact: 'пишите в чат' }, 'contact'],
  ['a name of one letter', { name: 'Б' }, 'name'],
  ['a question of nine letters', { question: 'Почём он?' }, 'question'],
  ['a question of 1001 letters', { question: 'а'.repeat(1001) }, 'question'],
  ['nothing but spaces', { question: ' '.repeat(40) }, 'question'],
])('%s is refused at its field, in both languages, and not stored', async (_name, over, field) => {
  const ru = await ask(over);
  const kz = await ask(over, { 'x-language-id': 'kz' });
  for (const { status, body } of [ru, kz]) {
    expect(status).toBe(422);
    expect(body.errors[field]).toHaveLength(1);
  }
  expect(ru.body.errors[field]).not.toEqual(kz.body.errors[field]);
  expect(await stored()).toHaveLength(0);
});

test('one contact asks once a minute, a network sixty times in ten; a program that fills the trap is not heard', async () => {
  expect((await ask()).status).toBe(200);
  const second = await ask({ contact: '+7 705 123 45 67' });
  expect(second).toMatchObject({ status: 429, body: { code: 'request.too_many' } });
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask({ contact: 'spam@example.kz', website: 'https://spam.example' })).status).toBe(200);
  expect(await stored()).toHaveLength(1);
  const statuses: number[] = [];
  const trap = { website: 'https://spam.example' };
  for (let i = 0; i < 58; i++) statuses.push((await ask({ ...trap, contact: `a${i}@example.kz` })).status);
  expect(statuses).toEqual([...Array(57).fill(200), 429]);
});

test('about a product nobody knows is 404; with one key it is asked once', async () => {
  expect((await ask({ productCode: 'no-such-product' })).status).toBe(404);
  await shop.db`DELETE FROM rate_counters`;
  const key = { 'idempotency-key': '4f0c1f0e-6a1b-4a5e-9b1e-0c1d2e3f4a5b' };
  expect([(await ask({}, key)).status, (await ask({}, key)).status]).toEqual([200, 200]);
  expect(await stored()).toHaveLength(1);
});

test('operators hear of it by letter, see it in their list and answer: once, by letter in the asker’s language', async () => {
  const evil = '<img src=x onerror=alert(1)> можно вернуть?';
  await ask(
    { contact: 'Bolat@Example.kz', question: evil, productCode: product.code },
    { 'x-language-id': 'kz' },
  );
  await ask({ contact: '+77051234567' });
  const [first = '', second = ''] = (await questions.run(shop.db, ['list']))
    .split('\n')
    .filter((line) => /^\d/.test(line));
  expect(first).toContain(`bolat@example.kz  kz  Павлодар  Болат  ${product.name}`);
  const id = first.split('  ')[0] ?? '';
  expect(await questions.run(shop.db, [id, 'answer', 'Иә, 14 күн', 'ішінде.'])).toContain('by letter');
  expect(await questions.run(shop.db, [id, 'answer', 'Жоқ'])).toContain('Nobody waits');
  expect(await questions.run(shop.db, [second.split('  ')[0] ?? '', 'answer', 'Да'])).toContain(
    '+77051234567',
  );
  expect(await questions.run(shop.db, ['list'])).toBe('');
  expect(await questions.run(shop.db, ['list', 'all'])).toContain('→ Иә, 14 күн ішінде.');
  await expect(questions.run(shop.db, [id, 'answer'])).rejects.toThrow('Usage');

  const mail = createMail(shop.db, createTasks(shop.db, { ...shop.config, log: shop.app.log }), shop.config);
  expect(await tellAskers(shop.db, mail, 'https://sheber.test')).toBe(1);
  expect(await tellAskers(shop.db, mail, 'https://sheber.test')).toBe(0);
  await mail.sendDue();
  const letters = listLetters(shop.config.dataDir ?? '');
  const toShop = letters.filter(
    ({ kind, source }) => kind === 'question' && /^To: operators@sheber\.test$/m.test(source),
  );
  const toAsker = letters.filter(
    ({ kind, source }) => kind === 'answer' && /^To: bolat@example\.kz$/m.test(source),
  );
  expect(toShop.length).toBeGreaterThanOrEqual(2);
  expect(toAsker).toHaveLength(1);
  expect(toAsker[0]?.html).toContain('Сұрағыңызға жауап');
  expect(toAsker[0]?.html).toContain('Иә, 14 күн ішінде.');
  expect(toAsker[0]?.html).toContain('https://sheber.test/kz/contacts');
  for (const { html } of letters) expect(html).not.toContain('<img src=x');
});

test('a person’s questions are in their archive and go with them', async () => {
  const [user] = await shop.db<
    { id: number }[]
  >`SELECT id::int AS id FROM users WHERE email = 'retail@sheber.test'`;
  const userId = user?.id ?? 0;
  await ask({}, { authorization: `Bearer ${await shop.logIn('retail@sheber.test')}` });
  await ask({ contact: 'retail@sheber.test' });
  expect(await feedbackRecords.list(shop.db, userId)).toMatchObject({ questions: [{}, {}] });
  await feedbackRecords.forget(shop.db, userId);
  expect(await stored()).toHaveLength(0);
});
