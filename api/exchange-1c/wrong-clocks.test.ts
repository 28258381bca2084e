/** A 1C whose clock goes wrong by hours, and one that is set right again: the shop is what the base is all the same. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { dialects, prepareShop, proveBase, someGoods, type ToldShop } from '#tests/one-c/any-base.ts';
import { OneC } from '#tests/one-c/client.ts';
import { addAccount } from './operators.ts';

let shop: TestApp;
let told: ToldShop;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true });
  const password = (await addAccount(shop.db, 'ut-clock')) ?? '';
  await prepareShop(shop.db);
  const job = shop.jobs.find(({ name }) => name === 'exchange');
  told = {
    db: shop.db,
    newClient: () => new OneC(shop.app, 'ut-clock', password, { version: '2.08' }),
    work: async () => void (await job?.run(shop.db, new AbortController().signal)),
  };
});
afterAll(() => shop.close());

const bases = fc.record({ before: someGoods, way: dialects, after: someGoods, otherWay: dialects });

test.each([
  ['behind by five hours', -5, -5],
  ['behind by two days, then right', -50, 0],
  ['ahead by three hours', 3, 3],
  ['ahead by three hours, then right', 3, 0],
  ['ahead by a year, then right', 8760, 0],
  ['ahead by a day, then by an hour', 24, 1],
] as const)('%s', { timeout: 120_000 }, async (_name, before, after) => {
  // What other rows have left bears their clocks.
  await shop.db`DELETE FROM exchange_packages`;
  const [each] = fc.sample(bases, 1);
  if (each) await proveBase(told, each, [], [before, after]);
  const [stale] =
    await shop.db`SELECT count(*)::int AS count FROM exchange_packages WHERE error = 'package.stale'`;
  expect(stale).toEqual({ count: 0 });
});
