import { COUNTED, type OpeningFacts } from '#domain/office/opening.ts';
import type { Db } from '../database.ts';

export type CountedFacts = Omit<
  OpeningFacts,
  'isSellerTold' | 'isBankTold' | 'paymentWays' | 'areLettersSent'
>;

/** Goods are counted by the office's own narrow copy of them: a million of them in a blink. */
export async function countOpeningFacts(db: Db): Promise<CountedFacts> {
  const [row] = await db<CountedFacts[]>`
    SELECT
      (SELECT count(*) FROM cities WHERE is_active)::int AS cities,
      (SELECT count(*) FROM stores WHERE is_active)::int AS stores,
      (SELECT count(*) FROM stores WHERE is_active AND has_pickup)::int AS "pickupStores",
      (SELECT count(*) FROM sections s WHERE is_active
         AND NOT EXISTS (SELECT FROM sections b WHERE b.parent_id = s.id AND b.is_active))::int AS sections,
      (SELECT count(*) FROM brands WHERE is_active)::int AS brands,
      g.*,
      (SELECT count(*) FROM (
         SELECT FROM product_office o JOIN products p ON p.id = o.product_id
         WHERE o.active AND o.has_price
           AND (p.on_order OR EXISTS (SELECT FROM stocks k WHERE k.product_id = o.product_id AND k.count > 0)) LIMIT ${COUNTED}) found)::int AS available,
      (SELECT count(DISTINCT z.city_id) FROM delivery_zones z JOIN cities c ON c.id = z.city_id
       WHERE c.is_active AND c.is_local AND EXISTS (SELECT FROM slot_templates WHERE is_active))::int AS "deliveryCities",
      (SELECT count(*) FROM texts WHERE published_at <= now() AND path LIKE 'pages/%')::int AS "ownTexts",
      (SELECT count(*) FROM staff f WHERE state = 'active'
         AND EXISTS (SELECT FROM staff_roles r WHERE r.staff_id = f.id AND role = 'administrator'))::int AS administrators
    FROM (
      SELECT count(*)::int AS products,
             (count(*) FILTER (WHERE active AND has_price))::int AS "onSale",
             (count(*) FILTER (WHERE active AND has_price AND pictures = 0))::int AS "onSaleWithoutPicture",
             (count(*) FILTER (WHERE active AND has_price AND NOT has_kz))::int AS "onSaleWithoutKz"
      FROM product_office) g`;
  if (!row) throw new Error('counts without a row');
  return row;
}
