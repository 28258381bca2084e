/** The one form of an address under which its page is loaded and cached. */
import { matchPath } from 'react-router';
import { stripLocale } from '#domain/locale.ts';
import { routes } from './routes.ts';

/** Without the parameters its screen does not look at (utm_… and anything invented), the rest in a fixed order. */
export function normalizePageUrl(url: URL): URL {
  const path = stripLocale(url.pathname.replace(/\/_(payload|shell)\.json$/, '') || '/');
  const known = routes.find((route) => matchPath(route.path, path))?.query ?? [];
  const normal = new URL(url);
  normal.search = '';
  normal.hash = '';
  for (const name of known)
    for (const value of url.searchParams.getAll(name)) normal.searchParams.append(name, value);
  return normal;
}
