import type { Right } from '#contract/office/rights.ts';
import type { ApprovalReason } from '#domain/office/reasons.ts';
import type { Db } from '../database.ts';

export type ApprovalState = 'waiting' | 'approved' | 'declined' | 'expired' | 'withdrawn';

export interface ApprovalRow {
  id: number;
  changeSetId: number | null;
  call: string | null;
  payload: unknown;
  digest: string;
  why: ApprovalReason;
  right: Right;
  aboutStaff: number | null;
  askedBy: number;
  askerName: string;
  askedAt: Date;
  expiresAt: Date;
  /** What waits past its time has expired, whether or not somebody has noted it. */
  state: ApprovalState;
  decidedBy: number | null;
  deciderName: string | null;
  decidedAt: Date | null;
  comment: string;
  /** Since it was asked for, by the database's clock. */
  hoursOld: number;
}

const columns = (db: Db) => db`
  a.id, a.change_set_id AS "changeSetId", a.call, a.payload, a.digest, a.why, a."right", a.about_staff AS "aboutStaff",
  a.asked_by AS "askedBy", asker.name AS "askerName", a.asked_at AS "askedAt", a.expires_at AS "expiresAt",
  CASE WHEN a.state = 'waiting' AND a.expires_at <= now() THEN 'expired' ELSE a.state END AS state,
  a.decided_by AS "decidedBy", decider.name AS "deciderName", a.decided_at AS "decidedAt", a.comment,
  extract(epoch FROM now() - a.asked_at)::float8 / 3600 AS "hoursOld"`;

const tables = (db: Db) => db`
  approvals a JOIN staff asker ON asker.id = a.asked_by LEFT JOIN staff decider ON decider.id = a.decided_by`;

export interface NewApproval {
  changeSetId: number | null;
  call: string | null;
  payload: unknown;
  digest: string;
  why: ApprovalReason;
  right: Right;
  aboutStaff: number | null;
  askedBy: number;
  hours: number;
}

export async function insertApproval(tx: Db, asked: NewApproval): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO approvals (change_set_id, call, payload, digest, why, "right", about_staff, asked_by, expires_at)
    VALUES (${asked.changeSetId}, ${asked.call}, ${JSON.stringify(asked.payload ?? null)}::text::jsonb, ${asked.digest},
            ${asked.why}, ${asked.right}, ${asked.aboutStaff}, ${asked.askedBy}, now() + make_interval(hours => ${asked.hours}))
    RETURNING id`;
  if (!row) throw new Error('an approval was not written');
  return row.id;
}

/** The same thing asked for by the same person, and still waiting. */
export async function findAsked(
  db: Db,
  { askedBy, call, digest }: Pick<NewApproval, 'askedBy' | 'call' | 'digest'>,
): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`
    SELECT id FROM approvals
    WHERE asked_by = ${askedBy} AND call = ${call} AND digest = ${digest} AND state = 'waiting' AND expires_at > now()`;
  return row?.id ?? null;
}

export async function findApproval(db: Db, id: number): Promise<ApprovalRow | null> {
  const [row] = await db<ApprovalRow[]>`SELECT ${columns(db)} FROM ${tables(db)} WHERE a.id = ${id}`;
  return row ?? null;
}

/** The last that was asked for a set; null: none ever was. */
export async function findApprovalOfSet(db: Db, setId: number): Promise<ApprovalRow | null> {
  const [row] = await db<ApprovalRow[]>`
    SELECT ${columns(db)} FROM ${tables(db)} WHERE a.change_set_id = ${setId} ORDER BY a.id DESC LIMIT 1`;
  return row ?? null;
}

export async function lockApproval(tx: Db, id: number): Promise<ApprovalRow | null> {
  await tx`SELECT FROM approvals WHERE id = ${id} FOR UPDATE`;
  return findApproval(tx, id);
}

export interface ApprovalFilter {
  rights: readonly Right[];
  reader: number;
  state: ApprovalState | null;
  after: number | null;
  limit: number;
}

export async function listApprovalRows(db: Db, filter: ApprovalFilter): Promise<ApprovalRow[]> {
  const { rights, reader, state, after, limit } = filter;
  return db<ApprovalRow[]>`
    SELECT * FROM (
      SELECT ${columns(db)} FROM ${tables(db)}
      WHERE (a.asked_by = ${reader} OR a."right" = ANY(${[...rights]}::text[]))
        ${after === null ? db`` : db`AND a.id < ${after}`}) found
    ${state === null ? db`` : db`WHERE state = ${state}`}
    ORDER BY id DESC LIMIT ${limit}`;
}

/** What it is about has moved: it is shown anew. */
export async function setDigest(tx: Db, id: number, digest: string): Promise<void> {
  await tx`UPDATE approvals SET digest = ${digest} WHERE id = ${id}`;
}

export async function endApproval(
  tx: Db,
  id: number,
  end: {
    state: Exclude<ApprovalState, 'waiting'>;
    decidedBy: number | null;
    comment: string;
    isAlone: boolean;
  },
): Promise<void> {
  await tx`
    UPDATE approvals SET state = ${end.state}, decided_by = ${end.decidedBy}, decided_at = now(), comment = ${end.comment},
                         is_alone = ${end.isAlone} WHERE id = ${id}`;
}

export async function listExpired(db: Db): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    SELECT id FROM approvals WHERE state = 'waiting' AND expires_at <= now() ORDER BY id LIMIT 100`;
  return rows.map(({ id }) => id);
}
