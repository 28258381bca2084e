/** Whatever dialect a base is written in, however its files are cut and whatever is lost on the way, the shop shows the base. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/app.ts';
import { type Base, type BaseGoods, type Dialect, writeBase } from '#tests/one-c/base.ts';
import { OneC } from '#tests/one-c/client.ts';
import { addAccount, confirmPackage, mapPriceType, mapStore } from './operators.ts';

const RUNS = process.env.DEEP === '1' ? 150 : 4;

let shop: TestApp;
let password: string;
beforeAll(async () => {
  shop = await openTestApp({ hasOutbox: true });
  password = (await addAccount(shop.db, 'ut-sim')) ?? '';
  for (const [kind, id] of [
    ['price_type', 'retail'],
    ['store', 'w-1'],
    ['store', 'w-2'],
  ] as const)
    await shop.db`INSERT INTO external_ids (kind, external_id, their_name) VALUES (${kind}, ${id}, ${id})`;
  await mapPriceType(shop.db, 'retail', 'price');
  await mapStore(shop.db, 'w-1', 1);
  // Two warehouses may feed one store.
  await mapStore(shop.db, 'w-2', 1);
  // A base of a few goods is most of what there is.
  await shop.db`DELETE FROM stocks`;
  await shop.db`DELETE FROM product_prices`;
});
afterAll(() => shop.close());

let run = 0;

const dialects: fc.Arbitrary<Dialect> = fc.record({
  schema: fc.constantFrom('2.03', '2.05', '2.08', '2.10', '3.1'),
  hasNamespace: fc.boolean(),
  hasBom: fc.boolean(),
  encoding: fc.constantFrom('utf-8', 'windows-1251'),
  isSplit: fc.boolean(),
  stock: fc.constantFrom('attributes', 'rests', 'stores'),
  hasCommas: fc.boolean(),
  isZipped: fc.boolean(),
  portion: fc.integer({ min: 1, max: 4 }),
  isOfferFirst: fc.boolean(),
});

const someGoods: fc.Arbitrary<Omit<BaseGoods, 'id'>[]> = fc.array(
  fc.record({
    name: fc.constantFrom(
      'Ламинат «Дуб» & плинтус',
      'Қабырғаға арналған бояу, ә',
      'Саморез 3,5×41',
      'Клей <СТ-17>',
    ),
    price: fc.integer({ min: 50, max: 3_000_000 }).map((tiyn) => tiyn / 4),
    rests: fc.record({ 'w-1': fc.integer({ min: 0, max: 5000 }), 'w-2': fc.integer({ min: -3, max: 9 }) }),
    isDeleted: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
);

/** What goes wrong on the way of the n-th request: it never arrives, arrives in part, or its answer is lost. */
const faults = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: 12 }),
    what: fc.constantFrom('lost', 'cut', 'unheard'),
    byte: fc.nat(),
  }),
  { maxLength: 3 },
);

interface Wire {
  faults: { at: number; what: string; byte: number }[];
}

/** As 1C does: whatever goes wrong, the whole run is done again later. */
async function exchange(base: Base, dialect: Dialect, { faults: planned }: Wire): Promise<void> {
  const madeAt = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 19);
  const left = [...planned];
  for (let tries = 0; tries < 6; tries += 1) {
    if (await tryOnce(writeBase(base, dialect, madeAt), left)) return confirmHeld();
  }
  throw new Error('never came through');
}

/** Prices that fall to a tenth wait for somebody's word, and are written by it. */
async function confirmHeld(): Promise<void> {
  const [held] = await shop.db<{ id: number }[]>`
    SELECT id::int FROM exchange_packages WHERE state = 'held' ORDER BY id LIMIT 1`;
  if (!held) return;
  await confirmPackage(shop.db, held.id, 'Проба');
  await shop.jobs.find(({ name }) => name === 'exchange')?.run(shop.db, new AbortController().signal);
  await confirmHeld();
}

async function tryOnce(files: ReturnType<typeof writeBase>, left: Wire['faults']): Promise<boolean> {
  const one = new OneC(shop.app, 'ut-sim', password, { version: '2.08' });
  await one.greet();
  await one.init();
  let request = 0;
  const findFault = () => {
    const index = left.findIndex(({ at }) => at === request);
    request += 1;
    return index < 0 ? null : (left.splice(index, 1)[0] ?? null);
  };
  for (const { name, bytes, asks } of files) {
    const half = Math.ceil(bytes.length / 2);
    for (const part of [bytes.subarray(0, half), bytes.subarray(half)]) {
      if (part.length === 0) continue;
      const fault = findFault();
      if (fault?.what === 'lost') return false;
      const isCut = fault?.what === 'cut';
      const body = isCut ? part.subarray(0, fault.byte % part.length) : part;
      const headers = isCut ? { 'content-length': String(part.length) } : {};
      if (body.length === 0) return false;
      const told = await one
        .ask({ type: 'catalog', mode: 'file', filename: name, body, headers })
        .catch(() => null);
      if (fault || told?.lines[0] !== 'success') return false;
    }
    for (const asked of asks) {
      const fault = findFault();
      if (fault?.what === 'lost' || fault?.what === 'cut') return false;
      const told = await one.takeIn(asked);
      expect(told.status).toBe(200);
      if (fault || told.lines[0] !== 'success') return false;
    }
  }
  return true;
}

async function readShop(prefix: string) {
  const rows = await shop.db<
    { id: string; name: string; active: boolean; price: number | null; count: number | null }[]
  >`
    SELECT p.external_id AS id, p.name_ru AS name, p.active, r.price, s.count FROM products p
    LEFT JOIN product_prices r ON r.product_id = p.id LEFT JOIN stocks s ON s.product_id = p.id AND s.store_id = 1
    WHERE p.external_id LIKE ${`${prefix}%`} ORDER BY p.external_id COLLATE "C"`;
  return [...rows];
}

const expected = (goods: readonly BaseGoods[]) =>
  goods
    .map(({ id, name, price, rests, isDeleted }) => ({
      id,
      name,
      active: !isDeleted,
      price: Math.floor(price + 0.5) || null,
      count: Object.values(rests).reduce((sum, count) => sum + Math.max(0, count), 0),
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));

test('the shop is what the base is', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      someGoods,
      dialects,
      someGoods,
      dialects,
      faults,
      async (before, way, after, otherWay, wire) => {
        run += 1;
        const prefix = `sim-${run}-`;
        const toBase = (goods: Omit<BaseGoods, 'id'>[]): Base => ({
          goods: goods.map((each, n) => ({ ...each, id: `${prefix}${n}` })),
          group: { id: 'sim', name: 'Из базы | Базадан' },
          priceType: 'retail',
        });
        const [first, second] = [toBase(before), toBase(after)];
        await exchange(first, way, { faults: [] });
        await exchange(second, otherWay, { faults: wire });
        // What the second one does not name stays as the first one told it: it brings changes alone.
        const named = new Set(second.goods.map(({ id }) => id));
        const all = [...second.goods, ...first.goods.filter(({ id }) => !named.has(id))];
        expect(await readShop(prefix)).toEqual(expected(all));
        const wrong = await shop.db`
        SELECT FROM stock_due d JOIN stocks s USING (product_id, store_id) WHERE s.count <> greatest(0, d.due)`;
        expect(wrong).toHaveLength(0);
      },
    ),
    { numRuns: RUNS, endOnFailure: true },
  );
});
