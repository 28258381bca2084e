import type { Db } from './database.ts';

/** Which changes count: every one, or only those that move products between lists (not prices, not stock). */
export type ChangeKind = 'any' | 'structure';

/** The number of the newest change of the catalogue: a read of the outbox's last index entry. */
export async function findCatalogVersion(db: Db, kind: ChangeKind): Promise<number> {
  const [row] =
    kind === 'any'
      ? await db<{ version: number }[]>`SELECT seq AS version FROM catalog_changes ORDER BY seq DESC LIMIT 1`
      : await db<{ version: number }[]>`
          SELECT seq AS version FROM catalog_changes WHERE kind = 'structure' ORDER BY seq DESC LIMIT 1`;
  return row?.version ?? 0;
}
