/** The calls of promotions: a part of the table in office-calls.ts. */
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
} as const;
