import { useEffect } from 'react';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';

/** A shorter glance is no look, and the page has better things to do in its first moments. */
const LOOK_MS = 2000;

/** For the product's page: lets the shop know of a look that lasts. Its code comes late, like all that nobody waits for. */
export function useViewBeacon(productCode: string): void {
  const { locale } = useWords();
  const cityId = useShell().city.id;
  // The server's memory is the outside world.
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./tell-view.ts').then(
        ({ tellView }) => tellView({ productCode, cityId, locale }),
        () => undefined,
      );
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [productCode, cityId, locale]);
}
