import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#api/database.ts';
import { openTestApp } from '#tests/app.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { dkimBodyHash, dkimOf, makeDkimKey } from '#tests/dkim.ts';
import { createLogGuard } from '#tests/log-guard.ts';
import { listLetters } from '#tests/outbox.ts';
import { createTasks } from '../tasks/tasks.ts';
import { composeMail } from './compose.ts';
import { createMail, type Letter, type Mail } from './mail.ts';
import type { OutgoingMail, Transport } from './transport.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await openTestDatabase({ demo: false });
});
afterAll(() => shop.drop());
afterEach(async () => {
  await shop.db`TRUNCATE tasks, mails`;
});

const guard = createLogGuard();
const log = {
  error: (facts: object, words: string) => guard.stream.write(JSON.stringify({ ...facts, words })),
  warn: (facts: object, words: string) => guard.stream.write(JSON.stringify({ ...facts, words })),
};
const SECRET = 'a secret of the tests, long enough';
const letter = (over: Partial<Letter<'password_changed'>> = {}): Letter => ({
  ...{ name: 'password_changed', dedupeKey: 'test:1' },
  to: 'aigul@example.kz',
  ...{ slots: {}, words: { language: 'kz', subject: 'Сәлем', paragraphs: ['Ұзақ <b>мәтін</b> & белгілер'] } },
  ...over,
});

/** Sends into an array; fails as often as it is told to. */
function fakeTransport(failures: unknown[] = []): Transport & { sent: OutgoingMail[] } {
  const sent: OutgoingMail[] = [];
  return {
    sent,
    async send(mail) {
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
      sent.push(mail);
    },
    close() {},
  };
}
const open = (transport: Transport | null, db = shop.db, secretKey = SECRET): Mail =>
  createMail(db, createTasks(db, { secretKey, log }), { mailFrom: 'shop@sheber.test' }, transport);
const makeDue = () => shop.db`
  UPDATE tasks SET due_at = now() - interval '1 second', lease_until = NULL WHERE state = 'waiting'`;
const states = async () => (await shop.db`SELECT state FROM tasks ORDER BY id`).map(({ state }) => state);

describe('the queue', () => {
  test('holds a letter if and only if its transaction commits', async () => {
    const transport = fakeTransport();
    const mail = open(transport);
    const lost = transaction(shop.db, async (tx) => {
      await mail.enqueue(tx, letter({ dedupeKey: 'lost' }));
      throw new Error('the order failed');
    });
    await expect(lost).rejects.toThrow('the order failed');
    await transaction(shop.db, (tx) => mail.enqueue(tx, letter({ dedupeKey: 'kept' })));
    expect(await mail.sendDue()).toBe(1);
    expect(transport.sent).toHaveLength(1);
    expect(await mail.sendDue()).toBe(0);
  });

  test('keeps the same letter once, and forgets what it said when it has left', async () => {
    const transport = fakeTransport();
    const mail = open(transport);
    for (let i = 0; i < 3; i++) await mail.enqueue(shop.db, letter());
    const [waiting] = await shop.db`SELECT * FROM tasks`;
    const stored = Object.values(waiting ?? {}).map((value) =>
      value instanceof Buffer ? value.toString() : String(value),
    );
    expect(stored.join()).not.toMatch(/aigul|Сәлем/);
    await mail.sendDue();
    expect(transport.sent).toHaveLength(1);
    expect([...(await shop.db`SELECT state, payload FROM tasks`)]).toEqual([
      { state: 'done', payload: null },
    ]);
  });

  test('several processes share the work, each letter leaves once', async () => {
    const transports = [fakeTransport(), fakeTransport(), fakeTransport()];
    const mails = transports.map((transport) => open(transport));
    for (let i = 0; i < 20; i++) await mails[0]?.enqueue(shop.db, letter({ dedupeKey: `n${i}` }));
    await Promise.all(mails.map((mail) => mail.sendDue()));
    const ids = transports.flatMap(({ sent }) => sent.map(({ messageId }) => messageId));
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
  });

  test('a crash between sending and marking sends it again under the same Message-ID', async () => {
    const transport = fakeTransport();
    // The database is lost the moment the letter has left.
    const dyingDb = new Proxy(shop.db, {
      apply(target, self, args: [TemplateStringsArray, ...unknown[]]) {
        if (transport.sent.length > 0 && args[0].join('').includes('SET state'))
          return Promise.reject(Object.assign(new Error('gone'), { code: 'CONNECTION_CLOSED' }));
        return Reflect.apply(target as never, self, args);
      },
    });
    const dying = open(transport, dyingDb);
    await dying.enqueue(shop.db, letter());
    await expect(dying.sendDue()).rejects.toThrow('gone');
    expect(await states()).toEqual(['waiting']);

    const survivor = fakeTransport();
    expect(await open(survivor).sendDue()).toBe(0); // the lease still stands
    await makeDue();
    expect(await open(survivor).sendDue()).toBe(1);
    expect(survivor.sent[0]?.messageId).toBe(transport.sent[0]?.messageId);
    expect(survivor.sent[0]?.date).toEqual(transport.sent[0]?.date);
    expect(await states()).toEqual(['done']);
  });

  test('a server that is away is tried again, ever later, and given up after ten tries', async () => {
    const away = Object.assign(new Error('to aigul@example.kz'), { code: 'ECONNECTION' });
    const transport = fakeTransport(Array(10).fill(away));
    const mail = open(transport);
    await mail.enqueue(shop.db, letter());
    const pauses: number[] = [];
    for (let i = 0; i < 9; i++) {
      await mail.sendDue();
      const [row] = await shop.db`SELECT extract(epoch FROM due_at - now())::int AS pause FROM tasks`;
      pauses.push(row?.pause);
      await makeDue();
    }
    expect(pauses[0]).toBeLessThan(40);
    expect(pauses[3]).toBeGreaterThan(150);
    expect(pauses.every((pause) => pause <= 6 * 3600 * 1.2)).toBe(true);
    expect(await states()).toEqual(['waiting']);
    await mail.sendDue();
    expect([...(await shop.db`SELECT state, payload FROM tasks`)]).toEqual([
      { state: 'dead', payload: null },
    ]);
    // What the server said repeats the address: the log does not.
    expect(guard.seen()).toBeGreaterThan(9);
    guard.settle();
  });

  test('an address that the server refuses for good is given up at once', async () => {
    const refused = Object.assign(new Error('550'), { code: 'EENVELOPE', responseCode: 550 });
    const mail = open(fakeTransport([refused]));
    await mail.enqueue(shop.db, letter());
    await mail.sendDue();
    expect(await states()).toEqual(['dead']);
  });

  test('a letter sealed with another key is not sent as nonsense', async () => {
    await open(null).enqueue(shop.db, letter());
    const transport = fakeTransport();
    const other = open(transport, shop.db, 'another secret of the same length');
    await other.sendDue();
    expect(transport.sent).toEqual([]);
    expect(await states()).toEqual(['waiting']);
  });
});

describe('on its way', () => {
  test('an SMTP server gets it whole, in both parts, from the shop, signed by its key', async () => {
    const got: { from: string; to: string[]; source: string }[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData(stream, session, done) {
        let source = '';
        stream.on('data', (chunk) => {
          source += String(chunk);
        });
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          got.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            source,
          });
          done();
        });
      },
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.server.address() as AddressInfo;
    const mail = createMail(shop.db, createTasks(shop.db, { secretKey: SECRET, log }), {
      mailFrom: 'shop@sheber.test',
      smtpUrl: `smtp://127.0.0.1:${port}`,
      dkim: { domain: 'sheber.test', selector: 'shop', key: makeDkimKey() },
    });
    try {
      await mail.enqueue(shop.db, letter());
      await mail.enqueue(shop.db, letter({ dedupeKey: 'idn', to: 'директор@xn--80a1acny.xn--p1ai' }));
      await mail.sendDue();
      const [first] = got;
      expect(first).toMatchObject({ from: 'shop@sheber.test', to: ['aigul@example.kz'] });
      expect(first?.source).toMatch(/^Message-ID: <[\w-]{32}@sheber\.test>\r$/m);
      expect(first?.source).toContain('Auto-Submitted: auto-generated');
      expect(first?.source).toContain('multipart/alternative');
      expect(dkimOf(first?.source ?? '')).toMatch(/d=sheber\.test;.*s=shop;/);
      expect(dkimOf(first?.source ?? '')).toContain(`bh=${dkimBodyHash(first?.source ?? '')}`);
      expect((await states())[0]).toBe('done');
    } finally {
      mail.close();
      await new Promise<void>((closed) => server.close(() => closed()));
    }
  });

  test('without a server it lands in the outbox, twice the same in one file', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sheber-mail-'));
    try {
      const mail = createMail(shop.db, createTasks(shop.db, { secretKey: SECRET, log }), { dataDir });
      await mail.enqueue(shop.db, letter());
      await mail.sendDue();
      await shop.db`TRUNCATE tasks RESTART IDENTITY`;
      expect(listLetters(dataDir)).toHaveLength(1);
      expect(listLetters(dataDir)[0]?.html).toContain('Ұзақ &lt;b&gt;мәтін&lt;/b&gt; &amp; белгілер');
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

test('a letter says the same in text and in HTML, and no word of it becomes markup or a header', () => {
  const { subject, text, html } = composeMail({
    language: 'ru',
    subject: 'Тема\r\nBcc: other@example.kz',
    paragraphs: ['<script>alert(1)</script>'],
    facts: [{ name: 'Имя', value: '"><img src=x>' }],
    button: { label: 'Открыть', href: 'https://sheber.test/?a=1&b="2"' },
    note: "it's a note",
  });
  expect(subject).toBe('Тема Bcc: other@example.kz');
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain('href="https://sheber.test/?a=1&amp;b=&quot;2&quot;"');
  for (const words of [
    '<script>alert(1)</script>',
    'Имя: "><img src=x>',
    'https://sheber.test/?a=1&b="2"',
    "it's a note",
  ])
    expect(text).toContain(words);
});

describe('the outbox page', () => {
  test('lists and shows the letters of a demo, its codes at once, and nothing outside its folder', async () => {
    const shown = await openTestApp({
      hasOutbox: true,
      config: { showsOutbox: true, smsSink: 'outbox', shopMail: 'manager@sheber.test' },
    });
    try {
      const callback = await shown.app.inject({
        method: 'POST',
        url: '/api/v1/feedback/callback/',
        payload: { phone: '8 705 123 45 67', name: 'Болат', theme: 'delivery' },
      });
      expect(callback.json()).toEqual({ success: true });
      await shown.sendLetters();
      const told = listLetters(shown.config.dataDir ?? '').find(({ kind }) => kind === 'callback');
      expect(told?.source).toContain('To: manager@sheber.test');
      expect(told?.html).toContain('+7 (705) 123-45-67');
      const list = await shown.app.inject({ url: '/dev/outbox' });
      const name = /href="(\/dev\/outbox\/[^"]+-callback-[^"]+\.html)"/.exec(list.payload)?.[1] ?? '';
      const letterPage = await shown.app.inject({ url: name });
      expect(letterPage.payload).toContain('Болат');
      expect(letterPage.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      });
      expect((await shown.app.inject({ url: '/api/v1/auth/ways/' })).json().data).toEqual({
        code: true,
        outbox: '/dev/outbox',
      });
      const phone = '+77055551234';
      await shown.app.inject({
        method: 'POST',
        url: '/api/v1/auth/code/',
        payload: { phone, purpose: 'login' },
      });
      const kazakh = await shown.app.inject({ url: '/dev/outbox?lang=kz' });
      expect(kazakh.payload).toMatch(/SMS · \+77055551234<\/small><strong>[^<]*\d{6}/);
      expect(kazakh.payload).toContain('lang="kk"');
      for (const path of ['..%2F..%2Fetc%2Fpasswd', 'x.html', '..', '%00.eml'])
        expect((await shown.app.inject({ url: `/dev/outbox/${path}` })).statusCode, path).toBe(404);
    } finally {
      await shown.close();
    }
  });

  test('does not exist unless the settings show it', async () => {
    const real = await openTestApp({ hasOutbox: true, config: { smsSink: 'outbox' } });
    expect((await real.app.inject({ url: '/dev/outbox' })).statusCode).toBe(404);
    await real.close();
  });
});
