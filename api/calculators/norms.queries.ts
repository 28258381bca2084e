import type { Db } from '../database.ts';

export interface NormRow {
  key: string;
  value: number;
}

/** Those that staff have set. */
export const listNormRows = (db: Db): Promise<NormRow[]> =>
  db<NormRow[]>`SELECT key, value FROM calculator_norms ORDER BY key`;

export async function lockNorms(tx: Db): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtext('calculator_norms'))`;
}

/** Undefined: the one that ships. */
export async function putNorm(tx: Db, key: string, value: number | undefined): Promise<void> {
  if (value === undefined) await tx`DELETE FROM calculator_norms WHERE key = ${key}`;
  else
    await tx`INSERT INTO calculator_norms (key, value) VALUES (${key}, ${value})
             ON CONFLICT (key) DO UPDATE SET value = excluded.value`;
}
