import type { Router, RouterState } from './create-router.ts';
import type { LoadedPage } from './load-page.ts';
import type { Location } from './route.ts';

const never = async () => {
  throw new Error('A page that is being written goes nowhere');
};

/** For the server: a page that is loaded and stays as it is. */
export function createStillRouter(page: LoadedPage, address: Pick<Location, 'pathname' | 'search'>): Router {
  const { pathname, search } = address;
  const state: RouterState = {
    ...page,
    location: { pathname, search, hash: '', state: null, key: '' },
    navigationType: 'POP',
    preventScrollReset: false,
    navigation: { state: 'idle', location: undefined },
    revalidation: 'idle',
  };
  return {
    state,
    firstState: state,
    subscribe: () => () => {},
    navigate: never,
    revalidate: never,
    resume: () => {},
  };
}
