/** A history without a browser. */
import { createRouter, type Router } from './create-router.ts';
import { createKey, type RouterHistory } from './history.ts';
import type { LoadedPage } from './load-page.ts';
import type { Location, Route } from './route.ts';
import { toLocation } from './to-location.ts';

const ORIGIN = 'https://shop.invalid';
const START: Location = { pathname: '/', search: '', hash: '', state: null, key: createKey() };

export interface MemoryHistory extends RouterHistory {
  readonly entries: readonly Location[];
  readonly index: number;
  /** What was left to be loaded from the server. */
  readonly opened: readonly string[];
}

export function createMemoryHistory(address: string): MemoryHistory {
  const entries = [toLocation(address, { origin: ORIGIN, location: START })];
  const opened: string[] = [];
  const listeners: ((location: Location) => void)[] = [];
  let index = 0;
  const here = () => entries[index] ?? START;
  return {
    entries,
    opened,
    origin: ORIGIN,
    get index() {
      return index;
    },
    get location() {
      return here();
    },
    push(location) {
      index += 1;
      entries.splice(index, entries.length, location);
    },
    replace(location) {
      entries[index] = location;
    },
    go(steps) {
      if (entries[index + steps] === undefined) return;
      index += steps;
      for (const listener of listeners) listener(here());
    },
    open: (path) => opened.push(path),
    listen: (listener) => listeners.push(listener),
  };
}

export function createMemoryRouter(
  routes: readonly Route[],
  address: string,
  firstPage?: Pick<LoadedPage, 'loaderData' | 'failure'>,
): Router {
  return createRouter(routes, createMemoryHistory(address), firstPage);
}
