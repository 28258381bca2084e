/** Asks before a page with something unsaved is left: by a link, a key, the palette, or the browser's own «back». */
import type { Router } from '#storefront/router/create-router.ts';
import { unsaved } from '../changes/unsaved.ts';

/** Filters stand in the address: they are not another page. */
const isElsewhere = (path: string, here: string): boolean =>
  new URL(path, `${location.origin}${here}`).pathname !== here;

export function guardRouter(makeRouter: () => Router): Router {
  let isLetGo = false;
  // Heard before the router hears it: it is only told of what was decided.
  addEventListener('popstate', (event) => {
    const { pathname, search, hash, key, state } = router.state.location;
    if (isLetGo || !unsaved.isAny() || !isElsewhere(location.pathname, pathname)) {
      isLetGo = false;
      return;
    }
    event.stopImmediatePropagation();
    // The browser has stepped already: back to the page that is still shown.
    history.pushState({ key, state }, '', pathname + search + hash);
    unsaved.ask(() => {
      isLetGo = true;
      history.back();
    });
  });
  const router = makeRouter();
  return {
    ...router,
    // A getter does not outlive the spread.
    get state() {
      return router.state;
    },
    async navigate(to, options) {
      const isLeaving = typeof to === 'string' && isElsewhere(to, router.state.location.pathname);
      if (!isLeaving || !unsaved.isAny()) return router.navigate(to, options);
      unsaved.ask(() => void router.navigate(to, options));
    },
  };
}
