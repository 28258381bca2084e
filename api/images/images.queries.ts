import type { Db } from '../database.ts';

/** The name of a product's n-th picture, by the id that its address carries. */
export async function findPictureName(db: Db, externalId: string, index: number): Promise<string | null> {
  const [row] = await db<{ name: string | null }[]>`
    SELECT images[${index + 1}] AS name FROM products WHERE external_id = ${externalId}`;
  return row?.name ?? null;
}
