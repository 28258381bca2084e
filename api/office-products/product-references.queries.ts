import type { Db } from '../database.ts';

const isAll = (rows: readonly unknown[], ids: ReadonlySet<unknown>): boolean => rows.length === ids.size;

/** Goods lie in sections that have none below them. */
export async function areLeaves(tx: Db, ids: readonly number[]): Promise<boolean> {
  const wanted = new Set(ids);
  const rows = await tx`
    SELECT FROM sections s WHERE id = ANY(${[...wanted]}::int[]) AND s.is_active
      AND NOT EXISTS (SELECT FROM sections b WHERE b.parent_id = s.id AND b.is_active)`;
  return isAll(rows, wanted);
}

export async function areBrands(tx: Db, ids: readonly number[]): Promise<boolean> {
  const wanted = new Set(ids);
  return isAll(await tx`SELECT FROM brands WHERE id = ANY(${[...wanted]}::int[])`, wanted);
}

export async function areProducts(tx: Db, ids: readonly number[]): Promise<boolean> {
  const wanted = new Set(ids);
  return isAll(await tx`SELECT FROM products WHERE id = ANY(${[...wanted]}::int[])`, wanted);
}

export async function areValues(tx: Db, ids: readonly number[]): Promise<boolean> {
  const wanted = new Set(ids);
  return isAll(await tx`SELECT FROM property_values WHERE id = ANY(${[...wanted]}::int[])`, wanted);
}

export async function areUnits(tx: Db, codes: readonly string[]): Promise<boolean> {
  const wanted = new Set(codes);
  return isAll(await tx`SELECT FROM units WHERE code = ANY(${[...wanted]}::text[])`, wanted);
}
