/** One page, whole: what its routes draw and what their loaders have brought. */
import { Redirect } from './answers.ts';
import { matchRoutes } from './match-routes.ts';
import type { Failure, Match, Route, View } from './route.ts';

interface MatchedView<Visit = unknown> extends Match<Visit> {
  view: View;
}

export interface LoadedPage<Visit = unknown> {
  matches: readonly MatchedView<Visit>[];
  /** By the route's id. */
  loaderData: Readonly<Record<string, unknown>>;
  failure: Failure | null;
}

interface PageIntent<Visit> {
  url: URL;
  signal: AbortSignal;
  visit: Visit;
  /** What a route that keeps it need not load again. */
  known?: LoadedPage['loaderData'] | undefined;
}

interface Part {
  view: View;
  loaded?: unknown;
  error?: unknown;
}

export async function loadPage<Visit>(
  routes: readonly Route<Visit>[],
  intent: PageIntent<Visit>,
): Promise<LoadedPage<Visit> | Redirect> {
  const matches = matchRoutes(routes, intent.url.pathname);
  if (!matches) throw new Error(`No route matches ${intent.url.pathname}`);
  const parts = await Promise.all(matches.map((match) => loadPart(match, intent)));
  const elsewhere = parts.find((part) => part.error instanceof Redirect);
  if (elsewhere) return elsewhere.error as Redirect;
  return {
    matches: matches.map((match, at) => ({ ...match, view: parts[at]?.view ?? null })),
    loaderData: Object.fromEntries(
      matches.flatMap(({ route }, at) => {
        const loaded = parts[at]?.loaded;
        return loaded === undefined ? [] : [[route.id, loaded]];
      }),
    ),
    failure: findFailure(matches, parts),
  };
}

/** Its view and its data are fetched at once; neither waits for the routes above. */
async function loadPart<Visit>({ route, params }: Match<Visit>, intent: PageIntent<Visit>): Promise<Part> {
  const { url, signal, visit } = intent;
  const kept = route.isKept ? intent.known?.[route.id] : undefined;
  const [view, loaded] = await Promise.allSettled([
    // An error that is thrown before there is a promise is none the less one of this route.
    (async () => route.view())(),
    (async () => kept ?? route.loader?.({ url, params, signal, visit }))(),
  ]);
  if (loaded.status === 'rejected') return { view: null, error: loaded.reason };
  if (view.status === 'rejected') return { view: null, loaded: loaded.value, error: view.reason };
  return { view: view.value, loaded: loaded.value };
}

/** The outermost error counts, drawn by the nearest route that can. */
function findFailure(matches: readonly Match[], parts: readonly Part[]): Failure | null {
  const failed = parts.findIndex((part) => 'error' in part);
  if (failed < 0) return null;
  const drawing = matches.slice(0, failed + 1).findLast(({ route }) => route.errorElement);
  const error = parts[failed]?.error;
  if (!drawing) throw error;
  return { routeId: drawing.route.id, error };
}

/** The page that is there already, with the views that need no waiting. */
export function takeOverPage<Visit>(
  routes: readonly Route<Visit>[],
  pathname: string,
  { loaderData, failure }: Pick<LoadedPage, 'loaderData' | 'failure'>,
): LoadedPage<Visit> {
  const matches = (matchRoutes(routes, pathname) ?? []).map((match) => {
    const view = match.route.view();
    return { ...match, view: view instanceof Promise ? null : view };
  });
  return { matches, loaderData, failure };
}
