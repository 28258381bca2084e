import type { CartCount } from '#domain/login-merge.ts';
import type { LineWork } from '#domain/orders/works.ts';
import { toaster } from '../../design/toast-store.ts';
import type { Translate } from '../../i18n/translate.ts';
import { readLocalWorks } from './local-works.ts';
import { cart } from './use-cart.ts';

/** Work goes with its line, and comes back with it: what is known of it before the line is taken out. */
const worksOf = (codes: readonly string[]): LineWork[] =>
  (cart.get().cart?.works.items ?? readLocalWorks()).filter(({ productCode }) => codes.includes(productCode));

/** Takes a product out of the cart and offers it back for a while. */
export function removeWithUndo(product: { code: string; name: string }, count: number, t: Translate): void {
  takeOut([{ productCode: product.code, count }], {
    text: t('cart.removed', { name: product.name }),
    subject: `cart:${product.code}`,
    t,
  });
}

/** The same for several at once: one press takes them out, one brings them all back. */
export const removeManyWithUndo = (lines: readonly CartCount[], t: Translate): void =>
  takeOut(lines, { text: t('cart.removedMany', { count: lines.length }), subject: 'cart:many', t });

function takeOut(
  lines: readonly CartCount[],
  { text, subject, t }: { text: string; subject: string; t: Translate },
): void {
  const works = worksOf(lines.map(({ productCode }) => productCode));
  for (const { productCode } of lines) cart.setCount(productCode, 0);
  const run = () => {
    for (const { productCode, count } of lines) cart.setCount(productCode, count);
    cart.restoreWorks(works);
  };
  toaster.show({ text, subject, action: { label: t('cart.undo'), run } });
}
