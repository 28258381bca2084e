import type { ShownBuyer } from '#contract/office/price-story.ts';
import { type Locale, localePath } from '#domain/locale.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Looks } from './looks.ts';
import { findProductAround } from './product-editor.queries.ts';
import { listProductValues } from './product-values.queries.ts';

interface AskedLook {
  id: number;
  city: string;
  language: Locale;
  buyer: ShownBuyer;
  changeSet: number | null;
}

/** The path of the page, with the pass by which it is shown so. */
export async function lookAt(
  db: Db,
  { makePass }: Pick<Looks, 'makePass'>,
  { id, language, ...asked }: AskedLook,
): Promise<string> {
  const product = await findProductAround(db, id);
  if (!product) throw new Refusal('product.not_found');
  const [values] = await listProductValues(db, [id], ['price']);
  // The shop has no page of what costs nothing, and a price is not drafted for a look.
  if (values?.price === null) throw new Refusal('product.no_price');
  const pass = makePass({ productId: id, code: product.code, ...asked });
  return `${localePath(`/p/${product.code}`, language)}?look=${pass}`;
}
