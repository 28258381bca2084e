import type { OrderCard } from '#contract/order.ts';
import type { Locale } from '#domain/locale.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status.ts';
import type { Db } from '../database.ts';

export interface CardsWish {
  page: number;
  pageSize: number;
  status?: OrderStatus | 'active' | 'done' | undefined;
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
  q?: string | undefined;
}

/** As far as a list tells of an order. */
export interface CardRow extends Omit<OrderCard, 'createdAt' | 'confirmUntil' | 'canPay' | 'canRepeat'> {
  createdAt: Date;
  confirmUntil: Date | null;
}

const ENDED: readonly OrderStatus[] = ['completed', 'partially_returned', 'returned', 'cancelled'];
const SHOWN_ITEMS = 5;

function toStatuses(wished: CardsWish['status']): readonly OrderStatus[] {
  if (wished === undefined) return ORDER_STATUSES;
  if (wished === 'done') return ENDED;
  if (wished === 'active') return ORDER_STATUSES.filter((status) => !ENDED.includes(status));
  return [wished];
}

const toPattern = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** Numbers begin with a Latin letter, which keyboards of the country write in Cyrillic. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  р: 'p',
  а: 'a',
  к: 'k',
  т: 't',
  о: 'o',
  с: 'c',
  е: 'e',
};
const toLatin = (words: string): string =>
  words.replace(/[ракткосе]/g, (letter) => LOOK_ALIKES[letter] ?? letter);

/** Orders of a user, the newest first, with how many there are in all. */
export async function listCards(
  db: Db,
  userId: number,
  { page, pageSize, status, dateFrom, dateTo, q }: CardsWish,
  language: Locale,
): Promise<{ cards: CardRow[]; total: number }> {
  const like = q ? toPattern(q.toLowerCase()) : null;
  const likeNumber = q ? toPattern(toLatin(q.toLowerCase())) : null;
  const matches = db`
    o.user_id = ${userId} AND o.status = ANY(${toStatuses(status) as OrderStatus[]}::text[])
    AND (${dateFrom ?? null}::date IS NULL OR almaty_day(o.created_at) >= ${dateFrom ?? null}::date)
    AND (${dateTo ?? null}::date IS NULL OR almaty_day(o.created_at) <= ${dateTo ?? null}::date)
    AND (${like}::text IS NULL OR lower(o.number) LIKE ${likeNumber} OR EXISTS (
      SELECT FROM order_lines l WHERE l.order_id = o.id
        AND (lower(l.name_ru) LIKE ${like} OR lower(l.name_kz) LIKE ${like} OR lower(l.article) LIKE ${like}
             OR replace(l.article, ' ', '') LIKE ${like})))`;
  const name = language === 'kz' ? db`l.name_kz` : db`l.name_ru`;
  const [counted, cards] = await Promise.all([
    db<{ total: number }[]>`SELECT count(*)::int AS total FROM orders o WHERE ${matches}`,
    db<CardRow[]>`
      SELECT o.id, o.number, o.created_at AS "createdAt", o.status, o.payment_status AS "paymentStatus",
             o.payment_method AS payment, o.method, o.total_sum AS total,
             o.confirm_until AS "confirmUntil",
             (SELECT count(*)::int FROM order_lines l WHERE l.order_id = o.id) AS lines,
             coalesce((SELECT jsonb_agg(jsonb_build_object('productCode', l.product_code, 'externalId', l.external_id,
                                                           'name', ${name}) ORDER BY l.line)
                       FROM order_lines l WHERE l.order_id = o.id AND l.line <= ${SHOWN_ITEMS}), '[]') AS items,
             CASE WHEN o.slot_day IS NOT NULL
                    THEN jsonb_build_object('date', o.slot_day, 'from', o.slot_from, 'to', o.slot_to)
                  WHEN o.promised_on IS NOT NULL
                    THEN jsonb_build_object('date', o.promised_on, 'from', o.promised_from, 'to', NULL) END AS promised
      FROM orders o WHERE ${matches}
      ORDER BY o.created_at DESC, o.id DESC LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
  ]);
  return { cards: [...cards], total: counted[0]?.total ?? 0 };
}

/** Changes with every step of any order of the user, and with every move of its money: open pages compare it. */
export async function listStepIds(db: Db, userIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db<{ userId: number; stepId: string }[]>`
    SELECT o.user_id AS "userId",
           max((SELECT coalesce(max(h.id), 0) FROM order_history h WHERE h.order_id = o.id)) || '-' ||
           max((SELECT coalesce(max(p.id), 0) FROM payment_history p WHERE p.order_id = o.id)) AS "stepId"
    FROM orders o WHERE o.user_id = ANY(${userIds as number[]}::bigint[]) GROUP BY o.user_id`;
  return new Map(rows.map(({ userId, stepId }) => [Number(userId), stepId]));
}
