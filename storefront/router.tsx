/**
 * The route table as React Router wants it, for both locales. Server and browser share the tree; where the shell,
 * a screen's payload and the messages come from is the caller's: the API on the server, the network in the browser.
 */
import type {
  LoaderFunctionArgs,
  NonIndexRouteObject,
  RouteObject,
  ShouldRevalidateFunction,
} from 'react-router';
import { LOCALE_CODES, LOCALES, type Locale } from '#domain/locale.ts';
import { ErrorScreen } from './late-error-screen.tsx';
import { layoutRoute } from './layouts/layouts.ts';
import { Root, RootError } from './root.tsx';
import { type LayoutName, routes, type ScreenRoute } from './routes.ts';
import type { ScreenModule, ScreenPayload } from './screen.ts';
import { ScreenOutlet } from './screen-outlet.tsx';
import { loadScreenModule } from './screens.ts';
import type { Shell } from './shell.ts';

export interface PageSource {
  findShell(locale: Locale, args: LoaderFunctionArgs): Promise<Shell>;
  /** route is null for an address that no route matches */
  findPayload(route: ScreenRoute | null, locale: Locale, args: LoaderFunctionArgs): Promise<ScreenPayload>;
  loadMessages(locale: Locale): Promise<void>;
  /** What is there before the router starts: it must render the first page without waiting. */
  ready?: { locale: Locale; screen: string | undefined; module: ScreenModule | undefined };
}

/** What a route object carries for those who walk the matches: the screen's name tells which files to preload. */
export interface RouteMark {
  screen: string;
  layout: LayoutName;
  locale: Locale;
}

export function buildRoutes(source: PageSource): RouteObject[] {
  return LOCALE_CODES.map(
    (locale): RouteObject => ({
      id: locale,
      path: LOCALES[locale].prefix || '/',
      loader: (args) => source.findShell(locale, args),
      shouldRevalidate: onlyWhenAsked,
      ...localeRoot(locale, source),
      children: layoutRoutes(locale, source),
    }),
  );
}

/** The shell changes with the city and the login, never with the page: a plain navigation keeps it. */
const onlyWhenAsked: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href;

function localeRoot(
  locale: Locale,
  source: PageSource,
): Pick<NonIndexRouteObject, 'element' | 'errorElement' | 'lazy'> {
  const root = { element: <Root locale={locale} />, errorElement: <RootError locale={locale} /> };
  if (source.ready?.locale === locale) return root;
  return {
    lazy: async () => {
      try {
        await source.loadMessages(locale);
        return root;
      } catch {
        // Logged where it happened. The words of the language the visitor comes from must do.
        return { element: <RootError locale={source.ready?.locale ?? locale} /> };
      }
    },
  };
}

/** A hash that comes or goes changes nothing that a screen has loaded. */
const unlessHashAlone: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.hash === nextUrl.hash ||
  currentUrl.pathname !== nextUrl.pathname ||
  currentUrl.search !== nextUrl.search
    ? defaultShouldRevalidate
    : false;

/** Screens of one layout share one layout route, so that header and menus stay mounted between them. */
function layoutRoutes(locale: Locale, source: PageSource): RouteObject[] {
  return [...Map.groupBy(routes, (route) => route.layout)].map(([layout, ofLayout]) => ({
    id: `${locale}:${layout}`,
    ...layoutRoute(layout),
    children: [
      ...ofLayout.map((route) => screenRoute(route, locale, source)),
      ...(layout === NOT_FOUND_LAYOUT ? [notFoundRoute(locale, source)] : []),
    ],
  }));
}

const NOT_FOUND_LAYOUT: LayoutName = 'default';

function notFoundRoute(locale: Locale, source: PageSource): RouteObject {
  return {
    id: `${locale}:*`,
    path: '*',
    loader: (args) => source.findPayload(null, locale, args),
    // Never shown, its loader always fails; without one the router warns.
    element: null,
    errorElement: <ErrorScreen />,
  };
}

function screenRoute(route: ScreenRoute, locale: Locale, source: PageSource): RouteObject {
  const { ready } = source;
  const mark: RouteMark = { screen: route.screen, layout: route.layout, locale };
  // Never rejects: the router would show an empty page. The reload guard has had its say by then.
  const broken = { element: <ErrorScreen /> };
  const withScreen = ({ Screen }: ScreenModule) => ({ element: <ScreenOutlet Screen={Screen} /> });
  return {
    id: `${locale}:${route.path}`,
    path: route.path.slice(1),
    handle: mark,
    loader: (args) => source.findPayload(route, locale, args),
    shouldRevalidate: unlessHashAlone,
    // Within the layout: header and menus stay when a screen fails.
    errorElement: <ErrorScreen />,
    ...(ready?.module && ready.locale === locale && ready.screen === route.screen
      ? withScreen(ready.module)
      : { lazy: () => loadPreparedScreen(route.screen).then(withScreen, () => broken) }),
  };
}

async function loadPreparedScreen(name: string): Promise<ScreenModule> {
  const module = await loadScreenModule(name);
  await module.prepare?.();
  return module;
}
