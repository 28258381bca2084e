import type { PromotionState, PromotionValues } from '#contract/office/promotion-values.ts';
import type { Json } from '#domain/office/changes.ts';
import type { Db } from '../database.ts';

type Stored = Omit<PromotionValues, 'starts_at' | 'ends_at'> & {
  id: number;
  code: string;
  state: PromotionState;
  starts_at: Date;
  ends_at: Date | null;
  stopped_at: Date | null;
  uses: number;
};

export type StoredPromotion = Omit<Stored, 'starts_at' | 'ends_at'> &
  Pick<PromotionValues, 'starts_at' | 'ends_at'>;

/** Few enough to go one after another. */
export async function lockPromotions(tx: Db): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtext('promotions'))`;
}

/** Those that end last first; null: all but what was thrown away. */
export async function listStored(db: Db, ids: readonly number[] | null): Promise<StoredPromotion[]> {
  const rows = await db<Stored[]>`
    SELECT p.id, p.code, p.state, p.stopped_at, title_ru, title_kz, lead_ru, lead_kz, rules_ru, rules_kz, mechanic, scope,
           cities, audience, needs_card, min_sum, starts_at, ends_at, per_user, total_uses, priority, exclusive_group,
           is_exclusive, touches_wholesale, promo_code, takes_codes, is_combinable, is_listed, coalesce(u.used, 0) AS uses
    FROM promotions p LEFT JOIN promotion_uses u ON u.promotion_code = p.code
    WHERE ${ids === null ? db`p.state <> 'removed'` : db`p.id = ANY(${ids as number[]})`}
    ORDER BY ends_at DESC NULLS FIRST, starts_at DESC, p.id`;
  return rows.map((row) => ({
    ...row,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
  }));
}

export async function findStoredByCode(db: Db, code: string): Promise<{ id: number } | null> {
  const [row] = await db<{ id: number }[]>`SELECT id FROM promotions WHERE code = ${code}`;
  return row ?? null;
}

/** Whether another has this code that visitors type. */
export const isCodeTaken = async (db: Db, code: string, but: number | null): Promise<boolean> =>
  (
    await db`
      SELECT FROM promotions WHERE promo_code = ${code} AND id IS DISTINCT FROM ${but}::int LIMIT 1`
  ).length > 0;

type Row = Readonly<Record<string, Json>>;
const JSON_FIELDS: ReadonlySet<string> = new Set(['mechanic', 'scope']);

const toColumns = (db: Db, row: Row) =>
  db(
    Object.fromEntries(
      Object.entries(row).map(([field, value]) => [
        field,
        JSON_FIELDS.has(field) ? db.json(value as never) : value,
      ]),
    ) as never,
  );

/** A stop is the database's moment; whatever else it becomes, it is not stopped any more. */
export async function updateStored(tx: Db, id: number, wanted: Row): Promise<void> {
  const { state, ...fields } = wanted;
  if (Object.keys(fields).length > 0)
    await tx`UPDATE promotions SET ${toColumns(tx, fields)} WHERE id = ${id}`;
  if (typeof state === 'string')
    await tx`
      UPDATE promotions SET state = ${state}, stopped_at = CASE WHEN ${state} = 'stopped' THEN now() END WHERE id = ${id}`;
}

export async function insertStored(tx: Db, code: string, row: Row): Promise<number> {
  const [made] = await tx<{ id: number }[]>`
    INSERT INTO promotions ${toColumns(tx, { ...row, code, state: 'draft' })} RETURNING id`;
  if (!made) throw new Error('a promotion just written is not there');
  return made.id;
}

export interface ChoiceRow {
  code: string;
  nameRu: string;
  nameKz: string;
  depth: number;
}

/** In the order of the tree. */
export const listSectionChoices = (db: Db): Promise<ChoiceRow[]> => db<ChoiceRow[]>`
  SELECT s.code, s.name_ru AS "nameRu", s.name_kz AS "nameKz",
         (SELECT count(*)::int FROM sections above WHERE above.lft < s.lft AND above.rgt > s.rgt) AS depth
  FROM sections s WHERE s.is_active ORDER BY s.lft`;

export const listBrandChoices = (db: Db): Promise<{ code: string; name: string }[]> =>
  db<{ code: string; name: string }[]>`SELECT code, name FROM brands WHERE is_active ORDER BY lower(name)`;

export interface NamedRow {
  code: string;
  article: string;
  nameRu: string;
  nameKz: string | null;
  price: number | null;
  vatPercent: number;
}

export const listNamedProducts = (db: Db, codes: readonly string[]): Promise<NamedRow[]> => db<NamedRow[]>`
  SELECT p.code, p.product_code AS article, p.name_ru AS "nameRu", p.name_kz AS "nameKz", r.price,
         p.vat_percent AS "vatPercent"
  FROM products p LEFT JOIN product_prices r ON r.product_id = p.id WHERE p.code = ANY(${codes as string[]})`;
