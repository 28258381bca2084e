import type postgres from 'postgres';

/**
 * For what asks about a large part of a table by rows that were written a moment ago and are in no statistics: it is read once, and not
 * row by row. Outside a transaction PostgreSQL chooses.
 */
export async function joinWhole<T>(tx: postgres.ISql, work: () => Promise<T>): Promise<T> {
  if (!('savepoint' in tx)) return work();
  await tx`SET LOCAL enable_nestloop = off`;
  const result = await work();
  await tx`SET LOCAL enable_nestloop = on`;
  return result;
}
