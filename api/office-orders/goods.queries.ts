import type { FoundGoods } from '#contract/office/goods.ts';
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

/** In the order of the codes; what is not sold on the site is left out. */
export async function listFoundGoods(
  db: Db,
  codes: readonly string[],
  { cityCode, language }: { cityCode: string; language: Locale },
): Promise<FoundGoods[]> {
  const isKz = language === 'kz';
  const rows = await db<FoundGoods[]>`
    SELECT p.code AS "productCode", p.product_code AS article,
           ${isKz ? db`coalesce(p.name_kz, p.name_ru)` : db`p.name_ru`} AS name,
           ${isKz ? db`u.name_kz` : db`u.name_ru`} AS unit, coalesce(r.discount_price, r.price) AS price,
           r.price AS "regularPrice", p.on_order AS "isOnOrder",
           coalesce((SELECT jsonb_agg(jsonb_build_object('store', ${isKz ? db`t.name_kz` : db`t.name_ru`}, 'count', s.count) ORDER BY t.position)
                     FROM stocks s JOIN stores t ON t.id = s.store_id JOIN cities c ON c.id = t.city_id
                     WHERE s.product_id = p.id AND s.count > 0 AND c.code = ${cityCode}), '[]') AS stock
    FROM products p JOIN product_prices r ON r.product_id = p.id JOIN units u ON u.code = p.units -> 0 ->> 'unit'
    WHERE p.code = ANY(${[...codes]}::text[]) AND p.active AND NOT p.is_offline
    ORDER BY array_position(${[...codes]}::text[], p.code)`;
  return [...rows];
}

/** The code of what is sold, by its code or article; null: there is none. */
export async function findGoodsCode(db: Db, named: string): Promise<string | null> {
  const [row] = await db<{ code: string }[]>`
    SELECT code FROM products WHERE (code = ${named} OR product_code = ${named}) AND active AND NOT is_offline`;
  return row?.code ?? null;
}
