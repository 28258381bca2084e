import type { Db } from './database.ts';

/** The number of the newest change of the catalogue: a read of the outbox's last index entry. */
export async function findCatalogVersion(db: Db): Promise<number> {
  const [row] = await db<{ version: number }[]>`
    SELECT coalesce((SELECT seq FROM catalog_changes ORDER BY seq DESC LIMIT 1), 0)::int8 AS version`;
  return Number(row?.version ?? 0);
}
