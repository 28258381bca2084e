import { useEffect, useRef } from 'react';
import { useLocation } from '../../router/hooks.ts';

/** What lies over a page goes with it. */
export function useCloseOnNavigation(close: () => void): void {
  const { key } = useLocation();
  const openedAt = useRef(key);
  // The address is the outside world: it may change by a link, by the back button, by a script.
  useEffect(() => {
    if (key !== openedAt.current) close();
  }, [key, close]);
}
