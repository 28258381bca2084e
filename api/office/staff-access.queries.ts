/** What staff come in by: passwords, second factors, links, tickets. */
import type { Db } from '../database.ts';

export async function setStaffPassword(tx: Db, id: number, passwordHash: string): Promise<void> {
  await tx`UPDATE staff SET password_hash = ${passwordHash} WHERE id = ${id}`;
}

/** The codes of the former one are gone with it. */
export async function setStaffFactor(
  tx: Db,
  id: number,
  sealed: Buffer,
  codes: readonly Buffer[],
): Promise<void> {
  await tx`UPDATE staff SET totp_sealed = ${sealed}, totp_last_step = 0 WHERE id = ${id}`;
  await tx`DELETE FROM staff_recovery_codes WHERE staff_id = ${id}`;
  for (const hash of codes)
    await tx`INSERT INTO staff_recovery_codes (staff_id, hash) VALUES (${id}, ${hash})`;
}

/** Neither password nor second factor nor sessions: only an invitation leads in again. */
export async function forgetCredentials(tx: Db, id: number): Promise<void> {
  await tx`
    UPDATE staff SET state = 'invited', password_hash = NULL, totp_sealed = NULL, totp_last_step = 0 WHERE id = ${id}`;
  await tx`DELETE FROM staff_recovery_codes WHERE staff_id = ${id}`;
  await tx`DELETE FROM staff_tickets WHERE staff_id = ${id}`;
  await tx`DELETE FROM staff_sessions WHERE staff_id = ${id}`;
}

/** By the clock of the database: those of workers and machines may differ. */
export async function readClockSeconds(db: Db): Promise<number> {
  const [row] = await db<
    { seconds: number }[]
  >`SELECT extract(epoch FROM clock_timestamp())::float8 AS seconds`;
  return row?.seconds ?? 0;
}

/** False when a code of this step or a later one was taken before. */
export async function takeTotpStep(db: Db, id: number, step: number): Promise<boolean> {
  const rows = await db`
    UPDATE staff SET totp_last_step = ${step} WHERE id = ${id} AND totp_last_step < ${step} RETURNING id`;
  return rows.length > 0;
}

export async function takeRecoveryCode(db: Db, id: number, hash: Buffer): Promise<boolean> {
  const rows = await db`
    UPDATE staff_recovery_codes SET used_at = now()
    WHERE staff_id = ${id} AND hash = ${hash} AND used_at IS NULL RETURNING hash`;
  return rows.length > 0;
}

export type StaffLinkKind = 'invitation' | 'opening';

/** A new one takes the place of all older ones of its kind. */
export async function insertStaffLink(
  tx: Db,
  link: { tokenHash: Buffer; staffId: number; kind: StaffLinkKind; seconds: number },
): Promise<Date> {
  const { tokenHash, staffId, kind, seconds } = link;
  await tx`
    UPDATE staff_links SET ended_at = now() WHERE staff_id = ${staffId} AND kind = ${kind} AND ended_at IS NULL`;
  const [row] = await tx<{ expiresAt: Date }[]>`
    INSERT INTO staff_links (token_hash, staff_id, kind, expires_at)
    VALUES (${tokenHash}, ${staffId}, ${kind}, now() + make_interval(secs => ${seconds}))
    RETURNING expires_at AS "expiresAt"`;
  if (!row) throw new Error('the link gave no row');
  return row.expiresAt;
}

/** Whose it is; null for what is unknown, used or out of time. */
export async function findStaffLink(db: Db, tokenHash: Buffer, kind: StaffLinkKind): Promise<number | null> {
  const [row] = await db<{ staffId: number }[]>`
    SELECT staff_id AS "staffId" FROM staff_links
    WHERE token_hash = ${tokenHash} AND kind = ${kind} AND ended_at IS NULL AND expires_at > now()`;
  return row ? Number(row.staffId) : null;
}

/** False when it was used or ran out in the meantime: of two at once, one succeeds. */
export async function spendStaffLink(tx: Db, tokenHash: Buffer): Promise<boolean> {
  const rows = await tx`
    UPDATE staff_links SET ended_at = now()
    WHERE token_hash = ${tokenHash} AND ended_at IS NULL AND expires_at > now() RETURNING staff_id`;
  return rows.length > 0;
}

export async function insertTicket(
  tx: Db,
  ticket: { tokenHash: Buffer; staffId: number; linkHash: Buffer | null; seconds: number },
): Promise<void> {
  const { tokenHash, staffId, linkHash, seconds } = ticket;
  await tx`
    INSERT INTO staff_tickets (token_hash, staff_id, link_hash, expires_at)
    VALUES (${tokenHash}, ${staffId}, ${linkHash}, now() + make_interval(secs => ${seconds}))`;
}

export interface Ticket {
  staffId: number;
  linkHash: Buffer | null;
}

/** Counts a try, so that parallel ones cannot outrun the count; null when it has run out of time or tries. */
export async function tryTicket(db: Db, tokenHash: Buffer, mostTries: number): Promise<Ticket | null> {
  const [row] = await db<Ticket[]>`
    UPDATE staff_tickets SET tries = tries + 1
    WHERE token_hash = ${tokenHash} AND expires_at > now() AND tries < ${mostTries}
    RETURNING staff_id AS "staffId", link_hash AS "linkHash"`;
  return row ? { ...row, staffId: Number(row.staffId) } : null;
}

/** All of theirs: a ticket of an older password opens nothing. */
export async function deleteTickets(tx: Db, staffId: number): Promise<void> {
  await tx`DELETE FROM staff_tickets WHERE staff_id = ${staffId}`;
}

/** What ran out, of everybody. */
export async function deleteStaffLeftovers(db: Db): Promise<void> {
  await db`DELETE FROM staff_tickets WHERE expires_at < now()`;
  await db`DELETE FROM staff_sessions WHERE expires_at < now()`;
  await db`DELETE FROM staff_links WHERE expires_at < now() - interval '30 days'`;
}
