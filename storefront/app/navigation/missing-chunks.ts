import { openOnce } from '../../page/hydration/reload-guard.ts';
import type { Router } from '../../router/create-router.ts';

/**
 * A chunk that cannot be loaded belongs to a build that is gone: the page the visitor is going to is opened from the
 * server instead. Outside a navigation it was a preload, or a part that tells for itself: nothing is reloaded then.
 */
export function watchForMissingChunks(router: Router): void {
  addEventListener('vite:preloadError', () => {
    const { location: target } = router.state.navigation;
    if (target) openOnce(target.pathname + target.search + target.hash);
  });
}
