/** Promotions as a marketer keeps them, for tests: drafted, moved, tried, and what the shop then charges. */
import { expect } from 'vitest';
import type { Change } from '#contract/office/changes.ts';
import { type PromotionTrial, type TrialSource, tryPromotion } from '#contract/office/kept-promotions.ts';
import type { PromotionValues } from '#contract/office/promotion-values.ts';
import type { TestApp } from './app.ts';
import { save } from './change-sets.ts';
import { askOffice } from './office.ts';
import { aDraft } from './office-promotion-examples.ts';

export const openPromotionDesk = (desk: () => { shop: TestApp; marketer: string }) => ({
  async makeDraft(values: Partial<PromotionValues> = {}): Promise<number> {
    const { shop, marketer } = desk();
    const items = Object.entries(aDraft(values)).map(
      ([field, to]) => ({ subject: 'promotion', id: null, newKey: 'new', field, from: null, to }) as Change,
    );
    const { status, data } = await save(shop, marketer, items);
    expect([status, data.state]).toEqual([200, 'applied']);
    return data.items[0]?.id ?? 0;
  },

  setState(id: number, from: string, to: string) {
    const { shop, marketer } = desk();
    return save(shop, marketer, [{ subject: 'promotion', id, field: 'state', from, to }]);
  },

  async tryDraft(values: PromotionValues, carts: TrialSource, by?: string, id: number | null = null) {
    const { shop, marketer } = desk();
    const body = { id, values, carts };
    const response = await askOffice(shop, tryPromotion, { cookie: by ?? marketer, body });
    expect(response.statusCode).toBe(200);
    return response.json().data as PromotionTrial;
  },

  async charge(lines: readonly { productCode: string; count: number }[]): Promise<number> {
    const payload = { city: 'pavlodar', items: lines };
    const response = await desk().shop.app.inject({
      method: 'POST',
      url: '/api/v1/promo/calculate/',
      payload,
    });
    return response.json().data.total;
  },
});
