/**
 * Words of the trade as staff see and edit them. Promises: what is saved here is what the search finds by within seconds, a
 * word that says nothing is refused, what was added can be taken back. Hides the table; relies on its trigger.
 */
import { z } from 'zod';
import { foldText } from '#domain/fold.ts';
import type { Json } from '#domain/office/changes.ts';
import { toTokens } from '#domain/search.ts';
import type { Subject } from '../change-sets/change-sets.ts';
import type { Database } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { shippedWords } from '../search/search.ts';
import { insertWords, listOwnWords, lockWords, updateWords } from './office-search.queries.ts';

export { boostSubject, findTarget } from './boost-subject.ts';
export { judgedSubject } from './judged-subject.ts';

const SHIPPED_SHOWN = 25;

/** A phrase of one to four words, as the search reads them: a sign alone is none. */
const phrase = z
  .string()
  .trim()
  .min(2)
  .max(60)
  .refine((text) => {
    const count = toTokens(text).length;
    return count > 0 && count <= 4;
  });

/** Two of them, or one that means something else: otherwise there is nothing to follow. */
export function requireSaying({
  words,
  means,
}: {
  words: readonly string[];
  means: readonly string[];
}): void {
  if (words.length === 0 || words.length + means.length < 2) throw new Refusal('words.say_nothing');
  const all = [...words, ...means].map((word) => foldText(word));
  if (new Set(all).size < all.length) throw new Refusal('words.twice');
}

export const tradeWordSubject: Subject = {
  right: 'search',
  unmake: { field: 'is_active', from: true, to: false },
  fields: {
    words: { schema: z.array(phrase).min(1).max(40) },
    means: { schema: z.array(phrase).max(40) },
    is_active: { schema: z.boolean() },
  },
  async read(tx, ids, isLocking) {
    if (isLocking) await lockWords(tx, ids);
    const rows = await listOwnWords(tx, ids);
    return new Map(rows.map((row) => [row.id, { ...row } as Record<string, Json>]));
  },
  async write(tx, changes) {
    const byId = Map.groupBy(changes, ({ id }) => id);
    const wanted = (await listOwnWords(tx, [...byId.keys()])).map((row) => ({
      ...row,
      ...Object.fromEntries((byId.get(row.id) ?? []).map(({ field, to }) => [field, to])),
    }));
    for (const row of wanted) requireSaying(row);
    await updateWords(tx, wanted);
  },
  async create(tx, values) {
    const wanted = { words: [], means: [], ...values } as { words: string[]; means: string[] };
    requireSaying(wanted);
    return insertWords(tx, wanted);
  },
  nameOf: ({ words }) => (words as string[]).slice(0, 3).join(', '),
};

export async function findTradeWords(db: Database, q: string) {
  const wanted = foldText(q);
  const fits = ({ words, means }: { words: readonly string[]; means: readonly string[] }) =>
    wanted === '' || [...words, ...means].some((word) => foldText(word).includes(wanted));
  const shipped = shippedWords.filter(fits);
  return {
    own: (await listOwnWords(db)).filter(fits),
    shipped: shipped
      .slice(0, SHIPPED_SHOWN)
      .map(({ words, means }) => ({ words: [...words], means: [...means] })),
    shippedCount: shipped.length,
  };
}
