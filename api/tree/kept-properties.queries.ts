import type postgres from 'postgres';
import type { OfficeProperty, OfficeValue, SectionProperty } from '#contract/office/properties.ts';
import type { Db } from '../database.ts';

export type PropertyRow = Omit<OfficeProperty, 'twins'>;

export const listProperties = (db: Db, id: number | null = null): Promise<PropertyRow[]> => db<PropertyRow[]>`
  SELECT p.id, p.code, p.name_ru AS "nameRu", p.name_kz AS "nameKz", p.kind,
         (SELECT count(*)::int FROM property_values v WHERE v.property_id = p.id) AS values,
         (SELECT count(*)::int FROM section_properties s WHERE s.property_id = p.id) AS sections,
         (SELECT jsonb_build_object('nameRu', c.name_ru, 'nameKz', c.name_kz)
          FROM section_properties s JOIN sections c ON c.id = s.section_id
          WHERE s.property_id = p.id ORDER BY c.lft LIMIT 1) AS section
  FROM properties p WHERE ${id === null} OR p.id = ${id ?? 0} ORDER BY lower(p.name_ru), p.id`;

/** Names alone, of all of them: a few thousand. What has given its goods away is no twin any more. */
export const listValueNames = (db: Db): Promise<{ propertyId: number; name: string }[]> => db<
  { propertyId: number; name: string }[]
>`
  SELECT v.property_id AS "propertyId", v.name_ru AS name FROM property_values v
  WHERE NOT EXISTS (SELECT FROM merges m WHERE m.kind = 'value' AND m.id = v.id)`;

/** Each value's goods by the index of values: a property costs as many goods as have it. */
export const listValues = (db: Db, propertyId: number): postgres.PendingQuery<OfficeValue[]> => db<
  OfficeValue[]
>`
  SELECT v.id, v.code, v.name_ru AS "nameRu", v.name_kz AS "nameKz", u.products, m.into_id AS into
  FROM property_values v
  CROSS JOIN LATERAL (SELECT count(*)::int AS products FROM products p WHERE p.value_ids @> ARRAY[v.id]) u
  LEFT JOIN merges m ON m.kind = 'value' AND m.id = v.id
  WHERE v.property_id = ${propertyId}
  ORDER BY u.products DESC, v.number, lower(v.name_ru), v.id`;

export const listSectionProperties = (db: Db, sectionId: number): Promise<SectionProperty[]> => db<
  SectionProperty[]
>`
  SELECT p.id, p.name_ru AS "nameRu", p.name_kz AS "nameKz", s.is_filter AS "isFilter"
  FROM section_properties s JOIN properties p ON p.id = s.property_id
  WHERE s.section_id = ${sectionId} ORDER BY s.position, p.id`;

export async function hasSection(db: Db, id: number): Promise<boolean> {
  return (await db`SELECT FROM sections WHERE id = ${id}`).length > 0;
}

/** Of many sections at once: which properties, in which order, and whether they filter. */
export async function listFiltersOf(
  db: Db,
  sectionIds: readonly number[],
): Promise<Map<number, { id: number; filter: boolean }[]>> {
  const rows = await db<{ sectionId: number; id: number; filter: boolean }[]>`
    SELECT section_id AS "sectionId", property_id AS id, is_filter AS filter FROM section_properties
    WHERE section_id = ANY(${[...sectionIds]}::int[]) ORDER BY section_id, position, property_id`;
  const bySection = new Map<number, { id: number; filter: boolean }[]>();
  for (const { sectionId, ...own } of rows)
    bySection.set(sectionId, [...(bySection.get(sectionId) ?? []), own]);
  return bySection;
}

/** In the order given; what is not named is the section's no more. False: there is no such property. */
export async function setFiltersOf(
  tx: Db,
  sectionId: number,
  wanted: readonly { id: number; filter: boolean }[],
): Promise<boolean> {
  const ids = wanted.map(({ id }) => id);
  const known = await tx`SELECT FROM properties WHERE id = ANY(${ids}::int[])`;
  if (known.length < ids.length) return false;
  await tx`
    DELETE FROM section_properties WHERE section_id = ${sectionId} AND NOT property_id = ANY(${ids}::int[])`;
  await tx`
    INSERT INTO section_properties (section_id, property_id, position, is_filter)
    SELECT ${sectionId}, (w.own ->> 'id')::int, w.at, (w.own ->> 'filter')::boolean
    FROM jsonb_array_elements(${JSON.stringify(wanted)}::text::jsonb) WITH ORDINALITY AS w(own, at)
    ON CONFLICT (section_id, property_id) DO UPDATE SET position = excluded.position, is_filter = excluded.is_filter
    WHERE (section_properties.position, section_properties.is_filter) <> (excluded.position, excluded.is_filter)`;
  return true;
}

type Names = { id: number; name_ru: string; name_kz: string };

export const listNamesOf = (
  db: Db,
  table: 'properties' | 'property_values',
  ids: readonly number[],
): Promise<Names[]> =>
  db<Names[]>`SELECT id, name_ru, name_kz FROM ${db(table)} WHERE id = ANY(${[...ids]}::int[])`;

export async function setNames(
  tx: Db,
  table: 'properties' | 'property_values',
  id: number,
  wanted: Partial<Omit<Names, 'id'>>,
): Promise<void> {
  await tx`UPDATE ${tx(table)} SET ${tx(wanted as never)} WHERE id = ${id}`;
}

export async function lockNames(tx: Db, table: 'properties' | 'property_values', ids: readonly number[]) {
  await tx`SELECT FROM ${tx(table)} WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR NO KEY UPDATE`;
}
