/**
 * A draft of a promotion tried on carts: 412 and 3 000 of them by the call that staff make, and the larger number beside what the
 * bare engine takes to price the same carts twice.
 */
import type { Database } from '#api/database.ts';
import { listPromotionRows } from '#api/promotions/promotions.queries.ts';
import { toPromotion } from '#api/promotions/promotions.ts';
import { tryPromotion } from '#contract/office/kept-promotions.ts';
import type { OfficeCall } from '#contract/office/office-call.ts';
import { type Cart, type LineFacts, preparePromotions, priceCart } from '#domain/promotions/promotions.ts';
import type { askOffice } from '#tests/office.ts';
import { aDraft } from '#tests/office-promotion-examples.ts';

export const TRIAL_GOALS = {
  '412 carts tried': 1000,
  '3 000 carts tried': 6000,
  'the same, in percent of the bare engine': 300,
} as const;

const LINES = 6;

/** Six goods in each, of the whole range. */
async function fillCarts(db: Database, carts: number): Promise<void> {
  await db`DELETE FROM cart_days`;
  await db`
    INSERT INTO cart_days (day, city_id, buyer, has_ordered, items)
    SELECT almaty_day(now()) - 1, (SELECT min(id) FROM cities), 'visitor', true, jsonb_agg(
      jsonb_build_object('productCode', p.code, 'count', 1 + (n * line) % 4))
    FROM generate_series(1, ${carts}) n CROSS JOIN generate_series(1, ${LINES}) line
    -- By the index, whatever the range: laid beside all products, the carts of a million took minutes to be made.
    CROSS JOIN LATERAL (
      SELECT p.code FROM products p JOIN product_prices r ON r.product_id = p.id
      WHERE p.active AND p.id >= (n::bigint * 7919 + line * 104729) % (SELECT max(id) - 100 FROM products)
      ORDER BY p.id LIMIT 1) p
    GROUP BY n`;
}

async function readFacts(db: Database): Promise<Cart[]> {
  const rows = await db<{ lines: LineFacts[] }[]>`
    SELECT (SELECT jsonb_agg(jsonb_build_object(
      'productCode', p.code, 'count', (item->>'count')::int, 'price', r.price, 'discountPrice', r.discount_price,
      'clubPrice', r.club_price, 'brand', b.code, 'vatPercent', p.vat_percent,
      'sections', ARRAY(SELECT above.code FROM sections above WHERE above.lft <= s.lft AND above.rgt >= s.rgt)))
      FROM jsonb_array_elements(d.items) item JOIN products p ON p.code = item->>'productCode'
      JOIN product_prices r ON r.product_id = p.id JOIN brands b ON b.id = p.brand_id JOIN sections s ON s.id = p.section_id
    ) AS lines FROM cart_days d`;
  const now = new Date();
  return rows.map(({ lines }) => ({
    lines,
    city: 'pavlodar',
    now,
    visitor: { type: 'retail', isNew: false, card: null },
  }));
}

export async function measureTrial(
  db: Database,
  ask: (call: OfficeCall, given: Parameters<typeof askOffice>[2]) => Promise<unknown>,
  measure: (name: string, work: () => Promise<unknown>, rounds: number) => Promise<void>,
  figures: Map<string, number>,
): Promise<void> {
  const body = { id: null, values: aDraft(), carts: { of: 'yesterday' } };
  await fillCarts(db, 412);
  await measure('412 carts tried', () => ask(tryPromotion, { body }), 5);
  await fillCarts(db, 3000);
  await measure('3 000 carts tried', () => ask(tryPromotion, { body }), 5);
  const carts = await readFacts(db);
  const prepared = preparePromotions((await listPromotionRows(db)).map(toPromotion));
  const name = 'the same, in percent of the bare engine';
  await measure(
    name,
    async () => {
      for (const cart of [...carts, ...carts]) priceCart(prepared, cart);
    },
    5,
  );
  figures.set(name, ((figures.get('3 000 carts tried') ?? 0) / (figures.get(name) ?? 1)) * 100);
}
