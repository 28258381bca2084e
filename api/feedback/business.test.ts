import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { taxIdCheckDigit } from '#domain/iin-bin.ts';
import { business } from '#operator/shop/business.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { listLetters } from '#tests/outbox.ts';
import { createMail } from '../mail/mail.ts';
import { createTasks } from '../tasks/tasks.ts';
import { feedbackRecords } from './feedback.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({
    hasOutbox: true,
    config: { publicUrl: 'https://sheber.test', shopMail: 'manager@sheber.test' },
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db`DELETE FROM rate_counters`;
  await shop.db`TRUNCATE business_requests, repeatable_answers`;
});

const binOf = (eleven: string) => `${eleven}${taxIdCheckDigit(eleven)}`;
const BIN = binOf('18054000012');
const WORDS = 'Керамогранит 400 м² в Павлодар, потом каждый месяц';

async function ask(over: object = {}, headers: Record<string, string> = {}) {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/feedback/business/',
    payload: {
      cityId: 1,
      bin: `${BIN.slice(0, 6)} ${BIN.slice(6)}`,
      name: ' Ерлан ',
      phone: '8 705 123 45 67',
      email: 'Snab@Example.kz',
      comment: WORDS,
      consent: true,
      ...over,
    },
    headers,
  });
  return { status: response.statusCode, body: response.json() };
}
const stored = () => shop.db`SELECT bin, name, phone, email, comment, state, language FROM business_requests`;

test('a request is stored in one form, for anybody', async () => {
  expect(await ask({}, { 'x-language-id': 'kz' })).toMatchObject({ status: 200, body: { success: true } });
  expect([...(await stored())]).toEqual([
    {
      bin: BIN,
      name: 'Ерлан',
      phone: '+77051234567',
      email: 'snab@example.kz',
      comment: WORDS,
      state: 'new',
      language: 'kz',
    },
  ]);
});

test('every wrong field is named at once, in both languages, and nothing is stored', async () => {
  const wrong = {
    bin: '123456789012',
    name: 'Е',
    phone: '12',
    email: 'snab@',
    comment: 'Мало',
    consent: false,
  };
  const ru = await ask(wrong);
  const kz = await ask(wrong, { 'x-language-id': 'kz' });
  for (const { status, body } of [ru, kz]) {
    expect(status).toBe(422);
    expect(Object.keys(body.errors).toSorted()).toEqual(Object.keys(wrong).toSorted());
  }
  for (const field of Object.keys(wrong)) expect(ru.body.errors[field]).not.toEqual(kz.body.errors[field]);
  expect(await stored()).toHaveLength(0);
});

test('the same request again waits once, with a key or without; one company asks five times an hour', async () => {
  const key = { 'idempotency-key': '4f0c1f0e-6a1b-4a5e-9b1e-0c1d2e3f4a5b' };
  for (const headers of [key, key, {}]) expect((await ask({}, headers)).status).toBe(200);
  expect(await stored()).toHaveLength(1);
  await shop.db`DELETE FROM rate_counters`;
  const statuses: number[] = [];
  for (let at = 0; at < 6; at++)
    statuses.push((await ask({ email: `s${at}@example.kz`, comment: `${WORDS} ${at}` })).status);
  expect(statuses).toEqual([...Array(5).fill(200), 429]);
});

test('nobody’s mailbox is flooded, and a program that fills the trap is not heard', async () => {
  expect((await ask({ website: 'https://spam.example' })).status).toBe(200);
  expect(await stored()).toHaveLength(0);
  const bins = ['18054000012', '18054000013', '18054000014', '18054000015', '18054000017'];
  const statuses: number[] = [];
  for (const eleven of bins.filter((each) => taxIdCheckDigit(each) !== null).slice(0, 4))
    statuses.push((await ask({ bin: binOf(eleven) })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('the manager and who asked hear of it by letter; operators list it and note what came of it', async () => {
  await ask({ comment: `${WORDS} <img src=x onerror=alert(1)>` }, { 'x-language-id': 'kz' });
  const mail = createMail(shop.db, createTasks(shop.db, { ...shop.config, log: shop.app.log }), shop.config);
  await mail.sendDue();
  const letters = listLetters(shop.config.dataDir ?? '');
  const [manager] = letters.filter(({ source }) => /^To: manager@sheber\.test$/m.test(source)).slice(-1);
  const [asker] = letters.filter(({ source }) => /^To: snab@example\.kz$/m.test(source)).slice(-1);
  expect(manager?.html).toContain(BIN);
  expect(manager?.html).toContain('+7 (705) 123-45-67');
  expect(asker?.html).toContain('Өтініміңізді алдық');
  expect(asker?.html).toContain('https://sheber.test/kz/business');
  for (const { html } of letters) expect(html).not.toContain('<img src=x');

  const listed = await business.run(shop.db, ['list', 'new']);
  expect(listed).toContain(`${BIN}  +7 (705) 123-45-67  snab@example.kz  kz  Павлодар  Ерлан`);
  expect(listed).toContain(WORDS);
  const id = listed.split('  ')[0] ?? '';
  expect(await business.run(shop.db, [id, 'contract'])).toBe(`${id}: contract`);
  expect(await business.run(shop.db, ['list', 'new'])).toBe('');
  expect(await business.run(shop.db, ['list'])).toContain('contract');
  await expect(business.run(shop.db, [id, 'gone'])).rejects.toThrow('Usage');
});

test('a user’s requests are in their archive and go with them', async () => {
  const [user] = await shop.db<
    { id: number }[]
  >`SELECT id::int AS id FROM users WHERE email = 'retail@sheber.test'`;
  const userId = user?.id ?? 0;
  await ask({}, { authorization: `Bearer ${await shop.logIn('retail@sheber.test')}` });
  expect(await feedbackRecords.list(shop.db, userId)).toMatchObject({ businessRequests: [{ bin: BIN }] });
  await feedbackRecords.forget(shop.db, userId);
  expect(await stored()).toHaveLength(0);
});
