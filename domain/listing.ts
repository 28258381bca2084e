/**
 * What a visitor has chosen in a listing, and the one way it is written into an address:
 * `?f.klass=32,33&f.thickness_mm.from=8&priceTo=9000&inStock=1&sort=price-asc&page=2`.
 * A form without JavaScript repeats a name (`f.klass=32&f.klass=33`): both are read, the first is written.
 */
export const SORTS = ['popular', 'price-asc', 'price-desc', 'unit-price', 'name', 'new', 'discount'] as const;
export type Sort = (typeof SORTS)[number];

/** Facets that no property makes: a property may not bear one of these codes. */
export const OWN_FACETS = ['price', 'inStock', 'brand', 'country', 'discount'] as const;

/** Of a form: the filter whose values it asks for. */
export const OPEN_FIELD = 'open';
const FACET_CODE = /^[a-zA-Z][\w-]{0,59}$/;

const MAX_FILTERS = 32;
const MAX_VALUES = 64;
const MAX_PAGE = 10_000;

export interface NumberRange {
  from?: number;
  to?: number;
}

export interface ListingChoice {
  /** Value codes by the property's code; also `brand`, `country`, `discount`. */
  values: Record<string, string[]>;
  ranges: Record<string, NumberRange>;
  /** Integer tenge. */
  price: NumberRange;
  inStock: boolean;
  sort: Sort;
  page: number;
  /** Codes of folded filters whose values were asked for. */
  open?: string[];
}

/** Nothing chosen. */
export const emptyChoice = (): ListingChoice => ({
  values: {},
  ranges: {},
  price: {},
  inStock: false,
  sort: 'popular',
  page: 1,
});

/** Reads an address with forgiveness: what makes no sense is left out. Null only when the page is no page number. */
export function parseListingChoice(search: URLSearchParams): ListingChoice | null {
  const page = parsePage(search.get('page'));
  if (page === null) return null;
  const choice: ListingChoice = { ...emptyChoice(), page };
  for (const [name, text] of search) {
    const match = /^f\.([a-zA-Z][\w-]{0,59})(?:\.(from|to))?$/.exec(name);
    if (match?.[1] === undefined) continue;
    if (match[2] === undefined) addValues(choice.values, match[1], text);
    else addBound(choice.ranges, match[1], match[2] as keyof NumberRange, parseNumber(text));
  }
  choice.price = toRange(parseWhole(search.get('priceFrom')), parseWhole(search.get('priceTo')));
  for (const [code, { from, to }] of Object.entries(choice.ranges)) choice.ranges[code] = toRange(from, to);
  choice.inStock = search.get('inStock') === '1';
  const open = search.getAll(OPEN_FIELD).flatMap((text) => text.split(','));
  const known = [...new Set(open)].filter((code) => FACET_CODE.test(code)).slice(0, MAX_FILTERS);
  if (known.length > 0) choice.open = known;
  choice.sort = SORTS.find((sort) => sort === search.get('sort')) ?? 'popular';
  return choice;
}

/** The address's query of a choice, without `?`; empty when nothing is chosen. The same choice is always the same text. */
export function toListingSearch(choice: ListingChoice): string {
  const parts: string[] = [];
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined) parts.push(`${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`);
  };
  for (const code of Object.keys(choice.values).sort()) {
    const values = choice.values[code] ?? [];
    if (values.length > 0) add(`f.${code}`, [...values].sort().join(','));
  }
  for (const code of Object.keys(choice.ranges).sort()) {
    add(`f.${code}.from`, choice.ranges[code]?.from);
    add(`f.${code}.to`, choice.ranges[code]?.to);
  }
  add('priceFrom', choice.price.from);
  add('priceTo', choice.price.to);
  if (choice.inStock) add('inStock', 1);
  add(OPEN_FIELD, choice.open?.toSorted().join(','));
  if (choice.sort !== 'popular') add('sort', choice.sort);
  if (choice.page > 1) add('page', choice.page);
  return parts.join('&');
}

/** The choice as the query of `GET /api/v2/products/` names it. */
export function toListingQuery(choice: ListingChoice) {
  return {
    filter: { ...choice.values, ...choice.ranges },
    ...(choice.price.from === undefined ? {} : { priceFrom: choice.price.from }),
    ...(choice.price.to === undefined ? {} : { priceTo: choice.price.to }),
    ...(choice.inStock ? { inStock: '1' as const } : {}),
    sort: choice.sort,
    page: choice.page,
  };
}

/** How many filters are chosen; order and page are none. */
export function countChosen(choice: ListingChoice): number {
  const lists = Object.values(choice.values).reduce((sum, values) => sum + values.length, 0);
  const hasPrice = choice.price.from !== undefined || choice.price.to !== undefined;
  return lists + Object.keys(choice.ranges).length + (hasPrice ? 1 : 0) + (choice.inStock ? 1 : 0);
}

function addValues(values: ListingChoice['values'], code: string, text: string): void {
  const known = Object.hasOwn(values, code) ? values[code] : undefined;
  if (known === undefined && Object.keys(values).length >= MAX_FILTERS) return;
  const all = new Set([...(known ?? []), ...text.split(',').filter((part) => /^[\w.-]{1,80}$/.test(part))]);
  if (all.size > 0) values[code] = [...all].slice(0, MAX_VALUES);
}

function addBound(
  ranges: ListingChoice['ranges'],
  code: string,
  side: keyof NumberRange,
  value: number | undefined,
): void {
  if (value === undefined) return;
  const known = Object.hasOwn(ranges, code) ? ranges[code] : undefined;
  if (known === undefined && Object.keys(ranges).length >= MAX_FILTERS) return;
  ranges[code] = { ...known, [side]: value };
}

/** Bounds that stand the wrong way round mean the same range. */
export function toRange(from: number | undefined, to: number | undefined): NumberRange {
  if (from !== undefined && to !== undefined && from > to) return { from: to, to: from };
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

/** `12,5` and `12.5`, with the spaces a person puts between thousands. */
export function parseNumber(text: string | null): number | undefined {
  const plain = (text ?? '').replace(/[\s\u00A0\u202F]/g, '').replace(',', '.');
  return /^\d{1,9}(\.\d{1,4})?$/.test(plain) ? Number(plain) : undefined;
}

function parseWhole(text: string | null): number | undefined {
  const value = parseNumber(text);
  return value === undefined ? undefined : Math.round(value);
}

function parsePage(text: string | null): number | null {
  if (text === null) return 1;
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= MAX_PAGE ? Number(text) : null;
}
