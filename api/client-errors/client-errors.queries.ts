import type { KeptError } from '#domain/client-error.ts';
import type { Db } from '../database.ts';

/** More ways of breaking than these are a flood, or somebody's joke. */
const MOST_KINDS = 500;

/** Counts `count` more of this way of breaking; a new one takes what nobody has met for a month with it. */
export async function countClientErrors(
  db: Db,
  fingerprint: string,
  { message, stack, page, build }: KeptError,
  count: number,
): Promise<void> {
  const known = await db`
    UPDATE client_errors SET count = count + ${count}, last_at = now(), page = ${page}, build = ${build}
    WHERE fingerprint = ${fingerprint}`;
  if (known.count > 0) return;
  await db`DELETE FROM client_errors WHERE last_at < now() - interval '30 days'`;
  await db`
    INSERT INTO client_errors (fingerprint, message, stack, page, build, count)
    SELECT ${fingerprint}, ${message}, ${stack}, ${page}, ${build}, ${count}
    WHERE (SELECT count(*) FROM client_errors) < ${MOST_KINDS}
    ON CONFLICT (fingerprint) DO UPDATE SET count = client_errors.count + excluded.count, last_at = now()`;
}

export interface ListedError extends KeptError {
  fingerprint: string;
  count: number;
  firstAt: Date;
  lastAt: Date;
}

/** The latest first. */
export function listClientErrors(db: Db, limit: number): Promise<ListedError[]> {
  return db<ListedError[]>`
    SELECT fingerprint, message, stack, page, build, count::float8 AS count, first_at AS "firstAt", last_at AS "lastAt"
    FROM client_errors ORDER BY last_at DESC, fingerprint LIMIT ${limit}`;
}
