/** Letters of shops from before there was one queue, while both serve and after. */
import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { createSeal } from '../tasks/seal.ts';
import { createTasks } from '../tasks/tasks.ts';
import { composeLetter, createMail, type Letter } from './mail.ts';
import type { OutgoingMail } from './transport.ts';

let shop: TestDatabase;
const sent: OutgoingMail[] = [];
beforeAll(async () => {
  shop = await openTestDatabase({ demo: false });
});
afterAll(() => shop.drop());
afterEach(async () => {
  sent.length = 0;
  await shop.db`TRUNCATE tasks, mails`;
});

const SECRET = 'a secret of the tests, long enough';
const words: Letter = {
  name: 'password_changed',
  dedupeKey: 'test:1',
  to: 'aigul@example.kz',
  slots: {},
  words: { language: 'kz', subject: 'Сәлем', paragraphs: ['Ұзақ мәтін'] },
};
const transport = {
  async send(mail: OutgoingMail) {
    sent.push(mail);
  },
  close() {},
};
const open = (by: typeof transport) => {
  const tasks = createTasks(shop.db, { secretKey: SECRET, log: console });
  return createMail(shop.db, tasks, { mailFrom: 'shop@sheber.test' }, by);
};
const digest = createHash('sha256').update('test:1').digest('base64url');
/** As an older shop writes it. */
const leave = (over: { dueInSeconds?: number; state?: string } = {}) => {
  const { to } = words;
  const { subject, text, html } = composeLetter(words);
  const state = over.state ?? 'waiting';
  const sealed = state === 'waiting' ? createSeal(SECRET).close({ to, subject, text, html }) : null;
  return shop.db`
    INSERT INTO mails (dedupe_key, kind, message_id, sealed, state, attempts, due_at)
    VALUES (${digest}, 'test', ${`<${digest.slice(0, 32)}@sheber.test>`}, ${sealed}, ${state}, 2,
            now() + make_interval(secs => ${over.dueInSeconds ?? -1}))`;
};

test('what an older shop left in its own queue leaves from here, once, under the Message-ID it had', async () => {
  await leave();
  const mail = open(transport);
  expect(await Promise.all([mail.moveOld(), mail.moveOld()])).toContain(1);
  expect(await mail.sendDue()).toBe(1);
  expect(sent).toMatchObject([
    { kind: 'test', to: 'aigul@example.kz', messageId: `<${digest.slice(0, 32)}@sheber.test>` },
  ]);
  expect([...(await shop.db`SELECT state, sealed FROM mails`)]).toEqual([{ state: 'sent', sealed: null }]);
  expect([...(await shop.db`SELECT state, tries FROM tasks`)]).toEqual([{ state: 'done', tries: 3 }]);
  expect(await mail.moveOld()).toBe(0);
});

test('what an older shop has just taken is left to the older shop', async () => {
  await leave({ dueInSeconds: 60 });
  expect(await open(transport).moveOld()).toBe(0);
  expect([...(await shop.db`SELECT FROM tasks`)]).toEqual([]);
});

test('what an older shop has sent is not sent again', async () => {
  await leave({ state: 'sent' });
  const mail = open(transport);
  await mail.enqueue(shop.db, words);
  expect(await mail.sendDue()).toBe(0);
});
