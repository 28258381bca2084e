import { useEffect, useMemo, useState } from 'react';
import { browserApi } from '../../api-client.ts';
import type { CardProduct } from '../../features/catalog/card-product.ts';
import { findRecommended } from '../../features/catalog/recommended.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';

const MOST_CODES = 30;

/** What goes with what lies in the cart; until it is known, what the server wrote. */
export function useGoesWith(codes: readonly string[], written: CardProduct[]): CardProduct[] {
  const { locale } = useWords();
  const { city } = useShell();
  const [found, setFound] = useState<CardProduct[]>(written);
  const key = codes.slice(0, MOST_CODES).toSorted().join();
  // The block comes over the network.
  useEffect(() => {
    if (key === '') return;
    let isCurrent = true;
    const api = browserApi(locale);
    void findRecommended({ api, cityId: city.id }, 'cart_with', { codes: key.split(',') }).then(
      (products) => {
        if (isCurrent && products.length > 0) setFound(products);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, locale, city.id]);
  const inCart = codes.join();
  // The same list as long as nothing changes: its cards then stay as they are.
  return useMemo(() => {
    const taken = new Set(inCart.split(','));
    return found.filter(({ code }) => !taken.has(code));
  }, [found, inCart]);
}
