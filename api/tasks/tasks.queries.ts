import type { Db } from '../database.ts';

export interface TaskRow {
  id: number;
  key: string;
  payload: Buffer;
  tries: number;
  leaseNumber: number;
  askedBy: number | null;
  /** Staff want it to end. */
  isStopAsked: boolean;
  createdAt: Date;
}

/** The same key asked for twice is one task. */
export async function insertTask(
  db: Db,
  task: { kind: string; key: string; payload: Buffer; dueAt: Date | null; askedBy: number | null },
): Promise<void> {
  const { kind, key, payload, dueAt, askedBy } = task;
  await db`
    INSERT INTO tasks (kind, key, payload, due_at, asked_by)
    VALUES (${kind}, ${key}, ${payload}, coalesce(${dueAt}, now()), ${askedBy})
    ON CONFLICT (kind, key) DO NOTHING`;
}

/** The next one that is due and nobody's, for this process alone until the lease ends; then another may take it. */
export async function leaseTask(db: Db, kind: string, leaseSeconds: number): Promise<TaskRow | null> {
  const [task] = await db<TaskRow[]>`
    UPDATE tasks SET tries = tries + 1, lease_number = lease_number + 1,
                     lease_until = now() + make_interval(secs => ${leaseSeconds})
    WHERE id = (
      SELECT id FROM tasks
      WHERE kind = ${kind} AND state = 'waiting' AND due_at <= now() AND (lease_until IS NULL OR lease_until <= now())
      ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, key, payload, tries, lease_number AS "leaseNumber", asked_by::float8 AS "askedBy",
              stop_asked_at IS NOT NULL AS "isStopAsked", created_at AS "createdAt"`;
  return task ?? null;
}

/** A task by the lease it was taken with: what another has taken since is not ours to write to. */
type Lease = Pick<TaskRow, 'id' | 'leaseNumber'>;

const isHeld = (db: Db, { id, leaseNumber }: Lease) =>
  db`id = ${id} AND lease_number = ${leaseNumber} AND state = 'waiting'`;

/** Null when it is not ours any more. */
export async function renewLease(
  db: Db,
  lease: Lease,
  seconds: number,
  progress: string | null,
): Promise<{ isStopAsked: boolean } | null> {
  const [row] = await db<{ isStopAsked: boolean }[]>`
    UPDATE tasks SET lease_until = now() + make_interval(secs => ${seconds}),
                     progress = coalesce(${progress}::text::jsonb, progress)
    WHERE ${isHeld(db, lease)} RETURNING stop_asked_at IS NOT NULL AS "isStopAsked"`;
  return row ?? null;
}

interface End {
  state: 'done' | 'dead' | 'stopped';
  lastError: string | null;
  isForgotten: boolean;
}

export async function endTask(
  db: Db,
  lease: Lease,
  { state, lastError, isForgotten }: End,
): Promise<boolean> {
  const rows = await db`
    UPDATE tasks SET state = ${state}, done_at = now(), lease_until = NULL, last_error = ${lastError},
                     payload = CASE WHEN ${isForgotten} THEN NULL ELSE payload END
    WHERE ${isHeld(db, lease)} RETURNING id`;
  return rows.length > 0;
}

export async function postponeTask(
  db: Db,
  lease: Lease,
  { seconds, lastError }: { seconds: number; lastError: string },
): Promise<boolean> {
  const rows = await db`
    UPDATE tasks SET due_at = now() + make_interval(secs => ${seconds}), lease_until = NULL, last_error = ${lastError}
    WHERE ${isHeld(db, lease)} RETURNING id`;
  return rows.length > 0;
}

/** A few of the oldest at a time. */
export async function forgetPayloads(db: Db, days: number): Promise<void> {
  await db`
    UPDATE tasks SET payload = NULL WHERE id IN (
      SELECT id FROM tasks
      WHERE state = 'done' AND payload IS NOT NULL AND done_at < now() - make_interval(days => ${days})
      LIMIT 500 FOR UPDATE SKIP LOCKED)`;
}

export async function deleteOldTasks(
  db: Db,
  state: 'done' | 'dead' | 'stopped',
  days: number,
): Promise<void> {
  await db`
    DELETE FROM tasks WHERE id IN (
      SELECT id FROM tasks WHERE state = ${state} AND done_at < now() - make_interval(days => ${days})
      LIMIT 500 FOR UPDATE SKIP LOCKED)`;
}

export interface KindFigures {
  kind: string;
  waiting: number;
  dead: number;
  /** How long the oldest of those that should be done by now has been waiting. */
  oldestSeconds: number;
}

export async function countTasks(db: Db): Promise<KindFigures[]> {
  return db<KindFigures[]>`
    SELECT kind, sum(waiting)::int AS waiting, sum(dead)::int AS dead, max(oldest)::float8 AS "oldestSeconds" FROM (
      SELECT kind, count(*) AS waiting, 0 AS dead,
             coalesce(extract(epoch FROM now() - min(CASE WHEN tries > 0 THEN created_at ELSE due_at END)
                                                   FILTER (WHERE tries > 0 OR due_at <= now())), 0) AS oldest
      FROM tasks WHERE state = 'waiting' GROUP BY kind
      UNION ALL
      SELECT kind, 0, count(*), 0 FROM tasks WHERE state = 'dead' GROUP BY kind) figures
    GROUP BY kind ORDER BY kind`;
}

export interface ListedTask {
  id: number;
  kind: string;
  key: string;
  state: 'waiting' | 'dead' | 'stopped';
  tries: number;
  dueInSeconds: number;
  isLeased: boolean;
  progress: unknown;
  lastError: string | null;
  isStopAsked: boolean;
  /** What it says is still known: it can be done again. */
  hasPayload: boolean;
  askedBy: number | null;
  askedByName: string | null;
  createdAt: Date;
  endedAt: Date | null;
}

const listedColumns = (db: Db) => db`
  t.id::float8 AS id, t.kind, t.key, t.state, t.tries, extract(epoch FROM t.due_at - now())::float8 AS "dueInSeconds",
  coalesce(t.lease_until > now(), false) AS "isLeased", t.progress, t.last_error AS "lastError",
  t.stop_asked_at IS NOT NULL AS "isStopAsked", t.payload IS NOT NULL AS "hasPayload", t.asked_by::float8 AS "askedBy",
  s.name AS "askedByName", t.created_at AS "createdAt", t.done_at AS "endedAt"`;

/** What waits, what was given up and what was lately stopped, the newest first. */
export async function listTaskRows(db: Db, limit: number): Promise<ListedTask[]> {
  return db<ListedTask[]>`
    SELECT ${listedColumns(db)} FROM tasks t LEFT JOIN staff s ON s.id = t.asked_by
    WHERE t.state IN ('waiting', 'dead') OR (t.state = 'stopped' AND t.done_at > now() - interval '1 day')
    ORDER BY t.state, t.id DESC LIMIT ${limit}`;
}

export async function findListedTask(
  db: Db,
  id: number,
): Promise<(Omit<ListedTask, 'state'> & { state: ListedTask['state'] | 'done' }) | null> {
  const [row] = await db<ListedTask[]>`
    SELECT ${listedColumns(db)} FROM tasks t LEFT JOIN staff s ON s.id = t.asked_by WHERE t.id = ${id}`;
  return row ?? null;
}

/** One that nobody holds is stopped at once; whoever holds it is asked to stop. Null: it is over, or there is none. */
export async function askToStop(db: Db, id: number): Promise<'stopped' | 'asked' | null> {
  const [row] = await db<{ state: string }[]>`
    UPDATE tasks SET stop_asked_at = coalesce(stop_asked_at, now()),
                     state = CASE WHEN lease_until > now() THEN state ELSE 'stopped' END,
                     done_at = CASE WHEN lease_until > now() THEN NULL ELSE now() END
    WHERE id = ${id} AND state = 'waiting' RETURNING state`;
  if (!row) return null;
  return row.state === 'stopped' ? 'stopped' : 'asked';
}

export async function findTaskState(
  db: Db,
  id: number,
): Promise<{ state: string; hasPayload: boolean } | null> {
  const [row] = await db<{ state: string; hasPayload: boolean }[]>`
    SELECT state, payload IS NOT NULL AS "hasPayload" FROM tasks WHERE id = ${id}`;
  return row ?? null;
}

/** At once and with all its tries before it. Whoever holds it now keeps it. */
export async function restartTask(db: Db, id: number): Promise<boolean> {
  const rows = await db`
    UPDATE tasks SET state = 'waiting', tries = 0, due_at = now(), done_at = NULL, stop_asked_at = NULL
    WHERE id = ${id} AND state <> 'done' AND payload IS NOT NULL RETURNING id`;
  return rows.length > 0;
}
