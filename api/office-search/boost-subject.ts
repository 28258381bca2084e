/** Boosts of the search as staff edit them: of something that is there, within bounds, for a time that ends. */
import { z } from 'zod';
import type { Locale } from '#domain/locale.ts';
import type { Json } from '#domain/office/changes.ts';
import type { Boost } from '#domain/office/search-boosts.ts';
import type { Subject } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import {
  type BoostValues,
  findBoostTarget,
  hasTarget,
  insertBoost,
  listBoostValues,
  lockBoosts,
  updateBoost,
} from './boosts-desk.queries.ts';

const MOST_STRENGTH = 3;

/** A pin everywhere would stand above every answer. */
function requireShape({
  query,
  target,
  effect,
  strength,
}: Pick<Boost, 'query' | 'target' | 'effect' | 'strength'>): void {
  const isRight = effect === 'pin' ? target === 'product' && query !== '' : strength <= MOST_STRENGTH;
  if (!isRight) throw new Refusal('boost.not_so');
}

async function requireBoost(tx: Db, wanted: Omit<BoostValues, 'id'>): Promise<void> {
  requireShape(wanted);
  if (!(Date.parse(wanted.starts_at) < Date.parse(wanted.ends_at))) throw new Refusal('boost.not_so');
  if (!(await hasTarget(tx, wanted.target, wanted.target_id))) throw new Refusal('boost.no_target');
}

/** What a boost that is tried is about. */
export async function findTarget(
  db: Db,
  asked: Pick<Boost, 'query' | 'target' | 'effect' | 'strength'>,
  key: string,
  language: Locale,
): Promise<{ id: number; title: string }> {
  requireShape(asked);
  const found = await findBoostTarget(db, asked.target, key, language);
  if (!found) throw new Refusal('boost.no_target');
  return found;
}

export const boostSubject: Subject = {
  right: 'search',
  unmake: { field: 'is_active', from: true, to: false },
  fields: {
    query: { schema: z.string().trim().toLowerCase().max(60) },
    target: { schema: z.enum(['product', 'brand', 'section']) },
    target_id: { schema: z.number().int().min(1) },
    effect: { schema: z.enum(['raise', 'lower', 'pin']) },
    strength: { schema: z.number().int().min(1).max(10) },
    starts_at: { schema: z.iso.datetime() },
    ends_at: { schema: z.iso.datetime() },
    is_active: { schema: z.boolean() },
  },
  async read(tx, ids, isLocking) {
    if (isLocking) await lockBoosts(tx, ids);
    const rows = await listBoostValues(tx, ids);
    return new Map(rows.map(({ id, ...row }) => [id, row as Record<string, Json>]));
  },
  async write(tx, changes) {
    const byId = Map.groupBy(changes, ({ id }) => id);
    for (const row of await listBoostValues(tx, [...byId.keys()])) {
      const wanted: BoostValues = {
        ...row,
        ...Object.fromEntries((byId.get(row.id) ?? []).map(({ field, to }) => [field, to])),
      };
      await requireBoost(tx, wanted);
      await updateBoost(tx, wanted);
    }
  },
  async create(tx, values) {
    const wanted = { query: '', strength: 1, is_active: true, ...values } as Omit<BoostValues, 'id'>;
    await requireBoost(tx, wanted);
    return insertBoost(tx, wanted);
  },
  nameOf: ({ query, target, effect }) => `${effect} ${target}: ${String(query || '*')}`,
};
