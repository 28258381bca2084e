import type { Cart } from '#contract/cart.ts';
import type { PlainNote } from '#domain/plain-cart.ts';
import { cartTotal } from '../../features/cart/cart-total.ts';
import type { LoadContext } from '../../page/screen.ts';
import { loadPlainOrder, type PlainOrderData } from './plain-order-load.ts';

/** The cart of a browser without the script, as little of it as its page shows. */
export interface PlainCartData {
  note: PlainNote | null;
  /** Null: the prices did not come. */
  lines: { code: string; name: string; count: number; max: number; unit: string; sum: number }[] | null;
  total: number;
  /** Of a user: the order itself; null where only those who call back can make it. */
  order: PlainOrderData | null;
  isUser: boolean;
}

/** Null in a browser that never used the plain forms. */
export async function loadPlainCart(context: LoadContext): Promise<PlainCartData | null> {
  const { api, cityCode, plain } = context;
  if (!plain) return null;
  const { cart, note } = plain;
  const isUser = cart?.isAccount === true;
  const without = { note, lines: [], total: 0, order: null, isUser };
  if (!cart || (!isUser && cart.lines.length === 0)) return without;
  const answer = isUser
    ? await api('GET /api/v1/cart/', { query: { city: cityCode } })
    : await api('POST /api/v1/cart/calculate/', { body: { city: cityCode, items: [...cart.lines] } });
  // A session that has ended: as of anybody whom nobody knows.
  if (!answer.ok && answer.status === 401) return { ...without, isUser: false };
  if (!answer.ok) return { ...without, lines: null };
  const order = isUser ? await loadPlainOrder(context, answer.value) : null;
  return { ...without, ...toPlain(answer.value), order };
}

const toPlain = ({ items, ...sums }: Cart): Pick<PlainCartData, 'lines' | 'total'> => ({
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
