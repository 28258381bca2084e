/** Carts and promotions for tests, with only what matters spelled out. */
import {
  type Cart,
  type LineFacts,
  type Mechanic,
  type PricedCart,
  type Promotion,
  preparePromotions,
  priceCart,
} from '#domain/promotions/promotions.ts';

export const aLine = (
  productCode: string,
  price: number,
  count = 1,
  fields: Partial<LineFacts> = {},
): LineFacts => ({
  productCode,
  price,
  count,
  sections: ['floor'],
  brand: 'qaz',
  vatPercent: 16,
  ...fields,
});

/** A visitor in Pavlodar, at noon of 15 November 2026. */
export const aCart = (lines: readonly LineFacts[], fields: Partial<Cart> = {}): Cart => ({
  lines,
  city: 'pavlodar',
  visitor: { type: 'retail', isNew: false, card: null },
  now: new Date('2026-11-15T12:00:00+05:00'),
  ...fields,
});

export const aPromotion = (mechanic: Mechanic, fields: Partial<Promotion> = {}): Promotion => ({
  id: mechanic.type,
  title: { ru: 'Осенняя акция', kz: 'Күзгі акция' },
  mechanic,
  ...fields,
});

export const aCard = (kind: 'club' | 'pro' = 'club', balance = 0) =>
  ({ type: 'retail', isNew: false, card: { kind, balance, percent: 1 } }) as const;

export const aContract = { type: 'wholesale', isNew: false, card: null } as const;

export type CartRow = [
  name: string,
  promotions: Promotion[],
  lines: LineFacts[],
  sums: number[],
  cart?: Partial<Cart>,
];

export const price = (
  promotions: readonly Promotion[],
  lines: readonly LineFacts[],
  cart: Partial<Cart> = {},
): PricedCart => priceCart(preparePromotions(promotions), aCart(lines, cart));

export const sumsOf = ({ lines }: PricedCart) => lines.map(({ sum }) => sum);
