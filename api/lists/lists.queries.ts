import type { Db } from '../database.ts';

export type ListName = 'favorites' | 'compare';

/** Codes of a list, the newest first. */
export async function listCodes(db: Db, userId: number, list: ListName): Promise<string[]> {
  const rows = await db<{ code: string }[]>`
    SELECT p.code FROM saved_products s JOIN products p ON p.id = s.product_id
    WHERE s.user_id = ${userId} AND s.list = ${list} ORDER BY s.position DESC`;
  return rows.map(({ code }) => code);
}

/** Users who never had a list have version 0. */
export async function listVersions(db: Db, userIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db<{ id: string; version: string }[]>`
    SELECT id, coalesce(version, 0)::text AS version
    FROM unnest(${userIds as number[]}::bigint[]) AS id LEFT JOIN saved_list_versions ON user_id = id`;
  return new Map(rows.map(({ id, version }) => [Number(id), version]));
}

/** Whoever writes a user's lists holds this row until the end: one after the other. */
export async function lockLists(db: Db, userId: number): Promise<void> {
  await db`
    INSERT INTO saved_list_versions (user_id) VALUES (${userId})
    ON CONFLICT (user_id) DO UPDATE SET version = saved_list_versions.version`;
}

export async function raiseVersion(db: Db, userId: number): Promise<string> {
  const [row] = await db<{ version: string }[]>`
    UPDATE saved_list_versions SET version = version + 1 WHERE user_id = ${userId}
    RETURNING version::text AS version`;
  return row?.version ?? '0';
}

export async function countKnown(db: Db, codes: readonly string[]): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM products WHERE code = ANY(${codes as string[]})`;
  return row?.count ?? 0;
}

/** The first of the codes becomes the newest. What is there already stays where it is; gives how many are new. */
export async function insertSaved(
  db: Db,
  userId: number,
  list: ListName,
  codes: readonly string[],
): Promise<number> {
  const { count } = await db`
    INSERT INTO saved_products (user_id, list, product_id)
    SELECT ${userId}, ${list}, p.id
    FROM unnest(${codes as string[]}::text[]) WITH ORDINALITY AS asked (code, place)
    JOIN products p ON p.code = asked.code
    ORDER BY asked.place DESC
    ON CONFLICT DO NOTHING`;
  return count;
}

export async function countSaved(db: Db, userId: number, list: ListName): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM saved_products WHERE user_id = ${userId} AND list = ${list}`;
  return row?.count ?? 0;
}

/** By codes and by sections, those below them included. */
export async function deleteSaved(
  db: Db,
  userId: number,
  list: ListName,
  { codes, sections }: { codes: readonly string[]; sections: readonly string[] },
): Promise<number> {
  const { count } = await db`
    DELETE FROM saved_products s USING products p, sections own
    WHERE s.user_id = ${userId} AND s.list = ${list} AND p.id = s.product_id AND own.id = p.section_id
      AND (p.code = ANY(${codes as string[]}) OR EXISTS (
        SELECT FROM sections above
        WHERE above.code = ANY(${sections as string[]}) AND own.lft BETWEEN above.lft AND above.rgt))`;
  return count;
}

/** Both lists and their version: nothing of the user is left. */
export async function deleteAllSaved(db: Db, userId: number): Promise<void> {
  await db`DELETE FROM saved_products WHERE user_id = ${userId}`;
  await db`DELETE FROM saved_list_versions WHERE user_id = ${userId}`;
}

export interface ComparedRow {
  productCode: string;
  code: string;
  nameRu: string;
  nameKz: string;
  kind: 'list' | 'range' | 'flag';
  unitRu: string | null;
  unitKz: string | null;
  isFilter: boolean;
  valueRu: string;
  valueKz: string;
  number: number | null;
}

/** Every property of every one of the products, in the order of their section. */
export function listComparedRows(db: Db, codes: readonly string[]): Promise<ComparedRow[]> {
  return db<ComparedRow[]>`
    SELECT p.code AS "productCode", q.code, q.name_ru AS "nameRu", q.name_kz AS "nameKz", q.kind,
           q.unit_ru AS "unitRu", q.unit_kz AS "unitKz", coalesce(sp.is_filter, false) AS "isFilter",
           string_agg(v.name_ru, ', ' ORDER BY v.id) AS "valueRu",
           string_agg(v.name_kz, ', ' ORDER BY v.id) AS "valueKz",
           CASE WHEN count(*) = 1 THEN min(v.number)::float8 END AS number
    FROM products p
    JOIN property_values v ON v.id = ANY(p.value_ids)
    JOIN properties q ON q.id = v.property_id
    LEFT JOIN section_properties sp ON sp.section_id = p.section_id AND sp.property_id = q.id
    WHERE p.code = ANY(${codes as string[]})
    GROUP BY p.code, q.id, sp.position, sp.is_filter
    ORDER BY sp.position NULLS LAST, q.id`;
}

export interface MakerRow {
  productCode: string;
  countryCode: string;
  warrantyMonths: number | null;
}

export function listMakerRows(db: Db, codes: readonly string[]): Promise<MakerRow[]> {
  return db<MakerRow[]>`
    SELECT code AS "productCode", country_code AS "countryCode", warranty_months AS "warrantyMonths"
    FROM products WHERE code = ANY(${codes as string[]})`;
}

/** Behind what the other has saved itself; its devices see that there is more. */
export async function moveSaved(db: Db, fromId: number, intoId: number): Promise<void> {
  await lockLists(db, intoId);
  await db`
    INSERT INTO saved_products (user_id, list, product_id)
    SELECT ${intoId}, list, product_id FROM saved_products WHERE user_id = ${fromId} ORDER BY position
    ON CONFLICT DO NOTHING`;
  await deleteAllSaved(db, fromId);
  await raiseVersion(db, intoId);
}
