/** The calls of a product's editor, and of many products at once. */
import { bulkChange } from '#contract/office/bulk.ts';
import { lookAtProduct } from '#contract/office/look.ts';
import { getPriceEffect } from '#contract/office/price-effect.ts';
import { getPriceStory } from '#contract/office/price-story.ts';
import {
  getOfficeProduct,
  getProductAsOf,
  getProductChoices,
  getProductHistory,
} from '#contract/office/products.ts';
import { findTerms } from '#contract/office/terms.ts';
import { getVariantGroup } from '#contract/office/variant-group.ts';
import type { OfficeLimits } from '#domain/office/limits.ts';
import { listTerms, nearestNames } from '#domain/office/said-before.ts';
import type { Changes } from '../change-sets/change-sets.ts';
import type { Cities } from '../cities/cities.ts';
import { type OfficeHttp, officeRoute, PAGE_AFTER_PAGE } from '../http/office-route.ts';
import type { Promotions } from '../promotions/promotions.ts';
import { makeBulkChange } from './bulk-change.ts';
import { lookAt } from './look-at.ts';
import type { Looks } from './looks.ts';
import { reckonPriceEffect } from './price-effect.ts';
import { tellProductPrice } from './price-story.ts';
import { listProductChoices } from './product-editor.queries.ts';
import { getAsOf, getEditedProduct, getHistoryOf } from './product-editor.ts';
import { listTermPairs, listTranslatedNames } from './terms.queries.ts';
import { findVariantGroup } from './variant-group.ts';

export interface OfficeProductsParts {
  changes: Changes;
  readLimits(): OfficeLimits;
  promotions: Pick<Promotions, 'tellPrice'>;
  cities: Pick<Cities, 'resolveCode'>;
  looks: Pick<Looks, 'makePass'>;
  /** Where visitors see the shop. */
  publicUrl: string;
}

export function registerOfficeProducts(
  door: OfficeHttp,
  { changes, readLimits, promotions, cities, looks, publicUrl }: OfficeProductsParts,
): void {
  officeRoute(door, getPriceEffect, async ({ params, viewer }) => ({
    data: await reckonPriceEffect(door.db, changes, Number(params.id), viewer, readLimits()),
  }));

  officeRoute(door, getPriceStory, async ({ params, query, language }) => {
    const cityCode = await cities.resolveCode(query.city);
    const asked = { id: Number(params.id), cityCode, buyer: query.buyer, count: query.count };
    return { data: await tellProductPrice(door.db, promotions, asked, language) };
  });

  officeRoute(door, getVariantGroup, async ({ params, query }) => {
    const others = query.with === '' ? [] : query.with.split(',').map(Number);
    return { data: await findVariantGroup(door.db, Number(params.id), others) };
  });

  officeRoute(door, findTerms, async ({ body }) => {
    const [pairs, names] = await Promise.all([
      listTermPairs(door.db, body.text),
      listTranslatedNames(door.db, body.sectionId),
    ]);
    return { data: { terms: listTerms(body.text, pairs), names: nearestNames(body.text, names) } };
  });

  officeRoute(door, lookAtProduct, async ({ params, body, viewer }) => {
    if (body.changeSet !== null) await changes.requireReadable(body.changeSet, viewer);
    const city = await cities.resolveCode(body.city);
    const path = await lookAt(door.db, looks, { ...body, city, id: Number(params.id) });
    return { data: { address: publicUrl + path } };
  });

  officeRoute(door, getProductChoices, async () => ({ data: await listProductChoices(door.db) }));

  officeRoute(door, getOfficeProduct, async ({ params, viewer, language }) => ({
    data: await getEditedProduct(door.db, Number(params.id), viewer, language),
  }));

  officeRoute(door, getProductHistory, ({ params, viewer }) =>
    getHistoryOf(door.db, Number(params.id), viewer),
  );

  officeRoute(door, getProductAsOf, async ({ params, query, viewer }) => ({
    data: await getAsOf(door.db, Number(params.id), new Date(query.at), viewer),
  }));

  officeRoute(
    door,
    bulkChange,
    async ({ body, request, ...asking }) => ({
      data: await makeBulkChange(door.db, changes, body, String(request.headers['idempotency-key']), asking),
    }),
    PAGE_AFTER_PAGE,
  );
}
