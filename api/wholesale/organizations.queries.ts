/** Organisations as their members see them. Whoever is no member finds nothing, as if there were nothing. */
import type { Organization, OrganizationFields } from '#contract/wholesale.ts';
import type { Db } from '../database.ts';

/** A contract in force, as JSON; null without one. */
export const contractJson = (db: Db) => db`
  CASE WHEN c.id IS NULL THEN NULL ELSE jsonb_build_object(
    'number', c.number, 'date', c.signed_on, 'until', c.last_day, 'minOrderSum', c.min_order_sum,
    'creditLimit', c.credit_limit, 'deferralDays', c.deferral_days, 'manager', c.manager,
    'creditUsed', (SELECT coalesce(sum(b.sum - b.paid), 0) FROM wholesale_bills b WHERE b.contract_id = c.id)) END`;

export const isInForce = (db: Db) =>
  db`c.revoked_at IS NULL AND (c.last_day IS NULL OR c.last_day >= almaty_day(now()))`;

export async function listOrganizations(
  db: Db,
  userId: number,
  onlyId: number | null = null,
): Promise<Organization[]> {
  return db<Organization[]>`
    SELECT o.id, o.name, o.form, o.bin, o.legal_address AS "legalAddress", o.actual_address AS "actualAddress", o.iik,
           o.bik, o.bank_name AS "bankName", o.kbe, o.vat_payer AS "vatPayer", o.vat_certificate AS "vatCertificate",
           o.director, o.contact, o.phone, o.email, o.status, o.id = u.organization_id IS TRUE AS "isChosen",
           ${contractJson(db)} AS contract,
           r.status AS request, coalesce(r.reason, '') AS "requestReason"
    FROM organization_members m
    JOIN organizations o ON o.id = m.organization_id
    JOIN users u ON u.id = m.user_id
    LEFT JOIN wholesale_contracts c ON c.organization_id = o.id AND ${isInForce(db)} AND o.status = 'active'
    LEFT JOIN LATERAL (
      SELECT status, reason FROM wholesale_requests WHERE organization_id = o.id ORDER BY id DESC LIMIT 1) r ON true
    WHERE m.user_id = ${userId} AND (${onlyId}::bigint IS NULL OR o.id = ${onlyId})
    ORDER BY o.name, o.id`;
}

/** Holds the user, so that two answers to one form cannot both add. */
export async function lockUser(tx: Db, userId: number): Promise<void> {
  await tx`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
}

export async function hasBin(db: Db, userId: number, bin: string): Promise<boolean> {
  const [row] = await db<{ has: boolean }[]>`
    SELECT EXISTS (SELECT FROM organization_members m JOIN organizations o ON o.id = m.organization_id
                   WHERE m.user_id = ${userId} AND o.bin = ${bin}) AS has`;
  return row?.has === true;
}

export async function insertOrganization(
  tx: Db,
  userId: number,
  fields: OrganizationFields,
): Promise<number> {
  const [row] = await tx<{ id: number }[]>`INSERT INTO organizations ${tx(toRow(tx, fields))} RETURNING id`;
  const id = row?.id ?? 0;
  await tx`INSERT INTO organization_members (user_id, organization_id) VALUES (${userId}, ${id})`;
  return id;
}

export async function updateOrganization(tx: Db, id: number, fields: OrganizationFields): Promise<void> {
  await tx`UPDATE organizations SET ${tx(toRow(tx, fields))} WHERE id = ${id}`;
}

function toRow(tx: Db, fields: OrganizationFields) {
  const { legalAddress, actualAddress, bankName, vatPayer, vatCertificate, ...same } = fields;
  return {
    ...same,
    legal_address: legalAddress,
    actual_address: actualAddress,
    bank_name: bankName,
    vat_payer: vatPayer,
    vat_certificate: vatCertificate && tx.json(vatCertificate),
  };
}

/** The organisation itself stays: its papers are the shop's too. */
export async function removeMember(tx: Db, userId: number, id: number): Promise<void> {
  await tx`DELETE FROM organization_members WHERE user_id = ${userId} AND organization_id = ${id}`;
  await tx`UPDATE users SET organization_id = NULL WHERE id = ${userId} AND organization_id = ${id}`;
  await tx`DELETE FROM wholesale_requests WHERE user_id = ${userId} AND organization_id = ${id} AND status = 'moderation'`;
}

/** False when the user is no member of it. */
export async function setChosen(db: Db, userId: number, id: number | null): Promise<boolean> {
  const rows = await db`
    UPDATE users SET organization_id = ${id} WHERE id = ${userId}
      AND (${id}::bigint IS NULL OR EXISTS (
        SELECT FROM organization_members WHERE user_id = ${userId} AND organization_id = ${id}))
    RETURNING id`;
  return rows.length > 0;
}

export interface Company {
  bin: string;
  name: string;
  form: string;
  address: string;
}

export async function findCompanyRow(db: Db, bin: string): Promise<Company | null> {
  const [row] = await db<Company[]>`
    SELECT bin, name, form, address FROM company_register WHERE bin = ${bin}`;
  return row ?? null;
}
