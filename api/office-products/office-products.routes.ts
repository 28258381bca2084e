/** The calls of a product's editor, and of many products at once. */
import { bulkChange } from '#contract/office/bulk.ts';
import { getOfficeProduct, getProductChoices, getProductHistory } from '#contract/office/products.ts';
import type { Changes } from '../change-sets/change-sets.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import { makeBulkChange } from './bulk-change.ts';
import { listProductChoices } from './product-editor.queries.ts';
import { getEditedProduct, getHistoryOf } from './product-editor.ts';

export function registerOfficeProducts(door: OfficeHttp, changes: Changes): void {
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
