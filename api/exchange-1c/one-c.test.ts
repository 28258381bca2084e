/** Whatever dialect a base is written in, however its files are cut and whatever is lost on the way, the shop shows the base. */
import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { dialects, faults, prepareShop, proveBase, someGoods, type ToldShop } from '#tests/one-c/any-base.ts';
import { OneC } from '#tests/one-c/client.ts';
import { addAccount } from './operators.ts';

const RUNS = Number(process.env.ONE_C_RUNS ?? 3);

let shop: TestApp;
let told: ToldShop;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true });
  const password = (await addAccount(shop.db, 'ut-sim')) ?? '';
  await prepareShop(shop.db);
  const job = shop.jobs.find(({ name }) => name === 'exchange');
  told = {
    db: shop.db,
    newClient: () => new OneC(shop.app, 'ut-sim', password, { version: '2.08' }),
    work: async () => void (await job?.run(shop.db, new AbortController().signal)),
  };
});
afterAll(() => shop.close());

test('the shop is what the base is', { timeout: 600_000 }, async () => {
  const property = fc.asyncProperty(
    fc.record({ before: someGoods, way: dialects, after: someGoods, otherWay: dialects }),
    faults,
    (bases, wire) => proveBase(told, bases, wire),
  );
  await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
});
