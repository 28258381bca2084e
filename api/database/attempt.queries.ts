import type postgres from 'postgres';

/** Within a transaction. Stays where `work` says so; else it is as if it had not been done, and whoever waited for its locks goes on. */
export async function attempt(tx: postgres.ISql, work: () => Promise<boolean>): Promise<boolean> {
  await tx`SAVEPOINT attempt`;
  const stays = await work();
  if (!stays) await tx`ROLLBACK TO SAVEPOINT attempt`;
  await tx`RELEASE SAVEPOINT attempt`;
  return stays;
}
