import type { Db } from '../database.ts';

export async function listWholesaleRecords(db: Db, userId: number): Promise<Record<string, unknown>> {
  const organizations = await db`
    SELECT o.name, o.bin, m.joined_at AS "joinedAt"
    FROM organization_members m JOIN organizations o ON o.id = m.organization_id
    WHERE m.user_id = ${userId} ORDER BY m.joined_at`;
  const contracts = await db`
    SELECT number, signed_on AS "signedOn", last_day AS "lastDay", revoked_at AS "revokedAt"
    FROM wholesale_contracts WHERE user_id = ${userId} ORDER BY id`;
  const requests = await db`
    SELECT volume, comment, status, reason, created_at AS "createdAt", decided_at AS "decidedAt"
    FROM wholesale_requests WHERE user_id = ${userId} ORDER BY id`;
  return { organizations: [...organizations], contracts: [...contracts], requests: [...requests] };
}

/** A contract with the person ends and stays for its bills; what they wrote and whom they bought for goes. */
export async function forgetWholesaleBuyer(db: Db, userId: number): Promise<void> {
  await db`UPDATE wholesale_contracts SET revoked_at = coalesce(revoked_at, now()) WHERE user_id = ${userId}`;
  await db`DELETE FROM wholesale_requests WHERE user_id = ${userId}`;
  await db`DELETE FROM organization_members WHERE user_id = ${userId}`;
}

/** A contract of their own, the organisations and what they asked for; of two open requests the older stays. */
export async function moveWholesaleBuyer(db: Db, fromId: number, intoId: number): Promise<void> {
  await db`UPDATE wholesale_contracts SET user_id = ${intoId} WHERE user_id = ${fromId}`;
  await db`
    INSERT INTO organization_members (user_id, organization_id, joined_at)
    SELECT ${intoId}, organization_id, joined_at FROM organization_members WHERE user_id = ${fromId}
    ON CONFLICT DO NOTHING`;
  await db`DELETE FROM organization_members WHERE user_id = ${fromId}`;
  await db`
    DELETE FROM wholesale_requests r WHERE r.user_id = ${fromId} AND r.status = 'moderation' AND EXISTS (
      SELECT FROM wholesale_requests own WHERE own.user_id = ${intoId} AND own.status = 'moderation'
        AND own.organization_id IS NOT DISTINCT FROM r.organization_id)`;
  await db`UPDATE wholesale_requests SET user_id = ${intoId} WHERE user_id = ${fromId}`;
}
