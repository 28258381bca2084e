import { useLayoutEffect } from 'react';

/**
 * Tells the page that a bar stands at its foot, so that nothing comes to rest under it. An attribute of the root and not
 * `:root:has(…)` with something below: that would have every change of the page work out the style of all its parts.
 */
export function useFootBar(name: 'buy' | 'question', isThere = true): void {
  // The root is not React's: the outside world, told before the browser paints.
  useLayoutEffect(() => {
    if (!isThere) return;
    const { documentElement: page } = document;
    page.setAttribute(`data-foot-${name}`, '');
    return () => page.removeAttribute(`data-foot-${name}`);
  }, [name, isThere]);
}
