/** The call of a product's editor. */
import { getOfficeProduct } from '#contract/office/products.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import { getEditedProduct } from './product-editor.ts';

export function registerOfficeProducts(door: OfficeHttp): void {
  officeRoute(door, getOfficeProduct, async ({ params, viewer, language }) => ({
    data: await getEditedProduct(door.db, Number(params.id), viewer, language),
  }));
}
