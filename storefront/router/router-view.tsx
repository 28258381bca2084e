/** Draws the router's state: one page at a time, whole. */
import { type ReactNode, startTransition, use, useLayoutEffect, useMemo, useState } from 'react';
import {
  LocationContext,
  MatchContext,
  NavigationContext,
  RevalidationContext,
  RouteErrorContext,
  RouterContext,
} from './contexts.ts';
import type { Router, RouterState } from './create-router.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { useScrolling } from './scrolling.ts';

export function RouterProvider({ router }: { router: Router }) {
  const state = useRouterState(router);
  const { location, navigationType } = state;
  const place = useMemo(() => ({ location, navigationType }), [location, navigationType]);
  useScrolling(router, state);
  return (
    <RouterContext value={router}>
      <LocationContext value={place}>
        <NavigationContext value={state.navigation}>
          <RevalidationContext value={state.revalidation}>
            <Page state={state} />
          </RevalidationContext>
        </NavigationContext>
      </LocationContext>
    </RouterContext>
  );
}

/**
 * The state is held once, at the top, and handed down: no part of the page can be of another moment. It changes in a
 * transition, so that a page that takes long to draw does not keep the old one from answering.
 */
function useRouterState(router: Router): RouterState {
  // As the server wrote it: a link may have been pressed before the page came alive.
  const [state, setState] = useState(router.firstState);
  // The router lives outside of React. Before the browser paints, so that no step is missed.
  useLayoutEffect(() => {
    const draw = () => startTransition(() => setState(router.state));
    draw();
    return router.subscribe(draw);
  }, [router]);
  return state;
}

function Page({ state }: { state: RouterState }): ReactNode {
  const { matches, loaderData, failure } = state;
  return useMemo(() => {
    const failed = matches.findIndex(({ route }) => route.id === failure?.routeId);
    const drawn = failed < 0 ? matches : matches.slice(0, failed + 1);
    // From the innermost outwards: each is the outlet of the one above.
    return drawn.reduceRight<ReactNode>(
      (outlet, match) => drawMatch(match, outlet, { loaderData, failure }),
      null,
    );
  }, [matches, loaderData, failure]);
}

type Brought = Pick<RouterState, 'loaderData' | 'failure'>;

function drawMatch(match: RouterState['matches'][number], outlet: ReactNode, brought: Brought): ReactNode {
  const loaded = brought.loaderData[match.route.id];
  return <MatchContext value={{ loaded, outlet }}>{toContent(match, brought)}</MatchContext>;
}

function toContent(
  { route, view }: RouterState['matches'][number],
  { loaderData, failure }: Brought,
): ReactNode {
  const { errorElement } = route;
  if (!errorElement) return view;
  if (failure?.routeId === route.id)
    return <RouteErrorContext value={failure.error}>{errorElement}</RouteErrorContext>;
  return (
    <ErrorBoundary page={loaderData} instead={errorElement}>
      {view}
    </ErrorBoundary>
  );
}

/** The place in a view for the route below it. */
export function Outlet(): ReactNode {
  return use(MatchContext)?.outlet ?? null;
}
