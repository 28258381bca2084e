import type { CartWork } from '#contract/cart.ts';
import { toaster } from '../../design/toast-store.ts';
import type { Translate } from '../../i18n/translate.ts';
import { cart } from './use-cart.ts';

/** The plan that a shorter line cannot be cut by is left out; one press brings both back. */
export function tellLostCut(work: CartWork, t: Translate): void {
  const { productCode, name, count } = work;
  const run = () => {
    cart.setCount(productCode, count);
    cart.restoreWorks([work]);
  };
  toaster.show({
    text: t('cart.cutLost', { name, count }),
    subject: `cart:cut:${productCode}`,
    action: { label: t('cart.undo'), run },
  });
}
