import type { Cart } from '#contract/cart.ts';
import type { PlainNote } from '#domain/plain-cart.ts';
import { cartTotal } from '../../features/cart/cart-total.ts';
import type { LoadContext } from '../../page/screen.ts';

/** The cart of a browser without the script, as little of it as its page shows. */
export interface PlainCartData {
  note: PlainNote | null;
  /** Null: the prices did not come. */
  lines: { code: string; name: string; count: number; max: number; unit: string; sum: number }[] | null;
  total: number;
}

/** Null in a browser that never used the plain forms. */
export async function loadPlainCart({ api, cityCode, plain }: LoadContext): Promise<PlainCartData | null> {
  if (!plain) return null;
  const { cart, note } = plain;
  if (!cart || (!cart.isAccount && cart.lines.length === 0)) return { note, lines: [], total: 0 };
  const answer = cart.isAccount
    ? await api('GET /api/v1/cart/', { query: { city: cityCode } })
    : await api('POST /api/v1/cart/calculate/', { body: { city: cityCode, items: [...cart.lines] } });
  return answer.ok ? { note, ...toPlain(answer.value) } : { note, lines: null, total: 0 };
}

const toPlain = ({ items, ...sums }: Cart): Omit<PlainCartData, 'note'> => ({
  lines: items.map(({ product, count, stock, sum }) => ({
    code: product.code,
    name: product.name,
    count,
    max: stock,
    unit: product.units.find(({ base }) => base)?.name ?? '',
    sum,
  })),
  total: cartTotal(sums),
});
