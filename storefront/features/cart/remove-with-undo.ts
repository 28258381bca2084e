import type { CartCount } from '#domain/login-merge.ts';
import { toaster } from '../../design/toast-store.ts';
import type { Translate } from '../../i18n/translate.ts';
import { cart } from './use-cart.ts';

/** Takes a product out of the cart and offers it back for a while. */
export function removeWithUndo(product: { code: string; name: string }, count: number, t: Translate): void {
  cart.setCount(product.code, 0);
  toaster.show({
    text: t('cart.removed', { name: product.name }),
    subject: `cart:${product.code}`,
    action: { label: t('cart.undo'), run: () => cart.setCount(product.code, count) },
  });
}

/** The same for several at once: one press takes them out, one brings them all back. */
export function removeManyWithUndo(lines: readonly CartCount[], t: Translate): void {
  for (const { productCode } of lines) cart.setCount(productCode, 0);
  toaster.show({
    text: t('cart.removedMany', { count: lines.length }),
    subject: 'cart:many',
    action: {
      label: t('cart.undo'),
      run: () => {
        for (const { productCode, count } of lines) cart.setCount(productCode, count);
      },
    },
  });
}
