import type { Party } from '#contract/office/contracts.ts';
import type { OrganizationForm } from '#domain/organization.ts';
import type { Db } from '../database.ts';

/** With whom: an organisation, or a person. */
export interface PartyKey {
  kind: 'organization' | 'user';
  id: number;
}

/** Of a contract or a bill joined to it as `c`. */
const isOfParty = (db: Db, { kind, id }: PartyKey) =>
  kind === 'user' ? db`c.user_id = ${id}` : db`c.organization_id = ${id}`;

export interface OrganizationRow {
  name: string;
  form: OrganizationForm;
  bin: string;
  legalAddress: string;
  actualAddress: string;
  iik: string;
  bik: string;
  bankName: string;
  kbe: string;
  isVatPayer: boolean;
  director: string;
  contact: string;
  phone: string;
  email: string;
  state: Party['state'];
}

export async function findOrganizationRow(db: Db, id: number): Promise<OrganizationRow | null> {
  const [row] = await db<OrganizationRow[]>`
    SELECT name, form, bin, legal_address AS "legalAddress", actual_address AS "actualAddress", iik, bik,
           bank_name AS "bankName", kbe, vat_payer AS "isVatPayer", director, contact, phone, email, status AS state
    FROM organizations WHERE id = ${id}`;
  return row ?? null;
}

/** Null: nobody, or forgotten. */
export async function findPersonName(db: Db, id: number): Promise<string | null> {
  const [row] = await db<{ name: string }[]>`
    SELECT trim(first_name || ' ' || last_name) AS name FROM users WHERE id = ${id} AND deleted_at IS NULL`;
  return row?.name ?? null;
}

type Organization = NonNullable<Party['organization']>;

export async function listTwins(db: Db, id: number): Promise<Organization['twins']> {
  const rows = await db<Organization['twins']>`
    SELECT other.id::float8 AS id, other.form || ' «' || other.name || '»' AS name, other.status AS state
    FROM organizations o JOIN organizations other ON other.bin = o.bin AND other.id <> o.id
    WHERE o.id = ${id} ORDER BY other.id`;
  return [...rows];
}

export async function listMembers(
  db: Db,
  id: number,
): Promise<{ id: number; name: string; joinedAt: Date }[]> {
  const rows = await db<{ id: number; name: string; joinedAt: Date }[]>`
    SELECT u.id::float8 AS id, trim(u.first_name || ' ' || u.last_name) AS name, m.joined_at AS "joinedAt"
    FROM organization_members m JOIN users u ON u.id = m.user_id
    WHERE m.organization_id = ${id} ORDER BY m.joined_at, u.id`;
  return [...rows];
}

export type ContractRow = Omit<NonNullable<Party['contract']>, 'values'> &
  NonNullable<Party['contract']>['values'];

/** The one that stands, in force or over its last day. */
export async function findContractRow(db: Db, party: PartyKey): Promise<ContractRow | null> {
  const [row] = await db<ContractRow[]>`
    SELECT c.id::float8 AS id, c.number, c.signed_on::text AS date, c.last_day::text AS last_day, c.min_order_sum,
           c.credit_limit, c.deferral_days::int AS deferral_days, c.manager,
           c.last_day IS NULL OR c.last_day >= almaty_day(now()) AS "isInForce",
           (SELECT coalesce(sum(b.sum - b.paid), 0)::float8 FROM wholesale_bills b WHERE b.contract_id = c.id) AS used
    FROM wholesale_contracts c WHERE ${isOfParty(db, party)} AND c.revoked_at IS NULL`;
  return row ?? null;
}

export async function listPastContracts(
  db: Db,
  party: PartyKey,
): Promise<{ number: string; date: string; endedAt: Date | null }[]> {
  const rows = await db<{ number: string; date: string; endedAt: Date | null }[]>`
    SELECT c.number, c.signed_on::text AS date, c.revoked_at AS "endedAt" FROM wholesale_contracts c
    WHERE ${isOfParty(db, party)} AND c.revoked_at IS NOT NULL ORDER BY c.id DESC`;
  return [...rows];
}

export type RequestRow = Omit<Party['requests'][number], 'createdAt' | 'decidedAt'> & {
  createdAt: Date;
  decidedAt: Date | null;
};

export async function listRequests(db: Db, { kind, id }: PartyKey): Promise<RequestRow[]> {
  const rows = await db<RequestRow[]>`
    SELECT r.id::float8 AS id, r.volume, r.comment, r.status AS state, r.reason, r.created_at AS "createdAt",
           r.decided_at AS "decidedAt",
           jsonb_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name)) AS asker
    FROM wholesale_requests r JOIN users u ON u.id = r.user_id
    WHERE ${kind === 'user' ? db`r.user_id = ${id} AND r.organization_id IS NULL` : db`r.organization_id = ${id}`}
    ORDER BY r.id DESC LIMIT 50`;
  return [...rows];
}

/** What was bought so far; cancelled orders are none. */
export async function sumOrders(
  db: Db,
  { kind, id }: PartyKey,
): Promise<{ orders: number; ordersSum: number }> {
  const [row] = await db<{ orders: number; ordersSum: number }[]>`
    SELECT count(*)::int AS orders, coalesce(sum(o.total_sum), 0)::float8 AS "ordersSum" FROM orders o
    WHERE o.status <> 'cancelled' AND ${kind === 'user' ? db`o.user_id = ${id}` : db`o.organization_id = ${id}`}`;
  return row ?? { orders: 0, ordersSum: 0 };
}

/** Whether somebody was one. */
export async function isMember(db: Db, userId: number, organizationId: number): Promise<boolean> {
  const rows = await db`
    SELECT FROM organization_members WHERE user_id = ${userId} AND organization_id = ${organizationId}`;
  return rows.length > 0;
}
