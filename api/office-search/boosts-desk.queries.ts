import type { Locale } from '#domain/locale.ts';
import type { Boost } from '#domain/office/search-boosts.ts';
import type { Db } from '../database.ts';

export interface KeptBoostRow extends Boost {
  id: number;
  title: string | null;
  isActive: boolean;
}

const MOST = 200;

const titleOf = (db: Db, language: Locale, target: ReturnType<Db>, id: ReturnType<Db>) => db`
  CASE ${target}
    WHEN 'product' THEN (SELECT ${nameOf(db, language)} FROM products t WHERE t.id = ${id})
    WHEN 'section' THEN (SELECT ${nameOf(db, language)} FROM sections t WHERE t.id = ${id})
    ELSE (SELECT t.name FROM brands t WHERE t.id = ${id}) END`;
const nameOf = (db: Db, language: Locale) =>
  language === 'kz' ? db`coalesce(nullif(t.name_kz, ''), t.name_ru)` : db`t.name_ru`;

export const listKeptBoosts = (db: Db, language: Locale): Promise<KeptBoostRow[]> => db<KeptBoostRow[]>`
  SELECT b.id, b.query, b.target, b.target_id AS "targetId", b.effect, b.strength, b.starts_at AS "startsAt",
         b.ends_at AS "endsAt", b.is_active AS "isActive", ${titleOf(db, language, db`b.target`, db`b.target_id`)} AS title
  FROM search_boosts b ORDER BY b.id DESC LIMIT ${MOST}`;

export interface BoostValues {
  id: number;
  query: string;
  target: Boost['target'];
  target_id: number;
  effect: Boost['effect'];
  strength: number;
  starts_at: string;
  ends_at: string;
  is_active: boolean;
}

export const listBoostValues = (db: Db, ids: readonly number[]): Promise<BoostValues[]> => db<BoostValues[]>`
  SELECT id, query, target, target_id, effect, strength, is_active,
         to_char(starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS starts_at,
         to_char(ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS ends_at
  FROM search_boosts WHERE id = ANY(${[...ids]}::int[]) ORDER BY id`;

export async function lockBoosts(tx: Db, ids: readonly number[]): Promise<void> {
  await tx`SELECT FROM search_boosts WHERE id = ANY(${[...ids]}::int[]) ORDER BY id FOR UPDATE`;
}

export async function updateBoost(tx: Db, row: BoostValues): Promise<void> {
  await tx`
    UPDATE search_boosts SET query = ${row.query}, target = ${row.target}, target_id = ${row.target_id},
      effect = ${row.effect}, strength = ${row.strength}, starts_at = ${row.starts_at}, ends_at = ${row.ends_at},
      is_active = ${row.is_active}
    WHERE id = ${row.id}`;
}

export async function insertBoost(tx: Db, row: Omit<BoostValues, 'id'>): Promise<number> {
  const [made] = await tx<{ id: number }[]>`
    INSERT INTO search_boosts (query, target, target_id, effect, strength, starts_at, ends_at)
    VALUES (${row.query}, ${row.target}, ${row.target_id}, ${row.effect}, ${row.strength}, ${row.starts_at}, ${row.ends_at})
    RETURNING id`;
  if (!made) throw new Error('a boost was not stored');
  return made.id;
}

/** By number, or by what people call it: the article of a product, the name of a brand. */
export async function findBoostTarget(
  db: Db,
  target: Boost['target'],
  key: string,
  language: Locale,
): Promise<{ id: number; title: string } | null> {
  const name = nameOf(db, language);
  const [row] =
    target === 'product'
      ? await db<{ id: number; title: string }[]>`
          SELECT t.id, ${name} AS title FROM products t WHERE t.product_code = ${key} ORDER BY t.active DESC, t.id LIMIT 1`
      : target === 'brand'
        ? await db<{ id: number; title: string }[]>`
            SELECT t.id, t.name AS title FROM brands t WHERE lower(t.name) = lower(${key}) OR t.code = lower(${key}) LIMIT 1`
        : await db<{ id: number; title: string }[]>`
            SELECT t.id, ${name} AS title FROM sections t
            WHERE t.id::text = ${key} OR lower(t.name_ru) = lower(${key}) OR lower(t.name_kz) = lower(${key}) LIMIT 1`;
  return row ?? null;
}

export async function hasTarget(db: Db, target: Boost['target'], id: number): Promise<boolean> {
  const tables = { product: db`products`, brand: db`brands`, section: db`sections` };
  return (await db`SELECT FROM ${tables[target]} WHERE id = ${id}`).length > 0;
}
