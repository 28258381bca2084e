import type { Place, ShipmentState } from '#domain/orders/shipments.ts';
import type { Db } from '../database.ts';
import type { CarrierName } from '../partner-environment.ts';

export interface ShipmentRow {
  id: number;
  orderId: number;
  carrier: CarrierName;
  state: ShipmentState;
  places: Place[];
  externalId: string | null;
  tracking: string | null;
  priceTenge: number | null;
  refusal: string | null;
  labelId: string | null;
  hasLabel: boolean;
  isCancelAsked: boolean;
  cancelSentAt: Date | null;
  sentAt: Date | null;
  tries: number;
  createdAt: Date;
  movedAt: Date;
}

/** With the end of its lease: whoever has another has lost it. */
export interface ClaimedShipment extends ShipmentRow {
  lease: Date;
}

const columns = (db: Db) => db`
  id::float8 AS id, order_id::float8 AS "orderId", carrier, state, places, external_id AS "externalId", tracking,
  price AS "priceTenge", refusal, label_id AS "labelId", label IS NOT NULL AS "hasLabel",
  is_cancel_asked AS "isCancelAsked", cancel_sent_at AS "cancelSentAt", sent_at AS "sentAt", tries,
  created_at AS "createdAt", moved_at AS "movedAt"`;

/** Null: one is under way already. */
export async function insertShipment(
  tx: Db,
  {
    orderId,
    carrier,
    places,
    createdBy,
  }: Pick<ShipmentRow, 'orderId' | 'carrier' | 'places'> & { createdBy: number },
): Promise<number | null> {
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO shipments (order_id, carrier, places, created_by)
    VALUES (${orderId}, ${carrier}, ${tx.json(places.map((each) => ({ ...each })))}, ${createdBy})
    ON CONFLICT (order_id) WHERE state NOT IN ('refused', 'cancelled', 'returned') DO NOTHING RETURNING id::float8 AS id`;
  return row?.id ?? null;
}

/** The newest first. */
export async function listShipments(db: Db, orderId: number): Promise<ShipmentRow[]> {
  const rows = await db<ShipmentRow[]>`
    SELECT ${columns(db)} FROM shipments WHERE order_id = ${orderId} ORDER BY id DESC`;
  return [...rows];
}

export async function findShipment(
  db: Db,
  { orderId, id }: { orderId: number; id: number },
): Promise<ShipmentRow | null> {
  const [row] = await db<ShipmentRow[]>`
    SELECT ${columns(db)} FROM shipments WHERE id = ${id} AND order_id = ${orderId}`;
  return row ?? null;
}

export async function findLabel(
  db: Db,
  { orderId, id }: { orderId: number; id: number },
): Promise<Buffer | null> {
  const [row] = await db<{ label: Buffer | null }[]>`
    SELECT label FROM shipments WHERE id = ${id} AND order_id = ${orderId}`;
  return row?.label ?? null;
}

/** The next one to look at, for this process alone until the lease ends. */
export async function claimShipment(
  db: Db,
  carriers: readonly string[],
  leaseSeconds: number,
): Promise<ClaimedShipment | null> {
  const [row] = await db<ClaimedShipment[]>`
    UPDATE shipments SET tries = tries + 1, due_at = date_trunc('milliseconds', now()) + make_interval(secs => ${leaseSeconds})
    WHERE id = (
      SELECT id FROM shipments WHERE due_at <= now() AND carrier = ANY(${[...carriers]}::text[])
      ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING ${columns(db)}, due_at AS lease`;
  return row ?? null;
}

/** Before the question leaves. False: another has it by now, and nothing may be asked. */
export async function markSent(db: Db, { id, lease }: ClaimedShipment): Promise<boolean> {
  const { count } = await db`
    UPDATE shipments SET sent_at = now() WHERE id = ${id} AND due_at = ${lease} AND state = 'planned' AND NOT is_cancel_asked`;
  return count === 1;
}

/** The question never left. */
export async function unmarkSent(db: Db, id: number): Promise<void> {
  await db`UPDATE shipments SET sent_at = NULL WHERE id = ${id} AND state = 'planned' AND external_id IS NULL`;
}

export async function noteCancelSent(db: Db, id: number): Promise<void> {
  await db`UPDATE shipments SET cancel_sent_at = now() WHERE id = ${id}`;
}

export async function askToCancel(tx: Db, id: number): Promise<boolean> {
  const { count } = await tx`
    UPDATE shipments SET is_cancel_asked = true, cancel_sent_at = NULL, due_at = now()
    WHERE id = ${id} AND state IN ('planned', 'booked') AND NOT is_cancel_asked`;
  return count === 1;
}

/** Of orders that are cancelled while nobody has their goods yet. */
export async function askToCancelOfCancelled(db: Db): Promise<void> {
  await db`
    UPDATE shipments s SET is_cancel_asked = true, cancel_sent_at = NULL, due_at = now()
    FROM orders o WHERE o.id = s.order_id AND o.status = 'cancelled' AND s.state IN ('planned', 'booked')
      AND NOT s.is_cancel_asked AND s.refusal IS DISTINCT FROM 'too_late'`;
}

export interface Moved {
  state: ShipmentState;
  externalId: string | null;
  tracking: string | null;
  priceTenge: number | null;
  refusal: string | null;
  isCancelAsked: boolean;
  /** Null: nothing is awaited any more. */
  dueInSeconds: number | null;
}

/** What is over keeps no label: it names the buyer. */
export async function moveShipment(tx: Db, id: number, moved: Moved): Promise<void> {
  const isOver = moved.dueInSeconds === null;
  await tx`
    UPDATE shipments SET
      moved_at = CASE WHEN state = ${moved.state} THEN moved_at ELSE now() END,
      state = ${moved.state}, external_id = ${moved.externalId}, tracking = ${moved.tracking}, price = ${moved.priceTenge},
      refusal = ${moved.refusal}, is_cancel_asked = ${moved.isCancelAsked}, tries = 0,
      label = CASE WHEN ${isOver} THEN NULL ELSE label END, label_id = CASE WHEN ${isOver} THEN NULL ELSE label_id END,
      due_at = CASE WHEN ${isOver} THEN NULL ELSE now() + make_interval(secs => ${moved.dueInSeconds ?? 0}) END
    WHERE id = ${id}`;
}

export async function lockShipment(tx: Db, id: number): Promise<ShipmentRow | null> {
  const [row] = await tx<ShipmentRow[]>`SELECT ${columns(tx)} FROM shipments WHERE id = ${id} FOR UPDATE`;
  return row ?? null;
}

export async function setDue(db: Db, id: number, seconds: number): Promise<void> {
  await db`
    UPDATE shipments SET due_at = now() + make_interval(secs => ${seconds}) WHERE id = ${id} AND due_at IS NOT NULL`;
}

export async function setLabel(
  db: Db,
  id: number,
  { labelId, label }: { labelId: string | null; label: Buffer | null },
): Promise<void> {
  await db`
    UPDATE shipments SET label_id = ${labelId}, label = ${label} WHERE id = ${id} AND due_at IS NOT NULL`;
}
