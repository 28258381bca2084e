import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { askFresh } from '#tests/kept-answers.ts';
import { type AnswerKey, KeptAnswers } from './kept-answers.ts';

const ROOM = 8 * 1024 * 1024;
const key = (over: Partial<AnswerKey> = {}): AnswerKey => ({
  call: '/a/',
  input: '[]',
  cityCode: 'astana',
  language: 'ru',
  priceClass: 'retail ',
  ...over,
});
const text = async (answer: Promise<Buffer> | undefined) => (await answer)?.toString();

describe('what is kept', () => {
  test('is made once for all who ask at once, and anew after a change or a minute', async () => {
    let now = 0;
    const kept = new KeptAnswers(ROOM, () => now);
    const make = vi.fn(async () => ({ made: make.mock.calls.length }));
    const both = await Promise.all([kept.take(key(), make), kept.take(key(), make)]);
    expect(both.map(String)).toEqual(['{"made":1}', '{"made":1}']);
    kept.forget();
    expect(kept.find(key())).toBeUndefined();
    expect(await text(kept.take(key(), make))).toBe('{"made":2}');
    now = 60_000;
    expect(await text(kept.find(key()))).toBe('{"made":2}');
    now = 60_001;
    expect(await text(kept.take(key(), make))).toBe('{"made":3}');
  });

  test('takes no room any more once its minute is over, though nobody asks for it', async () => {
    let now = 0;
    const kept = new KeptAnswers(ROOM, () => now);
    await kept.take(key(), async () => 'x'.repeat(1000));
    now = 60_001;
    await kept.take(key({ call: '/b/' }), async () => 'y');
    await Promise.resolve();
    expect(kept.bytes).toBeLessThan(100);
  });

  test('keeps no memory alive beside what is counted', async () => {
    const kept = new KeptAnswers(ROOM);
    const answer = await kept.take(key(), async () => 'Шебер');
    expect([answer.length, answer.buffer.byteLength]).toEqual([12, 12]);
  });

  test('was not begun before the change', async () => {
    const kept = new KeptAnswers(ROOM);
    const { promise, resolve } = Promise.withResolvers<string>();
    const late = kept.take(key(), () => promise);
    kept.forget();
    expect(await text(kept.take(key(), async () => 'new'))).toBe('"new"');
    resolve('old');
    expect(await text(late)).toBe('"old"');
    expect(await text(kept.find(key()))).toBe('"new"');
    expect(kept.bytes).toBeLessThan(100);
  });

  test('is no failure, and never more than there is room for', async () => {
    const kept = new KeptAnswers(5000);
    await expect(kept.take(key(), () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(kept.find(key())).toBeUndefined();
    for (let at = 0; at < 50; at += 1) {
      await kept.take(key({ input: `[${at}]` }), async () => 'x'.repeat(500));
      // The first is asked for all the time: it stays.
      await kept.take(key({ input: '[0]' }), async () => 'again');
      expect(kept.bytes).toBeLessThanOrEqual(5000);
    }
    expect(await text(kept.find(key({ input: '[0]' })))).toContain('xxx');
    expect(kept.find(key({ input: '[1]' }))).toBeUndefined();
    expect(kept.find(key({ input: '[49]' }))).toBeDefined();
  });
});

describe('visitors of every class, city and language', () => {
  const kept = new KeptAnswers(ROOM);
  const CITIES = ['pavlodar', 'astana', 'no-such-city', ''];
  const PEOPLE = ['', 'retail@sheber.test', 'club@sheber.test', 'wholesale@sheber.test'];
  let shop: TestApp;
  let addresses: string[];
  const tokens = new Map<string, string>();

  beforeAll(async () => {
    shop = await openTestApp({ keptAnswers: kept });
    shop.onCatalogChange(() => kept.forget());
    for (const email of PEOPLE.slice(1)) tokens.set(email, await shop.logIn(email));
    const rows = await shop.db<{ code: string }[]>`
      SELECT code FROM products WHERE active ORDER BY id LIMIT 3`;
    addresses = [
      ...rows.map(({ code }) => `/api/v2/products/${code}/?`),
      '/api/v2/products/?sectionCode=laminat',
      '/api/v2/products/?sectionCode=laminat&sort=price-asc&inStock=1',
      '/api/v2/products/?sectionCode=laminat&filter[floor_class]=33&pageSize=12',
    ];
  });
  afterAll(() => shop.close());

  interface Visit {
    address: string;
    city: string;
    language: string;
    email: string;
  }
  async function ask({ address, city, language, email }: Visit): Promise<unknown> {
    const token = tokens.get(email);
    const { statusCode, payload, headers } = await shop.app.inject({
      url: `${address}${city === '' ? '' : `&city=${city}`}`,
      headers: { 'x-language-id': language, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    return { statusCode, body: JSON.parse(payload) };
  }
  /** The same of a shop that keeps nothing. */
  const askAnew = (visit: Visit) => askFresh(shop, () => ask(visit));

  test('are told what they would have been told anew, in whatever order they come', async () => {
    const visit = fc.record({
      address: fc.nat().map((at) => addresses[at % addresses.length] ?? ''),
      city: fc.constantFrom(...CITIES),
      language: fc.constantFrom('ru', 'kz'),
      email: fc.constantFrom(...PEOPLE),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(visit, { maxLength: 12 }), async (visits) => {
        for (const each of visits) expect(await ask(each)).toEqual(await askAnew(each));
      }),
      { numRuns: 8 },
    );
    expect(kept.bytes).toBeGreaterThan(0);
  });

  /** The first who is told what is another's. */
  async function findMixUp(): Promise<Visit | null> {
    for (const address of addresses.slice(0, 1))
      for (const city of CITIES.slice(0, 2))
        for (const language of ['ru', 'kz'])
          for (const email of PEOPLE) {
            const visit = { address, city, language, email };
            if (JSON.stringify(await ask(visit)) !== JSON.stringify(await askAnew(visit))) return visit;
          }
    return null;
  }

  test('are not mixed up', async () => {
    expect(await findMixUp()).toBeNull();
  });

  test.each(['cityCode', 'language', 'priceClass'] as const)(
    'would be mixed up by a key without its %s, and this is seen here',
    async (part) => {
      class Careless extends KeptAnswers {
        override find(of: AnswerKey) {
          return super.find({ ...of, [part]: '' });
        }
        override take(of: AnswerKey, make: () => Promise<unknown>) {
          return super.take({ ...of, [part]: '' }, make);
        }
      }
      shop.http.keptAnswers = new Careless(ROOM);
      const mixedUp = await findMixUp();
      shop.http.keptAnswers = kept;
      expect(mixedUp).not.toBeNull();
    },
  );

  test('with a contract leave nothing behind, and find nothing', async () => {
    kept.forget();
    const visit = { address: addresses[0] ?? '', city: 'astana', language: 'ru', email: PEOPLE[3] ?? '' };
    await ask(visit);
    expect(kept.bytes).toBe(0);
  });

  test('see a new price within a second, and a page’s own copy is nobody else’s', async () => {
    const address = addresses[0] ?? '';
    const visit = { address, city: 'pavlodar', language: 'ru', email: '' };
    const priceOf = async () => ((await ask(visit)) as { body: { data: { price: number } } }).body.data.price;
    await priceOf();
    const code = address.split('/')[4] ?? '';
    await shop.db`
      UPDATE product_prices SET price = 7654321, regular_price = 7654321, club_price = NULL, discount_price = NULL
      WHERE product_id = (SELECT id FROM products WHERE code = ${code})`;
    await expect.poll(priceOf, { timeout: 2000 }).toBe(7_654_321);
    const call = shop.http.directCalls.get('GET /api/v2/products/{code}/');
    const caller = {
      language: 'ru' as const,
      address: '10.0.0.1',
      client: { address: '10.0.0.1', mark: null },
      findViewer: async () => null,
    };
    const sent = { params: { code }, query: { city: 'pavlodar' }, body: undefined };
    // Whether it is made for the first who asks or has been kept.
    for (const forget of [() => kept.forget(), () => {}]) {
      forget();
      const first = (await call?.(sent, caller as never)) as { data: { price: number; units: object[] } };
      first.data.price = 1;
      first.data.units.length = 0;
      const second = await call?.(sent, caller as never);
      const base: unknown = expect.objectContaining({ base: true });
      expect(second).toMatchObject({ data: { price: 7_654_321, units: expect.arrayContaining([base]) } });
    }
  });
});
