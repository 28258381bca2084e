/** Boosts of the search in memory, and what was found in the order that they make of it. */
import { type Boost, boostScore, isBoostFor } from '#domain/office/search-boosts.ts';
import { type CatalogIndex, findRow, type IndexCopy } from '../catalog-index/catalog-index.ts';
import type { Db } from '../database.ts';
import { listBoosts } from './boosts.queries.ts';
import type { Matched } from './match.ts';

export interface Boosts {
  /** Those that count for this query now. */
  find(query: string): Promise<Boost[]>;
}

export function keepBoosts(db: Db, index: Pick<CatalogIndex, 'beforePages'>): Boosts {
  let known: Promise<Boost[]> | null = null;
  index.beforePages(async () => {
    known = Promise.resolve(await listBoosts(db));
  });
  return {
    async find(query) {
      known ??= listBoosts(db).catch((error: unknown) => {
        known = null;
        throw error;
      });
      const now = new Date();
      return (await known).filter((boost) => isBoostFor(boost, query, now));
    },
  };
}

/** Which rows a boost touches. */
function toIsTouched(
  { columns, reference }: IndexCopy,
  { target, targetId }: Boost,
): (row: number) => boolean {
  if (target === 'product') {
    const own = findRow(columns, targetId);
    return (row) => row === own;
  }
  if (target === 'brand') {
    const own = reference.brands.findIndex(({ id }) => id === targetId);
    return (row) => columns.brand[row] === own;
  }
  const section = reference.sections.find(({ id }) => id === targetId);
  return (row) => section !== undefined && row >= section.start && row < section.end;
}

/** A pin shows its product even where the words do not find it. */
export function applyBoosts(copy: IndexCopy, matched: Matched, boosts: readonly Boost[]): Matched {
  if (boosts.length === 0) return matched;
  const touching = boosts.map((boost) => ({ ...boost, isTouched: toIsTouched(copy, boost) }));
  const found = new Map([...matched.rows].map((row, at) => [row, matched.scores[at] as number]));
  for (const { effect, targetId } of boosts) {
    const row = effect === 'pin' ? findRow(copy.columns, targetId) : -1;
    if (row >= 0 && !found.has(row)) found.set(row, 0);
  }
  const rows = Uint32Array.from(found.keys()).sort();
  const scores = Int32Array.from(rows, (row) =>
    boostScore(
      found.get(row) ?? 0,
      touching.filter(({ isTouched }) => isTouched(row)),
    ),
  );
  return { ...matched, rows, scores };
}
