/** Promotions written into a test's database, with only what matters spelled out. */
import type { Db } from '#api/database.ts';
import type { Mechanic, Promotion } from '#domain/promotions/promotions.ts';

export interface PromotionFields {
  scope?: NonNullable<Promotion['scope']>;
  cities?: string[];
  audience?: string;
  needs_card?: boolean;
  min_sum?: number | null;
  starts_at?: Date;
  ends_at?: Date | null;
  per_user?: number | null;
  total_uses?: number | null;
  promo_code?: string | null;
  is_combinable?: boolean;
  is_listed?: boolean;
  exclusive_group?: string | null;
}

const DAY_MS = 86_400_000;
export const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS);

export async function insertPromotion(
  db: Db,
  code: string,
  mechanic: Mechanic,
  fields: PromotionFields = {},
): Promise<void> {
  const { scope = {}, ...rest } = fields;
  const row = {
    code,
    title_ru: `Акция ${code}`,
    title_kz: `${code} акциясы`,
    lead_ru: 'Проверка',
    lead_kz: 'Тексеру',
    starts_at: daysFromNow(-1),
    ends_at: daysFromNow(1),
    ...rest,
  };
  await db`INSERT INTO promotions ${db({ ...row, mechanic: db.json(mechanic as never), scope: db.json(scope as never) } as never)}`;
}
