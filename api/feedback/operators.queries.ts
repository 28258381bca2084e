/** The queues of those who call: what visitors asked for, and what came of it. */
import type { Db } from '../database.ts';

export const CALLBACK_STATES = ['new', 'called', 'ordered', 'no_answer', 'refused'] as const;
export type CallbackState = (typeof CALLBACK_STATES)[number];

export interface CallbackLine {
  id: number;
  at: string;
  state: CallbackState;
  theme: string;
  phone: string;
  name: string;
  cityName: string;
  language: string;
  productName: string | null;
}

/** The oldest first: they have waited longest. */
export function listCallbacksForOperators(db: Db, state: CallbackState | null): Promise<CallbackLine[]> {
  return db<CallbackLine[]>`
    SELECT k.id::int AS id, to_char(k.created_at AT TIME ZONE 'Asia/Almaty', 'YYYY-MM-DD HH24:MI') AS at, k.state,
           k.theme, k.phone, k.name, c.name_ru AS "cityName", k.language, p.name_ru AS "productName"
    FROM callbacks k JOIN cities c ON c.id = k.city_id LEFT JOIN products p ON p.id = k.product_id
    WHERE ${state}::text IS NULL OR k.state = ${state}
    ORDER BY k.state <> 'new', k.created_at, k.id LIMIT 500`;
}

export async function setCallbackState(db: Db, id: number, state: CallbackState): Promise<boolean> {
  const rows = await db`UPDATE callbacks SET state = ${state} WHERE id = ${id} RETURNING 1`;
  return rows.length > 0;
}

export interface NoticeLine {
  id: number;
  at: string;
  isDue: boolean;
  kind: 'stock' | 'price';
  contact: string;
  cityName: string;
  language: 'ru' | 'kz';
  productName: string;
  productCode: string;
}

/** `n` and `p`: it can be bought in the city again; or it costs less than when it was asked for. */
export const isNoticeDue = (db: Db) => db`
  p.active AND CASE n.kind
    WHEN 'stock' THEN EXISTS (SELECT FROM stocks s JOIN stores t ON t.id = s.store_id
                              WHERE s.product_id = p.id AND t.city_id = n.city_id AND s.count > 0)
    ELSE (SELECT price FROM price_history h WHERE h.product_id = p.id ORDER BY valid_from DESC LIMIT 1)
         < coalesce(n.price_then,
                    (SELECT price FROM price_history h WHERE h.product_id = p.id AND valid_from <= n.created_at::date
                     ORDER BY valid_from DESC LIMIT 1)) END`;

const noticeLine = (db: Db) => db`
  SELECT n.id::int AS id, to_char(n.created_at AT TIME ZONE 'Asia/Almaty', 'YYYY-MM-DD HH24:MI') AS at,
         coalesce(${isNoticeDue(db)}, false) AS "isDue", n.kind, n.contact, c.name_ru AS "cityName", n.language,
         CASE WHEN n.language = 'kz' THEN coalesce(p.name_kz, p.name_ru) ELSE p.name_ru END AS "productName",
         p.code AS "productCode"
  FROM product_notices n JOIN products p ON p.id = n.product_id JOIN cities c ON c.id = n.city_id
  WHERE n.sent_at IS NULL AND n.confirmed_at IS NOT NULL`;

export function listNoticesForOperators(db: Db): Promise<NoticeLine[]> {
  return db<NoticeLine[]>`${noticeLine(db)} ORDER BY n.created_at, n.id LIMIT 500`;
}

/** Those who left an e-mail and can be told now; taken by one process at a time, until its transaction ends. */
export function takeDueNotices(tx: Db, limit: number): Promise<NoticeLine[]> {
  return tx<NoticeLine[]>`
    ${noticeLine(tx)} AND n.contact LIKE '%@%' AND ${isNoticeDue(tx)}
    ORDER BY n.id LIMIT ${limit} FOR UPDATE OF n SKIP LOCKED`;
}

export async function markNoticeTold(db: Db, id: number): Promise<boolean> {
  const rows = await db`
    UPDATE product_notices SET sent_at = now() WHERE id = ${id} AND sent_at IS NULL RETURNING 1`;
  return rows.length > 0;
}
