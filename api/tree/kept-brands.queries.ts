import type { OfficeBrand } from '#contract/office/kept-brands.ts';
import type { Json } from '#domain/office/changes.ts';
import type { Db } from '../database.ts';

export type BrandRow = Omit<OfficeBrand, 'country'>;

/** Few enough to go one after another. */
export async function lockBrands(tx: Db): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtext('brands'))`;
}

/** By name; null: all of them. */
export const listBrands = (db: Db, ids: readonly number[] | null = null): Promise<BrandRow[]> => db<
  BrandRow[]
>`
  SELECT b.id, b.code, b.name, b.country_code, b.is_own_label, b.description_ru, b.description_kz, b.is_active,
         coalesce(g.products, 0)::int AS products
  FROM brands b
  LEFT JOIN (SELECT brand_id, count(*) AS products FROM product_office GROUP BY brand_id) g ON g.brand_id = b.id
  WHERE ${ids === null} OR b.id = ANY(${[...(ids ?? [])]}::int[]) ORDER BY lower(b.name), b.id`;

/** By its address, or by a name that is the same to a reader; itself does not count. */
export const hasBrand = async (
  tx: Db,
  { code = null, name = null }: { code?: string | null; name?: string | null },
  but: number | null,
): Promise<boolean> =>
  (
    await tx`
      SELECT FROM brands WHERE (code = ${code} OR lower(name) = lower(${name})) AND id IS DISTINCT FROM ${but}::int LIMIT 1`
  ).length > 0;

export const isBrandInUse = async (tx: Db, id: number): Promise<boolean> =>
  (await tx`SELECT FROM product_office WHERE brand_id = ${id} AND active LIMIT 1`).length > 0;

type Row = Readonly<Record<string, Json>>;

export async function updateBrand(tx: Db, id: number, wanted: Row): Promise<void> {
  await tx`UPDATE brands SET ${tx(wanted as never)} WHERE id = ${id}`;
}

export async function insertBrand(tx: Db, brand: Row): Promise<number> {
  const [row] = await tx<{ id: number }[]>`INSERT INTO brands ${tx(brand as never)} RETURNING id`;
  if (!row) throw new Error('a brand just written is not there');
  return row.id;
}
