import type { OfficeHomeBlock } from '#contract/office/home-blocks.ts';
import type { HomeAudience, HomeKind, HomeLook } from '#domain/home-blocks.ts';
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

export interface HomeRow {
  id: number;
  kind: HomeKind;
  cityCode: string | null;
  audience: HomeAudience;
  startsAt: Date | null;
  endsAt: Date | null;
  titleRu: string;
  titleKz: string;
  textRu: string;
  textKz: string;
  link: string;
  look: HomeLook;
  /** Of the product whose picture it shows; null: none. */
  productCode: string | null;
}

/** From top to bottom, those that are over left out. */
export const listHomeRows = (db: Db): Promise<HomeRow[]> => db<HomeRow[]>`
  SELECT b.id, b.kind, c.code AS "cityCode", b.audience, b.starts_at AS "startsAt", b.ends_at AS "endsAt",
         b.title_ru AS "titleRu", b.title_kz AS "titleKz", b.text_ru AS "textRu", b.text_kz AS "textKz", b.link, b.look,
         (SELECT p.code FROM products p WHERE p.product_code = b.article AND p.active LIMIT 1) AS "productCode"
  FROM home_blocks b LEFT JOIN cities c ON c.id = b.city_id
  WHERE b.is_active AND (b.ends_at IS NULL OR b.ends_at > now()) ORDER BY b.position, b.id`;

/** Those that are asked for, or all of them. */
export const listBlocks = (db: Db, ids: readonly number[] | null = null): Promise<OfficeHomeBlock[]> => db<
  OfficeHomeBlock[]
>`
  SELECT id, kind, position, city_id, audience, to_char(starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS starts_at,
         to_char(ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS ends_at,
         title_ru, title_kz, text_ru, text_kz, link, look, article, is_active
  FROM home_blocks WHERE ${ids === null} OR id = ANY(${[...(ids ?? [])]}::int[]) ORDER BY position, id`;

export async function lockBlocks(tx: Db): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtext('home_blocks'))`;
}

export async function updateBlock(tx: Db, { id, kind: _kind, ...values }: OfficeHomeBlock): Promise<void> {
  await tx`UPDATE home_blocks SET ${tx(values)} WHERE id = ${id}`;
}

export async function insertBlock(tx: Db, values: Omit<OfficeHomeBlock, 'id'>): Promise<number> {
  const [row] = await tx<{ id: number }[]>`INSERT INTO home_blocks ${tx(values)} RETURNING id`;
  if (!row) throw new Error('a block just written is not there');
  return row.id;
}

export const listCityNames = (db: Db, language: Locale): Promise<{ id: number; name: string }[]> =>
  db<
    { id: number; name: string }[]
  >`SELECT id, ${language === 'kz' ? db`name_kz` : db`name_ru`} AS name FROM cities WHERE is_active ORDER BY 2`;

export async function hasArticle(tx: Db, article: string): Promise<boolean> {
  const rows = await tx`SELECT FROM products WHERE product_code = ${article} AND active LIMIT 1`;
  return rows.length > 0;
}

export async function hasCity(tx: Db, id: number): Promise<boolean> {
  const rows = await tx`SELECT FROM cities WHERE id = ${id}`;
  return rows.length > 0;
}
