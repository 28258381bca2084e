import type { Db } from '../database.ts';

export interface WrittenChange {
  orderId: number;
  changeId: number;
  before: unknown;
  after: unknown;
  actor: 'buyer' | 'operator';
}

/** What the change was, and its line in the history, of which the letter is made. */
export async function writeChange(
  tx: Db,
  { orderId, changeId, before, after, actor }: WrittenChange,
): Promise<void> {
  await tx`
    UPDATE order_changes SET before = ${JSON.stringify(before)}::text::jsonb, after = ${JSON.stringify(after)}::text::jsonb
    WHERE id = ${changeId}`;
  await tx`
    INSERT INTO order_history (order_id, status, actor, change_id)
    SELECT id, status, ${actor}, ${changeId} FROM orders WHERE id = ${orderId}`;
}

/** What an order came to before a change and after it. */
export async function findChangeSums(db: Db, changeId: number): Promise<{ from: number; to: number } | null> {
  const [row] = await db<{ from: number; to: number }[]>`
    SELECT (before ->> 'total')::int AS "from", (after ->> 'total')::int AS "to"
    FROM order_changes WHERE id = ${changeId}`;
  return row ?? null;
}
