/** The demo's promotions as rows: dates count from the load, goods named one by one are looked up in the drawn range. */
import type postgres from 'postgres';
import { almatyDate } from '#domain/time.ts';
import { others } from '../promotions/others.ts';
import type { DemoPromotion, Picked } from '../promotions/promotion.ts';
import { running } from '../promotions/running.ts';
import { copyInto, toCopyLine } from './copy.ts';

const DAY_MS = 86_400_000;
const PICKED_OF_A_LEAF = 3;

const columns =
  'code title_ru title_kz lead_ru lead_kz rules_ru rules_kz mechanic scope cities audience needs_card min_sum starts_at ' +
  'ends_at per_user total_uses exclusive_group touches_wholesale promo_code is_listed renew_days position';

/** The most popular goods of each leaf that a visitor can put into the cart at their full price. */
async function listPicked(db: postgres.TransactionSql): Promise<Map<string, Picked[]>> {
  const rows = await db<(Picked & { leaf: string })[]>`
    SELECT leaf, code, price, vat_percent AS "vatPercent" FROM (
      SELECT s.code AS leaf, p.code, r.price, p.vat_percent,
             row_number() OVER (PARTITION BY p.section_id ORDER BY p.popularity DESC, p.id) AS place
      FROM products p JOIN sections s ON s.id = p.section_id JOIN product_prices r ON r.product_id = p.id
      WHERE p.active AND NOT p.on_order AND NOT p.is_offline AND r.discount_price IS NULL
        AND r.regular_price = r.price AND EXISTS (SELECT FROM stocks t WHERE t.product_id = p.id AND t.count > 0)
    ) ranked WHERE place <= ${PICKED_OF_A_LEAF} ORDER BY leaf, place`;
  const byLeaf = new Map<string, Picked[]>();
  for (const { leaf, ...picked } of rows) byLeaf.set(leaf, [...(byLeaf.get(leaf) ?? []), picked]);
  return byLeaf;
}

/** The first second of a day of Kazakhstan, so many days from the load. */
const startOf = (today: Date, days: number) =>
  new Date(`${almatyDate(new Date(today.getTime() + days * DAY_MS))}T00:00:00+05:00`);
const endOf = (today: Date, days: number) => new Date(startOf(today, days + 1).getTime() - 1000);

export async function loadPromotions(db: postgres.TransactionSql, today: Date): Promise<void> {
  const byLeaf = await listPicked(db);
  /** A range of a handful of products may lack a leaf: whatever needs it is left out. */
  const pick = (leaf: string, place = 0): Picked => {
    const goods = byLeaf.get(leaf);
    const picked = goods?.[Math.min(place, goods.length - 1)];
    if (!picked) throw new MissingGoods(leaf);
    return picked;
  };
  const lines = [...running, ...others].flatMap((promotion, position) => {
    try {
      return [toLine(promotion, position, pick, today)];
    } catch (error) {
      if (error instanceof MissingGoods) return [];
      throw error;
    }
  });
  await copyInto(db, 'promotions', columns.split(' '), lines);
}

class MissingGoods extends Error {}

function toLine(
  promotion: DemoPromotion,
  position: number,
  pick: (leaf: string, place?: number) => Picked,
  today: Date,
): string {
  const { title, lead, rules = [], mechanic, scope = {}, promoCode = null } = promotion;
  return toCopyLine([
    promotion.code,
    title.ru,
    title.kz,
    lead.ru,
    lead.kz,
    rules.map(({ ru }) => ru),
    rules.map(({ kz }) => kz),
    JSON.stringify(typeof mechanic === 'function' ? mechanic(pick) : mechanic),
    JSON.stringify(typeof scope === 'function' ? scope(pick) : scope),
    promotion.cities ?? [],
    promotion.audience ?? 'all',
    promotion.needsCard ?? false,
    promotion.minSum ?? null,
    startOf(today, promotion.from).toISOString(),
    endOf(today, promotion.to).toISOString(),
    promotion.perUser ?? null,
    promotion.totalUses ?? null,
    promotion.exclusiveGroup ?? null,
    promotion.touchesWholesale ?? false,
    promoCode,
    promoCode === null,
    promotion.renewDays ?? null,
    position,
  ]);
}
