/** What runs before a screen's data is loaded, by name. A middleware may send the visitor elsewhere. */
import { type Locale, localePath } from '#domain/locale.ts';
import type { MiddlewareName } from '../../routes.ts';

export interface Visit {
  locale: Locale;
  /** Path and query as asked for, with the locale prefix. */
  url: URL;
  hasToken: boolean;
}

/** Where to go instead, or null to go on. */
type Middleware = (visit: Visit) => string | null;

/**
 * The token of a mailed link never comes this far: the server drops it before the page is made (server/pages), the
 * browser takes it out of the address and opens the dialogue that asks for a click (access/mailed-link.ts).
 */
const leaveToTheDialogue: Middleware = () => null;

const middlewares: Record<MiddlewareName, Middleware> = {
  /** spec 4: without a token /personal and /order lead to the home page; there the login dialogue opens. */
  auth: ({ hasToken, locale, url }) =>
    hasToken ? null : `${localePath('/', locale)}?login=${encodeURIComponent(url.pathname + url.search)}`,
  'confirm-email': leaveToTheDialogue,
  'confirm-recovery': leaveToTheDialogue,
};

export function runMiddleware(names: readonly string[], visit: Visit): string | null {
  for (const name of names) {
    const middleware = (middlewares as Record<string, Middleware | undefined>)[name];
    if (!Object.hasOwn(middlewares, name) || !middleware) throw new Error(`Unknown middleware: ${name}`);
    const target = middleware(visit);
    if (target !== null) return target;
  }
  return null;
}
