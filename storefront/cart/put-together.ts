import { toaster } from '../design/toast-store.ts';
import type { Translate } from '../i18n/translate.ts';
import { getCount, setCount } from './local-cart.ts';

/** Puts several products in at once; of what is there already nothing is taken away. */
export function putTogether(lines: readonly { code: string; count: number }[], t: Translate): void {
  for (const { code, count } of lines) setCount(code, Math.max(count, getCount(code)));
  toaster.show({ text: t('cart.added', { count: lines.length }), subject: 'cart:together' });
}
