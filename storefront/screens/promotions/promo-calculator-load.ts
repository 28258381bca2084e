import type { PromotionCard } from '#contract/promotions.ts';
import type { Answer } from '../../api-client.ts';
import { type CardProduct, toCardProduct } from '../../features/catalog/card-product.ts';
import { requireValue } from '../../page/require-value.ts';
import type { LoadContext } from '../../page/screen.ts';
import { type CalculatorState, parseCalculator } from './calculator-state.ts';

type Calculated = Answer<'POST /api/v1/promo/calculate/'>['data'];

export interface CalculatorLine extends Omit<Calculated['lines'][number], 'product'> {
  product: CardProduct;
}

export interface CalculatorData {
  state: CalculatorState;
  result: Omit<Calculated, 'lines' | 'gifts'> & {
    lines: CalculatorLine[];
    gifts: { product: CardProduct; count: number; base: number; promotion: string }[];
  };
  promotions: Pick<PromotionCard, 'code' | 'title' | 'offer' | 'needsCard'>[];
  query: string;
  found: CardProduct[];
}

const FOUND = 6;
const MAX_QUERY = 200;

export async function loadCalculator({ api, cityCode, url }: LoadContext): Promise<CalculatorData> {
  const state = parseCalculator(url.searchParams);
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY);
  const { items, promo, card, code } = state;
  const [calculated, listed, found] = await Promise.all([
    api('POST /api/v1/promo/calculate/', {
      body: {
        city: cityCode,
        items,
        card,
        ...(promo ? { promoIds: promo } : {}),
        ...(code === '' ? {} : { promoCode: code }),
      },
    }),
    api('GET /api/v1/promo/', { query: { city: cityCode } }),
    query === ''
      ? null
      : api('GET /api/v2/search/', { query: { q: query, city: cityCode, pageSize: FOUND } }),
  ]);
  const { lines, gifts, ...result } = requireValue(calculated).data;
  return {
    state: { ...state, items: lines.map(({ product, count }) => ({ productCode: product.code, count })) },
    result: {
      ...result,
      lines: lines.map(({ product, ...line }) => ({ ...line, product: toCardProduct(product) })),
      gifts: gifts.map(({ product, ...gift }) => ({ ...gift, product: toCardProduct(product) })),
    },
    promotions: requireValue(listed)
      .data.filter(({ state: when, isHere }) => when === 'running' && isHere)
      .map(({ code: id, title, offer, needsCard }) => ({ code: id, title, offer, needsCard })),
    query,
    // Without results there is nothing to add, and the words stay in the field.
    found: found?.ok ? found.value.items.filter(({ active }) => active).map(toCardProduct) : [],
  };
}
