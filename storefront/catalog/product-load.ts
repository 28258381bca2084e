import type { ProductDetails } from '#contract/catalog.ts';
import type { Store } from '#contract/stores.ts';
import { requireValue } from '../require-value.ts';
import type { LoadContext } from '../screen.ts';
import { type CardProduct, toCardProduct } from './card-product.ts';

export interface StockRow {
  code: string;
  name: string;
  address: string;
  count: number;
  isHere: boolean;
  /** Absent for stores of other cities. */
  hours?: Store['hours'];
}

export interface ProductData {
  product: Omit<ProductDetails, 'stores' | 'documents'>;
  documents: string[];
  stores: StockRow[];
  similar: CardProduct[];
  /** when the open hours were looked at */
  madeAt: string;
}

const SIMILAR_SIZE = 12;
/** Stores of other cities after those of the shopper's own: enough to see that there is a way. */
const MAX_ROWS = 8;

export async function loadProduct({ api, cityCode, params }: LoadContext): Promise<ProductData> {
  const query = { city: cityCode };
  const [found, storesHere] = await Promise.all([
    api('GET /api/v2/products/{code}/', { params: { code: params.code ?? '' }, query }),
    api('GET /api/v1/stores/', { query }),
  ]);
  const { stores, documents, ...product } = requireValue(found).data;
  const neighbours = await api('GET /api/v2/products/', {
    query: { ...query, sectionCode: product.sectionCode, pageSize: SIMILAR_SIZE * 2 },
  });
  const hours = new Map(storesHere.ok ? storesHere.value.data.map((store) => [store.code, store.hours]) : []);
  return {
    product,
    documents: documents.map(({ name }) => name),
    stores: stores.slice(0, MAX_ROWS).map(({ code, name, address, count, city }) => {
      const open = city === cityCode ? hours.get(code) : undefined;
      return { code, name, address, count, isHere: city === cityCode, ...(open ? { hours: open } : {}) };
    }),
    similar: neighbours.ok ? pickSimilar(neighbours.value.items.map(toCardProduct), product) : [],
    madeAt: new Date().toISOString(),
  };
}

/** The popular goods of the same section, those of a near price first. */
export function pickSimilar(
  neighbours: readonly CardProduct[],
  product: { code: string; price: number },
): CardProduct[] {
  const distance = ({ price }: CardProduct) => Math.abs(Math.log(price / product.price));
  return neighbours
    .filter(({ code, active }) => active && code !== product.code)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, SIMILAR_SIZE);
}
