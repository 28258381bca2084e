/**
 * The state of the browser's page and the ways from one to the next. Nothing of React and nothing of the browser: what
 * moves is the history it is given. At most one page is on its way at a time; a newer one aborts it.
 */
import { Redirect } from './answers.ts';
import type { RouterHistory } from './history.ts';
import { type LoadedPage, loadPage, takeOverPage } from './load-page.ts';
import type { Location, Route } from './route.ts';
import { toLocation } from './to-location.ts';

export type NavigationType = 'PUSH' | 'REPLACE' | 'POP';

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
  /** The reader stays where they are on the page. */
  preventScrollReset?: boolean;
}

export interface RouterState extends LoadedPage {
  location: Location;
  navigationType: NavigationType;
  preventScrollReset: boolean;
  navigation: { state: 'idle'; location: undefined } | { state: 'loading'; location: Location };
  revalidation: 'idle' | 'loading';
}

export interface Router {
  readonly state: RouterState;
  /** The page it began with: what is drawn first, however far a press before that has led. */
  readonly firstState: RouterState;
  subscribe(listener: (state: RouterState) => void): () => void;
  /** Kept when the page is there, or another one was asked for meanwhile. A number is a step in the history. */
  navigate(to: string | number, options?: NavigateOptions): Promise<void>;
  /** Loads everything on the page anew, and nothing else changes; or the page that is on its way. */
  revalidate(): Promise<void>;
  /** After the document was left and found again: what was on its way then comes no more. */
  resume(): void;
}

interface Trip {
  to: Location;
  type: NavigationType;
  preventScrollReset: boolean;
  redirects: number;
}

/** Loaders that send one another in a circle are left to the browser, which knows how to end it. */
const MAX_REDIRECTS = 10;
const IDLE = { state: 'idle', location: undefined } as const;

export function createRouter(
  routes: readonly Route[],
  history: RouterHistory,
  firstPage: Pick<LoadedPage, 'loaderData' | 'failure'> = { loaderData: {}, failure: null },
): Router {
  const listeners = new Set<(state: RouterState) => void>();
  const firstState: RouterState = {
    ...takeOverPage(routes, history.location.pathname, firstPage),
    location: history.location,
    navigationType: 'POP',
    preventScrollReset: false,
    navigation: IDLE,
    revalidation: 'idle',
  };
  let state = firstState;
  let running: { trip: Trip; controller: AbortController } | null = null;
  /** Stays until a page is loaded: what was asked for with the old city must not survive an interruption. */
  let isEverythingStale = false;

  function update(changes: Partial<RouterState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener(state);
  }

  async function go(trip: Trip): Promise<void> {
    running?.controller.abort();
    running = null;
    const { to } = trip;
    const { location } = state;
    const isHere = to.key === location.key;
    const isSameAddress = to.pathname === location.pathname && to.search === location.search;
    const isHashAlone = isSameAddress && (to.hash !== '' || location.hash !== '');
    // Nothing to load: a step within the page, or back to it from one that had not come yet.
    if ((isHere || isHashAlone) && !isEverythingStale) return arrive(trip, state);
    const controller = new AbortController();
    running = { trip, controller };
    update(
      isHere
        ? { navigation: IDLE, revalidation: 'loading' }
        : { navigation: { state: 'loading', location: to } },
    );
    const page = await loadPage(routes, {
      url: new URL(to.pathname + to.search, history.origin),
      signal: controller.signal,
      visit: undefined,
      known: isEverythingStale || isSameAddress ? undefined : state.loaderData,
    });
    if (running?.controller !== controller) return;
    if (!(page instanceof Redirect)) {
      isEverythingStale = false;
      return arrive(trip, page);
    }
    // The old page stays as it is, and busy, until the new document replaces it.
    if (page.isDocument || trip.redirects === MAX_REDIRECTS) return history.open(page.location);
    return go({
      ...trip,
      to: toLocation(page.location, history),
      // The entry that was stepped to or replaced is the one that must not stay.
      type: trip.type === 'PUSH' ? 'PUSH' : 'REPLACE',
      redirects: trip.redirects + 1,
    });
  }

  function arrive({ to, type, preventScrollReset }: Trip, page: LoadedPage): void {
    running = null;
    const { matches, loaderData, failure } = page;
    const drawn = { matches, loaderData, failure, navigation: IDLE, revalidation: 'idle' } as const;
    const isHere = to.key === state.location.key;
    if (type === 'PUSH') history.push(to);
    if (type === 'REPLACE') history.replace(to);
    update(isHere ? drawn : { ...drawn, location: to, navigationType: type, preventScrollReset });
  }

  history.listen((to) => void go({ to, type: 'POP', preventScrollReset: false, redirects: 0 }));

  return {
    get state() {
      return state;
    },
    firstState,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async navigate(to, { replace = false, state: carried = null, preventScrollReset = false } = {}) {
      if (typeof to === 'number') return history.go(to);
      const target = toLocation(to, history, carried);
      const type = replace || isSame(target, history.location) ? 'REPLACE' : 'PUSH';
      return go({ to: target, type, preventScrollReset, redirects: 0 });
    },
    revalidate() {
      isEverythingStale = true;
      const trip = running?.trip ?? {
        to: state.location,
        type: 'POP' as const,
        preventScrollReset: true,
        redirects: 0,
      };
      return go(trip);
    },
    resume() {
      if (running) void go({ to: history.location, type: 'POP', preventScrollReset: false, redirects: 0 });
    },
  };
}

/** As with the browser's own links: the page one is on leaves no second entry. */
const isSame = (a: Location, b: Location) =>
  a.pathname === b.pathname && a.search === b.search && a.hash === b.hash;
