import type { ReactElement } from 'react';

export interface Location {
  pathname: string;
  /** With its question mark; empty without a query. */
  search: string;
  /** With its sign; empty without one. */
  hash: string;
  /** What the navigation brought along for this entry of the history; survives a reload. */
  state: unknown;
  /** One per entry of the history. */
  key: string;
}

export type Params = Readonly<Record<string, string | undefined>>;

export interface LoaderArgs<Visit = unknown> {
  /** Without the hash: no loader is asked for it. */
  url: URL;
  params: Params;
  signal: AbortSignal;
  /** What whoever asked for the page knows of it; nothing in the browser. */
  visit: Visit;
}

/** Null draws nothing. */
export type View = ReactElement | null;

export interface Route<Visit = unknown> {
  id: string;
  /** Beside those of the routes above it: `c/:sectionCode`, `*` for whatever is left; none adds nothing. */
  path?: string;
  /** May throw a redirect or an error response. */
  loader?(args: LoaderArgs<Visit>): Promise<unknown>;
  /** What was loaded once stays until a reload of everything is asked for, whichever page comes next. */
  isKept?: boolean;
  /** What is drawn; asked for at each navigation, so whoever fetches it keeps it. */
  view(): View | Promise<View>;
  /** Drawn instead when this route or one below it fails; a route without it leaves that to the one above. */
  errorElement?: ReactElement;
  /** For those who walk the matches; the router does not look at it. */
  handle?: unknown;
  children?: readonly Route<Visit>[];
}

export interface Match<Visit = unknown> {
  route: Route<Visit>;
  params: Params;
}

/** A page that cannot be drawn whole: which route draws the error instead. */
export interface Failure {
  routeId: string;
  error: unknown;
}
