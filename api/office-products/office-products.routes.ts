/** The calls of a product's editor, and of many products at once. */
import { bulkChange } from '#contract/office/bulk.ts';
import { uploadPicture } from '#contract/office/pictures.ts';
import { getPriceEffect } from '#contract/office/price-effect.ts';
import { getOfficeProduct, getProductChoices, getProductHistory } from '#contract/office/products.ts';
import type { OfficeLimits } from '#domain/office/limits.ts';
import type { Changes } from '../change-sets/change-sets.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import { keepOriginal } from '../images/images.ts';
import { makeBulkChange } from './bulk-change.ts';
import { reckonPriceEffect } from './price-effect.ts';
import { listProductChoices } from './product-editor.queries.ts';
import { getEditedProduct, getHistoryOf } from './product-editor.ts';

export interface OfficeProductsParts {
  changes: Changes;
  readLimits(): OfficeLimits;
  /** Where photographs are kept. */
  imagesDir: string | undefined;
}

export function registerOfficeProducts(
  door: OfficeHttp,
  { changes, readLimits, imagesDir }: OfficeProductsParts,
): void {
  officeRoute(door, getPriceEffect, async ({ params, viewer }) => ({
    data: await reckonPriceEffect(door.db, changes, Number(params.id), viewer, readLimits()),
  }));

  officeRoute(door, uploadPicture, async ({ body }) => ({
    data: await keepOriginal(imagesDir, Buffer.from(body.content, 'base64')),
  }));

  officeRoute(door, getProductChoices, async () => ({ data: await listProductChoices(door.db) }));

  officeRoute(door, getOfficeProduct, async ({ params, viewer, language }) => ({
    data: await getEditedProduct(door.db, Number(params.id), viewer, language),
  }));

  officeRoute(door, getProductHistory, ({ params, viewer }) =>
    getHistoryOf(door.db, Number(params.id), viewer),
  );

  officeRoute(door, bulkChange, async ({ body, request, ...asking }) => ({
    data: await makeBulkChange(door.db, changes, body, String(request.headers['idempotency-key']), asking),
  }));
}
