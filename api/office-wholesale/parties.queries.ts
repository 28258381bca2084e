import type { PartyRow, WholesaleView } from '#contract/office/contracts.ts';
import type { Db } from '../database.ts';

/** Organisations, and people who buy by a contract of their own or ask for one: one row for each. */
const parties = (db: Db) => db`
  SELECT 'organization' AS kind, o.id, o.form || ' «' || o.name || '»' AS name, o.bin, o.status AS state
  FROM organizations o
  UNION ALL
  SELECT 'user', u.id, trim(u.first_name || ' ' || u.last_name), NULL, 'active'
  FROM users u WHERE u.deleted_at IS NULL AND (
    EXISTS (SELECT FROM wholesale_contracts c WHERE c.user_id = u.id)
    OR EXISTS (SELECT FROM wholesale_requests r WHERE r.user_id = u.id AND r.organization_id IS NULL))`;

const told = (db: Db) => db`
  SELECT p.*, c.number AS contract, coalesce(c.credit_limit, 0) AS "limit", r.status AS request,
         CASE WHEN r.status = 'moderation' THEN r.created_at END AS "requestedAt",
         coalesce(b.used, 0)::float8 AS used, coalesce(b.overdue, 0)::float8 AS overdue, coalesce(b.days, 0)::int AS "overdueDays"
  FROM (${parties(db)}) p
  LEFT JOIN LATERAL (
    SELECT c.number, c.credit_limit FROM wholesale_contracts c
    WHERE CASE p.kind WHEN 'user' THEN c.user_id = p.id ELSE c.organization_id = p.id END AND c.revoked_at IS NULL
      AND (c.last_day IS NULL OR c.last_day >= almaty_day(now()))) c ON true
  LEFT JOIN LATERAL (
    SELECT r.status, r.created_at FROM wholesale_requests r
    WHERE CASE p.kind WHEN 'user' THEN r.user_id = p.id AND r.organization_id IS NULL ELSE r.organization_id = p.id END
    ORDER BY (r.status = 'moderation') DESC, r.id DESC LIMIT 1) r ON true
  LEFT JOIN LATERAL (
    SELECT sum(b.sum - b.paid) AS used, sum(b.sum - b.paid) FILTER (WHERE b.due_on < almaty_day(now())) AS overdue,
           max(almaty_day(now()) - b.due_on) AS days
    FROM wholesale_bills b JOIN wholesale_contracts k ON k.id = b.contract_id
    WHERE b.paid < b.sum AND CASE p.kind WHEN 'user' THEN k.user_id = p.id ELSE k.organization_id = p.id END) b ON true`;

const isOfView = (db: Db, view: WholesaleView) =>
  ({
    requests: () => db`"requestedAt" IS NOT NULL`,
    contracts: () => db`contract IS NOT NULL`,
    overdue: () => db`overdue > 0`,
    blocked: () => db`state = 'blocked'`,
    all: () => db`true`,
  })[view]();

export type ToldParty = Omit<PartyRow, 'party' | 'requestedAt'> & {
  kind: 'organization' | 'user';
  id: number;
  requestedAt: Date | null;
};

/** What was typed is text, also its signs of a pattern. */
const toPattern = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`;

/** What waits for the shop first, the longest of them before all; then what is overdue. */
export async function listParties(
  db: Db,
  { view, q, limit }: { view: WholesaleView; q: string; limit: number },
): Promise<ToldParty[]> {
  const rows = await db<ToldParty[]>`
    SELECT kind, id::float8 AS id, name, bin, state, contract, "limit", request, "requestedAt", used, overdue,
           greatest("overdueDays", 0) AS "overdueDays"
    FROM (${told(db)}) t
    WHERE ${isOfView(db, view)} ${q === '' ? db`` : db`AND (name ILIKE ${toPattern(q)} OR bin = ${q.replace(/\s/g, '')})`}
    ORDER BY "requestedAt", overdue DESC, name, id LIMIT ${limit}`;
  return [...rows];
}

export async function countParties(db: Db): Promise<Record<WholesaleView, number>> {
  const [row] = await db<Record<WholesaleView, number>[]>`
    SELECT count(*) FILTER (WHERE ${isOfView(db, 'requests')})::int AS requests,
           count(*) FILTER (WHERE ${isOfView(db, 'contracts')})::int AS contracts,
           count(*) FILTER (WHERE ${isOfView(db, 'overdue')})::int AS overdue,
           count(*) FILTER (WHERE ${isOfView(db, 'blocked')})::int AS blocked, count(*)::int AS all
    FROM (${told(db)}) t`;
  return row ?? { requests: 0, contracts: 0, overdue: 0, blocked: 0, all: 0 };
}
