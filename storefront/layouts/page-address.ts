import { useLocation } from 'react-router';
import { normalizePageUrl } from '../page-url.ts';
import { useHydrated } from './use-hydrated.ts';

const ANY_ORIGIN = 'https://shop.invalid';

/** Parameters that open something over a page and are no part of it. */
const PASSING = ['login'];

/**
 * Path and query of the page, for links that keep both. While the page comes alive it is the address that the cached
 * HTML was made for, without the parameters that its screen does not look at.
 */
export function usePageAddress(): string {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  return toPageAddress(pathname + search, isHydrated);
}

export function toPageAddress(address: string, isWhole: boolean): string {
  const url = new URL(address, ANY_ORIGIN);
  const shown = isWhole ? withoutPassing(url) : normalizePageUrl(url);
  return shown.pathname + shown.search;
}

function withoutPassing(url: URL): URL {
  // Untouched unless it must be: to delete a parameter respells all the others.
  for (const name of PASSING) if (url.searchParams.has(name)) url.searchParams.delete(name);
  return url;
}
