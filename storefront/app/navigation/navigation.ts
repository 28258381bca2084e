/**
 * How a visitor moves through the shop once the page is alive: links without reload, preloading, announcements,
 * the reload guard. Promises that without any of it every link still works as a link.
 */

import { createPendingMark } from '../../pending.ts';
import type { Router } from '../../router/create-router.ts';
import type { Route } from '../../router/route.ts';
import { payloadUrl } from '../routing/browser-source.ts';
import { announceNavigations } from './announce.ts';
import { followLinks } from './links.ts';
import { watchForMissingChunks } from './missing-chunks.ts';
import { preloadOnIntent } from './preload.ts';
import { keepViewportCookie } from './viewport.ts';

export function startNavigation(router: Router, routes: readonly Route[]): void {
  watchForMissingChunks(router);
  followLinks(router);
  preloadOnIntent(routes, payloadUrl);
  announceNavigations(router);
  keepViewportCookie();
  markPendingWhileLoading(router);
}

function markPendingWhileLoading(router: Router): void {
  const mark = createPendingMark();
  router.subscribe(({ navigation, revalidation }) =>
    mark(navigation.state === 'loading' || revalidation === 'loading'),
  );
}
