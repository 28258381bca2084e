import { useHydrated } from '../layouts/use-hydrated.ts';
import { useLocation } from '../router/router.ts';
import { type ListAddress, parseListAddress } from './list-address.ts';

/** The plain address until the page has come alive: the server wrote it without looking at the query. */
export function useListAddress(): ListAddress {
  const { search } = useLocation();
  return parseListAddress(useHydrated() ? search : '');
}
