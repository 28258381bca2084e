/** Requests of the calls on promotions, for the test of rights: see office-examples.ts. */
import type { PromotionValues } from '#contract/office/promotion-values.ts';
import type { TestApp } from './app.ts';
import { nobody, type OfficeExamples } from './office-example.ts';

export const aDraft = (values: Partial<PromotionValues> = {}): PromotionValues => ({
  title_ru: 'Клей: минус десять',
  title_kz: 'Желім: минус он',
  lead_ru: '',
  lead_kz: '',
  rules_ru: [],
  rules_kz: [],
  mechanic: { type: 'percent', percent: 10 },
  scope: {},
  cities: [],
  audience: 'all',
  needs_card: false,
  min_sum: null,
  starts_at: '2026-01-01T00:00:00.000Z',
  ends_at: null,
  per_user: null,
  total_uses: null,
  priority: 0,
  exclusive_group: null,
  is_exclusive: false,
  touches_wholesale: false,
  promo_code: null,
  is_combinable: true,
  is_listed: true,
  ...values,
});

async function aPromotion({ db }: TestApp) {
  const [row] = await db<{ id: number }[]>`SELECT min(id) AS id FROM promotions`;
  return { params: { id: row?.id ?? 0 } };
}

export const promotionExamples = {
  getOfficePromotions: { good: async () => ({}) },
  getPromotionChoices: { good: async () => ({}) },
  findPromotionGoods: { good: async () => ({ query: { q: 'клей' } }) },
  getOfficePromotion: { good: aPromotion, missing: async () => nobody },
  describePromotion: { good: async () => ({ body: { values: aDraft() } }) },
  tryPromotion: {
    good: async () => ({ body: { id: null, values: aDraft(), carts: { of: 'week' } } }),
    missing: async () => ({ body: { id: 999_999_999, values: aDraft(), carts: { of: 'week' } } }),
  },
} satisfies Record<string, OfficeExamples>;
