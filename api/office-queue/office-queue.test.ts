/** The queue of all who wait for the shop's word. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getQueue, type QueueItem, revealQueued, settleQueued, takeQueued } from '#contract/office/queue.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { aCallback, aNotice, anOfficeOrder, aQuestion } from '#tests/office-orders.ts';

let shop: TestApp;
let dana: { id: number; cookie: string };
let erlan: { id: number; cookie: string };
beforeAll(async () => {
  shop = await openTestOffice();
  await shop.db`UPDATE orders SET cancel_requested_at = NULL`;
  dana = await aStaffSession(shop, { email: 'dana@sheber.test', roles: ['operator'] });
  erlan = await aStaffSession(shop, { email: 'erlan@sheber.test', roles: ['operator'] });
});
afterAll(() => shop.close());

const list = async (query: { kind?: string } = {}) =>
  (await askOffice(shop, getQueue, { cookie: dana.cookie, query })).json() as {
    items: QueueItem[];
    meta: { counts: Record<string, number> };
  };
const ask = (
  call: Parameters<typeof askOffice>[1],
  kind: string,
  id: number,
  body: object = {},
  { cookie } = dana,
) => askOffice(shop, call, { cookie, params: { kind, id }, body });
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test('is one line by the promised time, with contacts masked', async () => {
  const order = await anOfficeOrder(shop, { status: 'assembling', isCancelRequested: true });
  const question = await aQuestion(shop, 'client@example.kz');
  const notice = await aNotice(shop, '+77051112233');
  await aNotice(shop, 'by-letter@example.kz');
  const callback = await aCallback(shop);
  await shop.db`UPDATE callbacks SET created_at = ${ago(60 * 24 * 2)} WHERE id = ${callback}`;
  await shop.db`UPDATE questions SET created_at = ${ago(60 * 26)} WHERE id = ${question}`;
  const { items, meta } = await list();
  expect(items.map(({ kind, id }) => [kind, id]).slice(0, 2)).toEqual([
    ['callback', callback],
    ['question', question],
  ]);
  expect(meta.counts).toEqual({ callback: 1, question: 1, cancel: 1, notice: 1, review: 0 });
  const of = (kind: string) => items.find((item) => item.kind === kind);
  expect(of('callback')).toMatchObject({ level: 'late', name: 'Сауле', goesBy: 'phone', topic: 'delivery' });
  expect(of('question')).toMatchObject({ level: 'late', goesBy: 'mail', text: 'Держит ли краска мороз?' });
  expect(of('cancel')).toMatchObject({ order: { id: order }, topic: 'mistake' });
  expect(of('notice')).toMatchObject({ id: notice, topic: 'stock', level: 'calm' });
  const words = JSON.stringify(items);
  for (const secret of ['client@example.kz', '77051112233', '77010000011', '77000000099'])
    expect(words).not.toContain(secret);
  expect((await list({ kind: 'question' })).items.map(({ id }) => id)).toEqual([question]);
});

test('what one has taken on another takes over only by saying so', async () => {
  const id = await aCallback(shop);
  const take = (who: typeof dana, body: object) => ask(takeQueued, 'callback', id, body, who);
  expect((await take(dana, { isTaken: true })).statusCode).toBe(200);
  const other = await take(erlan, { isTaken: true });
  expect([other.statusCode, other.json().code]).toEqual([409, 'queue.taken']);
  expect((await take(erlan, { isTaken: true, isTakenOver: true })).statusCode).toBe(200);
  const worker = async () =>
    (await list()).items.find((item) => item.kind === 'callback' && item.id === id)?.worker;
  expect(await worker()).toMatchObject({ id: erlan.id });
  await take(erlan, { isTaken: false });
  expect(await worker()).toBeNull();
});

test('a contact is opened by an act that the log keeps without it', async () => {
  const id = await aCallback(shop);
  const opened = await ask(revealQueued, 'callback', id);
  expect(opened.json().data).toEqual({ contact: '+77010000011' });
  const entries = await shop.db`
    SELECT words FROM office_log WHERE call = 'revealQueued' AND subject = 'callback' AND subject_id = ${id}`;
  expect(entries).toHaveLength(1);
  expect(JSON.stringify(entries)).not.toContain('7701');
});

test('what was settled is gone, and is not settled twice', async () => {
  const [callback, question, notice] = [
    await aCallback(shop),
    await aQuestion(shop, 'asks@example.kz'),
    await aNotice(shop, '+77059998877'),
  ];
  const settle = (kind: string, id: number, body: object) => ask(settleQueued, kind, id, { kind, ...body });
  await ask(takeQueued, 'callback', callback, { isTaken: true });
  expect((await settle('callback', callback, { state: 'ordered' })).statusCode).toBe(200);
  expect((await settle('question', question, { answer: 'Да, до −20 °C.' })).statusCode).toBe(200);
  expect((await settle('notice', notice, {})).statusCode).toBe(200);
  for (const [kind, id, body] of [
    ['callback', callback, { state: 'called' }],
    ['question', question, { answer: 'Нет' }],
    ['notice', notice, {}],
  ] as const)
    expect((await settle(kind, id, body)).json().code).toBe('queue.over');
  const left = (await list()).items.map(({ kind, id }) => `${kind} ${id}`);
  for (const gone of [`callback ${callback}`, `question ${question}`, `notice ${notice}`])
    expect(left).not.toContain(gone);
  const [state] = await shop.db`SELECT state FROM callbacks WHERE id = ${callback}`;
  expect(state?.state).toBe('ordered');
  expect(await shop.db`SELECT FROM queue_hands WHERE subject_id = ${callback} AND kind = 'callback'`).toEqual(
    [],
  );
  // The log tells what became of it, not who asked.
  const rows = await shop.db`
    SELECT r.before, r.after FROM row_changes r JOIN office_log l ON l.id = r.log_id
    WHERE l.call = 'settleQueued' AND r.tbl = 'callbacks'`;
  expect(rows).toEqual([{ before: { state: 'new' }, after: { state: 'ordered' } }]);
});
