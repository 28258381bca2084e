/** A base that is told in any dialect, with whatever goes wrong on the way, and what the shop must be afterwards. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Database } from '#api/database.ts';
import { confirmPackage, mapPriceType, mapStore } from '#api/exchange-1c/operators.ts';
import { type Base, type BaseGoods, type Dialect, writeBase } from './base.ts';
import type { OneC } from './client.ts';

/** The shop that is spoken with; over the wire it may die and come back. */
export interface ToldShop {
  db: Database;
  newClient(): OneC;
  /** What the job does. */
  work(): Promise<void>;
}

/** Price types and warehouses as staff have mapped them; two warehouses may feed one store. */
export async function prepareShop(db: Database): Promise<void> {
  for (const [kind, id] of [
    ['price_type', 'retail'],
    ['store', 'w-1'],
    ['store', 'w-2'],
  ] as const)
    await db`INSERT INTO external_ids (kind, external_id, their_name) VALUES (${kind}, ${id}, ${id})`;
  await mapPriceType(db, 'retail', 'price');
  await mapStore(db, 'w-1', 1);
  await mapStore(db, 'w-2', 1);
  // A base of a few goods is most of what there is.
  await db`DELETE FROM stocks`;
  await db`DELETE FROM product_prices`;
}

let run = 0;

export const dialects: fc.Arbitrary<Dialect> = fc.record({
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

export const someGoods: fc.Arbitrary<Omit<BaseGoods, 'id'>[]> = fc.array(
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
export const faults = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: 12 }),
    what: fc.constantFrom('lost', 'cut', 'unheard'),
    byte: fc.nat(),
  }),
  { maxLength: 3 },
);

interface Wire {
  faults: { at: number; what: string; byte: number }[];
  /** How far ahead 1C's clock goes; below zero: behind. */
  aheadHours?: number;
}

/** As 1C does: whatever goes wrong, the whole run is done again later. */
async function exchange(
  shop: ToldShop,
  base: Base,
  dialect: Dialect,
  { faults: planned, aheadHours = 0 }: Wire,
): Promise<void> {
  const madeAt = new Date(Date.now() + (5 + aheadHours) * 3_600_000).toISOString().slice(0, 19);
  const left = [...planned];
  for (let tries = 0; tries < 6; tries += 1) {
    if (await tryOnce(shop, writeBase(base, dialect, madeAt), left)) return confirmHeld(shop);
  }
  throw new Error('never came through');
}

/** Prices that fall to a tenth wait for somebody's word, and are written by it. */
async function confirmHeld(shop: ToldShop): Promise<void> {
  const [held] = await shop.db<{ id: number }[]>`
    SELECT id::int FROM exchange_packages WHERE state = 'held' ORDER BY id LIMIT 1`;
  if (!held) return;
  await confirmPackage(shop.db, held.id, 'Проба');
  await shop.work();
  await confirmHeld(shop);
}

async function tryOnce(
  shop: ToldShop,
  files: ReturnType<typeof writeBase>,
  left: Wire['faults'],
): Promise<boolean> {
  const one = shop.newClient();
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

async function readShop(db: Database, prefix: string) {
  const rows = await db<
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

/** What the second one does not name stays as the first one told it: it brings changes alone. */
export async function proveBase(
  shop: ToldShop,
  told: { before: Omit<BaseGoods, 'id'>[]; way: Dialect; after: Omit<BaseGoods, 'id'>[]; otherWay: Dialect },
  wire: Wire['faults'],
  [firstAhead, secondAhead]: readonly [number, number] = [0, 0],
): Promise<void> {
  run += 1;
  const prefix = `sim-${run}-`;
  const toBase = (goods: Omit<BaseGoods, 'id'>[]): Base => ({
    goods: goods.map((each, n) => ({ ...each, id: `${prefix}${n}` })),
    group: { id: 'sim', name: 'Из базы | Базадан' },
    priceType: 'retail',
  });
  const [first, second] = [toBase(told.before), toBase(told.after)];
  await exchange(shop, first, told.way, { faults: [], aheadHours: firstAhead });
  await exchange(shop, second, told.otherWay, { faults: wire, aheadHours: secondAhead });
  const named = new Set(second.goods.map(({ id }) => id));
  const all = [...second.goods, ...first.goods.filter(({ id }) => !named.has(id))];
  expect(await readShop(shop.db, prefix)).toEqual(expected(all));
  const wrong = await shop.db`
    SELECT FROM stock_due d JOIN stocks s USING (product_id, store_id) WHERE s.count <> greatest(0, d.due)`;
  expect(wrong).toHaveLength(0);
}
