import { NO_ROOM_LEFT, type PackageError, TOO_SLOW } from '#domain/exchange/package-codes.ts';
import type { PackageKind, PackageScope } from '#domain/exchange/package-kind.ts';
import type { Db } from '../database.ts';

export type PackageState =
  | 'received'
  | 'read'
  | 'held'
  | 'applying'
  | 'applied'
  | 'failed'
  | 'refused'
  | 'superseded';

export interface ExchangePackage {
  id: number;
  sessionId: number;
  folder: string;
  file: string;
  entry: string | null;
  /** `absence`: what a whole export did not name. */
  kind: PackageKind | 'unread' | 'absence';
  scope: PackageScope;
  catalogId: string | null;
  madeAt: Date | null;
  sessionStart: Date;
  state: PackageState;
  holdReasons: string[];
  rowsRead: number;
  rowsApplied: number;
  step: string;
  position: string;
  error: string | null;
  errorFacts: Record<string, string | number>;
  /** How often it was begun by now, by whichever process; a stop of the shop and a full disk are not counted. */
  tries: number;
  /** Somebody wants it taken once more, whatever was taken before. */
  isRerun: boolean;
  /** It brought what had been applied already. */
  isRepeated: boolean;
  /** Who said that it may be applied whatever it does; null: nobody. */
  decidedBy: string | null;
}

const columns = (db: Db) => db`
  p.id::int, p.session_id::int AS "sessionId", s.folder, p.file, p.entry, p.kind, p.scope, p.catalog_id AS "catalogId",
  p.made_at AS "madeAt", s.started_at AS "sessionStart", p.state, p.hold_reasons AS "holdReasons",
  p.rows_read AS "rowsRead", p.rows_applied AS "rowsApplied", p.step, p.position, p.error, p.error_facts AS "errorFacts",
  p.decided_by AS "decidedBy", p.counts ? 'repeated' AS "isRepeated",
  p.is_rerun AS "isRerun", p.tries`;

/** The same file asked for again is the same package, unless it failed: then it is tried anew. */
export async function openPackage(
  db: Db,
  { sessionId, file, entry }: { sessionId: number; file: string; entry: string | null },
): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    INSERT INTO exchange_packages AS p (session_id, file, entry, kind) VALUES (${sessionId}, ${file}, ${entry}, 'unread')
    ON CONFLICT (session_id, file, entry) DO UPDATE SET
      state = CASE WHEN p.state = 'failed' THEN 'received' ELSE p.state END,
      error = CASE WHEN p.state = 'failed' OR p.error = ${NO_ROOM_LEFT} THEN NULL ELSE p.error END,
      leased_until = CASE WHEN p.state = 'failed' THEN NULL ELSE p.leased_until END
    RETURNING id::int`;
  if (!row) throw new Error('a package that was just written is not there');
  return row.id;
}

export async function getPackage(db: Db, id: number): Promise<ExchangePackage> {
  const [row] = await db<ExchangePackage[]>`
    SELECT ${columns(db)} FROM exchange_packages p JOIN exchange_sessions s ON s.id = p.session_id WHERE p.id = ${id}`;
  if (!row) throw new Error(`there is no package ${id}`);
  return row;
}

/** What became of one that nobody works on any more; null: it goes on. */
export async function findRest(
  db: Db,
  id: number,
): Promise<{ kind: string; state: PackageState; counts: Record<string, number> } | null> {
  const [row] = await db<{ kind: string; state: PackageState; counts: Record<string, number> }[]>`
    SELECT kind, state, counts FROM exchange_packages WHERE id = ${id} AND state NOT IN ('received', 'read', 'applying')`;
  return row ?? null;
}

/** The oldest that nobody works on. Whoever takes it says so again within a minute, or another one goes on with it. */
export async function leasePackage(db: Db): Promise<ExchangePackage | null> {
  const [row] = await db<ExchangePackage[]>`
    WITH next AS (
      SELECT id FROM exchange_packages
      WHERE state IN ('received', 'read', 'applying') AND (leased_until IS NULL OR leased_until < now())
        AND NOT EXISTS (SELECT FROM exchange_packages other WHERE other.leased_until > now())
      ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED),
    p AS (UPDATE exchange_packages SET leased_until = now() + interval '1 minute', tries = tries + 1,
                 error = CASE WHEN error = ${TOO_SLOW} THEN error END
          WHERE id IN (SELECT id FROM next) RETURNING *)
    SELECT ${columns(db)} FROM p JOIN exchange_sessions s ON s.id = p.session_id`;
  return row ?? null;
}

const isGoingOn = (db: Db) => db`state IN ('received', 'read', 'applying')`;

/** It waits for room on the disk, which says nothing of the package: as if it had not been begun. */
export async function releaseWithoutRoom(db: Db, id: number): Promise<void> {
  await db`
    UPDATE exchange_packages SET leased_until = NULL, error = ${NO_ROOM_LEFT}, tries = greatest(tries - 1, 0)
    WHERE id = ${id} AND ${isGoingOn(db)}`;
}

/** The shop is stopped. Its lease ends by itself. */
export async function takeBackTry(db: Db, id: number): Promise<void> {
  await db`UPDATE exchange_packages SET tries = greatest(tries - 1, 0) WHERE id = ${id} AND ${isGoingOn(db)}`;
}

/**
 * By whoever had it and lost it: nobody needs to wait until the lease is over. Gives how many tries were too slow by now; from
 * `told` on staff read so in the journal.
 */
export async function releaseTried(
  db: Db,
  id: number,
  { isSlow, told }: { isSlow: boolean; told: number },
): Promise<number> {
  const slow = db`slow_tries + ${isSlow ? 1 : 0}`;
  const [row] = await db<{ slow: number }[]>`
    UPDATE exchange_packages SET leased_until = NULL, slow_tries = ${slow}, error = CASE WHEN ${slow} >= ${told} THEN ${TOO_SLOW} END
    WHERE id = ${id} AND ${isGoingOn(db)} RETURNING slow_tries AS slow`;
  return row?.slow ?? 0;
}

export async function hasStaged(db: Db, id: number): Promise<boolean> {
  const [row] = await db<{ has: boolean }[]>`
    SELECT EXISTS (SELECT FROM exchange_staged WHERE package_id = ${id})
        OR EXISTS (SELECT FROM exchange_staged_prices WHERE package_id = ${id})
        OR EXISTS (SELECT FROM exchange_staged_rests WHERE package_id = ${id}) AS has`;
  return row?.has ?? false;
}

export async function renewLease(db: Db, id: number, rowsRead: number): Promise<void> {
  await db`
    UPDATE exchange_packages SET leased_until = now() + interval '1 minute', rows_read = ${rowsRead} WHERE id = ${id}`;
}

export interface ReadFacts {
  kind: PackageKind;
  scope: PackageScope;
  catalogId: string | null;
  schema: string | null;
  madeAt: Date | null;
  digest: Buffer;
  rowsRead: number;
  counts: Readonly<Record<string, number>>;
}

export async function setRead(db: Db, id: number, facts: ReadFacts): Promise<void> {
  await db`
    UPDATE exchange_packages SET state = 'read', kind = ${facts.kind}, scope = ${facts.scope},
      catalog_id = ${facts.catalogId}, schema = ${facts.schema}, made_at = ${facts.madeAt}, digest = ${facts.digest},
      rows_read = ${facts.rowsRead}, counts = ${JSON.stringify(facts.counts)}::text::jsonb, read_at = now()
    WHERE id = ${id}`;
}

export async function setFailed(
  db: Db,
  id: number,
  error: PackageError,
  facts: Readonly<Record<string, string | number>>,
): Promise<void> {
  await db`
    UPDATE exchange_packages SET state = 'failed', error = ${error}, error_facts = ${JSON.stringify(facts)}::text::jsonb,
      ended_at = now(), leased_until = NULL, tries = 0, slow_tries = 0
    WHERE id = ${id}`;
}

export async function setEnded(
  db: Db,
  id: number,
  state: 'held' | 'applied' | 'refused',
  reasons: readonly string[] = [],
): Promise<void> {
  await db`
    UPDATE exchange_packages SET state = ${state}, hold_reasons = ${[...reasons]}::text[], leased_until = NULL, error = NULL, tries = 0, slow_tries = 0,
      ended_at = CASE WHEN ${state} = 'held' THEN NULL ELSE now() END
    WHERE id = ${id}`;
}

/** Of an earlier reading; what the last one found stays in the journal. */
export async function clearProblems(db: Db, id: number): Promise<void> {
  await db`DELETE FROM exchange_problems WHERE package_id = ${id}`;
}
