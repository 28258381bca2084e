import { askTogether, type Db } from '../../database.ts';
import type { Payer } from '../stored/stored-order.queries.ts';

export interface ContractRow {
  id: number;
  kind: 'individual' | 'organization';
  number: string;
  organizationId: number | null;
  minOrderSum: number;
  creditLimit: number;
  creditUsed: number;
  deferralDays: number;
  hasOverdue: boolean;
}

/** Of whom each user buys for at the moment. */
const standingsOf = (db: Db, userIds: readonly number[]) => db`
  SELECT user_id, contract, contract_id FROM wholesale_standings
  WHERE user_id = ANY(${userIds as number[]}::bigint[]) AND contract_id IS NOT NULL`;

/** Of the payer that was named. */
const standingOfPayer = (db: Db, userId: number, payerId: number) => db`
      SELECT ${userId}::bigint AS user_id, 'organization' AS contract, c.id AS contract_id
      FROM wholesale_contracts c
      JOIN organizations o ON o.id = c.organization_id AND o.status = 'active'
      JOIN organization_members m ON m.organization_id = o.id AND m.user_id = ${userId}
      WHERE o.id = ${payerId} AND c.revoked_at IS NULL
        AND (c.last_day IS NULL OR c.last_day >= almaty_day(now()))`;

const listContracts = (db: Db, standings: ReturnType<typeof standingsOf>) =>
  db<(ContractRow & { userId: number })[]>`
    SELECT w.user_id::float8 AS "userId", c.id, w.contract AS kind, c.number, c.organization_id AS "organizationId", c.min_order_sum AS "minOrderSum",
           c.credit_limit AS "creditLimit", c.deferral_days AS "deferralDays", debts.used AS "creditUsed",
           debts.has_overdue AS "hasOverdue"
    FROM (${standings}) w
    JOIN wholesale_contracts c ON c.id = w.contract_id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(b.sum - b.paid), 0)::int AS used,
             coalesce(bool_or(b.due_on < almaty_day(now())), false) AS has_overdue
      FROM wholesale_bills b WHERE b.contract_id = c.id AND b.paid < b.sum) debts`;

const findStanding = askTogether(async (db: Db, userIds: readonly number[]) => {
  const rows = await listContracts(db, standingsOf(db, userIds));
  const byUser = new Map(rows.map(({ userId, ...row }): [number, ContractRow] => [userId, row]));
  return userIds.map((userId) => byUser.get(userId) ?? null);
});

/**
 * By which contract the payer buys at this moment; null: retail. Held where credit is going to be given, so that two
 * orders cannot take the same tenge; what is owed is read after the hold.
 */
export async function findContract(
  db: Db,
  userId: number,
  payerId: number | undefined,
): Promise<ContractRow | null> {
  if (payerId === undefined) return findStanding(db, userId);
  const [row] = await listContracts(db, standingOfPayer(db, userId, payerId));
  if (!row) return null;
  const { userId: _buyer, ...contract } = row;
  return contract;
}

/** Whoever gives credit by this contract waits here for the one before. */
export async function lockContract(tx: Db, contractId: number): Promise<void> {
  await tx`SELECT FROM wholesale_contracts WHERE id = ${contractId} FOR NO KEY UPDATE`;
}

export async function insertBill(
  tx: Db,
  bill: { contractId: number; number: string; sum: number; deferralDays: number },
): Promise<void> {
  await tx`
    INSERT INTO wholesale_bills (contract_id, number, issued_on, due_on, sum)
    VALUES (${bill.contractId}, ${bill.number}, almaty_day(now()), almaty_day(now()) + ${bill.deferralDays}::int,
            ${bill.sum})`;
}

/** An organisation that the user acts for, as an order keeps it; null for anybody else's. */
export async function findPayer(
  db: Db,
  userId: number,
  organizationId: number,
): Promise<{ id: number; payer: Payer } | null> {
  const [row] = await db<{ id: number; payer: Payer }[]>`
    SELECT o.id, jsonb_build_object(
      'name', o.name, 'form', o.form, 'bin', o.bin, 'legalAddress', o.legal_address, 'iik', o.iik, 'bik', o.bik,
      'bankName', o.bank_name, 'kbe', o.kbe, 'vatPayer', o.vat_payer) AS payer
    FROM organizations o JOIN organization_members m ON m.organization_id = o.id AND m.user_id = ${userId}
    WHERE o.id = ${organizationId} AND o.status <> 'blocked'`;
  return row ?? null;
}
