import type { Db } from '../database.ts';

/** Cards, level, every entry of the ledger, and what a master told of themselves; never the hash of a card's code. */
export async function listClubRecords(db: Db, userId: number): Promise<unknown[]> {
  const rows = await db<{ account: unknown }[]>`
    SELECT jsonb_build_object(
      'level', a.level, 'joinedAt', a.joined_at,
      'cards', (SELECT jsonb_agg(to_jsonb(c) - 'code_hash' - 'account_id' ORDER BY c.issued_at)
                FROM loyalty_cards c WHERE c.account_id = a.id),
      'entries', (SELECT jsonb_agg(to_jsonb(e) - 'account_id' ORDER BY e.id)
                  FROM loyalty_entries e WHERE e.account_id = a.id)) AS account
    FROM loyalty_accounts a LEFT JOIN loyalty_accounts own ON own.id = a.merged_into
    WHERE a.user_id = ${userId} OR own.user_id = ${userId} ORDER BY a.user_id NULLS LAST, a.id`;
  const profiles = await db<object[]>`
    SELECT trade, iin, status, link_code AS "linkCode", asked_at AS "askedAt", decided_at AS "decidedAt"
    FROM pro_profiles WHERE user_id = ${userId}`;
  const promises = await db<object[]>`
    SELECT order_number AS "orderNumber", points, purchase_sum AS "purchaseSum", made_at AS "promisedAt"
    FROM loyalty_promises WHERE user_id = ${userId} ORDER BY made_at`;
  return [...rows.map(({ account }) => account), ...profiles, ...promises];
}

/** The ledger stays, as every book of the shop does, and is nobody's; the card opens nothing any more. */
export async function forgetMember(db: Db, userId: number): Promise<void> {
  await db`
    UPDATE loyalty_cards SET status = 'blocked', blocked_at = now()
    WHERE status = 'active' AND account_id IN (SELECT id FROM loyalty_accounts WHERE user_id = ${userId})`;
  await db`DELETE FROM loyalty_promises WHERE user_id = ${userId}`;
  await db`DELETE FROM pro_profiles WHERE user_id = ${userId}`;
  await db`UPDATE loyalty_accounts SET user_id = NULL WHERE user_id = ${userId}`;
}

/** The card with its level and points goes over where the other has none; both accounts where it has one, for their points. */
export async function moveMember(
  db: Db,
  fromId: number,
  intoId: number,
): Promise<{ from: number; into: number } | null> {
  await db`UPDATE loyalty_promises SET user_id = ${intoId} WHERE user_id = ${fromId}`;
  await db`UPDATE pro_profiles SET user_id = ${intoId} WHERE user_id = ${fromId}`;
  await db`
    UPDATE loyalty_accounts SET user_id = ${intoId} WHERE user_id = ${fromId}
      AND NOT EXISTS (SELECT FROM loyalty_accounts own WHERE own.user_id = ${intoId})`;
  const [both] = await db<{ from: number; into: number }[]>`
    SELECT one.id AS "from", other.id AS "into" FROM loyalty_accounts one, loyalty_accounts other
    WHERE one.user_id = ${fromId} AND other.user_id = ${intoId}`;
  return both ?? null;
}
