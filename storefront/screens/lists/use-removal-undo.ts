import { useEffect, useRef } from 'react';
import { toaster } from '../../design/toast-store.ts';
import { savedLists } from '../../features/lists/saved-lists.ts';
import { useSavedList } from '../../features/lists/use-saved-list.ts';
import { useWords } from '../../i18n/locale-context.tsx';

/** A favourite that leaves the page while it is looked at can be had back, whichever device took it off. */
export function useRemovalUndo(products: readonly { code: string; name: string }[]): void {
  const { t } = useWords();
  const list = useSavedList('favorite-products');
  const before = useRef(list);
  // The toasts stand outside of this tree, and a press on a card says nothing to the page.
  useEffect(() => {
    const kept = before.current;
    const gone = kept.filter((code) => !list.includes(code));
    before.current = list;
    const [code] = gone;
    const product = gone.length === 1 ? products.find((each) => each.code === code) : undefined;
    if (!product) return;
    toaster.show({
      text: t('favorites.removed', { name: product.name }),
      subject: `favorites:${product.code}`,
      action: {
        label: t('cart.undo'),
        run: () => savedLists.putBack('favorite-products', product.code, kept),
      },
    });
  }, [list, products, t]);
}
