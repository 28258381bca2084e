import type { RecommendationName } from '#contract/recommendations.ts';
import type { LoadContext } from '../../page/screen.ts';
import { type CardProduct, toCardProduct } from './card-product.ts';

const SHELF_SIZE = 12;

/** The cards of a recommendation block. A shelf is never worth a failed page: without an answer it is empty. */
export async function findRecommended(
  { api, cityId }: Pick<LoadContext, 'api' | 'cityId'>,
  name: RecommendationName,
  /** The product beside which the block stands, or the goods of a cart or a list. */
  beside: { productCode?: string; codes?: string[] } = {},
  size = SHELF_SIZE,
): Promise<CardProduct[]> {
  const block = await api('GET /api/v1/recs/{name}/', { params: { name }, query: { cityId, ...beside } });
  return block.ok ? block.value.products.slice(0, size).map(toCardProduct) : [];
}
