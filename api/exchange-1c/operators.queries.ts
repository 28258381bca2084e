import type { PriceRole } from '#domain/exchange/price-roles.ts';
import type { Db } from '../database.ts';
import type { PackageState } from './packages.queries.ts';

export interface ListedPackage {
  id: number;
  login: string;
  file: string;
  kind: string;
  scope: string;
  state: PackageState;
  holdReasons: string[];
  rowsRead: number;
  counts: Record<string, number>;
  error: string | null;
  createdAt: Date;
}

/** The journal, the newest first; or one package. */
export async function listPackages(
  db: Db,
  { id = null, most = 30 }: { id?: number | null; most?: number },
): Promise<ListedPackage[]> {
  return db<ListedPackage[]>`
    SELECT p.id::int, a.login, coalesce(p.entry, p.file) AS file, p.kind, p.scope, p.state, p.hold_reasons AS "holdReasons",
           p.rows_read AS "rowsRead", p.counts, p.error, p.created_at AS "createdAt"
    FROM exchange_packages p JOIN exchange_sessions s ON s.id = p.session_id JOIN exchange_accounts a ON a.id = s.account_id
    WHERE ${id}::bigint IS NULL OR p.id = ${id} ORDER BY p.id DESC LIMIT ${most}`;
}

export interface ListedProblem {
  code: string;
  externalId: string | null;
  facts: Record<string, string | number>;
}

export async function listProblems(db: Db, packageId: number, most: number): Promise<ListedProblem[]> {
  return db<ListedProblem[]>`
    SELECT code, external_id AS "externalId", facts FROM exchange_problems
    WHERE package_id = ${packageId} ORDER BY code, n LIMIT ${most}`;
}

/** Whatever it does, somebody has said yes: it goes on where it stopped. */
export async function confirmPackage(db: Db, id: number, by: string): Promise<boolean> {
  const rows = await db`
    UPDATE exchange_packages SET state = 'read', decided_by = ${by}, leased_until = NULL
    WHERE id = ${id} AND state = 'held' RETURNING id`;
  return rows.length === 1;
}

export async function refusePackage(db: Db, id: number, by: string): Promise<boolean> {
  const rows = await db`
    UPDATE exchange_packages SET state = 'refused', decided_by = ${by}, ended_at = now()
    WHERE id = ${id} AND state = 'held' RETURNING id`;
  return rows.length === 1;
}

export interface ListedMapping {
  kind: 'price_type' | 'store';
  externalId: string;
  theirName: string;
  role: PriceRole | null;
  storeId: number | null;
  isMapped: boolean;
}

export async function listMappings(db: Db): Promise<ListedMapping[]> {
  return db<ListedMapping[]>`
    SELECT kind, external_id AS "externalId", their_name AS "theirName", role, id AS "storeId", is_mapped AS "isMapped"
    FROM external_ids WHERE kind IN ('price_type', 'store') ORDER BY kind, their_name`;
}

export async function mapPriceType(db: Db, externalId: string, role: PriceRole): Promise<boolean> {
  const rows = await db`
    UPDATE external_ids SET role = ${role}, is_mapped = true
    WHERE kind = 'price_type' AND external_id = ${externalId} RETURNING kind`;
  return rows.length === 1;
}

export async function mapStore(db: Db, externalId: string, storeId: number): Promise<boolean> {
  const rows = await db`
    UPDATE external_ids SET id = ${storeId}, is_mapped = true
    WHERE kind = 'store' AND external_id = ${externalId} AND EXISTS (SELECT FROM stores WHERE stores.id = ${storeId})
    RETURNING kind`;
  return rows.length === 1;
}
