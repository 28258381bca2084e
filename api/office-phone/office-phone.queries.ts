import type { PhoneBuyer } from '#contract/office/phone-orders.ts';
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

const MOST_ORDERS = 5;

export type BuyerRow = Omit<PhoneBuyer, 'addresses' | 'last'> & {
  last: (Omit<PhoneBuyer['last'][number], 'createdAt'> & { createdAt: string })[];
};

/** By their own phone or by their id; whoever has left is nobody. */
export async function findBuyerRow(db: Db, by: { phone: string } | { id: number }): Promise<BuyerRow | null> {
  const [row] = await db<BuyerRow[]>`
    SELECT u.id::float8 AS id, u.first_name AS "firstName", u.last_name AS "lastName", u.language,
           w.contract IS NOT NULL AS "isWholesale", club.user_id IS NOT NULL AS "hasCard",
           (SELECT count(*)::int FROM orders o WHERE o.user_id = u.id AND o.status <> 'cancelled') AS orders,
           (SELECT coalesce(sum(o.total_sum), 0)::float8 FROM orders o WHERE o.user_id = u.id AND o.status <> 'cancelled') AS sum,
           coalesce((SELECT jsonb_agg(to_jsonb(l) ORDER BY l.id DESC) FROM (
             SELECT o.id, o.number, o.status, o.total_sum AS total, o.created_at AS "createdAt"
             FROM orders o WHERE o.user_id = u.id ORDER BY o.id DESC LIMIT ${MOST_ORDERS}) l), '[]') AS last
    FROM users u JOIN wholesale_standings w ON w.user_id = u.id LEFT JOIN loyalty_accounts club ON club.user_id = u.id
    WHERE u.deleted_at IS NULL AND ${'phone' in by ? db`u.phone = ${by.phone}` : db`u.id = ${by.id}`}`;
  return row ?? null;
}

/** Null: the phone is somebody's already. They come in by a code, which proves the phone. */
export async function insertCaller(
  tx: Db,
  caller: { phone: string; firstName: string; lastName: string; language: Locale },
): Promise<number | null> {
  const { phone, firstName, lastName, language } = caller;
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO users (phone, first_name, last_name, language) VALUES (${phone}, ${firstName}, ${lastName}, ${language})
    ON CONFLICT (phone) DO NOTHING RETURNING id::float8 AS id`;
  return row?.id ?? null;
}
