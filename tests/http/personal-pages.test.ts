/** Pages of those who are logged in, against the same pages rendered for them alone by the same renderer. */
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, inject, test, vi } from 'vitest';
import { CITY_COOKIE, cityCookieValue } from '#domain/city.ts';
import type { Send } from '#storefront/api-client.ts';
import { parsePageData } from '#storefront/page/head/page-data.ts';
import { root } from '#tools/run.ts';
import { withShopDatabase } from '../e2e/shop-database.ts';

type Renderer = typeof import('#storefront/app/entry-server.tsx');
const shop = inject('shopUrl');
// As the shop renders: a React for developers takes several times as long.
vi.stubEnv('NODE_ENV', 'production');
const { render }: Renderer = await import(pathToFileURL(join(root, 'dist/server/entry-server.js')).href);

/** Names that end HTML, JSON and references within the data, if they are let. */
const NAMES = ['Айгерім', '', `</b>"'&<script>`, '~0', '~.1\\u003c', 'Ә\u2028\\', '$& $1'];

/** A session of somebody new by this name, or of one of the demo accounts. */
async function logIn(name: string | null, email: string): Promise<{ id: number; cookie: string }> {
  const token = randomBytes(32).toString('base64url');
  const id = await withShopDatabase(async (db) => {
    const [row] =
      name === null
        ? await db<{ id: string }[]>`SELECT id FROM users WHERE email = ${email}`
        : await db<{ id: string }[]>`
            INSERT INTO users (email, password_hash, first_name, last_name, email_confirmed_at)
            SELECT ${`seam-${randomBytes(6).toString('hex')}@example.kz`}, password_hash, ${name}, '', now()
            FROM users WHERE email = ${email} RETURNING id`;
    await db`
      INSERT INTO sessions (token_hash, user_id, expires_at)
      VALUES (${createHash('sha256').update(token).digest()}, ${Number(row?.id)}, now() + interval '1 hour')`;
    return Number(row?.id);
  });
  return { id, cookie: `token=${token}` };
}

const sendAs =
  (cookie: string): Send =>
  async ({ method, path, headers, body }) => {
    const response = await fetch(shop + path, {
      method,
      headers: { ...headers, cookie, 'sec-fetch-site': 'same-origin' },
      body: body ?? null,
    });
    return { status: response.status, body: await response.json() };
  };

const bodyOf = (html: string): string =>
  /<div id="root">([\s\S]*)<\/div><script type="application\/json" id="life"/.exec(html)?.[1] ?? '';

/** Two answers of one moment are not made at the same one. */
const timeless = (data: unknown): string => JSON.stringify(data).replace(/"madeAt":"[^"]*"/g, '');

/** The page as it would be made for this one alone. */
async function renderFor(url: string, cookie: string, city: { id: number; code: string }): Promise<string> {
  const { body } = await render({
    url,
    askedUrl: url,
    publicUrl: shop,
    buildId: 'x',
    requestId: 'x',
    cityId: city.id,
    cityCode: city.code,
    hasToken: true,
    isDevelopment: false,
    send: sendAs(cookie),
    findAssets: () => ({ start: '', script: '', styles: [], modulePreloads: [], fonts: [] }),
    messagesUrl: () => '',
  });
  return body;
}

test('are what would have been rendered for each of them, whatever they are called and wherever they are', async () => {
  const cities = (await (await fetch(`${shop}/api/v2/cities/`)).json()) as {
    data: { id: number; code: string }[];
  };
  const [near, far] = ['pavlodar', 'almaty'].map((code) => cities.data.find((city) => city.code === code));
  // One after another: each of them asks the shop's own PostgreSQL for a connection, and it has few.
  const people: Awaited<ReturnType<typeof logIn>>[] = [];
  for (const name of NAMES) people.push(await logIn(name, 'retail@sheber.test'));
  for (const email of ['club@sheber.test', 'master@sheber.test', 'wholesale@sheber.test'])
    people.push(await logIn(null, email));
  const listing = (await (await fetch(`${shop}/api/v2/products/?sectionCode=plintus-napolnyy`)).json()) as {
    items: { code: string }[];
  };
  for (const url of [
    '/c/plintus-napolnyy',
    '/kz/c/plintus-napolnyy',
    `/p/${listing.items[0]?.code}`,
    '/kz/catalog',
  ])
    for (const city of [near, far])
      for (const { id, cookie } of people) {
        if (!city) throw new Error('the demo has no such city');
        const visit = `${cookie}; ${CITY_COOKIE}=${cityCookieValue(city)}`;
        const answer = await fetch(shop + url, { headers: { cookie: visit } });
        const html = await answer.text();
        expect(answer.headers.get('cache-control')).toBe('private, no-cache');
        expect(answer.headers.get('vary')).toContain('cookie');
        const alone = await renderFor(url, cookie, city);
        const [given, wanted] = [parsePageData(html), parsePageData(alone)];
        expect(bodyOf(html), `${url} for ${id}`).toBe(bodyOf(alone));
        expect(timeless(given?.loaderData)).toBe(timeless(wanted?.loaderData));
      }
});

test('are known again by their mark, and are nobody else’s', async () => {
  const one = await logIn('Первая', 'retail@sheber.test');
  const other = await logIn('Вторая', 'retail@sheber.test');
  const ask = (cookie: string, more: Record<string, string> = {}) =>
    fetch(`${shop}/c/kraski`, { headers: { cookie, 'accept-encoding': 'gzip', ...more } });
  const etag = (await ask(one.cookie)).headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  const text = await (await ask(other.cookie, { 'if-none-match': etag })).text();
  expect(text).toContain('Вторая');
  expect(text).not.toContain('Первая');
  // The two workers of a shop keep their own.
  const plain = await (await ask(one.cookie, { 'accept-encoding': 'identity' })).text();
  expect(plain).toContain('Первая');
  await withShopDatabase((db) => db`DELETE FROM sessions WHERE user_id = ${one.id}`);
  // Ended behind the shop's back: remembered for a second at most.
  const ended = async () => {
    const { headers } = await ask(one.cookie);
    return headers.get('set-cookie') ?? '';
  };
  await expect.poll(ended, { timeout: 1500 }).toContain('token=;');
  expect(await (await ask(one.cookie)).text()).not.toContain('Первая');
});
