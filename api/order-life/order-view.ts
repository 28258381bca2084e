/** An order as its buyer sees it: what is stored, in the reader's language, with what can be done with it now. */
import type { Order } from '#contract/order.ts';
import type { OrderShipment } from '#contract/order-shipment.ts';
import type { Locale } from '#domain/locale.ts';
import { findPromisedPoints, POINTS_WAIT_DAYS, type PointsState } from '#domain/loyalty.ts';
import { canEdit } from '#domain/orders/order-edit.ts';
import { keptUntil } from '#domain/orders/order-expiry.ts';
import { refundWaysOf } from '#domain/orders/order-returns.ts';
import { cancelWay, canReturn, isOver, type OrderStatus } from '#domain/orders/order-status.ts';
import type { PaymentDecline } from '#domain/orders/payment-decline.ts';
import { canPayNow, type PaymentStatus } from '#domain/orders/payment-status.ts';
import { isUnconfirmed, type MaybeUnconfirmed } from '#domain/orders/unconfirmed.ts';
import { almatyDate } from '#domain/time.ts';
import type { StoredOrder } from '../orders/orders.ts';
import type { HistoryStep, ReturnRow, StoreRow } from './order-view.queries.ts';
import type { ReplacementRow } from './replacements.queries.ts';
import { madeToOrderLeft, toWorkOn } from './returnable.ts';

export interface OrderPapers {
  shipment: OrderShipment | null;
  documents: Order['documents'];
  receipts: Order['receipts'];
  decline: PaymentDecline | null;
}

export interface ViewParts extends OrderPapers {
  order: StoredOrder;
  cityName: string;
  store: StoreRow | null;
  history: readonly HistoryStep[];
  returns: readonly ReturnRow[];
  replacements: readonly ReplacementRow[];
  language: Locale;
  now: Date;
  points: Omit<PointsState, 'completedAt'>;
}

const DAY_MS = 86_400_000;

/** Money is awaited as long as the order itself goes on. */
export const canPay = (status: OrderStatus, paymentStatus: PaymentStatus): boolean =>
  canPayNow(paymentStatus) && !isOver(status);

/** A repeat asks today's shop: whatever the order became, its goods can be asked for again. */
export const CAN_REPEAT = true;

/** Until when the shop is waited for, as long as it is. */
export const toConfirmUntil = (order: MaybeUnconfirmed): string | null =>
  isUnconfirmed(order) ? (order.confirmUntil?.toISOString() ?? null) : null;

export function toOrder(parts: ViewParts): Order {
  const { order, store, history, returns, language, now } = parts;
  const title = <T>(ru: T, kz: T): T => (language === 'kz' ? kz : ru);
  const promised = findPromisedPoints(
    order.pointsEarned,
    { ...parts.points, completedAt: order.completedAt },
    now,
  );
  const asked = returns.map(({ lines, ...each }) => ({ ...each, items: lines }));
  const isOpenReturn = returns.some(({ status }) => status === 'requested');
  return {
    id: order.id,
    number: order.number,
    createdAt: order.createdAt.toISOString(),
    status: order.status,
    paymentStatus: order.paymentStatus,
    payment: order.paymentMethod,
    method: order.method,
    total: order.totalSum,
    promised: toPromised(order),
    canPay: canPay(order.status, order.paymentStatus),
    canRepeat: CAN_REPEAT,
    channel: order.channel,
    city: { code: order.cityCode, name: parts.cityName },
    statusHistory: history.map(({ status, at, actor, comment, about }) => ({
      status,
      at: at.toISOString(),
      // To the buyer the shop's books are the shop.
      by: actor === 'accounting' ? 'operator' : actor,
      comment,
      about,
    })),
    paymentDecline: order.paymentStatus === 'failed' ? parts.decline : null,
    payUntil: order.payUntil?.toISOString() ?? null,
    confirmUntil: toConfirmUntil(order),
    items: order.lines.map((line) => ({
      id: line.line,
      productCode: line.productCode,
      article: line.article,
      externalId: line.externalId,
      name: title(line.nameRu, line.nameKz),
      unit: title(line.unitRu, line.unitKz),
      count: line.count,
      price: line.price,
      regularPrice: line.regularPrice,
      discounts: line.discounts.map(({ title: titles, ...rest }) => ({ ...rest, title: titles[language] })),
      sum: line.sum,
      vatRate: line.vatPercent,
      vatSum: line.vatSum,
      ntin: line.ntin,
      isGift: line.isGift,
      madeToOrder: madeToOrderLeft(order, line, asked),
      returnedCount: line.returnedCount,
      ...toReplacement(line.line, parts.replacements, language),
    })),
    services: order.services.map((service) => ({
      code: service.code,
      ...toWorkOn(order, service),
      detail: service.detail,
      plan: service.plan,
      name: title(service.nameRu, service.nameKz),
      unit: title(service.unitRu, service.unitKz),
      count: service.count,
      price: service.price,
      sum: service.sum,
      vatRate: service.vatPercent,
      vatSum: service.vatSum,
    })),
    delivery: {
      method: order.method,
      store: store && {
        id: store.id,
        name: store.name,
        address: store.address,
        phones: store.phones,
        point: { latitude: store.latitude, longitude: store.longitude },
      },
      address: order.address,
      zone: order.zone,
      vehicles: order.vehicles,
      slot: order.slot,
      parts: order.parts.map(({ part, slot, lines, deliveredAt }) => ({
        part,
        slot,
        items: lines.map(({ line, count }) => ({ id: line, count })),
        isDelivered: deliveredAt !== null,
      })),
      shipment: parts.shipment,
      lift: order.lift,
      isPricedByHand: order.isPricedByHand,
      isZoneAssumed: order.isZoneAssumed,
      pickupCode: order.status === 'ready' ? order.pickupCode : null,
      keptUntil: keptUntil(order),
    },
    recipient: order.recipient,
    organization: order.organization && { name: order.organization.name, bin: order.organization.bin },
    comment: order.comment,
    promoCode: order.promoCode,
    bonusSpent: order.pointsSpent,
    bonusEarned: promised.points,
    bonusNeedsCard: promised.needsCard,
    bonusCardUntil: promised.cardUntil && almatyDate(promised.cardUntil),
    bonusAt:
      order.completedAt && almatyDate(new Date(order.completedAt.getTime() + POINTS_WAIT_DAYS * DAY_MS)),
    totals: {
      base: order.baseSum,
      discount: order.discountSum,
      points: order.pointsSpent,
      goods: order.baseSum - order.discountSum - order.pointsSpent,
      delivery: order.deliverySum,
      slot: order.slotSum,
      lift: order.liftSum,
      services: order.servicesSum,
      total: order.totalSum,
      vat: order.vatSum,
      weightKg: order.weightKg,
    },
    documents: parts.documents,
    receipts: parts.receipts,
    cancelReason: order.cancelReason,
    isCancelRequested: order.cancelRequestedAt !== null,
    // Who has asked once need not ask again; who may cancel at once still may.
    cancelWay:
      order.cancelRequestedAt !== null && cancelWay(order.status) === 'request'
        ? null
        : cancelWay(order.status),
    canChange: canEdit(order),
    canReturn:
      canReturn(order.status, order.completedAt, now) &&
      !isOpenReturn &&
      order.lines.some(({ count, returnedCount }) => returnedCount < count),
    refundWays: [...refundWaysOf(order.paymentMethod)],
    returns: returns.map(({ id, status, reason, createdAt, lines, photos, refundSum, decisionComment }) => ({
      id,
      status,
      reason,
      createdAt: createdAt.toISOString(),
      items: lines,
      photos: photos.map((photo) => `/api/v1/orders/${order.id}/photos/${photo}/`),
      refund: refundSum,
      decision: decisionComment,
    })),
  };
}

/** The last word about a line: what was offered for it and what became of that. */
function toReplacement(
  line: number,
  all: readonly ReplacementRow[],
  language: Locale,
): Pick<Order['items'][number], 'status' | 'replacement'> {
  const last = all.findLast((each) => each.line === line);
  if (last?.status === 'accepted') return { status: 'replaced', replacement: null };
  if (last?.status === 'declined') return { status: 'replacement_declined', replacement: null };
  if (last?.status !== 'offered' || last.isOver) return { status: 'ordered', replacement: null };
  const isKz = language === 'kz';
  const { id, productCode, externalId, count, price, sum, until, comment } = last;
  return {
    status: 'replacement_offered',
    replacement: {
      id,
      productCode,
      externalId,
      name: isKz ? last.nameKz : last.nameRu,
      unit: isKz ? last.unitKz : last.unitRu,
      count,
      price,
      sum,
      until: until.toISOString(),
      comment,
    },
  };
}

function toPromised({ slot, promisedOn, promisedFrom }: StoredOrder): Order['promised'] {
  if (slot) return slot;
  return promisedOn === null ? null : { date: promisedOn, from: promisedFrom, to: null };
}
