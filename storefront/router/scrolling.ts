/** spec 2: back restores the position, a new path starts at the top, a hash at its element. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Router, RouterState } from './create-router.ts';

const KEY = 'sheber-scroll';

/** By the entry of the history. Survives the document: one may come back to it from another one. */
const positions = new Map<string, number>();

function readPositions(): void {
  try {
    const kept = Object.entries(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as object);
    for (const [key, top] of kept) if (typeof top === 'number') positions.set(key, top);
  } catch {
    // Without them a page starts at its top.
  }
}

function keepPositions(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // Storage is full or forbidden: nothing but comfort is lost.
  }
}

export function useScrolling(router: Router, state: RouterState): void {
  const { location } = state;
  const drawn = useRef(location);

  // Scrolling is the browser's: after the new page is in the document, before it is seen.
  useLayoutEffect(() => {
    if (drawn.current === location) return;
    drawn.current = location;
    scrollTo(state);
  }, [location, state]);

  // The window's position is known until the next page is drawn, and the document may be left at any time.
  useEffect(() => {
    const keep = () => positions.set(drawn.current.key, window.scrollY);
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const leave = () => {
      keep();
      keepPositions();
      // The browser does it better where the page is loaded anew.
      history.scrollRestoration = 'auto';
    };
    readPositions();
    takeOver();
    addEventListener('pageshow', takeOver);
    addEventListener('pagehide', leave);
    const unsubscribe = router.subscribe(({ location: next }) => next !== drawn.current && keep());
    return () => {
      unsubscribe();
      removeEventListener('pageshow', takeOver);
      removeEventListener('pagehide', leave);
      history.scrollRestoration = 'auto';
    };
  }, [router]);
}

function scrollTo({ location, navigationType, preventScrollReset }: RouterState): void {
  const before = navigationType === 'POP' ? positions.get(location.key) : undefined;
  const element = location.hash === '' ? null : document.getElementById(decodeHash(location.hash));
  // Positions count the pixels of all that is above: what is laid out only when it comes near is then laid out at once.
  document.documentElement.toggleAttribute('data-whole', before !== undefined || element !== null);
  if (before !== undefined) window.scrollTo({ top: before, behavior: 'instant' });
  else if (element) {
    element.scrollIntoView();
    // As with the browser's own jump, the next Tab starts from there.
    element.focus({ preventScroll: true });
  } else if (!preventScrollReset) window.scrollTo({ top: 0, behavior: 'instant' });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
