/** The browser's own history: our key and state are kept in its entries. */
import { createRouter, type Router } from './create-router.ts';
import { createKey, type RouterHistory, toPath } from './history.ts';
import type { LoadedPage } from './load-page.ts';
import type { Location, Route } from './route.ts';

type Entry = Pick<Location, 'key' | 'state'>;

const isEntry = (value: unknown): value is Entry => typeof (value as Partial<Entry> | null)?.key === 'string';

/** An entry that is not ours (the first one, a hash typed into the address) gets its key when it is first met. */
function findEntry(): Entry {
  const found: unknown = history.state;
  if (isEntry(found)) return found;
  const entry: Entry = { key: createKey(), state: null };
  history.replaceState(entry, '');
  return entry;
}

function findLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { key, state = null } = findEntry();
  return { pathname, search, hash, key, state };
}

function createBrowserHistory(): RouterHistory {
  const write = (method: 'pushState' | 'replaceState') => (location: Location) => {
    const { key, state } = location;
    try {
      history[method]({ key, state }, '', toPath(location));
    } catch {
      // Too many entries in a short time, says one browser: then by an ordinary load.
      window.location.assign(toPath(location));
    }
  };
  return {
    origin: window.location.origin,
    get location() {
      return findLocation();
    },
    push: write('pushState'),
    replace: write('replaceState'),
    go: (steps) => history.go(steps),
    open: (path) => window.location.assign(path),
    listen: (listener) => addEventListener('popstate', () => listener(findLocation())),
  };
}

/** Takes over the page that the server has written: it is drawn without waiting. */
export function createBrowserRouter(
  routes: readonly Route[],
  firstPage: Pick<LoadedPage, 'loaderData' | 'failure'>,
): Router {
  const router = createRouter(routes, createBrowserHistory(), firstPage);
  addEventListener('pageshow', (event) => event.persisted && router.resume());
  return router;
}
