import type { Organization } from '#contract/wholesale.ts';
import type { Db } from '../database.ts';
import { contractJson, isInForce } from './organizations.queries.ts';

export type RequestStatus = 'moderation' | 'approved' | 'declined';
export interface OwnStanding {
  contract: Organization['contract'];
  request: RequestStatus | null;
  requestReason: string;
}

/** Of the person, not of the organisations they act for. */
export async function readOwnStanding(db: Db, userId: number): Promise<OwnStanding> {
  const [row] = await db<OwnStanding[]>`
    SELECT ${contractJson(db)} AS contract,
           r.status AS request, coalesce(r.reason, '') AS "requestReason"
    FROM users u
    LEFT JOIN LATERAL (
      SELECT status, reason FROM wholesale_requests
      WHERE user_id = u.id AND organization_id IS NULL ORDER BY id DESC LIMIT 1) r ON true
    LEFT JOIN wholesale_contracts c ON c.user_id = u.id AND ${isInForce(db)}
    WHERE u.id = ${userId}`;
  return row ?? { contract: null, request: null, requestReason: '' };
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
  sum: number;
  paid: number;
  left: number;
  overdueDays: number;
}

/** Who owes: an organisation, or a person with a contract of their own. */
export interface Payer {
  userId: number;
  organizationId: number | null;
}

/** Of all contracts of the payer, ended ones among them; the oldest debt first. */
export function listBills(db: Db, { userId, organizationId }: Payer): Promise<Bill[]> {
  return db<Bill[]>`
    SELECT b.number, b.issued_on::text AS date, b.due_on::text AS due, b.sum, b.paid, b.sum - b.paid AS left,
           CASE WHEN b.paid < b.sum THEN greatest(0, almaty_day(now()) - b.due_on) ELSE 0 END AS "overdueDays"
    FROM wholesale_bills b JOIN wholesale_contracts c ON c.id = b.contract_id
    WHERE CASE WHEN ${organizationId}::bigint IS NULL THEN c.user_id = ${userId}
               ELSE c.organization_id = ${organizationId} END
    ORDER BY b.due_on, b.id`;
}

/** The name of a person as papers write it. */
export async function findPersonName(db: Db, userId: number): Promise<string> {
  const [row] = await db<{ name: string }[]>`
    SELECT trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')) AS name FROM users WHERE id = ${userId}`;
  return row?.name ?? '';
}

/** What is sold by contracts, section by section; prices are the same in every city. */
export async function listPricedCodes(db: Db, most: number): Promise<string[]> {
  const rows = await db<{ code: string }[]>`
    SELECT p.code
    FROM products p
    JOIN product_prices r ON r.product_id = p.id
    WHERE p.active AND r.wholesale_price > 0
    ORDER BY p.section_id, p.name_ru, p.id LIMIT ${most}`;
  return rows.map(({ code }) => code);
}

export interface TierRow {
  productCode: string;
  from: number;
  price: number;
}

export function listTiersOf(db: Db, codes: readonly string[]): Promise<TierRow[]> {
  return db<TierRow[]>`
    SELECT p.code AS "productCode", t.from_count AS "from", t.price
    FROM wholesale_tiers t JOIN products p ON p.id = t.product_id
    WHERE p.code = ANY(${codes as string[]}) ORDER BY t.from_count`;
}
