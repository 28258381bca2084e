/** An item of a set as a subject of changes: its goods, how much of them, its place in the list and on the picture. */
import { z } from 'zod';
import { LEAST_ITEMS, toSpot } from '#domain/office/set-check.ts';
import type { Subject } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import {
  countActiveItems,
  insertItem,
  listStoredItems,
  listStoredSets,
  listUnknownProducts,
  lockSets,
  type StoredItem,
  updateItem,
} from './office-sets.queries.ts';

type ItemValues = Omit<StoredItem, 'id'>;

const NEW: ItemValues = {
  set_id: 0,
  place: 0,
  group_ru: '',
  group_kz: '',
  product_ids: [],
  amount: 1,
  per_param: 0,
  measure: 'base',
  is_required: true,
  is_taken: true,
  spot: null,
  seen_price: null,
  is_active: true,
};

const group = { schema: z.string().trim().min(1).max(80) };
const percent = z.number().min(0).max(100);

async function requireSound(tx: Db, item: ItemValues): Promise<void> {
  if (item.group_ru === '' || item.group_kz === '') throw new Refusal('set.words');
  if (item.amount + item.per_param <= 0) throw new Refusal('set.amount');
  if (new Set(item.product_ids).size < item.product_ids.length) throw new Refusal('set.twice');
  const [unknown] = await listUnknownProducts(tx, item.product_ids);
  if (item.product_ids.length === 0 || unknown !== undefined) throw new Refusal('set.product');
}

/** A set that buyers see stays one. */
async function requireWhole(tx: Db, setIds: ReadonlySet<number>): Promise<void> {
  for (const set of await listStoredSets(tx, { ids: [...setIds] }))
    if (set.active && (await countActiveItems(tx, set.id)) < LEAST_ITEMS) throw new Refusal('set.items');
}

export const setItemSubject: Subject = {
  right: 'tree',
  unmake: { field: 'is_active', from: true, to: false },
  fields: {
    // Of a new one alone.
    set_id: { schema: z.number().int().min(1).max(2_147_483_647) },
    place: { schema: z.number().int().min(0).max(10_000) },
    group_ru: group,
    group_kz: group,
    product_ids: { schema: z.array(z.number().int().min(1).max(2_147_483_647)).min(1).max(12) },
    amount: { schema: z.number().min(0).max(100_000) },
    per_param: { schema: z.number().min(0).max(10_000) },
    measure: { schema: z.enum(['base', 'second']) },
    is_required: { schema: z.boolean() },
    is_taken: { schema: z.boolean() },
    // To a tenth of a per cent: what is stored is read back as it was sent.
    spot: {
      schema: z
        .object({ x: percent, y: percent })
        .refine((spot) => spot.x === toSpot(spot).x && spot.y === toSpot(spot).y)
        .nullable(),
    },
    seen_price: { schema: z.number().int().min(0).max(1_000_000_000).nullable() },
    is_active: { schema: z.boolean() },
  },
  async read(tx, ids, isLocking) {
    if (isLocking) await lockSets(tx);
    return new Map((await listStoredItems(tx, { ids })).map(({ id, ...values }) => [id, values]));
  },
  async write(tx, changes) {
    const byId = Map.groupBy(changes, ({ id }) => id);
    const sets = new Set<number>();
    for (const { id, ...row } of await listStoredItems(tx, { ids: [...byId.keys()] })) {
      const own = byId.get(id) ?? [];
      if (own.some(({ field }) => field === 'set_id')) throw new Refusal('set.address');
      const wanted = { ...row, ...Object.fromEntries(own.map(({ field, to }) => [field, to])) };
      await requireSound(tx, wanted);
      await updateItem(tx, id, wanted);
      sets.add(row.set_id);
    }
    await requireWhole(tx, sets);
  },
  async create(tx, values) {
    await lockSets(tx);
    const wanted = { ...NEW, ...values } as ItemValues;
    if ((await listStoredSets(tx, { ids: [wanted.set_id] })).length === 0) throw new Refusal('set.not_found');
    await requireSound(tx, wanted);
    return insertItem(tx, wanted);
  },
  nameOf: ({ group_ru, group_kz }, language) => String(language === 'kz' ? group_kz : group_ru),
};
