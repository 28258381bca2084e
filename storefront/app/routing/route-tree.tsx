/**
 * The route table as the router wants it, for both locales. Server and browser share the tree; where the shell, a
 * screen's payload and the messages come from is the caller's: the API on the server, the network in the browser.
 */
import type { ReactElement } from 'react';
import { LOCALE_CODES, LOCALES, type Locale } from '#domain/locale.ts';
import { layoutView } from '../../frame/layouts/layouts.ts';
import type { LayoutName, ScreenModule, ScreenPayload } from '../../page/screen.ts';
import type { Shell } from '../../page/shell.ts';
import type { LoaderArgs, Route } from '../../router/route.ts';
import { routes, type ScreenRoute } from '../../routes.ts';
import { ErrorScreen } from './late-error-screen.tsx';
import { Root, RootError } from './root.tsx';
import { ScreenOutlet } from './screen-outlet.tsx';
import { loadScreenModule } from './screens.ts';

export interface PageSource<Visit = unknown> {
  findShell(locale: Locale, args: LoaderArgs<Visit>): Promise<Shell>;
  /** route is null for an address that no route matches */
  findPayload(route: ScreenRoute | null, locale: Locale, args: LoaderArgs<Visit>): Promise<ScreenPayload>;
  loadMessages(locale: Locale): Promise<void>;
  /** What is there before the router starts: it must render the first page without waiting. Looked at when a view is wanted. */
  ready?: { locale: Locale; screen: string | undefined; module: ScreenModule | undefined };
}

/** What a route carries for those who walk the matches: the screen's name tells which files to preload. */
export interface RouteMark {
  screen: string;
  layout: LayoutName;
  locale: Locale;
}

export function buildRoutes<Visit>(source: PageSource<Visit>): Route<Visit>[] {
  return LOCALE_CODES.map((locale) => localeRoute(locale, source));
}

function localeRoute<Visit>(locale: Locale, source: PageSource<Visit>): Route<Visit> {
  const root = <Root locale={locale} />;
  return {
    id: locale,
    path: LOCALES[locale].prefix,
    loader: (args) => source.findShell(locale, args),
    // The shell changes with the city and the login, never with the page.
    isKept: true,
    view: () => (source.ready?.locale === locale ? root : loadRoot(root, locale, source)),
    errorElement: <RootError locale={locale} />,
    children: layoutRoutes(locale, source),
  };
}

async function loadRoot(root: ReactElement, locale: Locale, source: PageSource): Promise<ReactElement> {
  try {
    await source.loadMessages(locale);
    return root;
  } catch {
    // Logged where it happened. Told in the words of the language the visitor comes from.
    return <RootError locale={locale} />;
  }
}

/** Screens of one layout share one layout route, so that header and menus stay mounted between them. */
function layoutRoutes<Visit>(locale: Locale, source: PageSource<Visit>): Route<Visit>[] {
  return [...Map.groupBy(routes, (route) => route.layout)].map(([layout, ofLayout]) => ({
    id: `${locale}:${layout}`,
    view: layoutView(layout),
    children: [
      ...ofLayout.map((route) => screenRoute(route, locale, source)),
      ...(layout === NOT_FOUND_LAYOUT ? [notFoundRoute(locale, source)] : []),
    ],
  }));
}

const NOT_FOUND_LAYOUT: LayoutName = 'default';

function notFoundRoute<Visit>(locale: Locale, source: PageSource<Visit>): Route<Visit> {
  return {
    id: `${locale}:*`,
    path: '*',
    loader: (args) => source.findPayload(null, locale, args),
    // Never shown: its loader always fails.
    view: () => null,
    errorElement: <ErrorScreen />,
  };
}

function screenRoute<Visit>(route: ScreenRoute, locale: Locale, source: PageSource<Visit>): Route<Visit> {
  const mark: RouteMark = { screen: route.screen, layout: route.layout, locale };
  const toView = ({ Screen }: ScreenModule) => <ScreenOutlet Screen={Screen} />;
  const findReady = () => {
    const { ready } = source;
    return ready?.module && ready.locale === locale && ready.screen === route.screen ? ready.module : null;
  };
  let view: ReactElement | null = null;
  return {
    id: `${locale}:${route.path}`,
    path: route.path,
    handle: mark,
    loader: (args) => source.findPayload(route, locale, args),
    // A screen whose code does not come is tried again next time; the reload guard has had its say by then.
    view: () => {
      const ready = view ? null : findReady();
      if (ready) view = toView(ready);
      if (view) return view;
      return loadPreparedScreen(route.screen).then((module) => {
        view = toView(module);
        return view;
      });
    },
    // Within the layout: header and menus stay when a screen fails.
    errorElement: <ErrorScreen />,
  };
}

async function loadPreparedScreen(name: string): Promise<ScreenModule> {
  const module = await loadScreenModule(name);
  await module.prepare?.();
  return module;
}
