/** Over a socket: what is injected never meets the front. */
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { askFresh } from '#tests/kept-answers.ts';
import { KeptAnswers } from './kept-answers.ts';

const ROOM = 8 * 1024 * 1024;
const CITIES = ['pavlodar', 'astana', 'no-such-city', ''];
const PEOPLE = ['', 'retail@sheber.test', 'club@sheber.test', 'wholesale@sheber.test'];
const kept = new KeptAnswers(ROOM);
let shop: TestApp;
let base: string;
let addresses: string[];
const tokens = new Map<string, string>();

beforeAll(async () => {
  shop = await openTestApp({ keptAnswers: kept });
  shop.onCatalogChange(() => kept.forget());
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
  for (const email of PEOPLE.slice(1)) tokens.set(email, await shop.logIn(email));
  const rows = await shop.db<{ code: string }[]>`SELECT code FROM products WHERE active ORDER BY id LIMIT 2`;
  addresses = [
    ...rows.map(({ code }) => `/api/v2/products/${code}/?`),
    '/api/v2/products/?sectionCode=laminat',
    '/api/v2/products/no-such-product/?',
  ];
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.http.keptAnswers = kept;
  kept.forget();
});

interface Visit {
  address: string;
  city: string;
  language: string;
  email: string;
  site: string;
}
const visitOf = (over: Partial<Visit> = {}): Visit => ({
  ...{ address: addresses[0] ?? '', city: 'astana', language: 'ru', email: '', site: 'same-origin' },
  ...over,
});

async function ask({ address, city, language, email, site }: Visit) {
  const token = tokens.get(email);
  const response = await fetch(`${base}${address}${city === '' ? '' : `&city=${city}`}`, {
    headers: {
      'x-language-id': language,
      'sec-fetch-site': site,
      ...(token ? { cookie: `a=b; token=${token}` } : {}),
    },
  });
  const { 'x-request-id': id, date: _date, ...headers } = Object.fromEntries(response.headers);
  const body = (await response.text()).replace(String(id), '');
  return { status: response.status, headers, body };
}

/** The same of an application that keeps nothing. */
const askAnew = (visit: Visit) => askFresh(shop, () => ask(visit));

test('visitors are told what the application would tell them, with the same headers, whoever asked before', async () => {
  const found = vi.spyOn(kept, 'findNamed');
  const visit = fc.record({
    address: fc.nat().map((at) => addresses[at % addresses.length] ?? ''),
    city: fc.constantFrom(...CITIES),
    language: fc.constantFrom('ru', 'kz'),
    email: fc.constantFrom(...PEOPLE),
    site: fc.constantFrom('same-origin', 'cross-site'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(visit, { maxLength: 8 }), async (visits) => {
      for (const each of [...visits, ...visits]) expect(await ask(each)).toEqual(await askAnew(each));
    }),
    { numRuns: 8 },
  );
  expect(found.mock.results.filter(({ value }) => value !== undefined).length).toBeGreaterThan(10);
});

/** Everybody asks twice; the first who is told what is another's. */
async function findMixUp(): Promise<Visit | null> {
  for (const city of CITIES.slice(0, 2))
    for (const language of ['ru', 'kz'])
      for (const email of PEOPLE) {
        const visit = visitOf({ city, language, email });
        await ask(visit);
        if ((await ask(visit)).body !== (await askAnew(visit)).body) return visit;
      }
  return null;
}

test('are not mixed up', async () => {
  expect(await findMixUp()).toBeNull();
});

test.each([
  ['language', /^\S+ /],
  ['price class', /(?<=^\S+ )\S+ .*?(?=\/)/],
  ['city', /city=\w+/],
])('an address without its %s would mix them up, and this is seen here', async (_part, leftOut) => {
  class Careless extends KeptAnswers {
    override findNamed(address: string) {
      return super.findNamed(address.replace(leftOut, ''));
    }
    override beginNaming() {
      const name = super.beginNaming();
      return (...[address, ...rest]: Parameters<typeof name>) => name(address.replace(leftOut, ''), ...rest);
    }
  }
  shop.http.keptAnswers = new Careless(ROOM);
  expect(await findMixUp()).not.toBeNull();
});

test('a new price is seen within a second', async () => {
  const priceOf = async () => JSON.parse((await ask(visitOf())).body).data.price;
  await priceOf();
  await priceOf();
  await shop.db`
    UPDATE product_prices SET price = 7654321, regular_price = 7654321, club_price = NULL, discount_price = NULL
    WHERE product_id = (SELECT id FROM products ORDER BY id LIMIT 1)`;
  await expect.poll(priceOf, { timeout: 2000, interval: 50 }).toBe(7_654_321);
});

test('what an address meant before a change is not believed after it', async () => {
  const name = kept.beginNaming();
  const key = { call: '/a/', input: '', cityCode: 'astana', language: 'ru', priceClass: '' } as const;
  await kept.take(key, async () => 'x');
  kept.forget();
  await kept.take(key, async () => 'x');
  name('late', '/a/', key);
  expect(kept.findNamed('late')).toBeUndefined();
  kept.beginNaming()('soon', '/a/', key);
  expect(String(kept.findNamed('soon')?.body)).toBe('"x"');
  kept.beginNaming()('x'.repeat(401), '/a/', key);
  expect(kept.findNamed('x'.repeat(401))).toBeUndefined();
});

test('whoever logs out is a visitor with the next request, on this process at once', async () => {
  const token = await shop.logIn('club@sheber.test');
  tokens.set('leaving', token);
  const visit = visitOf({ email: 'leaving' });
  for (let time = 0; time < 3; time += 1) expect((await ask(visit)).headers['set-cookie']).toBeUndefined();
  const out = await fetch(`${base}/api/v1/auth/logout/`, {
    method: 'POST',
    headers: {
      cookie: `token=${token}`,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    },
    body: '{}',
  });
  expect(out.ok).toBe(true);
  expect((await ask(visit)).headers['set-cookie']).toMatch(/^token=;/);
});

test('what is answered here is counted and logged as the rest is', async () => {
  await ask(visitOf());
  const info = vi.spyOn(shop.app.log, 'info');
  await ask(visitOf());
  expect(info).toHaveBeenCalledExactlyOnceWith(
    {
      reqId: expect.any(String),
      method: 'GET',
      route: '/api/v2/products/:code/',
      status: 200,
      ms: expect.any(Number),
    },
    'request',
  );
});
