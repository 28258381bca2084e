import type { Db } from '../database.ts';

export type MergeKind = 'section' | 'brand' | 'value';

/** What went with it. */
export interface Moved {
  products: number[];
  /** Of values: goods that bore both. */
  both?: number[];
  properties?: number[];
  pages?: string[];
  /** Pages of a choice of filters, by id, that named it. */
  choices?: number[];
}

export interface Mergeable {
  id: number;
  /** With the name of the one that took its place. */
  nameRu: string;
  nameKz: string;
  /** Whose place is taken by another; null: nobody's. */
  into: number | null;
}

const NAMES: Readonly<Record<MergeKind, string>> = {
  section: 'SELECT id, name_ru, name_kz FROM sections',
  brand: 'SELECT id, name AS name_ru, name AS name_kz FROM brands',
  value: 'SELECT id, name_ru, name_kz FROM property_values',
};

/** Merges are few and go one after another. */
export async function lockMerges(tx: Db): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtext('merges'))`;
}

export const listMergeable = (db: Db, kind: MergeKind, ids: readonly number[]): Promise<Mergeable[]> => db<
  Mergeable[]
>`
  SELECT t.id, concat_ws(' → ', t.name_ru, o.name_ru) AS "nameRu", concat_ws(' → ', t.name_kz, o.name_kz) AS "nameKz",
         m.into_id AS into
  FROM (${db.unsafe(NAMES[kind])}) t LEFT JOIN merges m ON m.kind = ${kind} AND m.id = t.id
  LEFT JOIN (${db.unsafe(NAMES[kind])}) o ON o.id = m.into_id
  WHERE t.id = ANY(${[...ids]}::int[])`;

export async function findMoved(tx: Db, kind: MergeKind, id: number): Promise<Moved | null> {
  const [row] = await tx<{ moved: Moved }[]>`SELECT moved FROM merges WHERE kind = ${kind} AND id = ${id}`;
  return row?.moved ?? null;
}

export async function putMerge(
  tx: Db,
  { kind, id, into, moved }: { kind: MergeKind; id: number; into: number; moved: Moved },
): Promise<void> {
  await tx`
    INSERT INTO merges (kind, id, into_id, moved) VALUES (${kind}, ${id}, ${into}, ${JSON.stringify(moved)}::text::jsonb)`;
}

export async function dropMerge(tx: Db, kind: MergeKind, id: number): Promise<void> {
  await tx`DELETE FROM merges WHERE kind = ${kind} AND id = ${id}`;
}

/** A leaf that is open, in its own right. */
export async function areOpenLeaves(tx: Db, ids: readonly number[]): Promise<boolean> {
  const rows = await tx`
    SELECT FROM sections s WHERE id = ANY(${[...ids]}::int[]) AND is_active
      AND NOT EXISTS (SELECT FROM sections b WHERE b.parent_id = s.id AND b.is_active)`;
  return rows.length === new Set(ids).size;
}

export async function areOpenBrands(tx: Db, ids: readonly number[]): Promise<boolean> {
  const rows = await tx`SELECT FROM brands WHERE id = ANY(${[...ids]}::int[]) AND is_active`;
  return rows.length === new Set(ids).size;
}

export async function areOfOneProperty(tx: Db, ids: readonly number[]): Promise<boolean> {
  const [row] = await tx<{ values: number; properties: number }[]>`
    SELECT count(*)::int AS values, count(DISTINCT property_id)::int AS properties FROM property_values
    WHERE id = ANY(${[...ids]}::int[])`;
  return row?.values === new Set(ids).size && row.properties === 1;
}

const toIds = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** All goods of one go to the other: those that are off too. */
export async function moveSectionGoods(
  tx: Db,
  from: number,
  into: number,
  only: readonly number[] | null = null,
): Promise<number[]> {
  return toIds(
    await tx<{ id: number }[]>`
      UPDATE products SET section_id = ${into}
      WHERE section_id = ${from} AND (${only === null} OR id = ANY(${[...(only ?? [])]}::int[])) RETURNING id`,
  );
}

export async function moveBrandGoods(
  tx: Db,
  from: number,
  into: number,
  only: readonly number[] | null = null,
): Promise<number[]> {
  return toIds(
    await tx<{ id: number }[]>`
      UPDATE products SET brand_id = ${into}
      WHERE brand_id = ${from} AND (${only === null} OR id = ANY(${[...(only ?? [])]}::int[])) RETURNING id`,
  );
}

/** Those that bear both lose one; those that bear one get the other in its place. */
export async function replaceValue(tx: Db, from: number, into: number): Promise<Moved> {
  const both = await tx<{ id: number }[]>`
    UPDATE products SET value_ids = array_remove(value_ids, ${from}::int)
    WHERE value_ids @> ARRAY[${from}, ${into}]::int[] RETURNING id`;
  const products = await tx<{ id: number }[]>`
    UPDATE products SET value_ids = array_replace(value_ids, ${from}::int, ${into}::int)
    WHERE value_ids @> ARRAY[${from}]::int[] RETURNING id`;
  return { products: toIds(products), both: toIds(both) };
}

export async function giveValueBack(tx: Db, from: number, into: number, moved: Moved): Promise<void> {
  await tx`
    UPDATE products SET value_ids = array_replace(value_ids, ${into}::int, ${from}::int)
    WHERE id = ANY(${moved.products}::int[]) AND value_ids @> ARRAY[${into}]::int[] AND NOT value_ids @> ARRAY[${from}]::int[]`;
  await tx`
    UPDATE products SET value_ids = value_ids || ${from}::int
    WHERE id = ANY(${moved.both ?? []}::int[]) AND value_ids @> ARRAY[${into}]::int[] AND NOT value_ids @> ARRAY[${from}]::int[]`;
}

/** What a choice of filters calls the two. */
export interface ChoiceNames {
  filter: string;
  from: string;
  into: string;
}

export async function findValueNames(tx: Db, from: number, into: number): Promise<ChoiceNames> {
  const [row] = await tx<ChoiceNames[]>`
    SELECT q.code AS filter, a.code AS from, b.code AS into
    FROM property_values a JOIN properties q ON q.id = a.property_id, property_values b
    WHERE a.id = ${from} AND b.id = ${into}`;
  return row ?? { filter: '', from: '', into: '' };
}

/** Pages of a choice that name the one name the other instead. */
export async function renameInChoices(
  tx: Db,
  { filter, from, into }: ChoiceNames,
  only: readonly number[] | null = null,
): Promise<number[]> {
  return toIds(
    await tx<{ id: number }[]>`
      UPDATE static_filters f SET choice = f.choice || jsonb_build_object(${filter}::text, (
        SELECT jsonb_agg(DISTINCT CASE WHEN v = ${from} THEN ${into}::text ELSE v END)
        FROM jsonb_array_elements_text(f.choice -> ${filter}) v))
      WHERE f.choice -> ${filter} ? ${from} AND (${only === null} OR f.id = ANY(${[...(only ?? [])]}::int[])) RETURNING f.id`,
  );
}

/** Properties that the other has not come behind its own. */
export async function addProperties(tx: Db, from: number, into: number): Promise<number[]> {
  return toIds(
    await tx<{ id: number }[]>`
      INSERT INTO section_properties (section_id, property_id, position, is_filter)
      SELECT ${into}, s.property_id,
             (SELECT coalesce(max(position), 0) FROM section_properties WHERE section_id = ${into})
               + row_number() OVER (ORDER BY s.position, s.property_id), s.is_filter
      FROM section_properties s WHERE s.section_id = ${from}
      ON CONFLICT (section_id, property_id) DO NOTHING RETURNING property_id AS id`,
  );
}

export async function dropProperties(tx: Db, sectionId: number, ids: readonly number[]): Promise<void> {
  await tx`
    DELETE FROM section_properties WHERE section_id = ${sectionId} AND property_id = ANY(${[...ids]}::int[])`;
}

/** Pages with a choice of their own, where the other has none of that address. */
export async function movePages(
  tx: Db,
  from: number,
  into: number,
  only: readonly string[] | null = null,
): Promise<string[]> {
  const rows = await tx<{ code: string }[]>`
    UPDATE static_filters f SET section_id = ${into}
    WHERE section_id = ${from} AND (${only === null} OR code = ANY(${[...(only ?? [])]}::text[]))
      AND NOT EXISTS (SELECT FROM static_filters o WHERE o.section_id = ${into} AND o.code = f.code) RETURNING code`;
  return rows.map(({ code }) => code);
}

export async function findCodes(tx: Db, kind: 'section' | 'brand', from: number, into: number) {
  const rows = await tx<{ id: number; code: string }[]>`
    SELECT id, code FROM ${tx(kind === 'section' ? 'sections' : 'brands')} WHERE id = ANY(${[from, into]}::int[])`;
  const codeOf = (id: number) => rows.find((row) => row.id === id)?.code ?? '';
  return { from: codeOf(from), into: codeOf(into) };
}

export async function leadOn(tx: Db, from: string, to: string): Promise<void> {
  await tx`SELECT lead_on(${from}, ${to})`;
}

export async function leadNoMore(tx: Db, from: readonly string[]): Promise<void> {
  await tx`DELETE FROM redirects WHERE "from" = ANY(${[...from]}::text[])`;
}

export async function setOpen(
  tx: Db,
  kind: 'section' | 'brand',
  id: number,
  isActive: boolean,
): Promise<void> {
  await tx`UPDATE ${tx(kind === 'section' ? 'sections' : 'brands')} SET is_active = ${isActive} WHERE id = ${id}`;
}
