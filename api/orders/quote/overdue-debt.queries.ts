import type { Db } from '../../database.ts';

/** Why nothing more is given on credit: the oldest bill that is overdue, all of them, and whom to ask. */
export interface OverdueDebt {
  number: string;
  date: string;
  due: string;
  left: number;
  /** of all bills that are overdue */
  total: number;
  manager: { name: string; phone: string; email: string } | null;
}

export async function findOverdueDebt(db: Db, contractId: number): Promise<OverdueDebt | null> {
  const [row] = await db<OverdueDebt[]>`
    SELECT b.number, b.issued_on::text AS date, b.due_on::text AS due, b.sum - b.paid AS left,
           (sum(b.sum - b.paid) OVER ())::int AS total, c.manager
    FROM wholesale_bills b JOIN wholesale_contracts c ON c.id = b.contract_id
    WHERE b.contract_id = ${contractId} AND b.paid < b.sum AND b.due_on < almaty_day(now())
    ORDER BY b.due_on, b.id LIMIT 1`;
  return row ?? null;
}
