/** The disk of the database is filled to its reserve while staff work (O6). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChanges } from '#contract/office/changes.ts';
import { findThings } from '#contract/office/company.ts';
import { getTree } from '#contract/office/tree.ts';
import type { TestApp } from '#tests/app.ts';
import { aSection, aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';

let shop: TestApp;
let cookie: string;
let isFull = false;
beforeAll(async () => {
  shop = await openTestOffice({}, { diskSpace: { hasDiskSpace: () => !isFull, close: () => {} } });
  cookie = (await aStaffSession(shop, { email: 'room@sheber.test', roles: ['administrator'] })).cookie;
});
afterAll(() => shop.close());

test('below the reserve staff read, look and find, are told why nothing can be written, and write again with room', async () => {
  const { id, nameRu } = await aSection(shop);
  const rename = (from: string, to: string) =>
    askOffice(shop, createChanges, {
      cookie,
      body: { items: [{ subject: 'section', id, field: 'name_ru', from, to }], apply: true },
      headers: { 'x-language-id': 'kz' },
    });
  isFull = true;
  expect((await askOffice(shop, getTree, { cookie })).statusCode).toBe(200);
  expect((await askOffice(shop, findThings, { cookie, body: { q: nameRu.slice(0, 4) } })).statusCode).toBe(
    200,
  );
  const refused = await rename(nameRu, `${nameRu} и прочее`);
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'service.no_room']);
  expect(refused.json().message).toMatch(/уақытша/);
  isFull = false;
  expect((await aSection(shop)).nameRu).toBe(nameRu);
  expect((await rename(nameRu, `${nameRu} и прочее`)).statusCode).toBeLessThan(300);
  expect((await rename(`${nameRu} и прочее`, nameRu)).statusCode).toBeLessThan(300);
});
