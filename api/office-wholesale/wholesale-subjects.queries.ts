import type { Json } from '#domain/office/changes.ts';
import type { Db } from '../database.ts';

export type ContractField = 'last_day' | 'min_order_sum' | 'credit_limit' | 'deferral_days' | 'manager';

export interface StoredTerms extends Record<ContractField, Json> {
  id: number;
  /** The number and with whom. */
  name: string;
}

/** Those that have not been revoked; what has ended is not edited. */
export async function listTerms(tx: Db, ids: readonly number[], isLocking: boolean): Promise<StoredTerms[]> {
  if (isLocking)
    await tx`SELECT FROM wholesale_contracts WHERE id = ANY(${[...ids]}::bigint[]) ORDER BY id FOR UPDATE`;
  const rows = await tx<StoredTerms[]>`
    SELECT c.id::float8 AS id, c.last_day::text AS last_day, c.min_order_sum, c.credit_limit,
           c.deferral_days::int AS deferral_days, c.manager,
           c.number || ', ' || coalesce(o.form || ' «' || o.name || '»', trim(u.first_name || ' ' || u.last_name)) AS name
    FROM wholesale_contracts c LEFT JOIN organizations o ON o.id = c.organization_id LEFT JOIN users u ON u.id = c.user_id
    WHERE c.id = ANY(${[...ids]}::bigint[]) AND c.revoked_at IS NULL`;
  return [...rows];
}

export async function setTerms(
  tx: Db,
  id: number,
  terms: Readonly<Record<ContractField, Json>>,
): Promise<void> {
  await tx`
    UPDATE wholesale_contracts SET last_day = ${terms.last_day as string | null}::text::date,
      min_order_sum = ${Number(terms.min_order_sum)}, credit_limit = ${Number(terms.credit_limit)},
      deferral_days = ${Number(terms.deferral_days)},
      manager = ${terms.manager === null ? null : JSON.stringify(terms.manager)}::text::jsonb
    WHERE id = ${id}`;
}

const FIELDS = [
  'name',
  'form',
  'bin',
  'legal_address',
  'actual_address',
  'iik',
  'bik',
  'bank_name',
  'kbe',
] as const;
export type RequisiteField = (typeof FIELDS)[number];
export type StoredRequisites = Record<RequisiteField, string> & { id: number; state: string };

export async function listRequisites(
  tx: Db,
  ids: readonly number[],
  isLocking: boolean,
): Promise<StoredRequisites[]> {
  const rows = await tx<StoredRequisites[]>`
    SELECT id::float8 AS id, status AS state, ${tx(FIELDS)} FROM organizations
    WHERE id = ANY(${[...ids]}::bigint[]) ORDER BY id ${isLocking ? tx`FOR NO KEY UPDATE` : tx``}`;
  return [...rows];
}

export async function setRequisites(
  tx: Db,
  id: number,
  fields: Readonly<Record<RequisiteField, string>>,
): Promise<void> {
  const row = Object.fromEntries(FIELDS.map((field) => [field, fields[field]]));
  await tx`UPDATE organizations SET ${tx(row, FIELDS as never)} WHERE id = ${id}`;
}
