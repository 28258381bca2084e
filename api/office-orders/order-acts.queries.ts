import type { StaffRole } from '#contract/office/rights.ts';
import type { Db } from '../database.ts';

export interface Colleague {
  id: number;
  name: string;
  roles: StaffRole[];
  stores: number[];
}

/** Who may come in, with what they may do. */
export async function listColleagues(db: Db, ids: readonly number[] | null = null): Promise<Colleague[]> {
  const rows = await db<Colleague[]>`
    SELECT s.id::float8 AS id, s.name,
           coalesce((SELECT jsonb_agg(r.role) FROM staff_roles r WHERE r.staff_id = s.id), '[]') AS roles,
           coalesce((SELECT jsonb_agg(t.store_id) FROM staff_stores t WHERE t.staff_id = s.id), '[]') AS stores
    FROM staff s WHERE s.state = 'active' ${ids === null ? db`` : db`AND s.id = ANY(${[...ids]}::bigint[])`}
    ORDER BY s.name, s.id`;
  return [...rows];
}

export async function insertNote(
  tx: Db,
  note: { orderId: number; staffId: number; text: string; mentions: readonly number[] },
): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO staff_notes (subject, subject_id, staff_id, text, mentions)
    VALUES ('order', ${note.orderId}, ${note.staffId}, ${note.text}, ${[...note.mentions]}::bigint[])
    RETURNING id::float8 AS id`;
  if (!row) throw new Error('a note was not written');
  return row.id;
}

/** False: it was so already. */
export async function setHands(tx: Db, orderId: number, staffId: number | null): Promise<boolean> {
  const { count } =
    staffId === null
      ? await tx`DELETE FROM order_hands WHERE order_id = ${orderId}`
      : await tx`
          INSERT INTO order_hands AS h (order_id, staff_id) VALUES (${orderId}, ${staffId})
          ON CONFLICT (order_id) DO UPDATE SET staff_id = excluded.staff_id, since = now()
          WHERE h.staff_id <> excluded.staff_id`;
  return count > 0;
}

export interface Contacts {
  phone: string;
  secondPhone: string | null;
  email: string | null;
}

export async function findContacts(db: Db, orderId: number): Promise<Contacts | null> {
  const [row] = await db<Contacts[]>`
    SELECT o.recipient ->> 'phone' AS phone, o.recipient ->> 'secondPhone' AS "secondPhone", u.email
    FROM orders o JOIN users u ON u.id = o.user_id WHERE o.id = ${orderId}`;
  return row ?? null;
}

/** How long whoever edits the lines of an order has them to themselves after their last word. */
const HOLD_SECONDS = 60;

/** Who else has its lines open; null: nobody. */
export async function findHolder(db: Db, orderId: number, butStaffId: number): Promise<string | null> {
  const [row] = await db<{ name: string }[]>`
    SELECT s.name FROM office_presence p JOIN staff s ON s.id = p.staff_id
    WHERE p.subject = 'order' AND p.subject_id = ${orderId} AND p.staff_id <> ${butStaffId} AND p.field = 'lines'
      AND p.seen_at > now() - make_interval(secs => ${HOLD_SECONDS}) ORDER BY p.seen_at LIMIT 1`;
  return row?.name ?? null;
}
