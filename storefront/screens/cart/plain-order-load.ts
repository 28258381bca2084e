/** What the plain form of an order shows: asked for as the checkout with the script asks, with a pickup. */
import type { Cart } from '#contract/cart.ts';
import { formatPhone } from '#domain/phone.ts';
import { PLAIN_PAYMENTS } from '#domain/plain-cart.ts';
import type { LoadContext } from '../../page/screen.ts';

export interface PlainOrderData {
  /** Of this very form: sent twice it makes one order. */
  key: string;
  goods: string;
  total: number;
  stores: { id: number; address: string }[];
  payments: (typeof PLAIN_PAYMENTS)[number][];
  name: string;
  phone: string;
}

/** Null: it cannot be picked up and paid there, and those who call back help. */
export async function loadPlainOrder(
  { api, cityCode }: Pick<LoadContext, 'api' | 'cityCode'>,
  cart: Cart,
): Promise<PlainOrderData | null> {
  const items = cart.items
    .filter(({ isSold, stock }) => isSold && stock > 0)
    .map(({ product, count, sum }) => ({ productCode: product.code, count, sum }));
  if (items.length === 0) return null;
  const options = await api('GET /api/v1/order/options/', { query: { city: cityCode } });
  if (!options.ok) return null;
  const { methods, recipient } = options.value.data;
  const stores = options.value.data.stores.filter(
    ({ hasPickup, wholeDate }) => hasPickup && wholeDate !== null,
  );
  const [first] = stores;
  if (!first || !methods.some(({ code, isOffered }) => code === 'pickup' && isOffered)) return null;
  const works = cart.works.items.map(({ productCode, kind, detail, count }) => ({
    productCode,
    kind,
    detail,
    count,
  }));
  const quote = await api('POST /api/v1/order/delivery/calculate/', {
    body: {
      city: cityCode,
      items,
      works,
      delivery: { method: 'pickup', storeId: first.id },
    },
  });
  if (!quote.ok) return null;
  const { payments, totals, goods } = quote.value.data;
  const charged = new Map(goods.lines.map(({ productCode, sum }) => [productCode, sum]));
  const offered = PLAIN_PAYMENTS.filter((wanted) =>
    payments.some(({ code, isOffered }) => code === wanted && isOffered),
  );
  if (offered.length === 0) return null;
  return {
    key: crypto.randomUUID(),
    goods: JSON.stringify({
      items: items.map((item) => ({ ...item, sum: charged.get(item.productCode) ?? item.sum })),
      works,
    }),
    total: totals.total,
    stores: stores.map(({ id, address }) => ({ id, address })),
    payments: offered,
    name: recipient.firstName,
    phone: recipient.phone === null ? '' : formatPhone(recipient.phone),
  };
}
