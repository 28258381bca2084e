/** What letters about an order need to know of it, in its own language or in another. */
import type { Locale } from '#domain/locale.ts';
import { findPromisedPoints } from '#domain/loyalty.ts';
import { keptUntil } from '#domain/orders/order-expiry.ts';
import { hasMoney } from '#domain/orders/payment-status.ts';
import { isUnconfirmed } from '#domain/orders/unconfirmed.ts';
import type { Db } from '../database.ts';
import { findPointsState } from '../loyalty/loyalty.ts';
import { earnKey, findOrder } from '../orders/orders.ts';
import type { LetterOrder } from './order-letter-words.ts';
import { findStore } from './order-view.queries.ts';
import { canPay } from './order-view.ts';

/** `spoken`: the language, where it is not the order's own. */
export async function readLetterOrder(
  tx: Db,
  orderId: number,
  buyer: Pick<LetterOrder, 'email' | 'firstName'>,
  spoken?: Locale,
): Promise<LetterOrder | null> {
  const order = await findOrder(tx, orderId);
  if (!order) return null;
  const points = await findPointsState(tx, { userId: order.userId, key: earnKey(orderId) });
  const language = spoken ?? order.language;
  const store = order.storeId === null ? null : await findStore(tx, order.storeId, language);
  const isKz = language === 'kz';
  return {
    id: order.id,
    number: order.number,
    language,
    ...buyer,
    isPickup: order.method === 'pickup',
    place: store
      ? `${store.name}, ${store.address}`
      : order.address && [order.address.cityName, order.address.street, order.address.house].join(', '),
    pickupCode: order.pickupCode,
    promisedOn: order.slot?.date ?? order.promisedOn,
    slot: order.slot,
    keptUntil: keptUntil(order),
    totalTenge: order.totalSum,
    isAwaitingPayment: canPay(order.status, order.paymentStatus),
    confirmUntil: isUnconfirmed(order) ? order.confirmUntil : null,
    isPricedByHand: order.isPricedByHand,
    hasMoney: hasMoney(order.paymentStatus),
    points: findPromisedPoints(order.pointsEarned, { ...points, completedAt: order.completedAt }, new Date()),
    parts: {
      servicesTenge: order.servicesSum,
      deliveryTenge: order.deliverySum + order.slotSum,
      liftTenge: order.liftSum,
    },
    items: order.lines.map(({ externalId, nameRu, nameKz, unitRu, unitKz, count, sum, isGift }) => ({
      externalId,
      name: isKz ? nameKz : nameRu,
      unit: isKz ? unitKz : unitRu,
      count,
      sumTenge: sum,
      isGift,
    })),
  };
}
