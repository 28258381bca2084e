import { toaster } from '../../design/toast-store.ts';
import type { Translate } from '../../i18n/translate.ts';
import { cart } from './use-cart.ts';

/** Puts several products in at once; of what is there already nothing is taken away. */
export function putTogether(lines: readonly { code: string; count: number }[], t: Translate): void {
  for (const { code, count } of lines) cart.setCount(code, Math.max(count, cart.countOf(code)));
  toaster.show({ text: t('cart.added', { count: lines.length }), subject: 'cart:together' });
}
