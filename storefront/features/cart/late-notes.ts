/** Notes that come with an answer of the server, and their words. */
import { toaster } from '../../design/toast-store.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { Note } from './cart-saver.ts';
import { cart } from './use-cart.ts';

const ADJUSTED = {
  over_stock: 'cart.adjusted.overStock',
  sale_step: 'cart.adjusted.saleStep',
  unknown: 'cart.adjusted.unknown',
  full: 'cart.adjusted.full',
} as const;

type LateNote = Extract<Note, { kind: 'adjusted' | 'merged' | 'refused' | 'cutLost' }>;

export function sayLate(note: LateNote, t: Translate): void {
  if (note.kind === 'refused') {
    toaster.show({ text: note.message ?? t('cart.refused'), tone: 'error', subject: 'cart:refused' });
    return;
  }
  if (note.kind === 'merged') {
    toaster.show({ text: t('cart.merged'), subject: 'cart:merged' });
    return;
  }
  if (note.kind === 'adjusted') {
    const { name, count, productCode, reason } = note;
    toaster.show({ text: t(ADJUSTED[reason], { name, count }), subject: `cart:adjusted:${productCode}` });
    return;
  }
  // The plan that a shorter line cannot be cut by is left out; one press brings both back.
  const { productCode, name, count } = note.work;
  const run = () => {
    cart.setCount(productCode, count);
    cart.restoreWorks([note.work]);
  };
  toaster.show({
    text: t('cart.cutLost', { name, count }),
    subject: `cart:cut:${productCode}`,
    action: { label: t('cart.undo'), run },
  });
}
