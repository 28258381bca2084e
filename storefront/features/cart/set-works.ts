/** Work on a line of the cart, chosen or taken back: on the server for a user, in this browser for a visitor. */
import type { Locale } from '#domain/locale.ts';
import { type LineWork, setWorks } from '#domain/orders/works.ts';
import { browserApi } from '../../api-client.ts';
import { readLocalWorks, writeLocalWorks } from './local-works.ts';
import { cart, reloadCart } from './use-cart.ts';

interface Keeper {
  isUser: boolean;
  city: string;
  locale: Locale;
}

/** The line grows where less of it lies in the cart than is worked on. Gives the words of a refusal, null when it is done. */
export async function setWork(work: LineWork, { isUser, city, locale }: Keeper): Promise<string | null> {
  const held = isUser ? (cart.get().cart?.works.items ?? []) : readLocalWorks();
  const after = setWorks(held, [work]).filter(({ productCode }) => productCode === work.productCode);
  const worked = after.reduce((sum, { count }) => sum + count, 0);
  const count = Math.max(cart.countOf(work.productCode), worked);
  if (!isUser) {
    writeLocalWorks(setWorks(readLocalWorks(), [work]));
    cart.setCount(work.productCode, count);
    reloadCart();
    return null;
  }
  const answer = await browserApi(locale)('POST /api/v1/cart/', {
    body: { city, items: [{ productCode: work.productCode, count }], works: [work] },
  });
  reloadCart();
  return answer.ok ? null : (answer.error?.message ?? '');
}
