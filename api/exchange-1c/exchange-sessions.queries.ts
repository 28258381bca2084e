import type { Db } from '../database.ts';

export interface ExchangeSession {
  id: number;
  accountId: number;
  type: string;
  folder: string;
  version: string | null;
  startedAt: Date;
}

const columns = (db: Db) => db`
  id::int, account_id AS "accountId", type, folder, version, started_at AS "startedAt"`;

/** Ends the older ones of the same account and type, unless one of them is being answered right now: then null. */
export async function takeOver(
  tx: Db,
  opened: {
    accountId: number;
    type: string;
    tokenHash: Buffer;
    folder: string;
    address: string;
    agent: string;
  },
): Promise<ExchangeSession | null> {
  const { accountId, type } = opened;
  await tx`SELECT FROM exchange_accounts WHERE id = ${accountId} FOR UPDATE`;
  const busy = await tx`
    SELECT FROM exchange_sessions
    WHERE account_id = ${accountId} AND type = ${type} AND ended_at IS NULL AND busy_until > now()`;
  if (busy.length > 0) return null;
  await tx`
    UPDATE exchange_sessions SET ended_at = now()
    WHERE account_id = ${accountId} AND type = ${type} AND ended_at IS NULL`;
  const [session] = await tx<ExchangeSession[]>`
    INSERT INTO exchange_sessions (account_id, type, token_hash, folder, address, agent)
    VALUES (${accountId}, ${type}, ${opened.tokenHash}, ${opened.folder}, ${opened.address}, ${opened.agent})
    RETURNING ${columns(tx)}`;
  return session ?? null;
}

/** By the cookie's hash, or the account's own open one; six hours after its last request it is over. */
export async function findSession(
  db: Db,
  { tokenHash, accountId, type }: { tokenHash: Buffer | null; accountId: number | null; type: string },
): Promise<ExchangeSession | null> {
  const [session] = await db<ExchangeSession[]>`
    SELECT ${columns(db)} FROM exchange_sessions
    WHERE ended_at IS NULL AND seen_at > now() - interval '6 hours' AND type = ${type}
      AND CASE WHEN ${tokenHash}::bytea IS NOT NULL THEN token_hash = ${tokenHash} ELSE account_id = ${accountId} END
    ORDER BY id DESC LIMIT 1`;
  return session ?? null;
}

export async function setBusy(db: Db, sessionId: number, isBusy: boolean): Promise<void> {
  await db`
    UPDATE exchange_sessions
    SET seen_at = now(), busy_until = CASE WHEN ${isBusy} THEN now() + interval '2 minutes' END
    WHERE id = ${sessionId}`;
}

export async function setVersion(db: Db, sessionId: number, version: string | null): Promise<void> {
  await db`UPDATE exchange_sessions SET version = ${version} WHERE id = ${sessionId}`;
}

export async function endSession(db: Db, sessionId: number): Promise<void> {
  await db`UPDATE exchange_sessions SET ended_at = coalesce(ended_at, now()) WHERE id = ${sessionId}`;
}

/** Written at most every ten seconds, whoever knocks. */
export async function noteNameless(db: Db): Promise<void> {
  await db`
    INSERT INTO exchange_nameless DEFAULT VALUES
    ON CONFLICT (is_only) DO UPDATE SET seen_at = now() WHERE exchange_nameless.seen_at < now() - interval '10 seconds'`;
}

/** Within a week, and nobody has come in since: a 1C that names itself only when asked comes in at once. */
export async function findNameless(db: Db): Promise<Date | null> {
  const [nameless] = await db<{ seenAt: Date }[]>`
    SELECT seen_at AS "seenAt" FROM exchange_nameless n
    WHERE seen_at > now() - interval '7 days'
      AND NOT EXISTS (SELECT FROM exchange_sessions WHERE started_at >= n.seen_at)`;
  return nameless?.seenAt ?? null;
}
