import type { OfficeSet, OfficeSetItem } from '#contract/office/office-sets.ts';
import type { SetMode } from '#contract/sets.ts';
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

export type StoredSet = OfficeSet & { externalId: string; imageVersion: string };
export type StoredItem = OfficeSetItem & { set_id: number };

/** Those that are asked for, or all of a mode, in the order in which the shop shows them. */
export function listStoredSets(
  db: Db,
  { ids = null, mode = null }: { ids?: readonly number[] | null; mode?: SetMode | null },
): Promise<StoredSet[]> {
  return db<StoredSet[]>`
    SELECT s.id, s.mode, s.code, s.section_code, s.name_ru, s.name_kz, s.lead_ru, s.lead_kz, s.description_ru, s.description_kz,
           s.style, s.colour, s.param, s.picture, s.popularity, s.active, s.external_id AS "externalId",
           left(md5(concat_ws(' ', s.scene, s.picture, (
             SELECT string_agg(i.product_ids[1]::text, ' ' ORDER BY coalesce(i.place, i.position), i.position)
             FROM set_items i WHERE i.set_id = s.id AND i.is_active))), 6) AS "imageVersion"
    FROM product_sets s
    WHERE (${ids === null} OR s.id = ANY(${[...(ids ?? [])]}::int[])) AND (${mode}::text IS NULL OR s.mode = ${mode})
    ORDER BY s.popularity DESC, s.id`;
}

/** Of these sets, or these items; in the order of their sets, those that were taken out too. */
export function listStoredItems(
  db: Db,
  { sets = null, ids = null }: { sets?: readonly number[] | null; ids?: readonly number[] | null },
): Promise<StoredItem[]> {
  return db<StoredItem[]>`
    SELECT id, set_id, coalesce(place, position)::int AS place, group_ru, group_kz, product_ids, amount::float8 AS amount,
           per_param::float8 AS per_param, measure, is_required, is_taken, seen_price, is_active,
           CASE WHEN spot_x IS NULL OR spot_y IS NULL THEN NULL
                ELSE jsonb_build_object('x', round(spot_x::numeric, 1), 'y', round(spot_y::numeric, 1)) END AS spot
    FROM set_items
    WHERE (${sets === null} OR set_id = ANY(${[...(sets ?? [])]}::int[])) AND (${ids === null} OR id = ANY(${[...(ids ?? [])]}::int[]))
    ORDER BY set_id, coalesce(place, position), position`;
}

export async function lockSets(tx: Db): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtext('product_sets'))`;
}

type SetValues = Omit<OfficeSet, 'id'>;

export async function updateSet(
  tx: Db,
  id: number,
  { mode: _mode, code: _code, ...values }: SetValues,
): Promise<void> {
  await tx`UPDATE product_sets SET ${tx({ ...values, param: values.param && tx.json(values.param) })} WHERE id = ${id}`;
}

export async function insertSet(tx: Db, values: SetValues): Promise<number> {
  const row = { ...values, param: values.param && tx.json(values.param), external_id: crypto.randomUUID() };
  const [made] = await tx<{ id: number }[]>`
    INSERT INTO product_sets ${tx({ ...row, id: await nextSetId(tx) })} RETURNING id`;
  if (!made) throw new Error('a set just written is not there');
  return made.id;
}

/** Under the lock of sets: nobody else takes it. */
async function nextSetId(tx: Db): Promise<number> {
  const [row] = await tx<{ id: number }[]>`SELECT coalesce(max(id), 0) + 1 AS id FROM product_sets`;
  return row?.id ?? 1;
}

export async function hasSetCode(tx: Db, mode: string, code: string): Promise<boolean> {
  return (await tx`SELECT FROM product_sets WHERE mode = ${mode} AND code = ${code}`).length > 0;
}

export async function hasSetSection(tx: Db, mode: string, code: string): Promise<boolean> {
  return (await tx`SELECT FROM set_sections WHERE mode = ${mode} AND code = ${code}`).length > 0;
}

export async function countActiveItems(tx: Db, setId: number): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    SELECT count(*)::int AS count FROM set_items WHERE set_id = ${setId} AND is_active`;
  return row?.count ?? 0;
}

type ItemValues = Omit<StoredItem, 'id'>;

const toItemRow = ({ spot, ...values }: Omit<ItemValues, 'set_id'>) => ({
  ...values,
  spot_x: spot?.x ?? null,
  spot_y: spot?.y ?? null,
});

export async function updateItem(tx: Db, id: number, { set_id: _set, ...values }: ItemValues): Promise<void> {
  await tx`UPDATE set_items SET ${tx(toItemRow(values))} WHERE id = ${id}`;
}

/** Its number in choices is one that no item of the set has had. */
export async function insertItem(tx: Db, { set_id, ...values }: ItemValues): Promise<number> {
  const [next] = await tx<{ position: number }[]>`
    SELECT coalesce(max(position) + 1, 0)::int AS position FROM set_items WHERE set_id = ${set_id}`;
  const row = { ...toItemRow(values), set_id, position: next?.position ?? 0 };
  const [made] = await tx<{ id: number }[]>`INSERT INTO set_items ${tx(row)} RETURNING id`;
  if (!made) throw new Error('an item just written is not there');
  return made.id;
}

/** Which of these products do not exist. */
export async function listUnknownProducts(tx: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await tx<{ id: number }[]>`
    SELECT wanted AS id FROM unnest(${[...ids]}::int[]) wanted WHERE NOT EXISTS (SELECT FROM products p WHERE p.id = wanted)`;
  return rows.map(({ id }) => id);
}

export interface SetSection {
  code: string;
  name: string;
}

export const listSetSections = (db: Db, mode: SetMode, language: Locale): Promise<SetSection[]> => db<
  SetSection[]
>`
  SELECT code, ${language === 'kz' ? db`name_kz` : db`name_ru`} AS name FROM set_sections WHERE mode = ${mode} ORDER BY position, code`;

export const listSetCities = (db: Db, language: Locale): Promise<SetSection[]> => db<SetSection[]>`
  SELECT code, ${language === 'kz' ? db`name_kz` : db`name_ru`} AS name FROM cities WHERE is_active ORDER BY 2`;
