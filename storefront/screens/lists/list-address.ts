/**
 * What the address of a list's page says: the section, the order, the page, and the codes of somebody's list that was
 * shared. Read in the browser alone: the HTML of the page is the same for all.
 */
import type { FavoritesSort } from '#contract/lists.ts';
import type { MessageKey } from '../../i18n/translate.ts';

export const SORT_WORDS: Record<FavoritesSort, MessageKey> = {
  added: 'favorites.sort.added',
  'price-asc': 'listing.sort.price-asc',
  'price-desc': 'listing.sort.price-desc',
  name: 'listing.sort.name',
  stock: 'favorites.sort.stock',
};

/** What a code of the shop looks like: anything else was not put there by it, and would have a whole call refused. */
const PRODUCT_CODE = /^[a-z0-9-]{1,160}$/;
/** A link carries at most a browser's list. */
const MOST_SHARED = 30;

export interface ListAddress {
  section: string | null;
  sort: FavoritesSort;
  page: number;
  /** Somebody else's list; null: the reader's own. */
  shared: string[] | null;
}

export const keepCodes = (codes: readonly string[]): string[] =>
  codes.filter((code) => PRODUCT_CODE.test(code));

export function parseListAddress(search: string): ListAddress {
  const query = new URLSearchParams(search);
  const sort = query.get('sort') ?? '';
  const shared = keepCodes([...new Set(query.get('products')?.split(',') ?? [])]).slice(0, MOST_SHARED);
  return {
    section: query.get('section') || null,
    sort: Object.hasOwn(SORT_WORDS, sort) ? (sort as FavoritesSort) : 'added',
    page: Math.max(1, Math.floor(Number(query.get('page'))) || 1),
    shared: shared.length > 0 ? shared : null,
  };
}

/** Without what goes without saying; `?` included, empty when there is nothing to say. */
export function toListSearch({ section, sort, page, shared }: ListAddress): string {
  const query = new URLSearchParams();
  if (section !== null) query.set('section', section);
  if (sort !== 'added') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  // Codes need no escaping, and a comma may stand as it is.
  const products = shared ? [`products=${shared.slice(0, MOST_SHARED).join(',')}`] : [];
  const parts = [query.toString(), ...products].filter((part) => part !== '');
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
