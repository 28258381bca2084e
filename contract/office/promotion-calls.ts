/** The calls of promotions and letters: a part of the table in office-calls.ts. */

import {
  describePromotion,
  findPromotionGoods,
  getOfficePromotion,
  getOfficePromotions,
  getPromotionChoices,
  tryPromotion,
} from './kept-promotions.ts';
import { getLetterTemplates, previewLetter, sendTrialLetter } from './letter-templates.ts';
import { getLetterFigures } from './letters.ts';
import { createPromoCodes, exportPromoCodes, getPromoCodes } from './promo-codes.ts';
import { getSmsWords } from './sms-words.ts';

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
  getLetterFigures,
  getSmsWords,
  getLetterTemplates,
  previewLetter,
  sendTrialLetter,
} as const;
