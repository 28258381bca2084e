/** A promotion as staff write it, as the engine takes it. */
import type { PromotionValues } from '#contract/office/promotion-values.ts';
import type { Mechanic, Promotion } from '#domain/promotions/promotions.ts';
import { type PromotionRow, toPromotion } from '../promotions/promotions.ts';

/** Under this it is tried where it has no place of its own yet; no address can be it. */
export const DRAFT = '(draft)';

export function toRow(values: PromotionValues, code: string): PromotionRow {
  return {
    code,
    titleRu: values.title_ru,
    titleKz: values.title_kz,
    leadRu: values.lead_ru,
    leadKz: values.lead_kz,
    rulesRu: values.rules_ru,
    rulesKz: values.rules_kz,
    // Shapes of the contract and of the domain are one; zod writes «maybe missing» as «or undefined».
    mechanic: values.mechanic as Mechanic,
    scope: values.scope as NonNullable<Promotion['scope']>,
    cities: values.cities,
    audience: values.audience,
    needsCard: values.needs_card,
    minSum: values.min_sum,
    startsAt: new Date(values.starts_at),
    endsAt: values.ends_at === null ? null : new Date(values.ends_at),
    perUser: values.per_user,
    totalUses: values.total_uses,
    priority: values.priority,
    exclusiveGroup: values.exclusive_group,
    isExclusive: values.is_exclusive,
    touchesWholesale: values.touches_wholesale,
    promoCode: values.promo_code,
    takesCodes: values.takes_codes,
    isCombinable: values.is_combinable,
    isListed: values.is_listed,
  };
}

export const toDraft = (values: PromotionValues, code: string = DRAFT): Promotion =>
  toPromotion(toRow(values, code));
