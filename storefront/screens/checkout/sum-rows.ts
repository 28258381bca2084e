/** Every part of what an order comes to, in the order in which it is read; together they are the total. */
import type { Cart } from '#contract/cart.ts';
import type { Translate } from '../../i18n/translate.ts';
import { nameServices } from './chosen-services.ts';
import type { OrderDraft } from './draft.ts';
import type { Options, Quote } from './offer.ts';
import { soldLines } from './order-body.ts';

export interface SumRow {
  key: string;
  words: string;
  /** Null: not known yet, the note stands in its place. */
  amount: number | null;
  note?: string;
  kind?: 'off' | 'club';
}

/** While the first answer is on its way the cart's own sums are shown. */
export function toSumRows(
  cart: Cart,
  quote: Quote | null,
  { draft, options, t }: { draft: OrderDraft; options: Options; t: Translate },
): SumRow[] {
  const totals = quote?.totals ?? cart.totals;
  const discounts = (quote?.goods.discounts ?? cart.discounts).filter(({ reason }) => reason !== 'points');
  // What the goods themselves cost less has no reason of its own to be told by.
  const unexplained = totals.discount - discounts.reduce((sum, { amount }) => sum + amount, 0);
  const count = soldLines(cart).length + cart.gifts.length;
  const beside = quote ? quote.totals.services - cart.works.sum : 0;
  const weight = quote?.weightKg ?? cart.weightKg;
  return [
    { key: 'goods', words: t('checkout.sum.goods', { count, weight }), amount: totals.base },
    ...discounts.map(toDiscountRow),
    ...(unexplained > 0
      ? [{ key: 'discount', words: t('checkout.sum.discount'), amount: -unexplained, kind: 'off' } as const]
      : []),
    ...(totals.points > 0
      ? [{ key: 'points', words: t('checkout.sum.points'), amount: -totals.points, kind: 'club' } as const]
      : []),
    ...(quote ? toWayRows(quote, draft, options, t) : []),
    // Each work on the goods by its name: its colour is part of what is bought.
    ...cart.works.items.map(({ productCode, detail, name, count, sum }) => ({
      key: `${productCode} ${detail}`,
      words: `${name} × ${count}`,
      amount: sum,
    })),
    ...(beside > 0
      ? [
          {
            key: 'services',
            words: t('checkout.sum.services', { names: nameServices(draft.services, options.services) }),
            amount: beside,
          },
        ]
      : []),
  ];
}

const toDiscountRow = ({ reason, promotionId, title, amount }: Cart['discounts'][number]): SumRow => ({
  key: `${reason}-${promotionId ?? ''}`,
  words: title,
  amount: -amount,
  kind: reason === 'club' ? 'club' : 'off',
});

function toWayRows(quote: Quote, draft: OrderDraft, options: Options, t: Translate): SumRow[] {
  const { totals, zone, isPricedByHand } = quote;
  if (draft.method === 'pickup') {
    const store = options.stores.find(({ id }) => String(id) === draft.storeId);
    return [{ key: 'way', words: t('checkout.sum.pickup', { address: store?.address ?? '' }), amount: 0 }];
  }
  const saved = quote.discounts.reduce((sum, { amount }) => sum + amount, 0);
  const words = zone
    ? t('checkout.sum.zone', { zone: zone.isAssumed ? t('checkout.farthestZone') : zone.name })
    : t(draft.method === 'transport' ? 'checkout.method.transport' : 'cart.delivery');
  return [
    isPricedByHand
      ? { key: 'way', words, amount: null, note: t('checkout.byManager') }
      : { key: 'way', words, amount: totals.delivery + saved },
    // Of the delivery alone: those of the goods stand above.
    ...quote.discounts.map((discount) => ({ ...toDiscountRow(discount), key: `way-${discount.reason}` })),
    ...(totals.slot > 0 ? [{ key: 'slot', words: t('checkout.sum.slot'), amount: totals.slot }] : []),
    ...(totals.lift > 0 ? [{ key: 'lift', words: sayLift(draft, t), amount: totals.lift }] : []),
  ];
}

const sayLift = ({ liftMode, floor }: OrderDraft, t: Translate): string =>
  liftMode === 'floor' ? t('checkout.sum.floor', { floor }) : t('checkout.lift.unload');
