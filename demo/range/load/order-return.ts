/** The goods of an order's first part, brought back and accepted. */
import type postgres from 'postgres';
import type { DemoOrder } from '../orders.ts';
import type { SoldLine } from './sold-line.ts';

type Tx = postgres.TransactionSql;

export async function loadReturn(
  db: Tx,
  { id, steps }: DemoOrder,
  lines: readonly SoldLine[],
  at: (daysAgo: number) => Date,
): Promise<void> {
  const asked = steps.at(-2);
  const decided = steps.at(-1);
  if (!asked || !decided) return;
  const refund = lines.reduce((sum, { part, paid }) => (part === 0 ? sum + paid : sum), 0);
  const [row] = await db<{ id: number }[]>`
    INSERT INTO order_returns (order_id, status, reason, comment, refund_to, refund_sum, points_back, points_taken,
                               created_at, decided_at)
    VALUES (${id}, 'accepted', 'not_needed', 'Артық қалды, қаптамасы ашылмаған.', 'card', ${refund}, 0, 420,
            ${at(asked[1])}, ${at(decided[1])}) RETURNING id`;
  for (const [index, { part, count }] of lines.entries())
    if (part === 0)
      await db`
        INSERT INTO order_return_lines (return_id, line, count) VALUES (${row?.id ?? 0}, ${index + 1}, ${count})`;
}
