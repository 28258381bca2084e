import { useHydrated } from '../../page/hydration/use-hydrated.ts';
import { useLocation } from '../../router/hooks.ts';
import { type ListAddress, parseListAddress } from './list-address.ts';

/** The plain address until the page has come alive: the server wrote it without looking at the query. */
export function useListAddress(): ListAddress {
  const { search } = useLocation();
  return parseListAddress(useHydrated() ? search : '');
}
