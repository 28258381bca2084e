/**
 * What is being calculated, as it stands in the address: `?items=lamp:3,bulb:1&promo=a,b&card=1&code=REMONT10`. So a
 * calculation can be shared, reloaded and made without JavaScript.
 */
export interface CalculatorItem {
  productCode: string;
  count: number;
}

export interface CalculatorState {
  items: CalculatorItem[];
  /** Only these promotions; null: all that run. */
  promo: string[] | null;
  card: boolean;
  code: string;
}

export const MAX_ITEMS = 100;
const MAX_COUNT = 100_000;
const CODE = /^[\p{L}\p{N}_-]{1,160}$/u;

/** A form without JavaScript repeats a name: both spellings are read. */
const listOf = (search: URLSearchParams, name: string) =>
  search
    .getAll(name)
    .flatMap((value) => value.split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** With forgiveness: what makes no sense is left out, the same product twice is one line. */
export function parseCalculator(search: URLSearchParams): CalculatorState {
  const counts = new Map<string, number>();
  for (const part of listOf(search, 'items')) {
    const [productCode = '', digits = '1'] = part.split(':');
    const count = /^\d{1,6}$/.test(digits) ? Number(digits) : 1;
    if (!CODE.test(productCode) || count < 1 || counts.size === MAX_ITEMS) continue;
    counts.set(productCode, Math.min(MAX_COUNT, (counts.get(productCode) ?? 0) + count));
  }
  const promo = [...new Set(listOf(search, 'promo').filter((code) => CODE.test(code)))].slice(0, MAX_ITEMS);
  return {
    items: [...counts].map(([productCode, count]) => ({ productCode, count })),
    promo: promo.length > 0 ? promo : null,
    card: search.get('card') === '1',
    code: (search.get('code') ?? '').trim().slice(0, 40),
  };
}

/** Without the question mark; empty for nothing. */
export function toCalculatorSearch({ items, promo, card, code }: CalculatorState, query = ''): string {
  const parts = [
    items.length > 0 && `items=${items.map((item) => `${item.productCode}:${item.count}`).join(',')}`,
    promo && promo.length > 0 && `promo=${promo.join(',')}`,
    card && 'card=1',
    code !== '' && `code=${encodeURIComponent(code)}`,
    query !== '' && `q=${encodeURIComponent(query)}`,
  ];
  return parts.filter((part) => part !== false && part !== null).join('&');
}

/** A count of 0 takes the product out. */
export function withCount(state: CalculatorState, productCode: string, count: number): CalculatorState {
  const others = state.items.filter((item) => item.productCode !== productCode);
  if (count < 1) return { ...state, items: others };
  const isThere = others.length < state.items.length;
  const items = isThere
    ? state.items.map((item) => (item.productCode === productCode ? { productCode, count } : item))
    : [...state.items, { productCode, count }].slice(-MAX_ITEMS);
  return { ...state, items };
}

/** Many at once, from a cart or an estimate: what is there already gets their count, the rest follows as far as there is room. */
export function withGoods(state: CalculatorState, goods: readonly CalculatorItem[]): CalculatorState {
  const counts = new Map(state.items.map(({ productCode, count }) => [productCode, count]));
  for (const { productCode, count } of goods)
    if (counts.has(productCode) || counts.size < MAX_ITEMS) counts.set(productCode, count);
  return { ...state, items: [...counts].map(([productCode, count]) => ({ productCode, count })) };
}

/** Of all that run: the first one taken away leaves the others named, the last one named again means all. */
export function withPromotion(
  state: CalculatorState,
  code: string,
  isChosen: boolean,
  all: readonly string[],
): CalculatorState {
  const chosen = new Set(state.promo ?? all);
  if (isChosen) chosen.add(code);
  else chosen.delete(code);
  const promo = all.filter((each) => chosen.has(each));
  return { ...state, promo: promo.length === 0 || promo.length === all.length ? null : promo };
}
