import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { OneC } from '#tests/one-c/client.ts';
import { findNameless } from './exchange-sessions.queries.ts';
import { addAccount } from './operators.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true });
});
afterAll(() => shop.close());

test('a 1C that comes without a name and not again with one is told of to staff, until it came in', async () => {
  const come = (agent: string) =>
    shop.app.inject({ url: '/exchange/1c/?type=catalog&mode=checkauth', headers: { 'user-agent': agent } });
  await come('curl/8.5');
  expect(await findNameless(shop.db)).toBe(null);
  await come('1C+Enterprise/8.3');
  expect(await findNameless(shop.db)).toBeInstanceOf(Date);
  const password = (await addAccount(shop.db, 'ut-nameless')) ?? '';
  await new OneC(shop.app, 'ut-nameless', password).greet();
  expect(await findNameless(shop.db)).toBe(null);
});
