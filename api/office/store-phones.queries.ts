import type { StorePhone } from '#contract/office/store-phones.ts';
import type { Db } from '../database.ts';

export async function listPhones(db: Db, ownHash: Buffer | null): Promise<StorePhone[]> {
  const rows = await db<
    (Omit<StorePhone, 'registeredAt' | 'seenAt'> & { registeredAt: Date; seenAt: Date | null })[]
  >`
    SELECT p.id, p.name, p.store_id AS "storeId", s.name AS "registeredBy", p.registered_at AS "registeredAt",
           (SELECT max(n.seen_at) FROM staff_sessions n WHERE n.phone_id = p.id) AS "seenAt",
           coalesce(p.token_hash = ${ownHash}, false) AS "isThis"
    FROM store_phones p JOIN staff s ON s.id = p.registered_by ORDER BY p.store_id, p.name, p.id`;
  return rows.map((row) => ({
    ...row,
    registeredAt: row.registeredAt.toISOString(),
    seenAt: row.seenAt?.toISOString() ?? null,
  }));
}

/** Null when there is no such store. */
export async function insertPhone(
  tx: Db,
  phone: { tokenHash: Buffer; name: string; storeId: number; registeredBy: number },
): Promise<number | null> {
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO store_phones (token_hash, name, store_id, registered_by)
    SELECT ${phone.tokenHash}, ${phone.name}, id, ${phone.registeredBy} FROM stores WHERE id = ${phone.storeId}
    RETURNING id`;
  return row?.id ?? null;
}

/** Its sessions go with it; tells whose they were. Null when there is none. */
export async function deletePhone(tx: Db, id: number): Promise<{ name: string; staffIds: number[] } | null> {
  const sessions = await tx<{ staffId: number }[]>`
    SELECT DISTINCT staff_id::float8 AS "staffId" FROM staff_sessions WHERE phone_id = ${id}`;
  const [row] = await tx<{ name: string }[]>`DELETE FROM store_phones WHERE id = ${id} RETURNING name`;
  return row ? { name: row.name, staffIds: sessions.map(({ staffId }) => staffId) } : null;
}
