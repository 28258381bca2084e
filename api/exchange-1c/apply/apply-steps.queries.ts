import type { PackageProblem } from '#domain/exchange/package-codes.ts';
import type { Db } from '../../database.ts';

/** How far a package is; with the batch itself, so that a killed process goes on where it stood. */
export async function setPosition(
  tx: Db,
  packageId: number,
  { step, position, applied }: { step: string; position: string; applied: number },
): Promise<void> {
  await tx`
    UPDATE exchange_packages SET state = 'applying', step = ${step}, position = ${position},
      rows_applied = rows_applied + ${applied}, leased_until = now() + interval '1 minute'
    WHERE id = ${packageId}`;
}

export async function addCounts(
  tx: Db,
  packageId: number,
  more: Readonly<Record<string, number>>,
): Promise<void> {
  await tx`
    UPDATE exchange_packages SET counts = counts || (
      SELECT coalesce(jsonb_object_agg(key, value::int + coalesce((counts ->> key)::int, 0)), '{}')
      FROM jsonb_each_text(${JSON.stringify(more)}::text::jsonb))
    WHERE id = ${packageId}`;
}

/** The first thousand of each code are kept, all are counted. */
export async function addProblem(
  tx: Db,
  packageId: number,
  problem: {
    code: PackageProblem;
    externalId: string | null;
    facts: Readonly<Record<string, string | number>>;
  },
): Promise<void> {
  await tx`
    INSERT INTO exchange_problems (package_id, n, code, external_id, facts)
    SELECT ${packageId}, 1 + greatest((SELECT coalesce(max(n), 0) FROM exchange_problems WHERE package_id = ${packageId}), p.rows_read),
           ${problem.code}, ${problem.externalId}, ${JSON.stringify(problem.facts)}::text::jsonb
    FROM exchange_packages p
    WHERE p.id = ${packageId} AND coalesce((p.counts ->> ${problem.code})::int, 0) < 1000`;
  await addCounts(tx, packageId, { [problem.code]: 1 });
}

/** The last package of its kind that was taken in has the same bytes. Papers say by themselves what is new in them. */
export async function isRepeat(db: Db, packageId: number): Promise<boolean> {
  const [row] = await db<{ isRepeat: boolean }[]>`
    SELECT (SELECT last.digest FROM exchange_packages last
            WHERE last.kind = p.kind AND last.catalog_id IS NOT DISTINCT FROM p.catalog_id AND last.state = 'applied'
              AND last.id < p.id
            ORDER BY last.id DESC LIMIT 1) = p.digest AS "isRepeat"
    FROM exchange_packages p WHERE p.id = ${packageId} AND p.kind <> 'documents' AND NOT p.is_rerun`;
  return row?.isRepeat ?? false;
}

/**
 * Prices and stock made before those that were taken in say nothing new. What was made after it came was made by a clock
 * that goes ahead: it counts from when it came, or a clock that is set right would be refused until its own past is over.
 */
export async function isStale(db: Db, packageId: number): Promise<boolean> {
  const [row] = await db<{ isStale: boolean }[]>`
    SELECT EXISTS (SELECT FROM exchange_packages last
                   -- Files that do not say whose they are may be of anybody.
                   WHERE last.kind = p.kind AND last.catalog_id = p.catalog_id
                     AND last.state = 'applied' AND last.made_at > p.made_at
                     -- Two clocks that are right may still differ by minutes.
                     AND (last.made_at <= last.created_at OR last.created_at - interval '2 minutes' > p.made_at)
                     -- Split packages of one run bear moments of their own.
                     AND last.session_id <> p.session_id) AS "isStale"
    FROM exchange_packages p WHERE p.id = ${packageId}`;
  return row?.isStale ?? false;
}

/** Price types and warehouses that nobody has seen yet are written down, for staff to say what they are. */
export async function noteForeign(tx: Db, packageId: number): Promise<void> {
  await tx`
    INSERT INTO external_ids AS known (kind, external_id, their_name, seen_package)
    SELECT DISTINCT ON (s.kind, s.external_id) s.kind, s.external_id, s.record ->> 'name', ${packageId}::bigint
    FROM exchange_staged s WHERE s.package_id = ${packageId} AND s.kind IN ('price_type', 'store')
    ORDER BY s.kind, s.external_id
    ON CONFLICT (kind, external_id) DO UPDATE SET their_name = excluded.their_name
    WHERE known.their_name <> excluded.their_name`;
  await tx`
    INSERT INTO external_ids (kind, external_id, their_name, seen_package)
    SELECT 'price_type', price_type, coalesce(nullif(price_type, ''), 'Вид цен без имени'), ${packageId}::bigint FROM exchange_staged_prices
    WHERE package_id = ${packageId} GROUP BY price_type
    UNION ALL
    SELECT 'store', coalesce(store, ''), coalesce(store, 'Общий остаток'), ${packageId}::bigint FROM exchange_staged_rests
    WHERE package_id = ${packageId} GROUP BY store
    ON CONFLICT DO NOTHING`;
}

export interface UnmappedType {
  externalId: string;
  theirName: string;
}

export async function listUnguessed(db: Db): Promise<UnmappedType[]> {
  return db<UnmappedType[]>`
    SELECT external_id AS "externalId", their_name AS "theirName" FROM external_ids
    WHERE kind = 'price_type' AND role IS NULL AND NOT is_mapped`;
}

/** Those that this package has brought and that say of themselves that VAT comes on top. */
export async function listWithoutVat(db: Db, packageId: number): Promise<UnmappedType[]> {
  return db<UnmappedType[]>`
    SELECT e.external_id AS "externalId", e.their_name AS "theirName" FROM external_ids e
    WHERE e.kind = 'price_type' AND e.seen_package = ${packageId} AND NOT e.is_mapped AND EXISTS (
      SELECT FROM exchange_staged s WHERE s.package_id = ${packageId} AND s.kind = 'price_type'
        AND s.external_id = e.external_id AND s.record ->> 'isWithoutVat' = 'true')
      AND NOT EXISTS (SELECT FROM exchange_problems p WHERE p.package_id = ${packageId}
        AND p.code = 'price_type.without_vat' AND p.external_id = e.external_id)`;
}

/** A guess is no mapping: it is shown to staff, who say yes. */
export async function setGuessedRole(db: Db, externalId: string, role: string): Promise<void> {
  await db`UPDATE external_ids SET role = ${role} WHERE kind = 'price_type' AND external_id = ${externalId}`;
}

const heldBefore = (db: Db, packageId: number) => db`
  old.state = 'held' AND old.kind IN ('goods', 'classifier') AND old.id < ${packageId} AND old.session_id IN (
    SELECT s.id FROM exchange_sessions s JOIN exchange_sessions own ON own.account_id = s.account_id
    JOIN exchange_packages p ON p.session_id = own.id WHERE p.id = ${packageId})`;

export async function isBehindHeld(db: Db, packageId: number): Promise<boolean> {
  return (await db`SELECT FROM exchange_packages old WHERE ${heldBefore(db, packageId)} LIMIT 1`).length > 0;
}

/** Of the same catalogue alone. */
export async function supersedeHeld(db: Db, packageId: number): Promise<void> {
  await db`
    UPDATE exchange_packages old SET state = 'superseded', ended_at = now()
    WHERE ${heldBefore(db, packageId)} AND old.catalog_id IS NOT DISTINCT FROM (
      SELECT catalog_id FROM exchange_packages WHERE id = ${packageId})`;
}
