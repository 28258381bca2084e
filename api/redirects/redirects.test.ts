/** Addresses that lead elsewhere: to a page, by one step, away from none; those that are missed are counted without a name. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChanges, undoChanges } from '#contract/office/changes.ts';
import { getMissedAddresses, getRedirects, type OfficeRedirect } from '#contract/office/redirects.ts';
import type { TestApp } from '#tests/app.ts';
import { aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { createMissedAddresses, listActiveRedirects } from './redirects.ts';

let shop: TestApp;
let cookie: string;
let pages: string[];
beforeAll(async () => {
  shop = await openTestOffice();
  ({ cookie } = await aStaffSession(shop, { email: 'content@redirects.test', roles: ['content'] }));
  const rows = await shop.db<{ code: string }[]>`
    SELECT code FROM sections WHERE is_active ORDER BY lft LIMIT 3`;
  pages = rows.map(({ code }) => `/c/${code}/`);
});
afterAll(() => shop.close());

const save = async (...items: object[]) =>
  (await askOffice(shop, createChanges, { cookie, body: { items, apply: true } })).json();
const fresh = (from: string, to: string) =>
  save(
    ...Object.entries({ from, to }).map(([field, value]) => ({
      ...{ subject: 'redirect', id: null, newKey: 'one', field, from: null, to: value },
    })),
  );
const end = (id: number, to = false) => save({ subject: 'redirect', id, field: 'is_active', from: !to, to });
const list = async () => (await askOffice(shop, getRedirects, { cookie })).json().items as OfficeRedirect[];
const led = async () => (await listActiveRedirects(shop.db)).map(({ from, to }) => `${from} ${to}`).sort();

test('one is made by one press, ended, and brought back by an undo', async () => {
  const [page = ''] = pages;
  const { data } = await fresh('https://sheber.kz/kz/Old-Page?utm=1', page);
  expect(data.counts.applied).toBe(2);
  const [row] = await list();
  expect(row).toMatchObject({ from: '/old-page/', to: page, isByHand: true, is_active: true });
  const ended = await end(row?.id ?? 0);
  expect(await led()).toEqual([]);
  await askOffice(shop, undoChanges, { cookie, params: { id: ended.data.id }, body: {} });
  expect(await led()).toEqual([`/old-page/ ${page}`]);
  await end(row?.id ?? 0);
  // The same address anew is the same line.
  await fresh('/old-page', pages[1] ?? '');
  expect((await list()).filter(({ from }) => from === '/old-page/')).toMatchObject([
    { id: row?.id, to: pages[1], is_active: true },
  ]);
  await end(row?.id ?? 0);
});

test('what leads nowhere, in a circle, by two steps or away from a page is refused', async () => {
  const [one = '', two = ''] = pages;
  const codeOf = async (from: string, to: string) => (await fresh(from, to)).code;
  expect(await codeOf(one, two)).toBe('redirect.page_exists');
  expect(await codeOf('/', two)).toBe('redirect.page_exists');
  expect(await codeOf('/gone', '/c/none-such/')).toBe('redirect.no_page');
  expect(await codeOf('/gone', '/kz/gone/')).toBe('redirect.same');
  await fresh('/gone', one);
  expect(await codeOf('/gone', two)).toBe('redirect.taken');
  expect(await codeOf('/older', '/gone')).toBe('redirect.chain');
  expect(await codeOf(one, '/gone')).toBe('redirect.loop');
  expect(await led()).toEqual([`/gone/ ${one}`]);
});

test('what the shop leads itself is listed and not touched', async () => {
  const [, , page = ''] = pages;
  await shop.db`SELECT lead_on('/c/before/', ${page})`;
  const row = (await list()).find(({ from }) => from === '/c/before/');
  expect(row).toMatchObject({ isByHand: false });
  expect((await end(row?.id ?? 0)).code).toBe('redirect.kept');
});

test('missed addresses are counted by path alone, and those that lead somewhere are none', async () => {
  const missed = createMissedAddresses(shop.db, (error) => {
    throw error;
  });
  for (const url of ['/kz/lost/', '/lost?utm=1', '/Lost', '/seldom', '/gone', '/x.php', '/87051112233'])
    missed.note(url);
  await missed.flush();
  const answer = await askOffice(shop, getMissedAddresses, { cookie });
  expect(answer.json().items).toMatchObject([
    { path: '/lost/', times: 3 },
    { path: '/seldom/', times: 1 },
  ]);
  const columns = await shop.db`
    SELECT column_name FROM information_schema.columns WHERE table_name = 'missed_addresses' ORDER BY 1`;
  expect(columns.map(({ column_name }) => column_name)).toEqual(['day', 'path', 'times']);
});
