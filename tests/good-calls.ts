/**
 * Requests that succeed, for calls whose example in call-examples.ts names nothing that exists. Made anew for each
 * request: a token, a code and an order are good once.
 */
import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { sign } from '#api/payments/sandbox/signature.ts';
import type { calls } from '#contract/calls.ts';
import type { TestApp } from './app.ts';
import { type CallExample, callExamples } from './call-examples.ts';
import { insertOrder } from './order-rows.ts';
import { listMessages } from './outbox.ts';

export type CallName = keyof typeof calls;
export type MakeExample = () => Promise<CallExample>;

interface Person {
  id: number;
  email: string;
  password: string;
}

const BIN = '150740000014';

async function findCode(found: Promise<readonly { code: string }[]>): Promise<string> {
  const [row] = await found;
  if (!row) throw new Error('nothing to name');
  return row.code;
}

export async function listGoodCalls(
  shop: TestApp,
  person: Person,
): Promise<Partial<Record<CallName, MakeExample>>> {
  const { db, app } = shop;
  const real: Record<string, string> = {
    'no-such-product': await findCode(db<{ code: string }[]>`
      SELECT p.code FROM products p JOIN stocks s ON s.product_id = p.id
      WHERE p.active AND NOT p.on_order AND NOT p.is_offline GROUP BY p.id HAVING sum(s.count) > 50
      ORDER BY p.id LIMIT 1`),
    'no-such-brand': await findCode(db<{ code: string }[]>`SELECT code FROM brands ORDER BY id LIMIT 1`),
    'no-such-set': await findCode(db<{ code: string }[]>`
      SELECT code FROM product_sets WHERE mode = 'kits' AND param IS NOT NULL ORDER BY id LIMIT 1`),
    'no-such-page': 'cutting',
  };
  const withReal = (name: CallName): CallExample => {
    const { own, ...rest } = callExamples[name];
    const named = JSON.stringify(rest).replace(/no-such-\w+/g, (missing) => real[missing] ?? missing);
    return { ...(JSON.parse(named) as CallExample), ...(own ? { own } : {}) };
  };
  const bearer = async () => ({ authorization: `Bearer ${await shop.logIn(person.email)}` });
  const ask = async <T>(method: 'GET' | 'POST', url: string, payload?: object): Promise<T> => {
    const headers = await bearer();
    const response = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return (response.json() as { data: T }).data;
  };

  async function mailedToken(kind: 'email' | 'recovery' | 'leaving'): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await db`
      INSERT INTO mailed_tokens (token_hash, kind, user_id, email, expires_at)
      VALUES (${createHash('sha256').update(token).digest()}, ${kind}, ${person.id}, ${person.email}, now() + interval '1 hour')`;
    return token;
  }

  async function noticeToken(): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await db`DELETE FROM product_notices WHERE contact = 'asked@example.kz'`;
    await db`
      INSERT INTO product_notices (product_id, kind, contact, city_id, language, token_hash, confirmed_at)
      SELECT id, 'price', 'asked@example.kz', 1, 'ru', ${createHash('sha256').update(token).digest()}, NULL
      FROM products ORDER BY id LIMIT 1`;
    return token;
  }

  /** Of something they have received: a published review with a photograph. */
  async function ownReview(): Promise<{ code: string; photo: string }> {
    const [row] = await db<{ code: string; photo: string }[]>`
      WITH gone AS (DELETE FROM reviews WHERE user_id = ${person.id}),
      written AS (
        INSERT INTO reviews (product_id, user_id, city_id, author, language, rating, body, state, decided_at)
        SELECT id, ${person.id}, 1, 'Олег К.', 'ru', 4, 'Ложится ровно', 'published', now() FROM products
        WHERE NOT EXISTS (SELECT FROM reviews v WHERE v.product_id = products.id AND v.user_id = ${person.id})
        ORDER BY id LIMIT 1 RETURNING id, product_id),
      shown AS (INSERT INTO review_photos (review_id, picture) SELECT id, '\\x00' FROM written RETURNING id)
      SELECT p.code, s.id::text AS photo FROM shown s, written w JOIN products p ON p.id = w.product_id`;
    if (!row) throw new Error('nothing written');
    return row;
  }

  async function sentCode(phone: string, purpose: 'login' | 'change'): Promise<string> {
    await db`DELETE FROM sms_codes`;
    await ask('POST', '/api/v1/auth/code/', { phone, purpose, password: person.password });
    const text = listMessages(shop.config.dataDir ?? '').at(-1) ?? '';
    return /\n\D*(\d{6})/.exec(text)?.[1] ?? '';
  }

  async function organization(): Promise<number> {
    await db`DELETE FROM organization_members WHERE user_id = ${person.id}`;
    const [row] = await db<{ id: number }[]>`
      WITH made AS (
        INSERT INTO organizations (name, form, bin, status) VALUES ('ДЕМО Ертіс', 'ТОО', ${BIN}, 'moderation')
        RETURNING id)
      INSERT INTO organization_members (user_id, organization_id) SELECT ${person.id}, id FROM made
      RETURNING organization_id::int AS id`;
    return row?.id ?? 0;
  }

  /** One whose contract is in force. */
  async function contracted(): Promise<string> {
    const id = await organization();
    await db`UPDATE organizations SET status = 'moderation' WHERE bin = ${BIN} AND status = 'active'`;
    await db`UPDATE organizations SET status = 'active' WHERE id = ${id}`;
    await db`INSERT INTO wholesale_contracts (organization_id, number) VALUES (${id}, ${`ОПТ-П-${id}`})`;
    return String(id);
  }

  async function pickup() {
    const { organizationId: _, ...body } = withReal('createOrder').body ?? {};
    const terms = { ...body, payment: 'card_on_receipt' };
    const counted = await ask<{ totals: { total: number } }>(
      'POST',
      '/api/v1/order/delivery/calculate/',
      terms,
    );
    return { ...terms, total: counted.totals.total };
  }

  async function signedPayment(): Promise<CallExample> {
    const orderId = await insertOrder(db, { userId: person.id });
    const begun = await ask<{ redirectUrl: string; total: number }>(
      'POST',
      `/api/v1/orders/${orderId}/payment/retry/`,
      { payment: 'card_online' },
    );
    const body = {
      eventId: randomUUID(),
      refundKey: null,
      reference: begun.redirectUrl.split('/').pop(),
      kind: 'paid',
      amount: begun.total,
    };
    const signature = sign(shop.config.paymentSecret ?? '', Buffer.from(JSON.stringify(body)), new Date());
    return { ...callExamples.tellPayment, body, headers: { 'x-sandbox-signature': signature } };
  }

  const made: Partial<Record<CallName, MakeExample>> = {
    logInByCode: async () => {
      const { phone } = await ask<{ phone: string }>('GET', '/api/v1/users/');
      return { body: { phone, code: await sentCode(phone, 'login') } };
    },
    changePhone: async () => {
      const phone = `+7705${randomInt(1_000_000, 9_999_999)}`;
      return { body: { phone, code: await sentCode(phone, 'change') } };
    },
    confirmEmail: async () => ({ body: { token: await mailedToken('email') } }),
    confirmRecovery: async () => ({
      body: { token: await mailedToken('recovery'), password: person.password },
    }),
    confirmLeaving: async () => ({ body: { token: await mailedToken('leaving') } }),
    getReviewPhoto: async () => ({ params: { photo: (await ownReview()).photo } }),
    removeReview: async () => ({ params: { code: (await ownReview()).code } }),
    saveReview: async () => {
      await insertOrder(db, { userId: person.id, status: 'completed', completedAt: new Date() });
      const [line] = await db<{ code: string }[]>`
        SELECT l.product_code AS code FROM order_lines l JOIN orders o ON o.id = l.order_id
        WHERE o.user_id = ${person.id} AND o.status = 'completed' ORDER BY o.id DESC, l.line LIMIT 1`;
      return { ...callExamples.saveReview, params: { code: line?.code ?? '' } };
    },
    confirmNotice: async () => ({ body: { token: await noticeToken() } }),
    endNotices: async () => ({ body: { token: await noticeToken() } }),
    changePassword: async () => ({ body: { oldPassword: person.password, password: person.password } }),
    calculateDelivery: async () => {
      const example = withReal('calculateDelivery');
      return { ...example, body: { ...example.body, organizationId: await organization() } };
    },
    getSharedEstimate: async () => {
      const token = randomBytes(16).toString('hex');
      const id = Number(await callExamples.getEstimate.own?.(shop, person.id));
      await db`
        INSERT INTO estimate_shares (estimate_id, token, until, show_prices, show_markup)
        VALUES (${id}, ${token}, now() + interval '1 day', true, false)`;
      return { params: { token } };
    },
    holdSlot: async () => {
      const slots = await ask<{ id: string }[]>('GET', '/api/v1/order/slots/?zoneId=pavlodar:near');
      return { body: { slotId: slots.at(-1)?.id } };
    },
    createOrder: async () => ({ body: await pickup() }),
    changeOrganization: async () => ({
      params: { id: String(await organization()) },
      body: { ...callExamples.changeOrganization.body, bin: BIN },
    }),
    removeOrganization: async () => ({ params: { id: String(await organization()) } }),
    chooseOrganization: async () => ({ body: { organizationId: await organization() } }),
    askForContract: async () => ({ body: { organizationId: await organization() } }),
    getDebts: async () => ({ query: { organizationId: String(await organization()) } }),
    getReconciliationAct: async () => ({ query: { organizationId: await contracted() } }),
    getPriceList: async () => ({ query: { organizationId: await contracted() } }),
    tellPayment: signedPayment,
  };
  const renamed = (Object.keys(callExamples) as CallName[])
    .filter((name) => JSON.stringify(callExamples[name]).includes('no-such-'))
    .map((name) => [name, async () => withReal(name)] as const);
  return { ...Object.fromEntries(renamed), ...made };
}
