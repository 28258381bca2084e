import type { RecommendationName } from '#contract/recommendations.ts';
import { findCookie } from '../../page/find-cookie.ts';
import type { LoadContext } from '../../page/screen.ts';
import { type CardProduct, toCardProduct } from './card-product.ts';

const SHELF_SIZE = 12;

/** A shelf of what was looked at is shown from so many goods on. */
export const FEWEST_VIEWED = 4;

/** spec 7: the visitor's mark goes from its cookie. Pages that the server makes are the same for everybody and bear none. */
const findMark = (): string | undefined =>
  typeof document === 'undefined' ? undefined : findCookie(document.cookie, 'uc');

/** The cards of a recommendation block. A shelf is never worth a failed page: without an answer it is empty. */
export async function findRecommended(
  { api, cityId }: Pick<LoadContext, 'api' | 'cityId'>,
  name: RecommendationName,
  /** The product beside which the block stands, or the goods of a cart or a list. */
  beside: { productCode?: string; codes?: string[] } = {},
  size = SHELF_SIZE,
): Promise<CardProduct[]> {
  const query = { cityId, uc: findMark(), ...beside };
  const block = await api('GET /api/v1/recs/{name}/', { params: { name }, query });
  return block.ok ? block.value.products.slice(0, size).map(toCardProduct) : [];
}
