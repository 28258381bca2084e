import { type RefObject, useEffect, useRef } from 'react';
import { useOnceAlive } from '../../page/hydration/use-hydrated.ts';
import { useLocation, useNavigate, useNavigationType } from '../../router/hooks.ts';

export const FILTERS_HASH = '#filters';

/**
 * The sheet is open while the address says so: a link opens it, back closes it, and without the script the same link
 * leads to the filters on the page. Whatever closes it, what was chosen in it stays.
 */
export function useFilterSheet(opener: RefObject<HTMLElement | null>): { isOpen: boolean; close(): void } {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  const opened = useRef<{ first: string; last: string; isPushed: boolean }>(undefined);
  // Where its link is not to be seen, the filters stand beside the list.
  const isWanted = useOnceAlive(hash === FILTERS_HASH, false);
  const isOpen = isWanted && (opener.current?.getClientRects().length ?? 0) > 0;
  const here = pathname + search;

  // The history is the browser's: it moves without us.
  useEffect(() => {
    if (isWanted) {
      opened.current ??= { first: here, last: here, isPushed: type === 'PUSH' };
      opened.current.last = here;
      return;
    }
    const last = opened.current?.last;
    opened.current = undefined;
    if (last !== undefined && last !== here && type === 'POP') {
      void navigate(last, { replace: true, preventScrollReset: true, state: { keepsFocus: true } });
    }
  }, [isWanted, here, type, navigate]);

  return {
    isOpen,
    close() {
      const { first, isPushed } = opened.current ?? { first: '', isPushed: false };
      // Nothing was changed: the step that opened it is taken back.
      if (isPushed && first === here) void navigate(-1);
      else {
        opened.current = undefined;
        void navigate(here, { replace: true, preventScrollReset: true, state: { keepsFocus: true } });
      }
    },
  };
}
