import type { Delivery, Webhook } from '#contract/office/webhooks.ts';
import type { WebhookType } from '#contract/webhook-types.ts';
import type { Db } from '../database.ts';

/** Gives what is new to all who want it now; what nobody wants any more is given to nobody. */
export async function spreadMessages(tx: Db, limit: number): Promise<number[]> {
  const rows = await tx<{ id: number }[]>`
    WITH taken AS (
      SELECT seq FROM webhook_messages WHERE spread_at IS NULL ORDER BY seq LIMIT ${limit} FOR UPDATE SKIP LOCKED),
    spread AS (
      UPDATE webhook_messages m SET spread_at = now() FROM taken WHERE m.seq = taken.seq
      RETURNING m.seq, m.type, m.endpoint_id)
    INSERT INTO webhook_deliveries (endpoint_id, message_seq)
    SELECT e.id, s.seq FROM spread s JOIN webhook_endpoints e ON e.state = 'active'
      AND (e.id = s.endpoint_id OR (s.endpoint_id IS NULL AND s.type = ANY(e.types)))
    ORDER BY s.seq RETURNING id::float8 AS id`;
  return rows.map(({ id }) => id);
}

export interface DueDelivery {
  endpointId: number;
  url: string;
  isActive: boolean;
  secret: Buffer;
  previous: Buffer | null;
  messageId: string;
  type: string;
  data: Record<string, unknown>;
  version: number;
  at: Date;
}

export async function findDelivery(db: Db, id: number): Promise<DueDelivery | null> {
  const [row] = await db<DueDelivery[]>`
    SELECT e.id AS "endpointId", e.url, e.state = 'active' AS "isActive", e.secret_sealed AS secret,
           CASE WHEN e.previous_until > now() THEN e.previous_sealed END AS previous,
           m.id AS "messageId", m.type, m.data, m.seq::float8 AS version, m.at
    FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
    JOIN webhook_messages m ON m.seq = d.message_seq WHERE d.id = ${id} AND d.state = 'waiting'`;
  return row ?? null;
}

export async function noteDone(db: Db, id: number): Promise<void> {
  await db`
    WITH done AS (
      UPDATE webhook_deliveries SET state = 'done', tries = tries + 1, tried_at = now(), last_error = NULL WHERE id = ${id}
      RETURNING endpoint_id)
    UPDATE webhook_endpoints e SET failing_since = NULL FROM done WHERE e.id = done.endpoint_id AND e.failing_since IS NOT NULL`;
}

/** Tells for how many hours nothing has arrived there. */
export async function noteFailure(
  db: Db,
  id: number,
  { error, isLast }: { error: string; isLast: boolean },
): Promise<number> {
  const [row] = await db<{ hours: number }[]>`
    WITH failed AS (
      UPDATE webhook_deliveries SET state = CASE WHEN ${isLast} THEN 'failed' ELSE state END, tries = tries + 1,
                                    tried_at = now(), last_error = ${error}
      WHERE id = ${id} RETURNING endpoint_id)
    UPDATE webhook_endpoints e SET failing_since = coalesce(e.failing_since, now()) FROM failed
    WHERE e.id = failed.endpoint_id RETURNING extract(epoch FROM now() - e.failing_since)::float8 / 3600 AS hours`;
  return row?.hours ?? 0;
}

/** What waits for one that is paused is not tried any more: it is sent again by hand. */
export async function endWaiting(db: Db, id: number): Promise<void> {
  await db`UPDATE webhook_deliveries SET state = 'failed', last_error = 'paused' WHERE id = ${id} AND state = 'waiting'`;
}

/** Null: it is not going on any more. */
export async function pauseEndpoint(
  tx: Db,
  id: number,
  why: 'failing' | 'gone',
): Promise<{ url: string; partner: string; email: string | null; failingSince: Date } | null> {
  const [row] = await tx<{ url: string; partner: string; email: string | null; failingSince: Date }[]>`
    UPDATE webhook_endpoints e SET state = 'paused', paused_why = ${why} FROM partners p
    WHERE e.id = ${id} AND e.state = 'active' AND p.id = e.partner_id
    RETURNING e.url, p.name AS partner, p.email, coalesce(e.failing_since, now()) AS "failingSince"`;
  return row ?? null;
}

type WebhookRow = Omit<Webhook, 'failingSince' | 'previousUntil' | 'lastDoneAt'> &
  Record<'failingSince' | 'previousUntil' | 'lastDoneAt', Date | null>;

/** All that are not removed, one of them, or those of a partner. */
export async function listWebhooks(db: Db, of: { id?: number; partnerId?: number } = {}): Promise<Webhook[]> {
  const rows = await db<WebhookRow[]>`
    SELECT e.id, e.partner_id AS "partnerId", p.name AS partner, e.url, e.types, e.state, e.paused_why AS "pausedWhy",
           e.failing_since AS "failingSince",
           CASE WHEN e.previous_until > now() THEN e.previous_until END AS "previousUntil",
           (SELECT d.tried_at FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND d.state = 'done'
            ORDER BY d.id DESC LIMIT 1) AS "lastDoneAt",
           (SELECT count(*)::int FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND d.state = 'waiting') AS waiting
    FROM webhook_endpoints e JOIN partners p ON p.id = e.partner_id
    WHERE e.state <> 'removed' ${of.id === undefined ? db`` : db`AND e.id = ${of.id}`}
      ${of.partnerId === undefined ? db`` : db`AND e.partner_id = ${of.partnerId}`}
    ORDER BY p.name, e.id`;
  return rows.map(({ failingSince, previousUntil, lastDoneAt, ...row }) => ({
    ...row,
    failingSince: failingSince?.toISOString() ?? null,
    previousUntil: previousUntil?.toISOString() ?? null,
    lastDoneAt: lastDoneAt?.toISOString() ?? null,
  }));
}

type DeliveryRow = Omit<Delivery, 'triedAt' | 'createdAt'> & { triedAt: Date | null; createdAt: Date };

export async function listDeliveries(
  db: Db,
  endpointId: number,
  { before, limit }: { before: number | null; limit: number },
): Promise<Delivery[]> {
  const rows = await db<DeliveryRow[]>`
    SELECT d.id::float8 AS id, m.id AS "messageId", m.type, d.round, d.state, d.tries, d.last_error AS "lastError",
           d.tried_at AS "triedAt", d.created_at AS "createdAt"
    FROM webhook_deliveries d JOIN webhook_messages m ON m.seq = d.message_seq
    WHERE d.endpoint_id = ${endpointId} AND (${before}::bigint IS NULL OR d.id < ${before})
    ORDER BY d.id DESC LIMIT ${limit}`;
  return rows.map(({ triedAt, createdAt, ...row }) => ({
    ...row,
    triedAt: triedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }));
}

export async function insertEndpoint(
  tx: Db,
  endpoint: {
    partnerId: number;
    url: string;
    types: readonly WebhookType[];
    secret: Buffer;
    createdBy: number;
  },
): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO webhook_endpoints (partner_id, url, types, secret_sealed, created_by)
    VALUES (${endpoint.partnerId}, ${endpoint.url}, ${[...endpoint.types]}, ${endpoint.secret}, ${endpoint.createdBy})
    RETURNING id`;
  if (!row) throw new Error('a webhook that was just made is not there');
  return row.id;
}

/** Going on begins with a clean sheet: what failed before says nothing of what comes. */
export async function setEndpoint(
  tx: Db,
  id: number,
  { url, types, isPaused }: { url: string; types: readonly WebhookType[]; isPaused: boolean },
): Promise<void> {
  await tx`
    UPDATE webhook_endpoints SET url = ${url}, types = ${[...types]},
           state = CASE WHEN ${isPaused} THEN 'paused' ELSE 'active' END,
           paused_why = CASE WHEN ${isPaused} THEN coalesce(paused_why, 'staff') END,
           failing_since = CASE WHEN state = 'active' THEN failing_since END
    WHERE id = ${id}`;
}

export async function replaceSecret(tx: Db, id: number, secret: Buffer, hours: number): Promise<void> {
  await tx`
    UPDATE webhook_endpoints SET previous_sealed = secret_sealed, secret_sealed = ${secret},
           previous_until = now() + make_interval(hours => ${hours})
    WHERE id = ${id}`;
}

export async function removeEndpoint(tx: Db, id: number): Promise<void> {
  await tx`UPDATE webhook_endpoints SET state = 'removed', paused_why = NULL WHERE id = ${id}`;
}

export async function insertTrial(tx: Db, endpointId: number): Promise<string> {
  const [row] = await tx<{ id: string }[]>`
    INSERT INTO webhook_messages (type, data, endpoint_id) VALUES ('webhook.test', '{}', ${endpointId}) RETURNING id`;
  return row?.id ?? '';
}

/** One message once more, or all of a time that this endpoint wants; in the order in which they came. */
export async function insertReplays(
  tx: Db,
  endpointId: number,
  what: { deliveryId: number } | { since: string; until: string },
  limit: number,
  /** Whoever has no key to put a task with. */
  isUntasked = false,
): Promise<number[]> {
  const wanted =
    'deliveryId' in what
      ? tx`m.seq = (SELECT message_seq FROM webhook_deliveries WHERE id = ${what.deliveryId} AND endpoint_id = e.id)`
      : tx`m.at >= ${what.since}::timestamptz AND m.at < ${what.until}::timestamptz AND m.spread_at IS NOT NULL
           AND m.endpoint_id IS NULL AND m.type = ANY(e.types)`;
  const rows = await tx<{ id: number }[]>`
    INSERT INTO webhook_deliveries (is_untasked, endpoint_id, message_seq, round)
    SELECT ${isUntasked}::boolean, e.id, m.seq, 1 + coalesce((SELECT max(round) FROM webhook_deliveries d
                                      WHERE d.endpoint_id = e.id AND d.message_seq = m.seq), 0)
    FROM webhook_endpoints e JOIN webhook_messages m ON ${wanted}
    WHERE e.id = ${endpointId} ORDER BY m.seq LIMIT ${limit} RETURNING id::float8 AS id`;
  return rows.map(({ id }) => id);
}

/** Those that were asked for where no task could be put. */
export async function takeUntasked(tx: Db, limit: number): Promise<number[]> {
  const rows = await tx<{ id: number }[]>`
    UPDATE webhook_deliveries SET is_untasked = false WHERE id IN (
      SELECT id FROM webhook_deliveries WHERE is_untasked ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id::float8 AS id`;
  return rows.map(({ id }) => id);
}

/** Messages and with them their journal, a few at a time. */
export async function deleteOldMessages(db: Db, days: number): Promise<void> {
  await db`
    DELETE FROM webhook_messages WHERE seq IN (
      SELECT seq FROM webhook_messages WHERE at < now() - make_interval(days => ${days}) ORDER BY seq LIMIT 1000)`;
}
