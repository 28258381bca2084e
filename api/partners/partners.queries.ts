import type { ApiKey, Partner } from '#contract/office/keys.ts';
import type { Scope } from '#contract/partner-scopes.ts';
import type { Db } from '../database.ts';

/** A key by the prefix that it was sent with, and whether it opens anything from there now. */
interface SentKey {
  keyId: number;
  keyName: string;
  partnerId: number;
  partner: string;
  scopes: Scope[];
  hash: Buffer;
  /** Whoever made it answers for it. */
  staffId: number;
  callsPerMinute: number;
  partnerCallsPerMinute: number;
  isRevoked: boolean;
  isExpired: boolean;
  isAddressAllowed: boolean;
  isUseNoted: boolean;
}

export async function findSentKey(db: Db, prefix: string, address: string | null): Promise<SentKey | null> {
  const [row] = await db<SentKey[]>`
    SELECT k.id AS "keyId", k.name AS "keyName", p.id AS "partnerId", p.name AS partner, k.scopes, s.hash,
           k.created_by::float8 AS "staffId", k.calls_per_minute AS "callsPerMinute",
           p.calls_per_minute AS "partnerCallsPerMinute",
           k.revoked_at IS NOT NULL OR coalesce(s.ends_at <= now(), false) AS "isRevoked",
           coalesce(k.expires_at <= now(), false) AS "isExpired",
           cardinality(k.addresses) = 0 OR coalesce(${address}::inet <<= ANY(k.addresses), false) AS "isAddressAllowed",
           coalesce(k.last_used_at > now() - interval '1 minute', false) AS "isUseNoted"
    FROM api_key_secrets s JOIN api_keys k ON k.id = s.key_id JOIN partners p ON p.id = k.partner_id
    WHERE s.prefix = ${prefix}`;
  return row ?? null;
}

export async function noteUse(db: Db, keyId: number): Promise<void> {
  await db`UPDATE api_keys SET last_used_at = now() WHERE id = ${keyId}`;
}

export async function listPartners(db: Db): Promise<Partner[]> {
  const partners = await db<Omit<Partner, 'keys'>[]>`
    SELECT id, name, email, calls_per_minute AS "callsPerMinute" FROM partners ORDER BY name, id`;
  type Row = Omit<ApiKey, 'createdAt' | 'expiresAt' | 'revokedAt' | 'lastUsedAt'> &
    Record<'expiresAt' | 'revokedAt' | 'lastUsedAt', Date | null> & { createdAt: Date; partnerId: number };
  const keys = await db<Row[]>`
    SELECT k.id, k.partner_id AS "partnerId", k.name, k.scopes, k.addresses::text[] AS addresses,
           k.calls_per_minute AS "callsPerMinute", k.expires_at AS "expiresAt", k.revoked_at AS "revokedAt",
           k.last_used_at AS "lastUsedAt", s.name AS "createdBy", k.created_at AS "createdAt",
           CASE WHEN k.revoked_at IS NOT NULL THEN 'revoked' WHEN k.expires_at <= now() THEN 'expired'
                WHEN NOT EXISTS (SELECT FROM api_key_secrets e WHERE e.key_id = k.id) THEN 'unissued'
                ELSE 'active' END AS state,
           coalesce((SELECT jsonb_agg(jsonb_build_object('prefix', e.prefix, 'issuedAt', e.issued_at, 'endsAt', e.ends_at)
                                      ORDER BY e.issued_at DESC)
                     FROM api_key_secrets e WHERE e.key_id = k.id AND (e.ends_at IS NULL OR e.ends_at > now())), '[]') AS secrets
    FROM api_keys k JOIN staff s ON s.id = k.created_by ORDER BY k.revoked_at IS NOT NULL, k.id DESC`;
  return partners.map((partner) => ({
    ...partner,
    keys: keys.filter(({ partnerId }) => partnerId === partner.id).map(toApiKey),
  }));

  function toApiKey({ partnerId: _, createdAt, expiresAt, revokedAt, lastUsedAt, ...key }: Row): ApiKey {
    return {
      ...key,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
      revokedAt: revokedAt?.toISOString() ?? null,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    };
  }
}

export async function findPartner(db: Db, by: { id: number } | { name: string }): Promise<Partner | null> {
  const [row] = await db<Partner[]>`
    SELECT id, name, email, calls_per_minute AS "callsPerMinute" FROM partners
    WHERE ${'id' in by ? db`id = ${by.id}` : db`name = ${by.name}`}`;
  return row ?? null;
}

export interface NewPartner {
  name: string;
  email: string | null;
  callsPerMinute: number;
}

export async function insertPartner(tx: Db, partner: NewPartner, createdBy: number): Promise<number | null> {
  const { name, email, callsPerMinute } = partner;
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO partners (name, email, calls_per_minute, created_by)
    VALUES (${name}, ${email}, ${callsPerMinute}, ${createdBy}) ON CONFLICT (name) DO NOTHING RETURNING id`;
  return row?.id ?? null;
}

export async function setPartner(tx: Db, id: number, partner: Omit<NewPartner, 'name'>): Promise<boolean> {
  const rows = await tx`
    UPDATE partners SET email = ${partner.email}, calls_per_minute = ${partner.callsPerMinute} WHERE id = ${id} RETURNING id`;
  return rows.length > 0;
}

interface NewKey {
  name: string;
  scopes: Scope[];
  addresses: string[];
  callsPerMinute: number;
  expiresAt: string | null;
}

export async function insertKey(tx: Db, partnerId: number, key: NewKey, createdBy: number): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO api_keys (partner_id, name, scopes, addresses, calls_per_minute, expires_at, created_by)
    VALUES (${partnerId}, ${key.name}, ${key.scopes}, ${key.addresses}::text[]::cidr[], ${key.callsPerMinute},
            ${key.expiresAt}::timestamptz, ${createdBy}) RETURNING id`;
  if (!row) throw new Error('a key that was just made is not there');
  return row.id;
}

interface LockedKey {
  id: number;
  name: string;
  partner: string;
  isRevoked: boolean;
  isExpired: boolean;
}

export async function lockKey(tx: Db, id: number): Promise<LockedKey | null> {
  const [row] = await tx<LockedKey[]>`
    SELECT k.id, k.name, p.name AS partner, k.revoked_at IS NOT NULL AS "isRevoked",
           coalesce(k.expires_at <= now(), false) AS "isExpired"
    FROM api_keys k JOIN partners p ON p.id = k.partner_id WHERE k.id = ${id} FOR UPDATE OF k`;
  return row ?? null;
}

/** What was issued before ends so many hours later, unless it ends sooner. Tells when the last of them does. */
export async function replaceSecret(
  tx: Db,
  keyId: number,
  { prefix, hash }: { prefix: string; hash: Buffer },
  hours: number,
): Promise<Date | null> {
  const ended = await tx<{ endsAt: Date }[]>`
    UPDATE api_key_secrets SET ends_at = least(ends_at, now() + make_interval(hours => ${hours}))
    WHERE key_id = ${keyId} AND (ends_at IS NULL OR ends_at > now()) RETURNING ends_at AS "endsAt"`;
  await tx`INSERT INTO api_key_secrets (prefix, key_id, hash) VALUES (${prefix}, ${keyId}, ${hash})`;
  return ended.map(({ endsAt }) => endsAt).sort((one, other) => Number(other) - Number(one))[0] ?? null;
}

export async function revokeKey(tx: Db, id: number): Promise<void> {
  await tx`UPDATE api_keys SET revoked_at = now() WHERE id = ${id}`;
}

export async function isPast(db: Db, moment: string): Promise<boolean> {
  const [row] = await db<{ isPast: boolean }[]>`SELECT ${moment}::timestamptz <= now() AS "isPast"`;
  return row?.isPast ?? true;
}
