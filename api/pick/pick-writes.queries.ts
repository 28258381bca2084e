import type { SentPickEvent } from '#contract/office/pick.ts';
import type { Db } from '../database.ts';

export interface ListKey {
  orderId: number;
  storeId: number;
}

/** Whoever comes second waits here for the first, and then sees their name. */
export async function lockOrder(tx: Db, orderId: number): Promise<void> {
  await tx`SELECT FROM orders WHERE id = ${orderId} FOR UPDATE`;
}

export async function putPicker(tx: Db, { orderId, storeId }: ListKey, staffId: number): Promise<void> {
  await tx`
    INSERT INTO pick_lists (order_id, store_id, picker_id) VALUES (${orderId}, ${storeId}, ${staffId})
    ON CONFLICT (order_id, store_id) DO UPDATE SET picker_id = excluded.picker_id, taken_at = now()`;
}

/** Gives how many of them were new. */
export async function insertEvents(
  tx: Db,
  { orderId, storeId }: ListKey,
  staffId: number,
  events: readonly SentPickEvent[],
): Promise<number> {
  const added = await tx`
    INSERT INTO pick_events (id, order_id, store_id, line, kind, count, staff_id, at, product_code)
    SELECT e.id, ${orderId}, ${storeId}, e.line, e.kind, e.count, ${staffId}, e.at, e.product
    FROM jsonb_to_recordset(${JSON.stringify(events)}::text::jsonb)
      AS e (id uuid, line smallint, kind text, count int, at timestamptz, product text)
    ON CONFLICT (id) DO NOTHING RETURNING id`;
  return added.length;
}

export async function findUnknownEvents(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    SELECT sent.id FROM unnest(${[...ids]}::uuid[]) AS sent (id)
    WHERE NOT EXISTS (SELECT FROM pick_events e WHERE e.id = sent.id)`;
  return rows.map(({ id }) => id);
}

export async function markPacked(tx: Db, { orderId, storeId }: ListKey, staffId: number): Promise<void> {
  await tx`
    UPDATE pick_lists SET packed_by = ${staffId}, packed_at = now() WHERE order_id = ${orderId} AND store_id = ${storeId}`;
}

export async function insertPlaces(
  tx: Db,
  { orderId, storeId }: ListKey,
  places: readonly { kg: number; gate: string }[],
): Promise<void> {
  await tx`
    INSERT INTO order_places (order_id, store_id, n, kg, gate)
    SELECT ${orderId}, ${storeId}, p.n, p.kg, p.gate
    FROM jsonb_to_recordset(${JSON.stringify(places.map((place, at) => ({ n: at + 1, ...place })))}::text::jsonb)
      AS p (n smallint, kg int, gate text)`;
}
