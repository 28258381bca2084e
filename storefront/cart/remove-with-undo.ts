import { toaster } from '../design/toast-store.ts';
import type { Translate } from '../i18n/translate.ts';
import { setCount } from './local-cart.ts';

/** Takes a product out of the cart and offers it back for a while. */
export function removeWithUndo(product: { code: string; name: string }, count: number, t: Translate): void {
  setCount(product.code, 0);
  toaster.show({
    text: t('cart.removed', { name: product.name }),
    subject: `cart:${product.code}`,
    action: { label: t('cart.undo'), run: () => setCount(product.code, count) },
  });
}
