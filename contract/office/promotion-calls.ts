/** The calls of promotions: a part of the table in office-calls.ts. */
import { createPromoCodes, exportPromoCodes, getPromoCodes } from './promo-codes.ts';
import {
  describePromotion,
  findPromotionGoods,
  getOfficePromotion,
  getOfficePromotions,
  getPromotionChoices,
  tryPromotion,
} from './promotions.ts';

export const promotionCalls = {
  getOfficePromotions,
  getPromotionChoices,
  findPromotionGoods,
  getOfficePromotion,
  describePromotion,
  tryPromotion,
  getPromoCodes,
  createPromoCodes,
  exportPromoCodes,
} as const;
