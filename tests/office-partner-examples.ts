/** Partners and keys for tests, and requests of the calls on them for the test of rights: see office-examples.ts. */
import type { Scope } from '#contract/partner-scopes.ts';
import type { TestApp } from './app.ts';
import { aStaffSession } from './office.ts';
import { nobody, type OfficeExamples } from './office-example.ts';

let partners = 0;

/** A key that nobody has been given yet, of a partner of its own. */
export async function anApiKey(
  shop: Pick<TestApp, 'db'>,
  {
    scopes = ['catalog:read'],
    callsPerMinute = 120,
  }: { scopes?: readonly Scope[]; callsPerMinute?: number } = {},
): Promise<{ id: number; partnerId: number }> {
  const { id: staffId } = await aStaffSession(shop, { email: 'keys@sheber.test', roles: [] });
  const [row] = await shop.db<{ id: number; partnerId: number }[]>`
    WITH partner AS (INSERT INTO partners (name, calls_per_minute, created_by)
                     VALUES (${`Проба ${++partners}-${Date.now()}`}, 600, ${staffId}) RETURNING id)
    INSERT INTO api_keys (partner_id, name, scopes, calls_per_minute, created_by)
    SELECT id, 'Склад', ${[...scopes]}, ${callsPerMinute}, ${staffId} FROM partner
    RETURNING id, partner_id AS "partnerId"`;
  return row ?? { id: 0, partnerId: 0 };
}

const aKey = async (shop: TestApp) => ({ id: (await anApiKey(shop)).id });

/** A webhook of a partner of its own. */
export async function aWebhook(shop: Pick<TestApp, 'db'>): Promise<{ id: number }> {
  const { partnerId } = await anApiKey(shop);
  const [row] = await shop.db<{ id: number }[]>`
    INSERT INTO webhook_endpoints (partner_id, url, types, secret_sealed, created_by)
    SELECT id, 'https://95.56.1.2/hooks', '{order.made}', 'x', created_by FROM partners WHERE id = ${partnerId} RETURNING id`;
  return { id: row?.id ?? 0 };
}

const ofWebhook = async (shop: TestApp) => ({ params: await aWebhook(shop) });
const place = { url: 'https://95.56.1.2/hooks', types: ['order.made', 'order.paid'] };
const someTime = { since: '2026-11-01T00:00:00Z', until: '2026-11-02T00:00:00Z' };

const wanted = () => ({
  partner: { name: `Новый ${++partners}-${Date.now()}`, email: null, callsPerMinute: 600 },
  name: 'Учёт',
  scopes: ['stock:write'],
  addresses: ['95.56.1.0/24'],
  callsPerMinute: 60,
  expiresAt: null,
});

export const partnerExamples = {
  getPartners: { good: async () => ({}) },
  changePartner: {
    good: async (shop) => ({
      params: { id: (await anApiKey(shop)).partnerId },
      body: { email: 'it@partner.sheber.test', callsPerMinute: 300 },
    }),
    missing: async () => ({ ...nobody, body: { email: null, callsPerMinute: 300 } }),
  },
  createApiKey: {
    // Always by two, where there are two.
    good: async (shop) => {
      await aStaffSession(shop, { email: 'second@keys.sheber.test', roles: ['administrator'] });
      return { body: wanted() };
    },
    missing: async () => ({ body: { ...wanted(), partner: { id: 999_999_999 } } }),
    status: 202,
  },
  issueApiKey: { good: async (shop) => ({ params: await aKey(shop) }), missing: async () => nobody },
  revokeApiKey: { good: async (shop) => ({ params: await aKey(shop) }), missing: async () => nobody },
  getWebhooks: { good: async () => ({}) },
  getWebhook: { good: ofWebhook, missing: async () => nobody },
  createWebhook: {
    good: async (shop) => ({ body: { ...place, partnerId: (await anApiKey(shop)).partnerId } }),
    missing: async () => ({ body: { ...place, partnerId: 999_999_999 } }),
  },
  changeWebhook: {
    good: async (shop) => ({ ...(await ofWebhook(shop)), body: { ...place, isPaused: true } }),
    missing: async () => ({ ...nobody, body: { ...place, isPaused: true } }),
  },
  rotateWebhookSecret: { good: ofWebhook, missing: async () => nobody },
  removeWebhook: { good: ofWebhook, missing: async () => nobody },
  testWebhook: { good: ofWebhook, missing: async () => nobody },
  replayWebhook: {
    good: async (shop) => ({ ...(await ofWebhook(shop)), body: someTime }),
    missing: async () => ({ ...nobody, body: someTime }),
  },
} satisfies Record<string, OfficeExamples>;
