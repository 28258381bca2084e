import type { Organization } from '#contract/wholesale.ts';
import type { Db } from '../database.ts';
import { contractJson, isInForce } from './organizations.queries.ts';

export type RequestStatus = 'moderation' | 'approved' | 'declined';
export interface OwnStanding {
  contract: Organization['contract'];
  request: RequestStatus | null;
}

/** Of the person, not of the organisations they act for. */
export async function readOwnStanding(db: Db, userId: number): Promise<OwnStanding> {
  const [row] = await db<OwnStanding[]>`
    SELECT ${contractJson(db)} AS contract,
           (SELECT r.status FROM wholesale_requests r WHERE r.user_id = u.id AND r.organization_id IS NULL
            ORDER BY r.id DESC LIMIT 1) AS request
    FROM users u LEFT JOIN wholesale_contracts c ON c.user_id = u.id AND ${isInForce(db)}
    WHERE u.id = ${userId}`;
  return row ?? { contract: null, request: null };
}

/** Of the contract by which the user buys at the moment; null without one. */
export async function findMinOrderSum(db: Db, userId: number): Promise<number | null> {
  const [row] = await db<{ sum: number }[]>`
    SELECT c.min_order_sum AS sum FROM wholesale_standings w JOIN wholesale_contracts c ON c.id = w.contract_id
    WHERE w.user_id = ${userId}`;
  return row?.sum ?? null;
}

/** False when one is open already. */
export async function insertRequest(
  db: Db,
  { userId, organizationId, volume, comment }: NewRequest,
): Promise<boolean> {
  const rows = await db`
    INSERT INTO wholesale_requests (user_id, organization_id, volume, comment)
    VALUES (${userId}, ${organizationId}, ${volume}, ${comment})
    ON CONFLICT (user_id, coalesce(organization_id, 0)) WHERE status = 'moderation' DO NOTHING
    RETURNING id`;
  return rows.length > 0;
}
interface NewRequest {
  userId: number;
  organizationId: number | null;
  volume: number | null;
  comment: string;
}

export interface Bill {
  number: string;
  date: string;
  due: string;
  left: number;
  overdueDays: number;
}

/** What is not paid yet, the oldest debt first. */
export async function listBills(db: Db, organizationId: number): Promise<Bill[]> {
  return db<Bill[]>`
    SELECT b.number, b.issued_on::text AS date, b.due_on::text AS due, b.sum - b.paid AS left,
           greatest(0, almaty_day(now()) - b.due_on) AS "overdueDays"
    FROM wholesale_bills b JOIN wholesale_contracts c ON c.id = b.contract_id
    WHERE c.organization_id = ${organizationId} AND b.paid < b.sum
    ORDER BY b.due_on, b.id`;
}
