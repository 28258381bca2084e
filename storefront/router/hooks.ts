import { use } from 'react';
import {
  LocationContext,
  MatchContext,
  NavigationContext,
  RevalidationContext,
  RouteErrorContext,
  RouterContext,
  useContextOf,
} from './contexts.ts';
import type { NavigationType, Router, RouterState } from './create-router.ts';
import type { Location } from './route.ts';

export const useLocation = (): Location => useContextOf(LocationContext).location;

/** How the page was come to. */
export const useNavigationType = (): NavigationType => useContextOf(LocationContext).navigationType;

/** The page that is on its way, if one is. */
export const useNavigation = (): RouterState['navigation'] => useContextOf(NavigationContext);

/** The same function for ever. */
export const useNavigate = (): Router['navigate'] => useContextOf(RouterContext).navigate;

/** `revalidate` is the same function for ever. */
export function useRevalidator(): { state: RouterState['revalidation']; revalidate: Router['revalidate'] } {
  return { state: use(RevalidationContext), revalidate: useContextOf(RouterContext).revalidate };
}

/** What the loader of the route around has brought. */
export const useLoaderData = (): unknown => useContextOf(MatchContext).loaded;

/** Why the route's own view is not drawn; for what stands in for it. */
export const useRouteError = (): unknown => use(RouteErrorContext);
