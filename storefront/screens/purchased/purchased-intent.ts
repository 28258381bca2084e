/** What of the purchases is wanted, as it stands in the address. */
const SORTS = ['last', 'name', 'count'] as const;
export type PurchasedSort = (typeof SORTS)[number];

export interface PurchasedIntent {
  q: string;
  section: string;
  from: string;
  to: string;
  sort: PurchasedSort;
  page: number;
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const toDay = (text: string | null): string => (text !== null && DAY.test(text) ? text : '');

/** What cannot be meant is left out: an address is typed, cut and shared. */
export function readIntent(params: URLSearchParams): PurchasedIntent {
  const sort = params.get('sort');
  return {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    section: params.get('section') ?? '',
    from: toDay(params.get('from')),
    to: toDay(params.get('to')),
    sort: SORTS.find((each) => each === sort) ?? 'last',
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
  };
}

export const isFiltered = ({ q, section, from, to, page }: PurchasedIntent): boolean =>
  [q, section, from, to].some((value) => value !== '') || page > 1;

export function toSearch({ sort, page, ...intent }: PurchasedIntent): string {
  const search = new URLSearchParams(Object.entries(intent).filter(([, value]) => value !== ''));
  if (sort !== 'last') search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  return search.size === 0 ? '' : `?${search}`;
}
