import type { MergeSide } from '#domain/office/two-accounts.ts';
import type { Db } from '../database.ts';

export interface MergeRow extends MergeSide {
  name: string;
  /** What moves, and what ends with the account. */
  counts: Record<string, number>;
}

/** Both accounts as they are now; with `isLocking` nobody changes them until the transaction ends. */
export async function listMergeRows(
  db: Db,
  ids: readonly number[],
  isLocking: boolean,
): Promise<Map<number, MergeRow>> {
  if (isLocking)
    await db`SELECT FROM users WHERE id = ANY(${[...ids]}::bigint[]) ORDER BY id FOR NO KEY UPDATE`;
  const rows = await db<MergeRow[]>`
    SELECT u.id::float8 AS id, u.deleted_at IS NOT NULL AS "isGone", u.phone IS NOT NULL AS "hasPhone",
           u.email IS NOT NULL AS "hasEmail", trim(u.first_name || ' ' || u.last_name) AS name,
           EXISTS (SELECT FROM wholesale_contracts c WHERE c.user_id = u.id AND c.revoked_at IS NULL) AS "hasContract",
           EXISTS (SELECT FROM pro_profiles p WHERE p.user_id = u.id) AS "isMaster",
           club.id IS NOT NULL AS "hasCard",
           -- Those to come among them.
           coalesce((SELECT sum(e.points) FROM loyalty_entries e WHERE e.account_id = club.id), 0)::int AS points,
           jsonb_build_object(
             'orders', (SELECT count(*) FROM orders o WHERE o.user_id = u.id),
             'addresses', (SELECT count(*) FROM addresses a WHERE a.user_id = u.id),
             'estimates', (SELECT count(*) FROM estimates e WHERE e.user_id = u.id),
             'saved', (SELECT count(*) FROM saved_products s WHERE s.user_id = u.id),
             'organizations', (SELECT count(*) FROM organization_members m WHERE m.user_id = u.id),
             'contracts', (SELECT count(*) FROM wholesale_contracts c WHERE c.user_id = u.id),
             'consents', (SELECT count(*) FROM consents c WHERE c.user_id = u.id),
             'asked', (SELECT count(*) FROM questions q WHERE q.user_id = u.id)
                      + (SELECT count(*) FROM callbacks b WHERE b.user_id = u.id),
             'notes', (SELECT count(*) FROM staff_notes n WHERE n.subject = 'user' AND n.subject_id = u.id),
             'sessions', (SELECT count(*) FROM sessions s WHERE s.user_id = u.id AND s.expires_at > now()),
             'cart', (SELECT count(*) FROM cart_items i WHERE i.user_id = u.id)) AS counts
    FROM users u LEFT JOIN loyalty_accounts club ON club.user_id = u.id WHERE u.id = ANY(${[...ids]}::bigint[])`;
  return new Map(rows.map((row) => [row.id, row]));
}
