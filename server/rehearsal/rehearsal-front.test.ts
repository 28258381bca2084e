/** Who is answered by a rehearsal, how, and how one leaves it. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createRehearsalPasses, REHEARSAL_COOKIE } from '#api/rehearsal/rehearsal.ts';
import { tokenOf } from './buyers.ts';
import { createRehearsalFront } from './rehearsal-front.ts';
import type { Worlds } from './worlds.ts';

const SECRET = 'a secret of the tests, long enough';
const passes = createRehearsalPasses(SECRET);
const at = new Date('2027-03-08T00:00:00+05:00');
const asked = { at, city: 'semey', language: 'kz', buyer: 'club' } as const;

let server: Server;
let base: string;
const ask = vi.fn<Worlds['ask']>();
const end = vi.fn<Worlds['end']>();
beforeAll(async () => {
  const front = createRehearsalFront({ ask, end, close: () => undefined }, SECRET);
  server = createServer((request, response) => {
    if (!front.answer(request, response)) response.end('the shop of today');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((closed) => server.close(() => closed())));
beforeEach(() => {
  end.mockReset();
  ask.mockReset().mockResolvedValue({
    status: 200,
    headers: {
      ...{ 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'token=; Max-Age=0', etag: '"1"' },
      'cache-control': 'private, no-cache',
    },
    body: Buffer.from('<html><head></head><body class="x"><div id="root">…</div></body></html>'),
    failed: [],
    aheadMs: 1000,
  });
});

const get = (path: string, cookie = '', init: RequestInit = {}) =>
  fetch(base + path, { redirect: 'manual', ...init, headers: { cookie, ...init.headers } });
const inRehearsal = () => `${REHEARSAL_COOKIE}=${passes.make(asked)}`;

test('a pass becomes a cookie of half an hour, in its city and language', async () => {
  const entered = await get(`/rehearsal/enter?pass=${passes.make(asked)}`);
  expect([entered.status, entered.headers.get('location')]).toEqual([302, '/kz']);
  const cookies = entered.headers.getSetCookie().join('\n');
  expect(cookies).toMatch(/^shop-rehearsal=.+Max-Age=1800; Secure; HttpOnly; SameSite=Lax$/m);
  expect(cookies).toContain('semey');
});

test('with it every page and call comes from the rehearsal: marked, kept by nobody, without a cookie', async () => {
  const page = await get('/kz/cart', `${inRehearsal()}; token=${'a'.repeat(43)}; city=%7B%7D`);
  const html = await page.text();
  expect(html).toContain('<body class="x"><aside class="rehearsal-bar"');
  expect(html).toMatch(/Репетиция: [^<]*2027[^<]*, 00:00</);
  // Before any other script: what the page says of today goes by it.
  expect(html).toContain('<head><script src="/rehearsal/clock.js?ahead=1000"></script>');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(page.headers.get('etag')).toBeNull();
  expect(page.headers.getSetCookie()).toEqual([]);
  const [, { headers }] = ask.mock.calls[0] ?? [null, { headers: {} as Record<string, string> }];
  // A login of the buyer's own is not taken along.
  expect(headers.cookie).toBe(`city=%7B%7D; token=${tokenOf('club')}`);
  expect(await (await get('/api/v1/home/', inRehearsal())).text()).toContain('root');
});

test('files, the office and everybody else are answered as ever', async () => {
  for (const path of ['/office/orders', '/assets/x.js', '/img/p/md_448/abc/abc_0.webp', '/healthz'])
    expect(await (await get(path, inRehearsal())).text(), path).toBe('the shop of today');
  expect(await (await get('/cart')).text()).toBe('the shop of today');
  expect(ask).not.toHaveBeenCalled();
});

test('nothing is written but its own cart', async () => {
  const order = await get('/api/v1/orders/', inRehearsal(), { method: 'POST', body: '{}' });
  expect([order.status, ((await order.json()) as { code: string }).code]).toEqual([
    403,
    'rehearsal.read_only',
  ]);
  expect(ask).not.toHaveBeenCalled();
  await get('/api/v1/cart/calculate/', inRehearsal(), { method: 'POST', body: '{"items":[]}' });
  expect(ask.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"items":[]}' });
});

test('a pass that is over, is none or whose rehearsal is lost never shows the present', async () => {
  const old = passes.make(asked, Date.now() - 31 * 60_000);
  for (const pass of [old, 'invented', `${passes.make(asked)}x`])
    expect((await get('/cart', `${REHEARSAL_COOKIE}=${pass}`)).status, pass).toBe(410);
  ask.mockRejectedValueOnce(new Error('lost'));
  const lost = await get('/cart', inRehearsal());
  expect(lost.status).toBe(503);
  expect(await lost.text()).toContain('Репетицию не удалось открыть');
});

test('one press leaves, and ends it', async () => {
  const left = await get('/rehearsal/leave', inRehearsal(), { method: 'POST' });
  expect([left.status, left.headers.get('location')]).toEqual([303, '/kz']);
  expect(left.headers.getSetCookie()[0]).toMatch(/^shop-rehearsal=; Path=\/; Max-Age=0/);
  expect(end).toHaveBeenCalledOnce();
});

test('what could not be rehearsed is told on the page', async () => {
  ask.mockResolvedValueOnce({
    ...{ status: 200, headers: { 'content-type': 'text/html' }, failed: ['Новые <цены>'], aheadMs: 0 },
    body: Buffer.from('<html><head></head><body></body></html>'),
  });
  expect(await (await get('/', inRehearsal())).text()).toContain('Не удалось показать: Новые &lt;цены&gt;.');
});

test('a browser’s clock is as far ahead', async () => {
  const script = await (await get('/rehearsal/clock.js?ahead=86400000')).text();
  const seen = runInNewContext(
    `${script}; [Date.now(), new Date().getTime(), new Date(5).getTime(), new Date() instanceof Date, Date.UTC(1970, 0)]`,
  ) as [number, number, ...unknown[]];
  expect(seen.slice(2)).toEqual([5, true, 0]);
  for (const moment of seen.slice(0, 2))
    expect(Math.abs(Number(moment) - Date.now() - 86_400_000)).toBeLessThan(5000);
});
