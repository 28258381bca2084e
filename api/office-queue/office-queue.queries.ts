import type { Locale } from '#domain/locale.ts';
import type { QueueKind } from '#domain/office/queue.ts';
import type { Db } from '../database.ts';
import { isNoticeDue } from '../feedback/feedback.ts';

export interface QueueRow {
  kind: QueueKind;
  id: number;
  since: Date;
  name: string;
  contact: string;
  city: string;
  language: Locale;
  topic: string | null;
  text: string | null;
  review: { rating: number; plus: string; minus: string; photos: number[] } | null;
  productCode: string | null;
  productName: string | null;
  orderNumber: string | null;
  staffId: number | null;
  staffName: string | null;
}

/** Of each kind so many: nobody looks through more, and what is left comes up. */
const MOST = 200;

/** What is over: nobody waits for it. */
const OVER = ['completed', 'partially_returned', 'returned', 'cancelled'];

const callbacks = (db: Db) => db`
  (SELECT 'callback' AS kind, k.id, k.created_at AS since, k.name, k.phone AS contact, k.city_id, k.language,
          k.theme AS topic, NULL AS text, k.product_id, NULL AS number, NULL::jsonb AS review
   FROM callbacks k WHERE k.state = 'new' ORDER BY k.created_at LIMIT ${MOST})`;
const questions = (db: Db) => db`
  (SELECT 'question', q.id, q.created_at, q.name, q.contact, q.city_id, q.language, NULL, q.question, q.product_id, NULL, NULL
   FROM questions q WHERE q.answered_at IS NULL ORDER BY q.created_at LIMIT ${MOST})`;
const cancels = (db: Db) => db`
  (SELECT 'cancel', o.id, o.cancel_requested_at, concat_ws(' ', o.recipient ->> 'firstName', nullif(o.recipient ->> 'lastName', '')),
          o.recipient ->> 'phone', o.city_id, o.language, o.cancel_reason, NULL, NULL, o.number, NULL
   FROM orders o WHERE o.cancel_requested_at IS NOT NULL AND o.status <> ALL(${OVER}::text[])
   ORDER BY o.cancel_requested_at LIMIT ${MOST})`;
/** Those who left an e-mail are told by themselves. */
const notices = (db: Db) => db`
  (SELECT 'notice', n.id, n.created_at, '', n.contact, n.city_id, n.language, n.kind, NULL, n.product_id, NULL, NULL
   FROM product_notices n JOIN products p ON p.id = n.product_id
   WHERE n.sent_at IS NULL AND n.confirmed_at IS NOT NULL AND n.contact NOT LIKE '%@%' AND ${isNoticeDue(db)}
   ORDER BY n.created_at LIMIT ${MOST})`;

/** What nobody has read yet; those of the demo are shown as such and wait for nobody. */
const reviews = (db: Db) => db`
  (SELECT 'review', v.id, v.sent_at, v.author, coalesce(u.email, u.phone, ''), v.city_id, v.language, NULL, v.body, v.product_id,
          NULL, jsonb_build_object('rating', v.rating, 'plus', v.plus, 'minus', v.minus, 'photos', coalesce(
            (SELECT jsonb_agg(h.id ORDER BY h.id) FROM review_photos h WHERE h.review_id = v.id), '[]'))
   FROM reviews v JOIN users u ON u.id = v.user_id WHERE v.state = 'waiting' ORDER BY v.sent_at LIMIT ${MOST})`;

export async function listQueue(db: Db, language: Locale): Promise<QueueRow[]> {
  const isKz = language === 'kz';
  const rows = await db<QueueRow[]>`
    SELECT w.kind, w.id::float8 AS id, w.since, w.name, w.contact, ${isKz ? db`c.name_kz` : db`c.name_ru`} AS city, w.language,
           w.topic, w.text, w.review, p.code AS "productCode",
           ${isKz ? db`coalesce(p.name_kz, p.name_ru)` : db`p.name_ru`} AS "productName", w.number AS "orderNumber",
           h.staff_id::float8 AS "staffId", s.name AS "staffName"
    FROM (${callbacks(db)} UNION ALL ${questions(db)} UNION ALL ${cancels(db)} UNION ALL ${notices(db)}
          UNION ALL ${reviews(db)}) w
    JOIN cities c ON c.id = w.city_id LEFT JOIN products p ON p.id = w.product_id
    LEFT JOIN queue_hands h ON h.kind = w.kind AND h.subject_id = w.id LEFT JOIN staff s ON s.id = h.staff_id`;
  return [...rows];
}

/** Held, where somebody still waits for it; null: it is over. */
export async function holdQueued(tx: Db, kind: QueueKind, id: number): Promise<{ contact: string } | null> {
  const rows = {
    callback: () => tx`SELECT phone AS contact FROM callbacks WHERE id = ${id} AND state = 'new' FOR UPDATE`,
    question: () => tx`SELECT contact FROM questions WHERE id = ${id} AND answered_at IS NULL FOR UPDATE`,
    cancel: () => tx`
      SELECT recipient ->> 'phone' AS contact FROM orders
      WHERE id = ${id} AND cancel_requested_at IS NOT NULL AND status <> ALL(${OVER}::text[]) FOR UPDATE`,
    notice: () => tx`
      SELECT contact FROM product_notices WHERE id = ${id} AND sent_at IS NULL AND confirmed_at IS NOT NULL FOR UPDATE`,
    review: () => tx`
      SELECT coalesce(u.email, u.phone, '') AS contact FROM reviews v JOIN users u ON u.id = v.user_id
      WHERE v.id = ${id} AND v.state = 'waiting' FOR UPDATE OF v`,
  }[kind]();
  const [row] = await rows;
  return (row as { contact: string } | undefined) ?? null;
}

/** Who has it; null: nobody. */
export async function findHands(
  tx: Db,
  kind: QueueKind,
  id: number,
): Promise<{ staffId: number; name: string } | null> {
  const [row] = await tx<{ staffId: number; name: string }[]>`
    SELECT h.staff_id::float8 AS "staffId", s.name FROM queue_hands h JOIN staff s ON s.id = h.staff_id
    WHERE h.kind = ${kind} AND h.subject_id = ${id}`;
  return row ?? null;
}

/** Null: nobody's any more. */
export async function setQueueHands(
  tx: Db,
  { kind, id }: { kind: QueueKind; id: number },
  staffId: number | null,
): Promise<void> {
  if (staffId === null) await tx`DELETE FROM queue_hands WHERE kind = ${kind} AND subject_id = ${id}`;
  else
    await tx`
      INSERT INTO queue_hands (kind, subject_id, staff_id) VALUES (${kind}, ${id}, ${staffId})
      ON CONFLICT (kind, subject_id) DO UPDATE SET staff_id = excluded.staff_id, since = now()`;
}
