import type { PriceRole } from '#domain/exchange/price-roles.ts';
import type { LineDifference } from '#domain/exchange/told-order.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { Db } from '../database.ts';
import type { ExchangePackage, PackageState } from './packages.queries.ts';

export interface ListedPackage {
  id: number;
  login: string;
  file: string;
  kind: ExchangePackage['kind'];
  scope: ExchangePackage['scope'];
  state: PackageState;
  holdReasons: string[];
  rowsRead: number;
  counts: Record<string, number>;
  error: string | null;
  createdAt: Date;
  endedAt: Date | null;
  /** When shoppers saw it. */
  seenAt: Date | null;
  decidedBy: string | null;
}

/** The journal, the newest first; or one package. */
export async function listPackages(
  db: Db,
  { id = null, most = 30 }: { id?: number | null; most?: number },
): Promise<ListedPackage[]> {
  return db<ListedPackage[]>`
    SELECT p.id::int, a.login, coalesce(p.entry, p.file) AS file, p.kind, p.scope, p.state, p.hold_reasons AS "holdReasons",
           p.rows_read AS "rowsRead", p.counts, p.error, p.created_at AS "createdAt", p.ended_at AS "endedAt", p.seen_at AS "seenAt",
           p.decided_by AS "decidedBy"
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

/** Whatever it does, somebody has said yes, also to what its price types were guessed to be: it goes on where it stopped. */
export async function confirmPackage(db: Db, id: number, by: string): Promise<boolean> {
  const rows = await db`
    UPDATE exchange_packages SET state = 'read', decided_by = ${by}, leased_until = NULL
    WHERE id = ${id} AND state = 'held' RETURNING id`;
  await db`
    UPDATE external_ids SET is_mapped = true
    WHERE kind = 'price_type' AND seen_package = ${id} AND role IS NOT NULL AND ${rows.length === 1}`;
  await releaseFollowers(db);
  return rows.length === 1;
}

/** What only waited behind it is judged by itself now; in its turn, if others wait before it. */
const releaseFollowers = (db: Db) => db`
  UPDATE exchange_packages SET state = 'read', hold_reasons = '{}', leased_until = NULL
  WHERE state = 'held' AND hold_reasons = ARRAY['behind_held']`;

export async function refusePackage(db: Db, id: number, by: string): Promise<boolean> {
  const rows = await db`
    UPDATE exchange_packages SET state = 'refused', decided_by = ${by}, ended_at = now()
    WHERE id = ${id} AND state = 'held' RETURNING id`;
  await releaseFollowers(db);
  return rows.length === 1;
}

/** Takes a package once more, from its file; false: it is being worked on, or its file is gone. */
export async function rerunPackage(db: Db, id: number): Promise<boolean> {
  const rows = await db`
    UPDATE exchange_packages p SET state = 'received', is_rerun = true, step = '', position = '', rows_applied = 0,
      hold_reasons = '{}', decided_by = NULL, error = NULL, error_facts = '{}', ended_at = NULL, seen_at = NULL, leased_until = NULL
    WHERE p.id = ${id} AND p.state IN ('held', 'applied', 'failed', 'refused', 'superseded') AND EXISTS (
      SELECT FROM exchange_files f WHERE f.session_id = p.session_id AND f.name = p.file) RETURNING id`;
  await releaseFollowers(db);
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

/** The same file again brings something new once somebody has said what is what in it. */
const forgetRepeats = (db: Db) =>
  db`UPDATE exchange_packages SET digest = NULL WHERE kind = 'offers' AND digest IS NOT NULL`;

export async function mapPriceType(db: Db, externalId: string, role: PriceRole): Promise<boolean> {
  const rows = await db`
    UPDATE external_ids SET role = ${role}, is_mapped = true
    WHERE kind = 'price_type' AND external_id = ${externalId} RETURNING kind`;
  await forgetRepeats(db);
  return rows.length === 1;
}

export async function mapStore(db: Db, externalId: string, storeId: number): Promise<boolean> {
  const rows = await db`
    UPDATE external_ids SET id = ${storeId}, is_mapped = true
    WHERE kind = 'store' AND external_id = ${externalId} AND EXISTS (SELECT FROM stores WHERE stores.id = ${storeId})
    RETURNING kind`;
  await forgetRepeats(db);
  return rows.length === 1;
}

export interface ListedStatus {
  theirName: string;
  /** Null: says nothing of the order. */
  status: OrderStatus | null;
}

export async function listStatuses(db: Db): Promise<ListedStatus[]> {
  return db<ListedStatus[]>`
    SELECT their_name AS "theirName", status FROM exchange_statuses ORDER BY their_name`;
}

export async function mapStatus(db: Db, theirName: string, status: OrderStatus | null): Promise<void> {
  await db`
    INSERT INTO exchange_statuses (their_name, status) VALUES (${theirName}, ${status})
    ON CONFLICT (their_name) DO UPDATE SET status = excluded.status`;
}

export interface DifferingOrder {
  number: string;
  total: number;
  sum: number | null;
  differences: LineDifference[];
}

/** Orders whose lines or sum are others in 1C, and nobody has said that they know. */
export async function listDifferingOrders(db: Db): Promise<DifferingOrder[]> {
  return db<DifferingOrder[]>`
    SELECT number, total_sum AS total, (accounting_state ->> 'sum')::float8 AS sum,
           accounting_state -> 'differences' AS differences
    FROM orders WHERE accounting_state -> 'isAnswered' = 'false'::jsonb ORDER BY id DESC LIMIT 200`;
}

/** Staff have seen it and do what is to be done by the order's own means; it comes back when 1C says something else. */
export async function answerDifference(db: Db, number: string): Promise<boolean> {
  const rows = await db`
    UPDATE orders SET accounting_state = accounting_state || '{"isAnswered": true}'
    WHERE number = ${number} AND accounting_state -> 'isAnswered' = 'false'::jsonb RETURNING id`;
  return rows.length === 1;
}

export async function listStores(db: Db, language: 'ru' | 'kz'): Promise<{ id: number; name: string }[]> {
  return db<{ id: number; name: string }[]>`
    SELECT id, CASE WHEN ${language} = 'kz' THEN name_kz ELSE name_ru END AS name FROM stores WHERE is_active ORDER BY position`;
}

export async function countWaitingOrders(db: Db): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(DISTINCT order_id)::int FROM order_exports WHERE exported_at IS NULL`;
  return row?.count ?? 0;
}
