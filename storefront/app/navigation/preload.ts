/**
 * Fetches a screen's code and data before the click: on hover, on touch, and for links marked `data-preload` when
 * they come into view. At most four at once, none for visitors who pay by the byte or sit on 2g (spec 9).
 */
import { preloads } from '../../page/address/preloads.ts';
import { matchRoutes } from '../../router/match-routes.ts';
import type { Route } from '../../router/route.ts';
import type { RouteMark } from '../routing/route-tree.tsx';
import { loadScreenModule } from '../routing/screens.ts';
import { findScreenLink } from './links.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export function isPreloadingWelcome(connection: Connection | undefined): boolean {
  return connection?.saveData !== true && !/2g/.test(connection?.effectiveType ?? '');
}

export function preloadOnIntent(routes: readonly Route[], payloadUrl: (url: URL) => string): void {
  const connection = (navigator as { connection?: Connection }).connection;
  const preload = (target: EventTarget | null) => {
    const found = isPreloadingWelcome(connection) ? findScreenLink(target) : null;
    if (!found || found.url.pathname === location.pathname) return;
    const mark = matchRoutes(routes, found.url.pathname)?.at(-1)?.route.handle as RouteMark | undefined;
    if (!mark || !preloads.start(payloadUrl(found.url))) return;
    // The chunk is only warmed up: if it is gone, the click meets the reload guard.
    loadScreenModule(mark.screen).catch(() => undefined);
  };
  document.addEventListener(
    'pointerover',
    (event) => event.pointerType === 'mouse' && preload(event.target),
    { passive: true },
  );
  document.addEventListener('touchstart', (event) => preload(event.target), { passive: true });
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) preload(entry.target);
  });
  const watch = () => {
    for (const link of document.querySelectorAll('a[data-preload]')) observer.observe(link);
  };
  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
  watch();
}
