/** Keys of partners, from the office that gives them to the calls that they open. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decideApproval } from '#contract/office/approvals.ts';
import { createApiKey, getPartners, issueApiKey, revokeApiKey } from '#contract/office/keys.ts';
import { partnerCalls } from '#contract/partner-calls.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { anApiKey } from '#tests/office-partner-examples.ts';
import { openPartnerDesk } from '#tests/partners.ts';

let shop: TestApp;
let cookie: string;
let desk: Awaited<ReturnType<typeof openPartnerDesk>>;
beforeAll(async () => {
  shop = await openTestOffice();
  ({ cookie } = await aStaffSession(shop, {
    email: 'first@sheber.test',
    roles: ['administrator', 'pricing'],
  }));
  desk = await openPartnerDesk(shop, cookie);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db`DELETE FROM rate_counters`;
});

const issue: typeof desk.issue = (id) => desk.issue(id);
const aWorkingKey: typeof desk.aWorkingKey = (...given) => desk.aWorkingKey(...given);
const ask: typeof desk.ask = (...given) => desk.ask(...given);

const { getPartnerProducts } = partnerCalls;

describe('a key', () => {
  test('is made by two, shown once, known afterwards by its beginning alone, and used by its owner', async () => {
    const second = await aStaffSession(shop, { email: 'second@sheber.test', roles: ['administrator'] });
    const body = {
      partner: { name: 'Склад-Сервис', email: null, callsPerMinute: 600 },
      name: 'Остатки',
      scopes: ['catalog:read'],
      callsPerMinute: 120,
      expiresAt: null,
    };
    const asked = await askOffice(shop, createApiKey, { cookie, body });
    expect([asked.statusCode, asked.json().code]).toEqual([202, 'office.needs_approval']);
    const { id, digest, why, lines } = asked.json().data;
    expect([why.code, lines[0]]).toMatchObject([
      'api_key',
      { name: 'Склад-Сервис: Остатки', field: 'scopes' },
    ]);
    const decision = { decision: 'approve', digest, comment: '' };
    const decide = (who: string) =>
      askOffice(shop, decideApproval, { cookie: who, params: { id }, body: decision });
    expect((await decide(cookie)).json().code).toBe('approval.own');
    expect((await decide(second.cookie)).statusCode).toBe(200);

    const listed = async () => (await askOffice(shop, getPartners, { cookie })).json().items;
    const made = (await listed()).find(({ name }: { name: string }) => name === 'Склад-Сервис').keys[0];
    expect(made).toMatchObject({ state: 'unissued', secrets: [], lastUsedAt: null });
    const key = await issue(made.id);
    expect(key).toMatch(/^shk_[0-9a-f]{8}_[0-9a-f]{64}_[0-9a-f]{8}$/);
    const answered = await ask(getPartnerProducts, key, { query: { limit: '2' } });
    expect([answered.statusCode, answered.json().items.length]).toEqual([200, 2]);
    expect(answered.headers['ratelimit-policy']).toBe('"partner-key";q=120;w=60');

    const [used] = (await listed()).find(({ name }: { name: string }) => name === 'Склад-Сервис').keys;
    expect(used).toMatchObject({ state: 'active', secrets: [{ prefix: key.slice(4, 12), endsAt: null }] });
    expect(used.lastUsedAt).not.toBeNull();
    const everywhere = await shop.db<{ text: string }[]>`
      SELECT row_to_json(t)::text AS text FROM api_key_secrets t UNION ALL SELECT row_to_json(l)::text FROM office_log l
      UNION ALL SELECT row_to_json(r)::text FROM row_changes r UNION ALL SELECT row_to_json(a)::text FROM repeatable_answers a`;
    expect(everywhere.filter(({ text }) => text.includes(key.slice(13, 77)))).toEqual([]);
  });

  test('that is issued anew works beside the new one for a day; one that is revoked opens nothing at once', async () => {
    const { id } = await anApiKey(shop);
    const older = await issue(id);
    const newer = await issue(id);
    for (const key of [older, newer]) expect((await ask(getPartnerProducts, key)).statusCode).toBe(200);
    await shop.db`UPDATE api_key_secrets SET ends_at = now() WHERE prefix = ${older.slice(4, 12)}`;
    expect((await ask(getPartnerProducts, older)).json().code).toBe('key.revoked');
    await askOffice(shop, revokeApiKey, { cookie, params: { id } });
    const refused = await ask(getPartnerProducts, newer, { language: 'kz' });
    expect([refused.statusCode, refused.json().message]).toEqual([
      401,
      'Бұл кілт қайтарып алынған. Дүкеннен жаңасын сұраңыз.',
    ]);
    expect((await askOffice(shop, issueApiKey, { cookie, params: { id } })).json().code).toBe('key.revoked');
  });

  test('opens what its scopes say, from where it may be used, until its time is over', async () => {
    const key = await aWorkingKey(['stock:read']);
    expect((await ask(partnerCalls.getPartnerStock, key)).statusCode).toBe(200);
    const refused = await ask(getPartnerProducts, key);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'key.wrong_scope']);
    expect(refused.json().message).toContain('catalog:read');
    expect(refused.headers['set-cookie']).toBeUndefined();
    const prefix = key.slice(4, 12);
    const ofKey = shop.db`id = (SELECT key_id FROM api_key_secrets WHERE prefix = ${prefix})`;
    await shop.db`UPDATE api_keys SET addresses = '{95.56.1.0/24}' WHERE ${ofKey}`;
    const from = (remoteAddress: string) => ask(partnerCalls.getPartnerStock, key, { remoteAddress });
    expect((await from('::ffff:95.56.1.7')).statusCode).toBe(200);
    expect((await from('95.56.2.7')).json().code).toBe('key.elsewhere');
    await shop.db`UPDATE api_keys SET addresses = '{}', expires_at = now() WHERE ${ofKey}`;
    expect((await from('95.56.2.7')).json().code).toBe('key.expired');
  });

  test('that nobody made is refused, however it looks; a session of a user is no key', async () => {
    const key = await aWorkingKey(['catalog:read']);
    const other = (await aWorkingKey(['catalog:read'])).slice(13);
    const user = await shop.logIn('retail@sheber.test');
    for (const wrong of [null, 'shk_', key.replace(/.$/, 'z'), `${key.slice(0, 13)}${other}`, user])
      expect((await ask(getPartnerProducts, wrong)).json().code).toBe('key.required');
  });

  test('is called as often as its contract says, keys of one partner share theirs, and others feel nothing of it', async () => {
    const busy = await aWorkingKey(['catalog:read'], 20);
    const quiet = await aWorkingKey(['catalog:read'], 20);
    const statuses: number[] = [];
    for (let at = 0; at < 25; at++)
      statuses.push((await ask(getPartnerProducts, busy, { query: { limit: '1' } })).statusCode);
    expect(statuses.filter((status) => status === 200).length).toBe(20);
    const refused = await ask(getPartnerProducts, busy);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.too_many']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers.ratelimit).toMatch(/^"partner-key";r=0;t=\d+$/);
    expect((await ask(getPartnerProducts, quiet)).statusCode).toBe(200);
  });
});
