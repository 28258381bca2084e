import type { Db } from '../database.ts';

/**
 * The things that a set names, in the order in which everybody locks them: by the name of the subject, by number. The items are
 * gone through once, whatever the size of a page: asked for page by page each page would go through all that are left.
 */
export async function* listThings(
  db: Db,
  setId: number,
  limit: number,
): AsyncGenerator<{ subject: string; ids: number[] }> {
  const rows = await db<{ subject: string; ids: string }[]>`
    SELECT subject COLLATE "C" AS subject, string_agg(DISTINCT subject_id::text, ',') AS ids FROM change_items
    WHERE set_id = ${setId} AND subject_id IS NOT NULL GROUP BY 1 ORDER BY 1`;
  for (const { subject, ids } of rows) {
    const sorted = ids
      .split(',')
      .map(Number)
      .sort((one, other) => one - other);
    for (let at = 0; at < sorted.length; at += limit) yield { subject, ids: sorted.slice(at, at + limit) };
  }
}

/**
 * The numbers of what has not been tried yet, page by page. Those of one thing are never apart: a new thing is made of all of its
 * fields, and two prices of a product hold each other. They stand where the first of them stands; the items are gone through once.
 */
export async function* listPages(db: Db, setId: number, limit: number): AsyncGenerator<number[]> {
  const rows = await db<{ numbers: string }[]>`
    SELECT string_agg(n::text, ',') AS numbers FROM change_items WHERE set_id = ${setId} AND state = 'pending'
    GROUP BY subject, coalesce(subject_id::text, 'new ' || new_key, 'n ' || n) ORDER BY min(n)`;
  let page: number[] = [];
  for (const { numbers } of rows) {
    page.push(...numbers.split(',').map(Number));
    if (page.length < limit) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

/** Which fields of which subjects a set writes. */
export const listFields = (db: Db, setId: number): Promise<{ subject: string; field: string }[]> =>
  db<{ subject: string; field: string }[]>`
    SELECT DISTINCT subject, field FROM change_items WHERE set_id = ${setId}`;
