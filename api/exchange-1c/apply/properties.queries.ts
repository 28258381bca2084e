import type { PropertyKind } from '#domain/exchange/property-values.ts';
import type { Db } from '../../database.ts';
import type { ToldProperty } from '../read/records.ts';

export async function listStagedProperties(db: Db, packageId: number): Promise<ToldProperty[]> {
  const rows = await db<{ record: ToldProperty }[]>`
    SELECT DISTINCT ON (external_id) record FROM exchange_staged
    WHERE package_id = ${packageId} AND kind = 'property' ORDER BY external_id, n DESC`;
  return rows.map(({ record }) => record);
}

/** Values of directories by their ids: kept as words, they become the shop's values when goods have them. */
export async function noteValues(tx: Db, packageId: number): Promise<void> {
  await tx`
    INSERT INTO external_ids AS old (kind, external_id, their_name, seen_package)
    SELECT DISTINCT ON (external_id) 'value', external_id, record ->> 'value', ${packageId}::bigint FROM exchange_staged
    WHERE package_id = ${packageId} AND kind = 'value' ORDER BY external_id, n DESC
    ON CONFLICT (kind, external_id) DO UPDATE SET their_name = excluded.their_name
    WHERE old.their_name <> excluded.their_name`;
}

export interface WantedProperty {
  externalId: string;
  name: string;
  /** Null: it carries a field of the goods, and is no property here. */
  kind: PropertyKind | null;
  code: string;
}

/** One that the shop has under the same name is that one, with its Kazakh; else it is made. */
export async function writeProperties(
  tx: Db,
  packageId: number,
  rows: readonly WantedProperty[],
): Promise<void> {
  const told = JSON.stringify(rows);
  await tx`
    WITH told AS (SELECT * FROM jsonb_to_recordset(${told}::text::jsonb) AS t("externalId" text, name text, kind text, code text)),
    missing AS (
      SELECT DISTINCT ON (lower(t.name)) t.* FROM told t WHERE t.kind IS NOT NULL
        AND NOT EXISTS (SELECT FROM external_ids e WHERE e.kind = 'property' AND e.external_id = t."externalId" AND e.id IS NOT NULL)
        AND NOT EXISTS (SELECT FROM properties q WHERE lower(q.name_ru) = lower(t.name) AND q.kind = t.kind)
      ORDER BY lower(t.name))
    INSERT INTO properties (id, code, name_ru, name_kz, kind)
    SELECT (SELECT coalesce(max(id), 0) FROM properties) + row_number() OVER (ORDER BY m.name), m.code, m.name, m.name, m.kind
    FROM missing m`;
  await tx`
    INSERT INTO external_ids AS old (kind, external_id, id, their_name, is_mapped, is_untranslated, seen_package)
    SELECT DISTINCT ON (t."externalId") 'property', t."externalId", q.id, t.name, q.id IS NOT NULL,
           coalesce(q.name_kz = q.name_ru, false), ${packageId}
    FROM jsonb_to_recordset(${told}::text::jsonb) AS t("externalId" text, name text, kind text)
    LEFT JOIN properties q ON lower(q.name_ru) = lower(t.name) AND q.kind = t.kind
    ORDER BY t."externalId", q.id
    ON CONFLICT (kind, external_id) DO UPDATE SET their_name = excluded.their_name, id = coalesce(old.id, excluded.id)
    WHERE old.their_name <> excluded.their_name OR old.id IS NULL AND excluded.id IS NOT NULL`;
}

export async function listPropertyCodes(db: Db): Promise<Set<string>> {
  return new Set((await db<{ code: string }[]>`SELECT code FROM properties`).map(({ code }) => code));
}

export interface KnownProperty {
  externalId: string;
  id: number;
  kind: PropertyKind;
}

export async function listKnownProperties(db: Db): Promise<KnownProperty[]> {
  return db<KnownProperty[]>`
    SELECT e.external_id AS "externalId", q.id, q.kind FROM external_ids e JOIN properties q ON q.id = e.id
    WHERE e.kind = 'property'`;
}

/** «Цвет (каз)» by the id of «Цвет», as the files have named them. */
export async function listKazakhHalves(db: Db): Promise<Map<string, string>> {
  const rows = await db<{ id: string; half: string }[]>`
    SELECT ru.external_id AS id, kz.external_id AS half FROM external_ids kz
    JOIN external_ids ru ON ru.kind = 'property'
      AND lower(ru.their_name) = lower(btrim(regexp_replace(kz.their_name, '[[:space:]]*[(](каз|қаз|kz)[.]?[)]$', '', 'i')))
    WHERE kz.kind = 'property' AND kz.their_name ~* '[(](каз|қаз|kz)[.]?[)]$'`;
  return new Map(rows.map(({ id, half }) => [id, half]));
}

export async function listValueNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db<{ id: string; name: string }[]>`
    SELECT external_id AS id, their_name AS name FROM external_ids
    WHERE kind = 'value' AND external_id = ANY(${[...ids]}::text[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface NamedValue {
  propertyId: number;
  code: string;
  name: string;
  /** As «Цвет (каз)» tells it; null: it does not. */
  kz: string | null;
  number: number | null;
}

export const keyOf = ({ propertyId, code }: Pick<NamedValue, 'propertyId' | 'code'>): string =>
  `${propertyId} ${code}`;

/** Ids of values by their keys; those that are not there yet are made. */
export async function ensureValues(tx: Db, rows: readonly NamedValue[]): Promise<Map<string, number>> {
  const told = JSON.stringify(rows);
  await tx`
    INSERT INTO property_values (id, property_id, code, number, name_ru, name_kz)
    SELECT (SELECT coalesce(max(id), 0) FROM property_values) + row_number() OVER (ORDER BY m.property_id, m.code),
           m.property_id, m.code, m.number, m.name, m.kz
    FROM (SELECT DISTINCT ON (t."propertyId", t.code) t."propertyId" AS property_id, t.code, t.number, t.name,
                 coalesce(t.kz, (SELECT v.name_kz FROM property_values v WHERE v.name_ru = t.name AND v.name_kz <> v.name_ru LIMIT 1), t.name) AS kz
          FROM jsonb_to_recordset(${told}::text::jsonb) AS t("propertyId" int, code text, number numeric, name text, kz text)
          WHERE NOT EXISTS (SELECT FROM property_values v WHERE v.property_id = t."propertyId" AND v.code = t.code)
          ORDER BY t."propertyId", t.code, t.kz NULLS LAST) m`;
  await tx`
    UPDATE property_values v SET name_kz = t.kz
    FROM (SELECT DISTINCT ON ("propertyId", code) * FROM jsonb_to_recordset(${told}::text::jsonb)
            AS t("propertyId" int, code text, kz text) WHERE kz IS NOT NULL ORDER BY "propertyId", code) t
    WHERE v.property_id = t."propertyId" AND v.code = t.code AND v.name_kz = v.name_ru AND v.name_kz <> t.kz`;
  const found = await tx<{ id: number; propertyId: number; code: string }[]>`
    SELECT CASE WHEN EXISTS (SELECT FROM merges m WHERE m.kind = 'value') THEN merged_into('value', v.id) ELSE v.id END AS id, v.property_id AS "propertyId", v.code FROM property_values v
    JOIN (SELECT DISTINCT "propertyId", code FROM jsonb_to_recordset(${told}::text::jsonb) AS t("propertyId" int, code text)) t
      ON t."propertyId" = v.property_id AND t.code = v.code`;
  return new Map(found.map((value) => [keyOf(value), value.id]));
}

export interface PlacedProperty {
  sectionId: number;
  propertyId: number;
}

/** Properties of 1C that these goods have and the tables of their sections do not. */
export async function listUnplaced(db: Db, externalIds: readonly string[]): Promise<PlacedProperty[]> {
  return db<PlacedProperty[]>`
    SELECT has.section_id AS "sectionId", has.property_id AS "propertyId"
    FROM (SELECT DISTINCT p.section_id, v.property_id
          FROM products p CROSS JOIN LATERAL unnest(p.value_ids) AS value(id) JOIN property_values v ON v.id = value.id
          WHERE p.external_id = ANY(${[...externalIds]}::text[])) has
    WHERE NOT EXISTS (SELECT FROM section_properties o WHERE o.section_id = has.section_id AND o.property_id = has.property_id)
      AND EXISTS (SELECT FROM external_ids e WHERE e.kind = 'property' AND e.id = has.property_id)`;
}

/** In the table of a section once five of its goods have it; whether it filters is for staff to say. */
export async function placeProperties(tx: Db, wanted: readonly PlacedProperty[]): Promise<void> {
  await tx`
    INSERT INTO section_properties (section_id, property_id, position, is_filter)
    SELECT w.section_id, w.property_id,
           (SELECT coalesce(max(position), 0) FROM section_properties o WHERE o.section_id = w.section_id)
             + row_number() OVER (PARTITION BY w.section_id ORDER BY those.have DESC, w.property_id), false
    FROM unnest(${wanted.map(({ sectionId }) => sectionId)}::int[], ${wanted.map(({ propertyId }) => propertyId)}::int[])
      AS w(section_id, property_id)
    CROSS JOIN LATERAL (
      SELECT count(*) AS have FROM products p WHERE p.active AND p.section_id = w.section_id AND EXISTS (
        SELECT FROM unnest(p.value_ids) AS value(id) JOIN property_values v ON v.id = value.id
        WHERE v.property_id = w.property_id)) those
    WHERE those.have >= 5
    ON CONFLICT DO NOTHING`;
}
