import type { Db } from '../database.ts';

/** Numbers that partners, papers and people have seen: each must never name two things. */
const SEEN_NUMBERS = [
  ['orders', 'id'],
  ['payments', 'id'],
  ['refunds', 'id'],
  ['receipts', 'id'],
  ['order_returns', 'id'],
  ['shipments', 'id'],
  ['webhook_messages', 'seq'],
] as const;
const SEEN_SEQUENCES = ['order_ids', 'loyalty_card_serials'] as const;

/** Gives the sequences that went forward. */
export async function skipNumbers(tx: Db, by: number): Promise<string[]> {
  const rows = await tx<{ name: string }[]>`
    WITH seen AS (
      SELECT pg_get_serial_sequence(t.name, t.field)::regclass AS seq
      FROM unnest(${SEEN_NUMBERS.map(([table]) => table)}::text[], ${SEEN_NUMBERS.map(([, field]) => field)}::text[])
        AS t (name, field)
      UNION SELECT name::regclass FROM unnest(${[...SEEN_SEQUENCES]}::text[]) AS s (name))
    SELECT seq::text AS name, setval(seq, nextval(seq) + ${by}) FROM seen WHERE seq IS NOT NULL ORDER BY 1`;
  return rows.map(({ name }) => name);
}

/** False: that moment lies ahead. */
export async function insertRestore(tx: Db, since: Date): Promise<boolean> {
  const { count } =
    await tx`INSERT INTO restores (since) SELECT ${since} WHERE ${since}::timestamptz <= now()`;
  return count === 1;
}

export async function hadRestoreLately(db: Db): Promise<boolean> {
  const [row] = await db<{ is: boolean }[]>`
    SELECT EXISTS (SELECT FROM restores WHERE at > now() - interval '1 hour') AS is`;
  return row?.is ?? false;
}

export interface LeftUndone {
  /** Receipts that the register may have made already; they are asked for by the same key. */
  receipts: number;
  /** Refunds that the bank may have paid already; they are asked for first. */
  refunds: number;
  /** Letters, messages and the like that may have left already, by kind. */
  tasks: { kind: string; count: number }[];
}

export async function findUndone(db: Db): Promise<LeftUndone> {
  const [row] = await db<LeftUndone[]>`
    SELECT (SELECT count(*)::int FROM receipts WHERE fiscal IS NULL) AS receipts,
           (SELECT count(*)::int FROM refunds WHERE status <> 'done') AS refunds,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'count', count) ORDER BY kind), '[]')
            FROM (SELECT kind, count(*)::int FROM tasks WHERE state = 'waiting' GROUP BY kind) waiting) AS tasks`;
  if (!row) throw new Error('The database tells nothing of what waits.');
  return row;
}
