import type { Db } from '../database.ts';

/** What somebody has given back today without another's yes: by their own calls, not by those they approved. */
export async function sumGivenToday(tx: Db, staffId: number): Promise<number> {
  const [row] = await tx<{ sum: number }[]>`
    SELECT coalesce(sum(r.amount), 0)::float8 AS sum
    FROM refunds r JOIN office_log l ON l.id = r.log_id
    WHERE l.staff_id = ${staffId} AND l.approval_id IS NULL AND r.created_at >= now() - interval '1 day'
      AND almaty_day(r.created_at) = almaty_day(now())`;
  return row?.sum ?? 0;
}

/** Two refunds of one person are judged one after the other. */
export async function holdStaff(tx: Db, staffId: number): Promise<void> {
  await tx`SELECT FROM staff WHERE id = ${staffId} FOR NO KEY UPDATE`;
}
