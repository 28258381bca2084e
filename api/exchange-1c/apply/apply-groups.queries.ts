import type { Db } from '../../database.ts';
import type { ToldGroup } from '../read/records.ts';

export const listStagedGroups = async (db: Db, packageId: number): Promise<ToldGroup[]> =>
  (
    await db<{ record: ToldGroup }[]>`
      SELECT record FROM exchange_staged WHERE package_id = ${packageId} AND kind = 'group' ORDER BY n`
  ).map(({ record }) => record);

export interface KnownSection {
  id: number;
  parentId: number | null;
  code: string;
  nameRu: string;
  nameKz: string;
  lft: number;
  externalId: string | null;
}

/** Locked: staff move sections too. */
export async function lockKnownSections(tx: Db): Promise<KnownSection[]> {
  await tx`SELECT FROM sections ORDER BY id FOR NO KEY UPDATE`;
  return tx<KnownSection[]>`
    SELECT s.id, s.parent_id AS "parentId", s.code, s.name_ru AS "nameRu", s.name_kz AS "nameKz", s.lft,
           e.external_id AS "externalId"
    FROM sections s LEFT JOIN external_ids e ON e.kind = 'section' AND e.id = s.id ORDER BY s.lft`;
}

export interface WantedSection {
  id: number;
  parentId: number | null;
  code: string;
  nameRu: string;
  nameKz: string;
  level: number;
  lft: number;
  rgt: number;
}

/** Parents come before their children; places of all are set by one statement, within which they may cross. */
export async function writeSections(tx: Db, wanted: readonly WantedSection[]): Promise<void> {
  const rows = JSON.stringify(wanted);
  const shape = tx`jsonb_to_recordset(${rows}::text::jsonb) AS w(id int, "parentId" int, code text, "nameRu" text,
    "nameKz" text, level int, lft int, rgt int)`;
  const [top] = await tx<{ rgt: number }[]>`SELECT coalesce(max(rgt), 0) AS rgt FROM sections`;
  const free = (top?.rgt ?? 0) + wanted.length * 2 + 2;
  await tx`
    INSERT INTO sections (id, parent_id, code, name_ru, name_kz, level, lft, rgt)
    SELECT w.id, w."parentId", w.code, w."nameRu", w."nameKz", w.level, ${free} + w.lft, ${free} + w.rgt FROM ${shape}
    WHERE NOT EXISTS (SELECT FROM sections s WHERE s.id = w.id) ORDER BY w.lft`;
  await tx`
    UPDATE sections s SET parent_id = w."parentId", name_ru = w."nameRu", name_kz = w."nameKz", level = w.level,
      lft = w.lft, rgt = w.rgt
    FROM ${shape} WHERE s.id = w.id
      AND (s.parent_id, s.name_ru, s.name_kz, s.level::int, s.lft, s.rgt) IS DISTINCT FROM
          (w."parentId", w."nameRu", w."nameKz", w.level, w.lft, w.rgt)`;
}

export async function mapSections(
  tx: Db,
  packageId: number,
  rows: readonly { externalId: string; id: number; name: string; isUntranslated: boolean }[],
): Promise<void> {
  await tx`
    INSERT INTO external_ids (kind, external_id, id, their_name, is_mapped, is_untranslated, seen_package)
    SELECT 'section', w."externalId", w.id, w.name, true, w."isUntranslated", ${packageId}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      AS w("externalId" text, id int, name text, "isUntranslated" boolean)
    ON CONFLICT (kind, external_id) DO UPDATE SET their_name = excluded.their_name, seen_package = excluded.seen_package`;
}
