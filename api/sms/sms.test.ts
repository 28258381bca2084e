/** Sources: smsc.kz/api/http, mobizon.kz documents (docs/partners/smsc.md, mobizon.md). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { maskPhone } from '#domain/phone.ts';
import { countSmsSegments } from '#domain/sms-segments.ts';
import { saySms } from '#domain/sms-words.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { KEY, type MobizonStand, openMobizonStand } from '#tests/stands/mobizon/mobizon-stand.ts';
import { LOGIN, openSmscStand, PASSWORD, type SmscStand } from '#tests/stands/smsc/smsc-stand.ts';
import { createOutgoing } from '../outgoing/outgoing.ts';
import { createSmsChain } from './gateway-chain.ts';
import { createMobizon } from './mobizon/mobizon.ts';
import { createSmsc } from './smsc/smsc.ts';

let shop: TestApp;
let smsc: SmscStand;
let mobizon: MobizonStand;
const settings = () => ({
  smsc: { login: LOGIN, password: PASSWORD, sender: 'Sheber', address: smsc.url },
  mobizon: { key: KEY, sender: null, address: mobizon.url },
});
beforeAll(async () => {
  [smsc, mobizon] = [await openSmscStand(), await openMobizonStand()];
  shop = await openTestApp({ config: { smsSink: ['smsc', 'mobizon'], partners: settings() } });
});
afterAll(async () => {
  await shop.close();
  await smsc.close();
  await mobizon.close();
});
beforeEach(async () => {
  await shop.db`TRUNCATE sms_messages`;
  await shop.db`DELETE FROM rate_counters`;
  smsc.messages.clear();
  mobizon.messages.clear();
});

const told: object[] = [];
/** Its own partners: who failed on purpose is not left alone by the next test. */
function openChain({ perDay = 1000, perBlock = 1000 } = {}) {
  told.length = 0;
  const outgoing = createOutgoing({ info() {}, warn() {} });
  const { smsc: first, mobizon: second } = settings();
  return createSmsChain({
    db: shop.db,
    gateways: [createSmsc(outgoing, first), createMobizon(outgoing, second)],
    secretKey: 'a secret of the tests, long enough',
    perDay,
    perBlock,
    warn: (facts) => void told.push(facts),
  });
}
const PHONE = '+77051234567';
const rows = () =>
  shop.db`SELECT id, gateway, state, phone IS NULL AS "isErased" FROM sms_messages ORDER BY id`;
const numbers = () =>
  [smsc.messages, mobizon.messages].map((sent) => [...sent.values()].map(({ phone }) => phone));

describe('a code', () => {
  test('asked for in the shop leaves by the first gateway, under the number of its row, and nobody can read the phone', async () => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/auth/code/',
      payload: { phone: PHONE, purpose: 'login' },
    });
    expect(answer.statusCode).toBe(200);
    const [row] = await rows();
    expect(row).toMatchObject({ gateway: 'smsc', state: 'sent', isErased: false });
    expect([...smsc.messages]).toEqual([
      [
        String(row?.id),
        { phone: '77051234567', text: expect.stringMatching(/^\d{6} — код входа/), status: -1 },
      ],
    ]);
    const stored = JSON.stringify(await shop.db`SELECT * FROM sms_messages`);
    expect(stored).not.toContain('7051234567');
  });

  test.each(['5xx', 'html', 'cut'] as const)(
    'that the first gateway answers by %s goes by the second',
    async (fault) => {
      const chain = openChain();
      smsc.fail(fault);
      await chain.send(PHONE, 'код');
      expect(numbers()).toEqual([[], ['77051234567']]);
      expect(await rows()).toMatchObject([{ gateway: 'mobizon', state: 'sent' }]);
    },
  );

  test('that both refuse is told of at once, and is no message that waits', async () => {
    const chain = openChain();
    smsc.fail('5xx');
    mobizon.fail('html');
    await expect(chain.send(PHONE, 'код')).rejects.toThrow('sms.away');
    expect(await rows()).toMatchObject([{ gateway: null, state: 'failed', isErased: true }]);
    expect(JSON.stringify(told)).not.toContain('7051234567');
  });

  test('is not sent beyond the cap of a gateway, nor of a block of numbers', async () => {
    const chain = openChain({ perDay: 2, perBlock: 5 });
    for (let i = 0; i < 4; i++) await chain.send(`+770512345${i}0`, 'код');
    expect(numbers().map(({ length }) => length)).toEqual([2, 2]);
    await expect(chain.send('+77051234599', 'код')).rejects.toThrow('sms.away');
    await expect(chain.send('+77051239999', 'код')).rejects.toMatchObject({ code: 'request.too_many' });
    // Another block has its own share.
    await expect(chain.send('+77071234567', 'код')).rejects.toThrow('sms.away');
  });

  test('of three messages is refused: nobody writes so long to a phone', async () => {
    await expect(openChain().send(PHONE, 'ә'.repeat(135))).rejects.toThrow('three');
    await openChain().send(PHONE, 'ә'.repeat(134));
  });
});

test.each(['ru', 'kz'] as const)('every text of the shop is at most two messages: %s', (language) => {
  const texts = [
    saySms('login', language, '', '123456'),
    saySms('change', language, '', '123456'),
    saySms('phone_changes', language, '', maskPhone(PHONE)),
  ];
  for (const text of texts) expect(countSmsSegments(text), text).toBeLessThanOrEqual(2);
});

describe('what became of messages', () => {
  test('is asked for in each gateway’s words, and the phone goes with the end', async () => {
    const chain = openChain();
    const phones = ['+77051234561', '+77051234562', '+77051234563'];
    for (const phone of phones) await chain.send(phone, 'код');
    for (const phone of phones) {
      smsc.fail('5xx');
      await chain.send(phone, 'код');
    }
    await shop.db`UPDATE sms_messages SET sent_at = now() - interval '1 minute'`;
    const [first, second, third] = [...smsc.messages.values()];
    Object.assign(first ?? {}, { status: 1 });
    Object.assign(second ?? {}, { status: 20 });
    Object.assign(third ?? {}, { status: 0 });
    const [fourth, fifth] = [...mobizon.messages.values()];
    Object.assign(fourth ?? {}, { status: 'DELIVRD' });
    Object.assign(fifth ?? {}, { status: 'UNDELIV' });
    await chain.watch();
    expect((await rows()).map(({ state, isErased }) => [state, isErased])).toEqual([
      ['delivered', true],
      ['failed', true],
      ['sent', false],
      ['delivered', true],
      ['failed', true],
      ['sent', false],
    ]);
  });

  test('that nobody tells of is left at that after two hours; a gateway that does not answer is told of', async () => {
    const chain = openChain();
    await chain.send(PHONE, 'код');
    await shop.db`UPDATE sms_messages SET sent_at = now() - interval '1 minute'`;
    smsc.fail('5xx');
    await chain.watch();
    expect([told.length, (await rows())[0]?.state]).toEqual([1, 'sent']);
    await shop.db`UPDATE sms_messages SET created_at = now() - interval '3 hours'`;
    await chain.watch();
    expect((await rows())[0]).toMatchObject({ state: 'unknown', isErased: true });
  });

  test('is an alarm when fewer than four of five arrive', async () => {
    const chain = openChain();
    await shop.db`
      INSERT INTO sms_messages (phone_hash, prefix, gateway, state, sent_at)
      SELECT '\\x00', '+7705', 'smsc', CASE WHEN i <= 15 THEN 'delivered' ELSE 'failed' END, now() - interval '5 minutes'
      FROM generate_series(1, 20) i`;
    await chain.watch();
    expect(told).toEqual([{ gateway: 'smsc', sent: 20, delivered: 15 }]);
  });
});
