import { useLocation } from '../../router/hooks.ts';
import { useOnceAlive } from '../hydration/use-hydrated.ts';

const ANY_ORIGIN = 'https://shop.invalid';

/** Parameters that open something over a page and are no part of it. */
const PASSING = [
  'login',
  'confirm-email',
  'confirm-recovery',
  'confirm-leaving',
  'confirm-notice',
  'end-notice',
];

let served: string | undefined;

/** The address that the page's HTML was made for, as it says itself; on the server there is only one. */
export function setServedAddress(address: string | undefined): void {
  served = address;
}

/**
 * Path and query of the page, for links that keep both. While the page comes alive it is the address that the cached
 * HTML was made for, without the parameters that its screen does not look at.
 */
export function usePageAddress(): string {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return useOnceAlive(withoutPassing(here), served ?? here);
}

export function withoutPassing(address: string): string {
  // Each card asks, and mostly nothing is open.
  if (!PASSING.some((name) => address.includes(name))) return address;
  const url = new URL(address, ANY_ORIGIN);
  // Untouched unless it must be: to delete a parameter respells all the others.
  for (const name of PASSING) if (url.searchParams.has(name)) url.searchParams.delete(name);
  return url.pathname + url.search;
}
