/** Requests of the calls on promotions, for the test of rights: see office-examples.ts. */
import { createPromoCodes } from '#contract/office/promo-codes.ts';
import type { PromotionValues } from '#contract/office/promotion-values.ts';
import type { TestApp } from './app.ts';
import { aStaffSession, askOffice } from './office.ts';
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
  takes_codes: false,
  is_combinable: true,
  is_listed: true,
  ...values,
});

async function aPromotion({ db }: TestApp) {
  const [row] = await db<{ id: number }[]>`SELECT min(id) AS id FROM promotions`;
  return { params: { id: row?.id ?? 0 } };
}

/** A promotion that waits for codes that work once. */
async function aCodedPromotion(shop: TestApp) {
  const { params } = await aPromotion(shop);
  await shop.db`UPDATE promotions SET takes_codes = true WHERE id = ${params.id}`;
  return { params };
}

async function aBatch(shop: TestApp) {
  const { cookie } = await aStaffSession(shop, { email: 'codes@sheber.test', roles: ['marketing'] });
  const { params } = await aCodedPromotion(shop);
  const made = await askOffice(shop, createPromoCodes, { cookie, params, body: { count: 2 } });
  return { params: { id: made.json().data.id as number } };
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
  getPromoCodes: { good: aPromotion, missing: async () => nobody },
  createPromoCodes: {
    good: async (shop: TestApp) => ({ ...(await aCodedPromotion(shop)), body: { name: 'Проба', count: 3 } }),
    missing: async () => ({ ...nobody, body: { name: '', count: 3 } }),
  },
  getLetterFigures: { good: async () => ({}) },
  getSmsWords: { good: async () => ({}) },
  getLetterTemplates: { good: async () => ({}) },
  previewLetter: {
    good: async (shop) => {
      const [row] = await shop.db<{ id: number }[]>`SELECT min(id)::float8 AS id FROM orders`;
      const thing = row?.id ?? 1;
      return { body: { kind: 'ready', language: 'ru', thing, subject: '{unknown}', opening: '' } };
    },
    status: 422,
  },
  sendTrialLetter: {
    good: async () => ({
      body: { kind: 'recovery', language: 'kz', thing: null, subject: '', opening: '' },
    }),
  },
  exportPromoCodes: { good: aBatch, missing: async () => nobody },
} satisfies Record<string, OfficeExamples>;
