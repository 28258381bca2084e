/** What is true of every address of the shop's API, whatever it is: generated from the routes themselves. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { openTestApp } from '#tests/app.ts';
import { type CallExample, callExamples } from '#tests/call-examples.ts';
import { type SharedApp, shareTestApp } from '#tests/shared-app.ts';
import { SECURITY_HEADERS } from './http/headers.ts';

let shop: SharedApp;
let routes: SharedApp['routes'];
beforeAll(async () => {
  shop = await shareTestApp();
  routes = shop.routes;
});

/** Nothing of these may tell what runs here, or let another site read along. */
const NEVER = [
  'server',
  'x-powered-by',
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'access-control-allow-headers',
  'access-control-allow-methods',
];

/** The visitor's random mark (spec 7). */
const MARK_COOKIE = 'uc';

interface Asked {
  method: string;
  url: string;
  headers?: Record<string, string>;
  payload?: object;
}

async function look({ method, url, headers = {}, payload }: Asked) {
  await shop.db`DELETE FROM rate_counters`;
  return shop.app.inject({
    method: method as 'GET',
    url,
    headers,
    ...(payload ? { payload } : {}),
  });
}

/** 1C reads words in its own encoding and is told of a refusal in its own way; no browser comes by there. */
const isOfOneC = (route: string) => /\/exchange\/1c|1c_exchange\.php/.test(route);

function expectGuarded(name: string, response: Awaited<ReturnType<typeof look>>): void {
  const { headers } = response;
  for (const [header, value] of Object.entries(SECURITY_HEADERS)) {
    // A page of ours may have a policy of its own, never a looser floor.
    if (header === 'content-security-policy') {
      expect(headers[header], name).toMatch(/default-src 'none'/);
      expect(headers[header], name).toMatch(/frame-ancestors 'none'/);
      expect(headers[header], name).toMatch(/base-uri 'none'/);
    } else expect(headers[header], `${name} ${header}`).toBe(value);
  }
  for (const header of NEVER) expect(headers[header], `${name} ${header}`).toBeUndefined();
  if (isOfOneC(name)) return;
  const type = String(headers['content-type'] ?? '');
  if (/^(text\/|application\/json)/.test(type)) expect(type, name).toMatch(/charset=utf-8/);
  for (const cookie of [headers['set-cookie'] ?? []].flat()) expectGuardedCookie(name, cookie);
}

function expectGuardedCookie(name: string, cookie: string): void {
  expect(cookie, name).toMatch(/; Path=\/(api\/v1\/auth\/)?(;|$)/);
  expect(cookie, name).toMatch(/; Secure(;|$)/);
  // The page reads its own random mark; whatever opens something is closed to scripts.
  if (!cookie.startsWith(`${MARK_COOKIE}=`)) expect(cookie, name).toMatch(/; HttpOnly(;|$)/);
  expect(cookie, name).toMatch(/; SameSite=(Lax|Strict)(;|$)/);
  expect(Buffer.byteLength(cookie), name).toBeLessThan(4096);
  expect(cookie, name).not.toMatch(/Domain=/i);
}

describe('every route', () => {
  test('has the security headers, tells nothing of itself and lets no other site read it', async () => {
    expect(routes.size).toBeGreaterThan(Object.keys(calls).length);
    for (const [name, { method, url }] of routes) {
      // A stream of live updates has no end; without a token it is refused at once, as is anything else here.
      const path = url.replace(/:\w+/g, 'x').replaceAll('*', 'x');
      const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      const answer = await look({ method, url: path, headers: evil });
      expectGuarded(name, answer);
      expect(answer.statusCode, name).toBeLessThan(500);
    }
  });

  test('refuses what another site sends with the visitor’s cookie, before it does anything', async () => {
    const token = await shop.logIn('retail@sheber.test');
    for (const [name, { method, url }] of routes) {
      if (['GET', 'HEAD', 'OPTIONS'].includes(method)) continue;
      const answer = await look({
        method,
        url: url.replace(/:\w+/g, '1').replaceAll('*', 'x'),
        headers: { cookie: `token=${token}`, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      });
      if (isOfOneC(name)) expect(answer.body, name).toMatch(/^failure\n/);
      else expect(answer.json().code, name).toBe('request.foreign_origin');
    }
  });

  test('answers no preflight of another site', async () => {
    for (const { url } of routes.values()) {
      const answer = await look({
        method: 'OPTIONS',
        url: url.replace(/:\w+/g, '1').replaceAll('*', 'x'),
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      });
      for (const header of NEVER) expect(answer.headers[header], url).toBeUndefined();
    }
  });
});

const table = Object.entries(calls) as [keyof typeof callExamples, Call][];

describe('every call that is made well', () => {
  test('is guarded like any other answer, never kept by a cache, and its cookies are closed', async () => {
    const token = await shop.logIn('wholesale@sheber.test');
    const [user] = await shop.db<
      { id: number }[]
    >`SELECT id FROM users WHERE email = 'wholesale@sheber.test'`;
    for (const [name, call] of table) {
      if (name === 'deleteUser' || name === 'logOut') continue;
      const example: CallExample = callExamples[name];
      const thing = await example.own?.(shop, Number(user?.id));
      const answer = await look({
        method: call.method,
        url: `${call.path.replace(/\{(\w+)\}/g, (_slot, slot: string) => encodeURIComponent(example.params?.[slot] ?? String(thing)))}?${new URLSearchParams(example.query)}`,
        headers: { authorization: `Bearer ${token}` },
        ...(example.body ? { payload: example.body } : {}),
      });
      expectGuarded(name, answer);
      expect(answer.headers['cache-control'], name).toBe('no-store');
      if (answer.headers['content-disposition'] !== undefined)
        expect(answer.headers['content-disposition'], name).toMatch(/^attachment; filename="[\w.%-]+"$/);
    }
  });

  test('by GET changes nothing: no row of any table', async () => {
    const token = await shop.logIn('wholesale@sheber.test');
    const [user] = await shop.db<
      { id: number }[]
    >`SELECT id FROM users WHERE email = 'wholesale@sheber.test'`;
    const asked: string[] = [];
    for (const [name, call] of table) {
      if (call.method !== 'GET') continue;
      const example: CallExample = callExamples[name];
      const thing = await example.own?.(shop, Number(user?.id));
      asked.push(
        `${call.path.replace(/\{(\w+)\}/g, (_slot, slot: string) => encodeURIComponent(example.params?.[slot] ?? String(thing)))}?${new URLSearchParams(example.query)}`,
      );
    }
    const before = await countWritesAtRest();
    for (const url of asked) await shop.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect(await countWrites()).toEqual(before);
  });
});

/** By what every table holds: the newest row version of each. Limits count reading too and are left out; so is what was looked for, which is counted now and then. */
async function countWrites(): Promise<Record<string, unknown>> {
  const tables = await shop.db<{ name: string }[]>`
    SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
      AND relpersistence = 'p' AND relname NOT IN ('search_queries', 'missed_addresses')`;
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const [row] = await shop.db`
      SELECT count(*)::int AS rows, max(xmin::text::bigint)::text AS newest FROM ${shop.db(name)}`;
    found[name] = row;
  }
  return found;
}

/** Letters of earlier calls may still be on their way. */
async function countWritesAtRest(): Promise<Record<string, unknown>> {
  let before = await countWrites();
  await expect
    .poll(
      async () => {
        const now = await countWrites();
        const isAtRest = JSON.stringify(now) === JSON.stringify(before);
        before = now;
        return isAtRest;
      },
      { interval: 300 },
    )
    .toBe(true);
  return before;
}

describe('odd requests', () => {
  test('TRACE is answered by nothing that repeats it', async () => {
    const response = await shop.app.inject({
      method: 'TRACE' as 'GET',
      url: '/api/v2/cities/',
      headers: { 'x-secret': 'repeat me' },
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.payload).not.toContain('repeat me');
  });

  test.each(['/.git/config', '/.env', '/package.json', '/api/', '/metrics', '/dev/outbox', '/server-status'])(
    '%s is nothing of the API in production',
    async (url) => {
      const response = await shop.app.inject({ url });
      expect(response.statusCode).toBe(404);
    },
  );

  test('a forwarded address is not believed unless a proxy is trusted', async () => {
    await shop.db`DELETE FROM rate_counters`;
    const statuses = [];
    // Wrong passwords are counted by login and network: believed, each of these would come from a network of its own.
    for (let at = 0; at < 10; at += 1) {
      const { statusCode } = await shop.app.inject({
        method: 'POST',
        url: calls.logIn.path,
        headers: { 'x-forwarded-for': `203.0.113.${at}` },
        payload: { login: 'nobody@sheber.test', password: 'wrong-password-1' },
      });
      statuses.push(statusCode);
      if (statusCode === 429) break;
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test('what stands in a header cannot begin a line of the log', async () => {
    const lines: string[] = [];
    const logged = await openTestApp();
    const seen = logged.log.stream.write;
    logged.log.stream.write = (line) => {
      lines.push(line);
      seen(line);
    };
    await logged.app.inject({
      url: '/api/v2/products/%0A%7B%22level%22:60%7D/',
      headers: { 'user-agent': 'x\\n{"level":60,"msg":"forged"}' },
    });
    await logged.close();
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line.trimEnd()).not.toContain('\n');
      expect(() => JSON.parse(line)).not.toThrow();
    }
  });
});
