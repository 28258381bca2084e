import { useLocation, useNavigate } from '#storefront/router/hooks.ts';

type Values = Readonly<Record<string, string | null>>;

/**
 * Filters, order and chosen things of a list stand in the address: a view is a link, and the way back is the browser's.
 * `set` changes what it names (null takes it away) and leaves the rest.
 */
export function useAddressQuery(): { query: URLSearchParams; set: (values: Values) => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return {
    query: new URLSearchParams(search),
    set(values) {
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(values)) {
        if (value === null || value === '') next.delete(name);
        else next.set(name, value);
      }
      const words = next.toString();
      void navigate(words === '' ? pathname : `${pathname}?${words}`, {
        replace: true,
        preventScrollReset: true,
      });
    },
  };
}
