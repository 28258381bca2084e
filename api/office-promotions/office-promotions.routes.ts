/** The calls of promotions in the office; they are changed by changes. */

import {
  describePromotion,
  findPromotionGoods,
  getOfficePromotion,
  getOfficePromotions,
  getPromotionChoices,
  tryPromotion,
} from '#contract/office/kept-promotions.ts';
import { createPromoCodes, exportPromoCodes, getPromoCodes } from '#contract/office/promo-codes.ts';
import { findReach } from '#domain/office/rights.ts';
import { type OfficeHttp, type OfficeViewer, officeRoute } from '../http/office-route.ts';
import type { OfficePromotions } from './office-promotions.ts';

const seesCosts = (viewer: OfficeViewer): boolean => findReach(viewer, 'costs', 'read') !== null;

export function registerOfficePromotions(door: OfficeHttp, promotions: OfficePromotions): void {
  officeRoute(door, getOfficePromotions, () => promotions.list());

  officeRoute(door, getPromotionChoices, () => promotions.readChoices());

  officeRoute(door, findPromotionGoods, async ({ query, language }) => ({
    items: await promotions.findGoods(query.q, language),
  }));

  officeRoute(door, getOfficePromotion, ({ params }) => promotions.get(Number(params.id)));

  officeRoute(door, describePromotion, ({ body, language, viewer }) =>
    promotions.describe(body.values, { language, seesCosts: seesCosts(viewer) }),
  );

  officeRoute(door, tryPromotion, async ({ body, language, viewer }) => ({
    data: await promotions.tryOnCarts(body, { language, seesCosts: seesCosts(viewer) }),
  }));

  officeRoute(door, getPromoCodes, async ({ params }) => ({
    items: await promotions.codes.list(Number(params.id)),
  }));

  officeRoute(door, createPromoCodes, async ({ params, body, viewer, write }) => ({
    data: await promotions.codes.make(Number(params.id), body, { staffId: viewer.id, write }),
  }));

  officeRoute(door, exportPromoCodes, async ({ params, body, language, write }) => ({
    data: await promotions.codes.toFile(Number(params.id), body.format, { language, write }),
  }));
}
