import { useLocation } from '#storefront/router/hooks.ts';
import { useCallWith } from '../../calls/use-call.ts';

/** The list that the address names: `/office/pick/178?store=1`. */
export function usePickList() {
  const { pathname, search } = useLocation();
  const order = /\/pick\/(\d+)/.exec(pathname)?.[1] ?? '0';
  const store = new URLSearchParams(search).get('store') ?? '0';
  const params = { store, order };
  return {
    key: { store: Number(store), order: Number(order) },
    asked: useCallWith('GET /office/api/v1/pick/{store}/{order}/', {}, { params }),
  };
}
