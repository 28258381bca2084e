/** Messages to partners, from the transaction that causes them to a receiver that verifies them by the specification. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issueApiKey } from '#contract/office/keys.ts';
import {
  changeWebhook,
  createWebhook,
  getWebhook,
  removeWebhook,
  replayWebhook,
  rotateWebhookSecret,
  testWebhook,
} from '#contract/office/webhooks.ts';
import { replayPartnerWebhook } from '#contract/partner-webhooks.ts';
import type { WebhookType } from '#contract/webhook-types.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { anApiKey } from '#tests/office-partner-examples.ts';
import { openReceiver, type Receiver } from '#tests/stands/webhooks/receiver.ts';
import { aTriedWebhook, lastOrder } from '#tests/webhooks.ts';
import type { Letter } from '../mail/mail.ts';
import { createOutgoing, createReach } from '../outgoing/outgoing.ts';
import { createTasks } from '../tasks/tasks.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';

const secretKey = 'a secret of this test alone, 32 bytes';
const SHOP_MAIL = 'office@shop.sheber.test';
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

let shop: TestApp;
let cookie: string;
let receiver: Receiver;
let webhooks: Webhooks;
const letters: Letter[] = [];
beforeAll(async () => {
  shop = await openTestOffice({}, { config: { secretKey } });
  ({ cookie } = await aStaffSession(shop, { email: 'hooks@sheber.test', roles: ['administrator'] }));
  receiver = await openReceiver();
});
afterAll(async () => {
  await receiver.close();
  await shop.close();
});
beforeEach(async () => {
  await shop.db`UPDATE webhook_endpoints SET state = 'removed', paused_why = NULL`;
  await shop.db`DELETE FROM webhook_messages`;
  await shop.db`DELETE FROM tasks WHERE kind = 'webhook'`;
  Object.assign(receiver, { asked: [], status: 204 });
  receiver.received.length = 0;
  receiver.secrets.length = 0;
  receiver.calm();
  letters.length = 0;
  // A new one knows nothing of how the last test's partner failed.
  webhooks = openWebhooks(() => true);
});

/** That looks up every name as one of this machine. */
const openWebhooks = (mayReach?: (address: string) => boolean) =>
  createWebhooks({
    db: shop.db,
    tasks: createTasks(shop.db, { secretKey, log: quiet }),
    outgoing: createOutgoing(quiet),
    mail: { enqueue: async (_tx: unknown, letter: Letter) => void letters.push(letter) } as never,
    secretKey,
    shopMail: SHOP_MAIL,
    findPlace: createReach(async () => [{ address: '127.0.0.1', family: 4 }], mayReach),
  });

const ask = async (call: Parameters<typeof askOffice>[1], more: Parameters<typeof askOffice>[2] = {}) =>
  (await askOffice(shop, call, { cookie, ...more })).json();

const aWebhook = (types: readonly WebhookType[] = ['order.changed']) =>
  aTriedWebhook(shop, { cookie, receiver, types });
const anOrder = () => lastOrder(shop);
const changeOrder = async () => {
  const { id } = await anOrder();
  await shop.db`INSERT INTO order_exports (order_id, kind) VALUES (${id}, 'changed')`;
};
const tell = async () => {
  await webhooks.spread();
  return webhooks.runDue();
};
/** As if the pause were over. */
const tryAgain = async () => {
  await shop.db`UPDATE tasks SET due_at = now() WHERE kind = 'webhook' AND state = 'waiting'`;
  return webhooks.runDue();
};
const journal = async (id: number) => (await ask(getWebhook, { params: { id } })).data;

describe('a message', () => {
  test('is written with its cause or not at all, told once to whoever wants it, thin, and verified by its receiver', async () => {
    const { id } = await aWebhook();
    const order = await anOrder();
    await expect(
      shop.db.begin(async (tx) => {
        await tx`INSERT INTO order_exports (order_id, kind) VALUES (${order.id}, 'changed')`;
        throw new Error('not this time');
      }),
    ).rejects.toThrow('not this time');
    await changeOrder();
    await shop.db`INSERT INTO order_exports (order_id, kind) VALUES (${order.id}, 'paid')`;
    expect(await tell()).toBe(1);
    expect(receiver.received).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        type: 'order.changed',
        timestamp: expect.stringMatching(/^2\d{3}-.*Z$/),
        data: {
          number: order.number,
          status: expect.any(String),
          paymentStatus: expect.any(String),
          revision: expect.any(Number),
          version: expect.any(Number),
        },
      },
    ]);
    expect(receiver.asked[0]?.headers.host).toMatch(/^partner\.sheber\.test:/);
    expect((await journal(id)).deliveries).toMatchObject([{ state: 'done', tries: 1, lastError: null }]);
    expect(await tell()).toBe(0);
  });

  test('of changed goods names a hundred of them, and none for what nobody would notice', async () => {
    await aWebhook(['price.changed', 'product.changed', 'stock.changed']);
    await shop.db`UPDATE products SET popularity = popularity + 1`;
    await shop.db`UPDATE product_prices SET price = price + 1 WHERE product_id IN (SELECT id FROM products ORDER BY id LIMIT 250)`;
    await shop.db`UPDATE stocks SET count = count WHERE product_id < 100`;
    await tell();
    expect(receiver.received.map(({ type }) => type)).toEqual(Array(3).fill('price.changed'));
    const told = receiver.received.map(({ data }) => (data.products as { id: number }[]).length);
    expect(told).toEqual([100, 100, 50]);
  });

  test('of a return follows its decision', async () => {
    await aWebhook(['return.asked', 'return.decided']);
    const order = await anOrder();
    const [asked] = await shop.db<{ id: number }[]>`
      INSERT INTO order_returns (order_id, reason, refund_to) VALUES (${order.id}, 'defect', 'card') RETURNING id::float8 AS id`;
    await shop.db`UPDATE order_returns SET status = 'declined', decided_at = now() WHERE id = ${asked?.id ?? 0}`;
    await tell();
    expect(receiver.received.map(({ type, data }) => [type, data.status])).toEqual([
      ['return.asked', 'requested'],
      ['return.decided', 'declined'],
    ]);
  });

  test('is signed by both secrets after a change: whoever knows either believes it, for a day', async () => {
    const { id } = await aWebhook();
    const [older = ''] = receiver.secrets;
    const newer = (await ask(rotateWebhookSecret, { params: { id } })).data.secret;
    expect(newer).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    for (const known of [older, newer]) {
      receiver.secrets.splice(0, 9, known);
      await changeOrder();
      expect(await tell()).toBe(1);
    }
    await shop.db`UPDATE webhook_endpoints SET previous_until = now() WHERE id = ${id}`;
    receiver.secrets.splice(0, 9, older);
    await changeOrder();
    expect(await tell()).toBe(0);
    expect((await journal(id)).deliveries[0]).toMatchObject({ state: 'waiting', lastError: 'answered 400' });
    const [log] = await shop.db`
      SELECT count(*)::int AS count FROM row_changes WHERE after::text LIKE ${`%${newer.slice(6, 30)}%`} OR after ? 'secret_sealed'`;
    expect(log?.count).toBe(0);
  });
});

describe('a receiver that takes nothing', () => {
  test.each(['5xx', 'redirect', 'lost answer', 'cut'] as const)('%s: it is tried again', async (fault) => {
    const { id } = await aWebhook();
    receiver.fail(fault);
    await changeOrder();
    expect(await tell()).toBe(0);
    expect((await journal(id)).deliveries[0]).toMatchObject({ state: 'waiting', tries: 1 });
    expect(await tryAgain()).toBe(1);
    // The same message, also when its first answer was lost: its id tells.
    expect(new Set(receiver.received.map((each) => each.id)).size).toBe(1);
    expect((await journal(id)).webhook.failingSince).toBeNull();
  });

  test('is tried eight times within a day and a bit, and the message is given up', async () => {
    const { id } = await aWebhook();
    receiver.status = 503;
    await changeOrder();
    await tell();
    const pauses: number[] = [];
    for (let at = 0; at < 7; at++) {
      const [task] = await shop.db<{ seconds: number }[]>`
        SELECT extract(epoch FROM due_at - now())::float8 AS seconds FROM tasks WHERE kind = 'webhook'`;
      pauses.push(task?.seconds ?? 0);
      await tryAgain();
    }
    const hours = pauses.reduce((sum, each) => sum + each, 0) / 3600;
    expect(pauses[0]).toBeLessThan(8);
    expect(hours).toBeGreaterThan(20);
    expect(hours).toBeLessThan(35);
    expect((await journal(id)).deliveries[0]).toMatchObject({ state: 'failed', tries: 8 });
  });

  test('for five days is paused, and both sides are written to; going on sends what is asked for', async () => {
    const { id } = await aWebhook();
    receiver.status = 500;
    await changeOrder();
    await tell();
    await shop.db`UPDATE webhook_endpoints SET failing_since = now() - interval '5 days' WHERE id = ${id}`;
    await tryAgain();
    expect((await journal(id)).webhook).toMatchObject({ state: 'paused', pausedWhy: 'failing' });
    expect(letters.map(({ to, name }) => [to, name])).toEqual([
      ['it@partner.sheber.test', 'webhook_paused'],
      [SHOP_MAIL, 'webhook_paused'],
    ]);
    // What happens meanwhile is kept.
    await changeOrder();
    await tell();
    expect((await ask(testWebhook, { params: { id } })).code).toBe('webhook.paused');
    receiver.status = 204;
    const { webhook } = await journal(id);
    const body = { url: 'https://95.56.1.2/hooks', types: webhook.types, isPaused: false };
    await ask(changeWebhook, { params: { id }, body });
    await shop.db`UPDATE webhook_endpoints SET url = ${webhook.url} WHERE id = ${id}`;
    const span = { since: new Date(Date.now() - 3_600_000).toISOString(), until: new Date().toISOString() };
    expect((await ask(replayWebhook, { params: { id }, body: span })).data.count).toBe(2);
    await tryAgain();
    expect(new Set(receiver.received.map((each) => each.id)).size).toBe(2);
  });

  test('that is gone for good is paused at once', async () => {
    const { id } = await aWebhook();
    receiver.status = 410;
    await changeOrder();
    await tell();
    expect((await journal(id)).webhook).toMatchObject({ state: 'paused', pausedWhy: 'gone' });
    expect(letters.length).toBe(2);
  });
});

describe('by hand', () => {
  test('a trial goes to the one alone that is tried, and one message is sent again under its own id', async () => {
    const other = await aWebhook();
    const { id } = await aWebhook();
    const { messageId } = (await ask(testWebhook, { params: { id } })).data;
    await tell();
    expect(receiver.received).toMatchObject([{ id: messageId, type: 'webhook.test' }]);
    expect((await journal(other.id)).deliveries).toEqual([]);
    const [delivery] = (await journal(id)).deliveries;
    await ask(replayWebhook, { params: { id }, body: { deliveryId: delivery.id } });
    await tryAgain();
    expect(receiver.received.map((each) => each.id)).toEqual([messageId, messageId]);
    expect((await journal(id)).deliveries[0]).toMatchObject({ round: 2, state: 'done' });
    await ask(removeWebhook, { params: { id } });
    expect((await ask(getWebhook, { params: { id } })).code).toBe('webhook.not_found');
  });

  test('a partner’s program asks for its own once more, and for nobody else’s', async () => {
    const { id, partnerId } = await aWebhook();
    await changeOrder();
    await tell();
    const [key] = await shop.db<{ id: number }[]>`SELECT id FROM api_keys WHERE partner_id = ${partnerId}`;
    const { data } = await ask(issueApiKey, { params: { id: key?.id ?? 0 } });
    const replay = (webhook: number) =>
      shop.app.inject({
        method: 'POST',
        url: replayPartnerWebhook.path.replace('{id}', String(webhook)),
        headers: { authorization: `Bearer ${data.key}`, 'idempotency-key': crypto.randomUUID() },
        payload: { since: new Date(Date.now() - 60_000).toISOString() },
      });
    expect((await replay(id)).json()).toEqual({ data: { count: 1 } });
    expect((await replay((await aWebhook()).id)).json().code).toBe('webhook.not_found');
  });
});

describe('an address that a partner names', () => {
  test('is refused in the office where it is not of the internet', async () => {
    const { partnerId } = await anApiKey(shop);
    for (const url of [
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://169.254.169.254/latest/meta-data',
      'https://0x7f.1/x',
      'https://2130706433/x',
      'https://[::ffff:10.0.0.1]/x',
      'https://localhost/x',
    ])
      expect((await ask(createWebhook, { body: { partnerId, url, types: ['order.made'] } })).code).toBe(
        'webhook.private_address',
      );
    const plain = { partnerId, url: 'http://95.56.1.2/x', types: ['order.made'] };
    expect((await ask(createWebhook, { body: plain })).code).toBe('request.invalid');
  });

  test('is asked about again before every message: what turned private since is not called', async () => {
    const { id } = await aWebhook();
    webhooks = openWebhooks();
    await changeOrder();
    expect(await tell()).toBe(0);
    expect(receiver.asked).toEqual([]);
    expect((await journal(id)).deliveries[0]).toMatchObject({ lastError: 'no public address' });
  });
});
