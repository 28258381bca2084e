/**
 * How an address becomes a page, on both sides, and how the browser goes from one to the next without a reload.
 * Promises that the last navigation wins: an older one is aborted and never shown; that what is drawn is always one
 * whole page, never parts of two; that an error is drawn by the nearest route that can; that nothing leads to another
 * origin. Hides history, scrolling and the order in which loaders answer. Knows no screen, no API and no server: routes
 * with their loaders are given to it.
 */
export {
  errorResponse,
  isRouteErrorResponse,
  Redirect,
  redirect,
  redirectDocument,
} from './answers.ts';
export { createBrowserRouter } from './browser-history.ts';
export type { Router, RouterState } from './create-router.ts';
export {
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useRevalidator,
  useRouteError,
} from './hooks.ts';
export { type LoadedPage, loadPage } from './load-page.ts';
export { matchPath, matchRoutes } from './match-routes.ts';
export { createMemoryRouter } from './memory-history.ts';
export type { Failure, LoaderArgs, Route } from './route.ts';
export { Outlet, RouterProvider } from './router-view.tsx';
export { createStillRouter } from './still-router.ts';
