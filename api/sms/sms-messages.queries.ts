import type { Db } from '../database.ts';

export async function insertSms(
  db: Db,
  { phoneHash, prefix, phone }: { phoneHash: Buffer; prefix: string; phone: Buffer },
): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    INSERT INTO sms_messages (phone_hash, prefix, phone) VALUES (${phoneHash}, ${prefix}, ${phone}) RETURNING id`;
  return Number(row?.id);
}

export async function setSmsSent(
  db: Db,
  id: number,
  { gateway, gatewayId }: { gateway: string; gatewayId: string },
): Promise<void> {
  await db`
    UPDATE sms_messages SET gateway = ${gateway}, gateway_id = ${gatewayId}, state = 'sent', sent_at = now()
    WHERE id = ${id}`;
}

/** Nothing more will be heard of it: the phone goes. */
export async function endSms(db: Db, id: number, state: 'delivered' | 'failed'): Promise<void> {
  await db`
    UPDATE sms_messages SET state = ${state}, ended_at = now(), phone = NULL
    WHERE id = ${id} AND state IN ('new', 'sent')`;
}

/** How many a gateway has taken in the last day. */
export async function countSmsOfDay(db: Db, gateway: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM sms_messages
    WHERE gateway = ${gateway} AND created_at > now() - interval '1 day'`;
  return row?.count ?? 0;
}

export interface OpenSms {
  id: number;
  phone: Buffer;
  gatewayId: string;
}

export async function listOpenSms(db: Db, gateway: string, limit: number): Promise<OpenSms[]> {
  return db<OpenSms[]>`
    SELECT id, phone, gateway_id AS "gatewayId" FROM sms_messages
    WHERE gateway = ${gateway} AND state = 'sent' AND phone IS NOT NULL AND sent_at < now() - interval '15 seconds'
    ORDER BY id LIMIT ${limit}`;
}

/** What nobody told of within two hours is left at that; the rows themselves go after a quarter of a year. */
export async function tidySms(db: Db): Promise<void> {
  await db`
    UPDATE sms_messages SET state = CASE WHEN gateway IS NULL THEN 'failed' ELSE 'unknown' END, phone = NULL, ended_at = now()
    WHERE state IN ('new', 'sent') AND created_at < now() - interval '2 hours'`;
  await db`DELETE FROM sms_messages WHERE created_at < now() - interval '90 days'`;
}

/** Of a quarter of an hour, those that have had two minutes to arrive. */
export async function listSmsRates(db: Db): Promise<{ gateway: string; sent: number; delivered: number }[]> {
  return db<{ gateway: string; sent: number; delivered: number }[]>`
    SELECT gateway, count(*)::int AS sent, count(*) FILTER (WHERE state = 'delivered')::int AS delivered
    FROM sms_messages
    WHERE gateway IS NOT NULL AND sent_at BETWEEN now() - interval '17 minutes' AND now() - interval '2 minutes'
    GROUP BY gateway`;
}

export interface SmsRate {
  gateway: string;
  prefix: string;
  sent: number;
  delivered: number;
  failed: number;
}

/** Of a day, by gateway and the first digits of the number, which are an operator's: where messages get lost shows there. */
export async function listSmsRatesByPrefix(db: Db): Promise<SmsRate[]> {
  return db<SmsRate[]>`
    SELECT gateway, prefix, count(*)::int AS sent, count(*) FILTER (WHERE state = 'delivered')::int AS delivered,
           count(*) FILTER (WHERE state = 'failed')::int AS failed
    FROM sms_messages
    WHERE gateway IS NOT NULL AND sent_at > now() - interval '1 day'
    GROUP BY gateway, prefix ORDER BY gateway, prefix`;
}
