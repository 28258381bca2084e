import type { RibbonEntry } from '#contract/office/order-page.ts';
import type { Locale } from '#domain/locale.ts';
import type { PaymentMethod } from '#domain/orders/payment-methods.ts';
import type { Db } from '../database.ts';

export interface BuyerFacts {
  email: string | null;
  orders: number;
  sum: number;
  returns: number;
}

/** Whom the shop knows already: orders that stand, what they came to, how often something came back. */
export async function findBuyerFacts(db: Db, userId: number): Promise<BuyerFacts> {
  const [row] = await db<BuyerFacts[]>`
    SELECT u.email, count(o.id)::int AS orders, coalesce(sum(o.total_sum), 0)::float8 AS sum,
           (SELECT count(*)::int FROM order_returns r JOIN orders ro ON ro.id = r.order_id WHERE ro.user_id = u.id) AS returns
    FROM users u LEFT JOIN orders o ON o.user_id = u.id AND o.status <> 'cancelled'
    WHERE u.id = ${userId} GROUP BY u.id`;
  return row ?? { email: null, orders: 0, sum: 0, returns: 0 };
}

export interface MoneyRow {
  method: PaymentMethod;
  sum: number;
  at: Date | null;
}
export interface RefundLine {
  sum: number;
  status: 'waiting' | 'asked' | 'done';
  at: Date;
}

export async function listMoney(
  db: Db,
  orderId: number,
): Promise<{ tenders: MoneyRow[]; refunds: RefundLine[] }> {
  const [tenders, refunds] = await Promise.all([
    db<MoneyRow[]>`
      SELECT method, amount AS sum, ended_at AS at FROM payments
      WHERE order_id = ${orderId} AND status = 'paid' ORDER BY id`,
    db<RefundLine[]>`
      SELECT r.amount AS sum, r.status, coalesce(r.ended_at, r.created_at) AS at
      FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.order_id = ${orderId} ORDER BY r.id`,
  ]);
  return { tenders: [...tenders], refunds: [...refunds] };
}

/** What is with the order of each line, by the store that gave it. */
export async function listGoods(
  db: Db,
  orderId: number,
  language: Locale,
): Promise<{ line: number; storeId: number; store: string; count: number }[]> {
  const rows = await db<{ line: number; storeId: number; store: string; count: number }[]>`
    SELECT e.line::int AS line, e.store_id::int AS "storeId", ${language === 'kz' ? db`s.name_kz` : db`s.name_ru`} AS store,
           -sum(e.count)::int AS count
    FROM stock_entries e JOIN stores s ON s.id = e.store_id
    WHERE e.order_id = ${orderId} GROUP BY e.line, e.store_id, s.name_kz, s.name_ru HAVING sum(e.count) < 0
    ORDER BY e.line, e.store_id`;
  return [...rows];
}

export interface LackRow {
  line: number;
  storeId: number;
  missing: number;
  broken: number;
  photos: string[];
}

/** Of the product that stands in the line now: what was said of one that another has replaced is over. */
export async function listLacks(db: Db, orderId: number): Promise<LackRow[]> {
  const rows = await db<LackRow[]>`
    SELECT e.line::int AS line, e.store_id::int AS "storeId",
           coalesce(sum(e.count) FILTER (WHERE e.kind = 'missing'), 0)::int AS missing,
           coalesce(sum(e.count) FILTER (WHERE e.kind = 'broken'), 0)::int AS broken,
           coalesce(jsonb_agg(p.event_id ORDER BY p.at) FILTER (WHERE p.event_id IS NOT NULL), '[]') AS photos
    FROM pick_events e
    JOIN order_lines l ON l.order_id = e.order_id AND l.line = e.line
    LEFT JOIN pick_photos p ON p.event_id = e.id
    WHERE e.order_id = ${orderId} AND e.kind IN ('missing', 'broken')
      AND (e.product_code IS NULL OR e.product_code = l.product_code)
    GROUP BY e.line, e.store_id HAVING sum(e.count) > 0 ORDER BY e.line, e.store_id`;
  return [...rows];
}

export async function listReceiptSums(
  db: Db,
  orderId: number,
): Promise<{ id: number; type: 'sale' | 'return'; sum: number }[]> {
  const rows = await db<{ id: number; type: 'sale' | 'return'; sum: number }[]>`
    SELECT id::float8 AS id, type, total AS sum FROM receipts WHERE order_id = ${orderId} ORDER BY id`;
  return [...rows];
}

/** Taken and held of an hour. */
export async function findSlotUse(
  db: Db,
  { cityId, date, from }: { cityId: number; date: string; from: string },
): Promise<{ orders: number; kg: number }> {
  const [row] = await db<{ orders: number; kg: number }[]>`
    SELECT s.taken_orders + count(h.id)::int AS orders, s.taken_kg + coalesce(sum(h.weight_kg), 0)::int AS kg
    FROM delivery_slots s
    LEFT JOIN slot_holds h ON h.city_id = s.city_id AND h.day = s.day AND h.starts = s.starts AND h.held_until > clock_timestamp()
    WHERE s.city_id = ${cityId} AND s.day = ${date}::text::date AND s.starts = ${from}
    GROUP BY s.taken_orders, s.taken_kg`;
  return row ?? { orders: 0, kg: 0 };
}

export async function findWorker(
  db: Db,
  orderId: number,
): Promise<{ worker: { id: number; name: string } | null; since: Date | null; places: number }> {
  const [row] = await db<{ id: number | null; name: string | null; since: Date | null; places: number }[]>`
    SELECT s.id::float8 AS id, s.name,
           (SELECT h.at FROM order_history h WHERE h.order_id = o.id ORDER BY h.id DESC LIMIT 1) AS since,
           (SELECT count(*)::int FROM order_places p WHERE p.order_id = o.id) AS places
    FROM orders o LEFT JOIN order_hands w ON w.order_id = o.id LEFT JOIN staff s ON s.id = w.staff_id
    WHERE o.id = ${orderId}`;
  return {
    worker: row?.id ? { id: row.id, name: row.name ?? '' } : null,
    since: row?.since ?? null,
    places: row?.places ?? 0,
  };
}

type RibbonRow = Omit<RibbonEntry, 'at' | 'staff'> & {
  at: Date;
  staffId: number | null;
  staffName: string | null;
};

/** Letters are those that a step sent when it was told: who has no address gets none. */
const LETTER_STEPS = ['new', 'confirmed', 'ready', 'shipped', 'completed', 'cancelled'];

/** Everything that happened to an order, the newest first. */
export async function listRibbon(db: Db, orderId: number): Promise<RibbonEntry[]> {
  const rows = await db<RibbonRow[]>`
    SELECT kind, r.at, by, what, about, text, sum, mentions, s.id::float8 AS "staffId", s.name AS "staffName" FROM (
      SELECT 'step' AS kind, h.at, h.actor AS by, h.status AS what,
             CASE WHEN h.change_id IS NOT NULL THEN 'changed' WHEN h.drives = 1 THEN 'joined' WHEN h.drives > 1 THEN 'split'
                  WHEN p.id IS NULL THEN NULL
                  WHEN h.actor = 'operator' THEN 'replacement_offered'
                  WHEN p.status = 'accepted' THEN 'replacement_accepted' ELSE 'replacement_declined' END AS about,
             h.comment AS text, NULL::int AS sum, '[]'::jsonb AS mentions, l.staff_id, 1 AS rank, h.id AS n
      FROM order_history h LEFT JOIN order_replacements p ON p.id = h.replacement_id
      LEFT JOIN office_log l ON l.id = h.log_id WHERE h.order_id = ${orderId}
      UNION ALL
      SELECT 'letter', h.told_at, 'job', h.status, NULL, NULL, NULL, '[]', NULL, 2, h.id
      FROM order_history h JOIN orders o ON o.id = h.order_id JOIN users u ON u.id = o.user_id
      WHERE h.order_id = ${orderId} AND h.told_at IS NOT NULL AND u.email IS NOT NULL
        AND h.change_id IS NULL AND h.replacement_id IS NULL AND h.status = ANY(${LETTER_STEPS}::text[])
        AND NOT EXISTS (SELECT FROM order_history b WHERE b.order_id = h.order_id AND b.status = h.status AND b.id < h.id)
      UNION ALL
      SELECT 'money', m.at, m.actor, m.status, NULL, NULL, NULL, '[]', l.staff_id, 3, m.id
      FROM payment_history m LEFT JOIN office_log l ON l.id = m.log_id WHERE m.order_id = ${orderId}
      UNION ALL
      SELECT 'refund', f.created_at, 'operator', f.status, NULL, NULL, f.amount, '[]', l.staff_id, 4, f.id
      FROM refunds f JOIN payments p ON p.id = f.payment_id LEFT JOIN office_log l ON l.id = f.log_id
      WHERE p.order_id = ${orderId}
      UNION ALL
      SELECT 'note', n.at, 'operator', 'note', NULL, n.text, NULL,
             coalesce((SELECT jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name) ORDER BY m.id)
                       FROM staff m WHERE m.id = ANY(n.mentions)), '[]'), n.staff_id, 5, n.id
      FROM staff_notes n WHERE n.subject = 'order' AND n.subject_id = ${orderId}
      UNION ALL
      SELECT CASE WHEN l.call = 'revealContact' THEN 'reveal' ELSE 'hands' END, l.at, 'operator',
             coalesce(l.words ->> 'reason', l.words ->> 'to', ''), NULL, l.words ->> 'comment', NULL, '[]', l.staff_id, 6, l.id
      FROM office_log l
      WHERE l.subject = 'order' AND l.subject_id = ${orderId} AND l.call IN ('revealContact', 'assignOrder')) r
    LEFT JOIN staff s ON s.id = r.staff_id
    ORDER BY r.at DESC, rank DESC, n DESC`;
  return rows.map(({ staffId, staffName, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    staff: staffId === null ? null : { id: staffId, name: staffName ?? '' },
  }));
}
