import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalog.ts';
import type { Organization } from '#contract/wholesale.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { decideOnOrganization, decideOnUser } from './wholesale.ts';

let shop: TestApp;
let agent = '';
let retail = '';
beforeAll(async () => {
  shop = await openTestApp();
  agent = await shop.logIn('org@sheber.test');
  retail = await shop.logIn('retail@sheber.test');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db`DELETE FROM rate_counters`;
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function send(token: string | null, method: Method, url: string, payload?: object) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await shop.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: response.statusCode, body: response.json() };
}

const LIST = '/api/v1/organizations/';
const CHOSEN = '/api/v1/organizations/chosen/';
const REQUEST = '/api/v1/wholesale/request/';
const of = (id: number) => `${LIST}${id}/`;

const fields = {
  name: 'ДЕМО Ертіс Монтаж',
  form: 'ТОО',
  bin: '2106 4001 0557',
  legalAddress: 'г. Павлодар, ул. Условная, 40',
  iik: 'kz77 0000 0000 0000 0001',
  bik: 'demokz2a',
  bankName: 'АО «ДЕМО Банк»',
  phone: '8 700 000 00 05',
  email: 'Office@Sheber.test',
};

const listOf = async (token: string): Promise<Organization[]> => (await send(token, 'GET', LIST)).body.data;
const priceType = async (token: string) =>
  (await send(token, 'GET', '/api/v1/users/')).body.data.wholesaleContract;
const hasWholesalePrices = async (token: string) => {
  const { items } = (await send(token, 'GET', '/api/v2/products/?sectionCode=laminat')).body;
  return items.some((item: Product) => item.wholesalePrice !== undefined);
};

describe('organisations', () => {
  test('of the demo agent are two: one with a contract and a debt, one being checked', async () => {
    const [first, second] = await listOf(agent);
    expect(first).toMatchObject({
      bin: '190340007778',
      status: 'moderation',
      contract: null,
      request: 'moderation',
    });
    expect(second).toMatchObject({
      bin: '200140001230',
      status: 'active',
      isChosen: true,
      contract: { number: 'ОПТ-О-26-0031', creditLimit: 2_000_000, creditUsed: 625_300, deferralDays: 14 },
    });
    const debts = await send(agent, 'GET', `/api/v1/wholesale/debts/?organizationId=${second?.id}`);
    expect(debts.body.data).toMatchObject({
      limit: 2_000_000,
      used: 625_300,
      overdue: [{ number: 'СФ-26-00955', left: 86_400, days: 2 }],
    });
    expect(debts.body.data.bills).toHaveLength(2);
  });

  test('are added as they were typed, checked and put in order, and wait for the shop', async () => {
    const added = await send(retail, 'POST', LIST, {
      ...fields,
      status: 'active',
      contract: { number: 'Х' },
      creditLimit: 9_000_000,
      wholesaleContract: 'individual',
    });
    expect(added.status).toBe(200);
    expect(added.body.data).toMatchObject({
      bin: '210640010557',
      iik: 'KZ770000000000000001',
      bik: 'DEMOKZ2A',
      phone: '+77000000005',
      email: 'office@sheber.test',
      kbe: '17',
      status: 'moderation',
      contract: null,
      isChosen: false,
    });
    expect((await send(retail, 'POST', LIST, fields)).body.code).toBe('organization.exists');
    expect(await priceType(retail)).toBeNull();
  });

  test('with wrong numbers are refused at their fields, in the reader’s language', async () => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: LIST,
      headers: { authorization: `Bearer ${retail}`, 'x-language-id': 'kz' },
      payload: { ...fields, bin: '210640010558', iik: 'KZ770000000000000002', bik: 'DEMORU2A' },
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['bin', 'iik', 'bik']);
    expect(answer.json().errors.bin[0]).toMatch(/^БСН-ді тексеріңіз/);
  });

  test('are changed by their member; what the shop has checked is the shop’s to change', async () => {
    const [waiting, active] = await listOf(agent);
    if (!waiting || !active) throw new Error('the demo agent has no organisations');
    const changed = await send(agent, 'PUT', of(waiting.id), { ...waiting, name: 'ДЕМО Жаңа Үй Плюс' });
    expect(changed.body.data.name).toBe('ДЕМО Жаңа Үй Плюс');
    const locked = await send(agent, 'PUT', of(active.id), { ...active, bin: '150740000014' });
    expect([locked.status, Object.keys(locked.body.errors)]).toEqual([422, ['bin']]);
    const moved = await send(agent, 'PUT', of(active.id), {
      ...active,
      actualAddress: 'г. Павлодар, склад 4',
    });
    expect(moved.body.data).toMatchObject({ actualAddress: 'г. Павлодар, склад 4', status: 'active' });
    expect((await send(agent, 'DELETE', of(active.id))).body.code).toBe('organization.has_contract');
  });

  test('of others are exactly like missing ones', async () => {
    const [, theirs] = await listOf(agent);
    const others = theirs?.id ?? 0;
    const words = (answer: { status: number; body: { requestId: string } }) => ({
      ...answer,
      body: { ...answer.body, requestId: '' },
    });
    for (const ask of [
      (id: number) => send(retail, 'PUT', of(id), fields),
      (id: number) => send(retail, 'DELETE', of(id)),
      (id: number) => send(retail, 'PUT', CHOSEN, { organizationId: id }),
      (id: number) => send(retail, 'POST', REQUEST, { organizationId: id }),
      (id: number) => send(retail, 'GET', `/api/v1/wholesale/debts/?organizationId=${id}`),
    ]) {
      const [other, missing] = [await ask(others), await ask(999_999)];
      expect(other.status).toBe(404);
      expect(words(other)).toEqual(words(missing));
    }
    expect((await send(retail, 'PUT', of(Number.NaN), fields)).status).toBe(404);
    expect((await listOf(agent)).map(({ id }) => id)).toContain(others);
  });

  test('are left by their member, and then are nobody’s business', async () => {
    const [mine] = await listOf(retail);
    expect((await send(retail, 'DELETE', of(mine?.id ?? 0))).status).toBe(200);
    expect(await listOf(retail)).toEqual([]);
  });

  test('are found in the register by their BIN', async () => {
    const found = await send(agent, 'GET', `${LIST}lookup/?bin=150740000014`);
    expect(found.body.data).toMatchObject({ form: 'АО', name: 'ДЕМО Баян Ремонт' });
    expect((await send(agent, 'GET', `${LIST}lookup/?bin=000000000000`)).body.code).toBe('company.not_found');
  });

  test.each([
    ['GET', LIST],
    ['POST', LIST],
    ['PUT', of(1)],
    ['DELETE', of(1)],
    ['PUT', CHOSEN],
    ['GET', `${LIST}lookup/?bin=1`],
    ['POST', REQUEST],
    ['GET', REQUEST],
    ['GET', '/api/v1/wholesale/debts/?organizationId=1'],
  ] as const)('%s %s asks for a login', async (method, url) => {
    const payload = { ...fields, organizationId: 1 };
    const answer = await send(
      null,
      method,
      url,
      method === 'GET' || method === 'DELETE' ? undefined : payload,
    );
    expect(answer.status).toBe(401);
  });
});

describe('prices', () => {
  test('follow for whom the user acts: a company without a contract, or themselves, buys retail', async () => {
    const [waiting, active] = await listOf(agent);
    expect(await hasWholesalePrices(agent)).toBe(true);
    await send(agent, 'PUT', CHOSEN, { organizationId: waiting?.id });
    expect(await hasWholesalePrices(agent)).toBe(false);
    await send(agent, 'PUT', CHOSEN, { organizationId: null });
    expect(await hasWholesalePrices(agent)).toBe(false);
    await send(agent, 'PUT', CHOSEN, { organizationId: active?.id });
    expect(await priceType(agent)).toBe('organization');
    expect(await hasWholesalePrices(agent)).toBe(true);
  });

  test('of a revoked, blocked or expired contract end with the next request', async () => {
    const [, active] = await listOf(agent);
    const id = active?.id ?? 0;
    expect(await hasWholesalePrices(agent)).toBe(true);
    await decideOnOrganization(shop.db, id, 'revoke');
    expect(await hasWholesalePrices(agent)).toBe(false);
    await decideOnOrganization(shop.db, id, 'activate');
    expect(await hasWholesalePrices(agent)).toBe(true);
    await decideOnOrganization(shop.db, id, 'block');
    expect(await hasWholesalePrices(agent)).toBe(false);
    await decideOnOrganization(shop.db, id, 'activate', { lastDay: '2099-12-31' });
    expect(await hasWholesalePrices(agent)).toBe(true);
    await shop.db`UPDATE wholesale_contracts SET last_day = almaty_day(now()) - 1 WHERE organization_id = ${id} AND revoked_at IS NULL`;
    expect(await hasWholesalePrices(agent)).toBe(false);
    // On its last day it still holds.
    await shop.db`UPDATE wholesale_contracts SET last_day = almaty_day(now()) WHERE organization_id = ${id} AND revoked_at IS NULL`;
    expect(await hasWholesalePrices(agent)).toBe(true);
  });

  test('of a person’s own contract end and begin as well', async () => {
    const buyer = await shop.logIn('wholesale@sheber.test');
    expect(await priceType(buyer)).toBe('individual');
    await decideOnUser(shop.db, 'wholesale@sheber.test', 'revoke');
    expect(await hasWholesalePrices(buyer)).toBe(false);
    expect((await send(buyer, 'GET', REQUEST)).body.data).toEqual({
      contract: null,
      request: null,
      requestReason: '',
    });
    await send(buyer, 'POST', REQUEST, { organizationId: null, volume: 300_000 });
    expect((await send(buyer, 'GET', REQUEST)).body.data.request).toBe('moderation');
    await decideOnUser(shop.db, 'wholesale@sheber.test', 'activate');
    expect((await send(buyer, 'GET', REQUEST)).body.data.request).toBe('approved');
    expect(await hasWholesalePrices(buyer)).toBe(true);
  });

  test('by quantity are told to a contract alone', async () => {
    const [row] = await shop.db<{ code: string }[]>`
      SELECT p.code FROM wholesale_tiers t JOIN products p ON p.id = t.product_id WHERE p.active LIMIT 1`;
    const url = `/api/v2/products/${row?.code}/`;
    const { wholesalePrice, wholesaleTiers } = (await send(agent, 'GET', url)).body.data;
    expect(wholesaleTiers.map(({ from }: { from: number }) => from)).toEqual([20, 100]);
    expect(wholesaleTiers[0].price).toBeLessThanOrEqual(wholesalePrice);
    expect(wholesaleTiers[1].price).toBeLessThanOrEqual(wholesaleTiers[0].price);
    for (const token of [null, retail]) {
      expect(JSON.stringify((await send(token, 'GET', url)).body)).not.toContain('wholesale');
    }
  });
});

describe('a request for a contract', () => {
  test('waits for the shop, once, and is answered by an operator', async () => {
    const [waiting, active] = await listOf(agent);
    const id = waiting?.id ?? 0;
    expect((await send(agent, 'POST', REQUEST, { organizationId: id })).body.code).toBe(
      'wholesale.request_open',
    );
    expect((await send(agent, 'POST', REQUEST, { organizationId: active?.id })).body.code).toBe(
      'organization.has_contract',
    );
    await decideOnOrganization(shop.db, id, 'decline', { reason: 'Нет оборота.' });
    expect((await listOf(agent))[0]).toMatchObject({ request: 'declined', requestReason: 'Нет оборота.' });
    expect((await send(agent, 'POST', REQUEST, { organizationId: id, volume: 100 })).body).toEqual({
      data: { status: 'moderation' },
    });
    expect(await decideOnOrganization(shop.db, id, 'activate')).toEqual({
      kind: 'in-force',
      contract: expect.stringMatching(/^ОПТ-\d\d-\d{5}$/),
    });
    expect((await listOf(agent))[0]).toMatchObject({ status: 'active', request: 'approved' });
  });

  test('of a company that is active under another entry is not granted twice', async () => {
    const added = (await send(retail, 'POST', LIST, { ...fields, bin: '200140001230' })).body.data;
    expect((await decideOnOrganization(shop.db, added.id, 'activate')).kind).toBe('twin');
    expect((await decideOnOrganization(shop.db, 424_242, 'activate')).kind).toBe('unknown');
    expect(await priceType(retail)).toBeNull();
  });
});
