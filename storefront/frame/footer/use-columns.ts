import { type RefObject, useEffect, useRef, useState } from 'react';
import { later } from '../../page/hydration/later.ts';

/**
 * Whether the style sheet lays the groups out as columns, and so shows them all. It alone knows the widths; here they
 * are only marked as open, for those who hear the page instead of seeing it.
 */
export function useColumns(): { ref: RefObject<HTMLDivElement | null>; hasColumns: boolean } {
  const ref = useRef<HTMLDivElement>(null);
  const [hasColumns, setHasColumns] = useState(false);
  // The size of the window is the outside world.
  useEffect(() => {
    const look = () =>
      setHasColumns(
        ref.current !== null && getComputedStyle(ref.current).getPropertyValue('--columns') === 'yes',
      );
    addEventListener('resize', look, { passive: true });
    const end = later(look);
    return () => {
      end();
      removeEventListener('resize', look);
    };
  }, []);
  return { ref, hasColumns };
}
