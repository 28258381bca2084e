/** What the shop's staff decide. */
import type { Db } from '../database.ts';

export interface OrganizationLine {
  id: number;
  name: string;
  bin: string;
  status: string;
  contract: string | null;
  request: string | null;
}

export async function listForOperators(db: Db): Promise<OrganizationLine[]> {
  return db<OrganizationLine[]>`
    SELECT o.id, o.form || ' ' || o.name AS name, o.bin, o.status,
           (SELECT number FROM wholesale_contracts c WHERE c.organization_id = o.id AND c.revoked_at IS NULL) AS contract,
           (SELECT status FROM wholesale_requests r WHERE r.organization_id = o.id ORDER BY r.id DESC LIMIT 1) AS request
    FROM organizations o ORDER BY (o.status = 'moderation') DESC, o.id`;
}

/** By what a company is known, held until the decision on it ends. */
export async function findNumbered(tx: Db, id: number): Promise<{ form: string; bin: string } | null> {
  const [row] = await tx<{ form: string; bin: string }[]>`
    SELECT form, bin FROM organizations WHERE id = ${id} FOR NO KEY UPDATE`;
  return row ?? null;
}

export type OrganizationStatus = 'moderation' | 'active' | 'blocked';

/** False when there is no such organisation. */
export async function setOrganizationStatus(
  tx: Db,
  id: number,
  status: OrganizationStatus,
): Promise<boolean> {
  return (await tx`UPDATE organizations SET status = ${status} WHERE id = ${id} RETURNING id`).length > 0;
}

/** Another entry of the same company that is active already. */
export async function findActiveTwin(db: Db, id: number): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`
    SELECT other.id FROM organizations o JOIN organizations other ON other.bin = o.bin AND other.id <> o.id
    WHERE o.id = ${id} AND other.status = 'active'`;
  return row?.id ?? null;
}

/** With whom: one of the two. */
export interface Party {
  userId: number | null;
  organizationId: number | null;
}

/** A new contract unless one is in force; gives its number. An expired one is revoked first: one at a time stands. */
export async function ensureContract(
  tx: Db,
  { userId, organizationId }: Party,
  lastDay: string | null,
): Promise<string> {
  await tx`
    UPDATE wholesale_contracts SET revoked_at = now()
    WHERE (user_id = ${userId} OR organization_id = ${organizationId}) AND revoked_at IS NULL
      AND last_day < almaty_day(now())`;
  const [known] = await tx<{ number: string }[]>`
    SELECT number FROM wholesale_contracts
    WHERE (user_id = ${userId} OR organization_id = ${organizationId}) AND revoked_at IS NULL`;
  if (known) return known.number;
  const [made] = await tx<{ number: string }[]>`
    INSERT INTO wholesale_contracts (user_id, organization_id, number, last_day)
    SELECT ${userId}, ${organizationId}, to_char(almaty_day(now()), '"ОПТ-"YY-') || lpad((count(*) + 1)::text, 5, '0'),
           ${lastDay}::date
    FROM wholesale_contracts RETURNING number`;
  return made?.number ?? '';
}

export async function revokeContract(tx: Db, { userId, organizationId }: Party): Promise<boolean> {
  const rows = await tx`
    UPDATE wholesale_contracts SET revoked_at = now()
    WHERE (user_id = ${userId} OR organization_id = ${organizationId}) AND revoked_at IS NULL RETURNING id`;
  return rows.length > 0;
}

export async function decideRequests(
  tx: Db,
  { userId, organizationId }: Party,
  status: 'approved' | 'declined',
  reason: string,
): Promise<void> {
  await tx`
    UPDATE wholesale_requests SET status = ${status}, decided_at = now(), reason = ${reason}
    WHERE status = 'moderation'
      AND CASE WHEN ${organizationId}::bigint IS NULL THEN user_id = ${userId} AND organization_id IS NULL
               ELSE organization_id = ${organizationId} END`;
}

export async function findUserId(db: Db, login: string): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`
    SELECT id FROM users WHERE email = ${login.toLowerCase()} OR phone = ${login}`;
  return row?.id ?? null;
}
