/** The journal tells when shoppers saw what a package had changed. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '#operator/shop/exchange.ts';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { prepareShop } from '#tests/one-c/any-base.ts';
import { type Base, type Dialect, writeBase } from '#tests/one-c/base.ts';
import { OneC } from '#tests/one-c/client.ts';
import { addAccount, listPackages } from './operators.ts';
import { createSeenPackages } from './seen-packages.ts';

let shop: TestApp;
let password: string;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true });
  password = (await addAccount(shop.db, 'ut-seen')) ?? '';
  await prepareShop(shop.db);
});
afterAll(() => shop.close());

const DIALECT: Dialect = {
  schema: '2.08',
  hasNamespace: false,
  hasBom: false,
  encoding: 'utf-8',
  isSplit: false,
  stock: 'rests',
  hasCommas: false,
  isZipped: false,
  portion: 4,
  isOfferFirst: false,
};

async function send(price: number, madeAt: string): Promise<number> {
  const goods = { id: 'seen-1', name: 'Саморез 3,5×41', price, rests: { 'w-1': 5 }, isDeleted: false };
  const base: Base = { goods: [goods], group: { id: 'sim', name: 'Из базы | Базадан' }, priceType: 'retail' };
  const one = new OneC(shop.app, 'ut-seen', password, { version: '2.08' });
  for (const { name, bytes } of writeBase(base, DIALECT, madeAt))
    expect((await one.send(name, bytes)).lines[0]).toBe('success');
  await shop.jobs.find(({ name }) => name === 'exchange')?.run(shop.db, new AbortController().signal);
  return (await listPackages(shop.db, { most: 1 }))[0]?.id ?? 0;
}
const get = async (id: number) => (await listPackages(shop.db, { id }))[0];

test('once the catalogue has followed, and the last process that did tells when', async () => {
  const other = createSeenPackages({ db: shop.db, warn() {} });
  const id = await send(1500, '2026-11-18T10:00:00');
  expect((await get(id))?.state).toBe('applied');
  await expect.poll(async () => (await get(id))?.seenAt ?? null, { timeout: 20_000 }).not.toBeNull();
  const first = await get(id);
  expect(first?.seenAt?.getTime()).toBeGreaterThanOrEqual(first?.createdAt.getTime() ?? 0);
  expect(await exchange.run(shop.db, ['show', String(id)])).toMatch(/seen by shoppers: \d+\.\d s/);

  // Another process follows later; what it sees after that is of no package that it has noted already.
  await new Promise((done) => setTimeout(done, 20));
  other.followed();
  await other.close();
  const later = (await get(id))?.seenAt;
  expect(later?.getTime()).toBeGreaterThan(first?.seenAt?.getTime() ?? 0);
  other.followed();
  await other.close();
  expect((await get(id))?.seenAt).toEqual(later);
});

test('a process that began afterwards tells nothing of it', async () => {
  const id = await send(1700, '2026-11-18T10:05:00');
  await expect.poll(async () => (await get(id))?.seenAt ?? null, { timeout: 20_000 }).not.toBeNull();
  const { seenAt } = (await get(id)) ?? {};
  const late = createSeenPackages({ db: shop.db, warn() {} });
  late.followed();
  await late.close();
  expect((await get(id))?.seenAt).toEqual(seenAt);
});
