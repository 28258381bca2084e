import type { Location } from './route.ts';

/** The entries that one goes back and forth through; the address follows the page, not the press. */
export interface RouterHistory {
  readonly origin: string;
  readonly location: Location;
  push(location: Location): void;
  replace(location: Location): void;
  go(steps: number): void;
  /** Loads the page at this path from the server. */
  open(path: string): void;
  /** Told when somebody else has moved: the browser's buttons, `go`. */
  listen(listener: (location: Location) => void): void;
}

export const toPath = ({ pathname, search, hash }: Omit<Location, 'state' | 'key'>): string =>
  pathname + search + hash;

export const createKey = (): string => Math.random().toString(36).slice(2, 10);
