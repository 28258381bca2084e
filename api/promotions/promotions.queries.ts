import type { Mechanic, Promotion } from '#domain/promotions/promotions.ts';
import { typograph } from '#domain/typography.ts';
import { askTogether, type Db, listTogether } from '../database.ts';

export interface PromotionRow {
  code: string;
  titleRu: string;
  titleKz: string;
  leadRu: string;
  leadKz: string;
  rulesRu: string[];
  rulesKz: string[];
  mechanic: Mechanic;
  scope: NonNullable<Promotion['scope']>;
  cities: string[];
  audience: NonNullable<Promotion['audience']>;
  needsCard: boolean;
  minSum: number | null;
  startsAt: Date;
  endsAt: Date | null;
  perUser: number | null;
  totalUses: number | null;
  priority: number;
  exclusiveGroup: string | null;
  isExclusive: boolean;
  touchesWholesale: boolean;
  promoCode: string | null;
  /** Waits for one of the codes that work once. */
  takesCodes: boolean;
  isCombinable: boolean;
  isListed: boolean;
}

/** Those that run, will, or have run; one that was stopped ended with the second before: an end is the last second that counts. */
export async function listPromotionRows(db: Db): Promise<PromotionRow[]> {
  const rows = await db<PromotionRow[]>`
    SELECT code, title_ru AS "titleRu", title_kz AS "titleKz", lead_ru AS "leadRu", lead_kz AS "leadKz",
           rules_ru AS "rulesRu", rules_kz AS "rulesKz", mechanic, scope, cities, audience, needs_card AS "needsCard",
           min_sum AS "minSum", starts_at AS "startsAt", per_user AS "perUser",
           least(ends_at, CASE WHEN stopped_at > starts_at THEN greatest(starts_at, stopped_at - interval '1 second') END) AS "endsAt",
           total_uses AS "totalUses", priority, exclusive_group AS "exclusiveGroup", is_exclusive AS "isExclusive",
           touches_wholesale AS "touchesWholesale", promo_code AS "promoCode", takes_codes AS "takesCodes", is_combinable AS "isCombinable",
           is_listed AS "isListed"
    FROM promotions WHERE state = 'live' OR stopped_at > starts_at ORDER BY position, code`;
  // They stand in narrow columns: «−15 %» and «300 000 ₸» must not break within.
  return rows.map((row) => ({
    ...row,
    titleRu: typograph(row.titleRu, 'ru'),
    titleKz: typograph(row.titleKz, 'kz'),
    leadRu: typograph(row.leadRu, 'ru'),
    leadKz: typograph(row.leadKz, 'kz'),
  }));
}

/**
 * Moves with every change of a promotion, also with one whose number is lower than of one that was committed before it; a
 * trimmed outbox is a move too. With the time as the database has it.
 */
export async function findPromotionsVersion(db: Db): Promise<{ version: string; now: Date }> {
  const [row] = await db<[{ version: string; now: Date }]>`
    SELECT concat(max(seq), ' of ', count(*)) AS version, now() AS now FROM catalog_changes WHERE kind = 'promotions'`;
  return row;
}

export interface PricedProductRow {
  code: string;
  sectionId: number;
  brandCode: string;
  vatPercent: number;
  price: number;
  clubPrice: number | null;
  discountPrice: number | null;
  wholesalePrice: number | null;
  /** of the contract, by quantity */
  tiers: { from: number; price: number }[];
}

/** What pricing needs of products by their codes, in no particular order. */
export function listPricedProducts(db: Db, codes: readonly string[]): Promise<PricedProductRow[]> {
  return db<PricedProductRow[]>`
    SELECT p.code, p.section_id AS "sectionId", b.code AS "brandCode", p.vat_percent AS "vatPercent", r.price,
           r.club_price AS "clubPrice", r.discount_price AS "discountPrice", r.wholesale_price AS "wholesalePrice",
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('from', t.from_count, 'price', t.price))
             FROM wholesale_tiers t WHERE t.product_id = p.id
           ), '[]') AS tiers
    FROM products p JOIN product_prices r ON r.product_id = p.id JOIN brands b ON b.id = p.brand_id
    WHERE p.code = ANY(${codes as string[]})`;
}

/** The same for several carts that are priced at one moment. */
export const listPricedTogether = listTogether(listPricedProducts);

export interface UseRow {
  code: string;
  inAll: number;
  byUser: number;
}

/** How often the promotions were used, by everyone and by this user; asked at once for all carts that are priced at one moment. */
export const listUses = (db: Db, codes: readonly string[], userId: number | null): Promise<UseRow[]> =>
  listUsesTogether(db, { codes, userId: userId ?? NOBODY });

const NOBODY = 0;

const listUsesTogether = askTogether(
  async (db: Db, asked: readonly { codes: readonly string[]; userId: number }[]) => {
    const codes = [...new Set(asked.flatMap((each) => each.codes))];
    const userIds = [...new Set(asked.map(({ userId }) => userId))];
    const rows = await db<(UseRow & { userId: number })[]>`
      SELECT u.promotion_code AS code, u.used AS "inAll", asker.id AS "userId", (
        SELECT count(*)::int FROM promotion_redemptions r
        WHERE r.promotion_code = u.promotion_code AND r.user_id = asker.id AND r.given_back_at IS NULL
      ) AS "byUser"
      FROM promotion_uses u CROSS JOIN unnest(${userIds}::bigint[]) AS asker (id)
      WHERE u.promotion_code = ANY(${codes})`;
    return asked.map((question) => {
      const own = new Set(question.codes);
      return rows.filter(({ code, userId }) => own.has(code) && Number(userId) === question.userId);
    });
  },
);

export function listProductIds(db: Db, codes: readonly string[]): Promise<{ id: number; code: string }[]> {
  return db<
    { id: number; code: string }[]
  >`SELECT id, code FROM products WHERE code = ANY(${codes as string[]})`;
}
