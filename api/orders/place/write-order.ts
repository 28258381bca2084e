/**
 * The rows of an order that is going to be made: itself, its lines, its beginning (of which letter and live
 * updates are made afterwards), its answer.
 */
import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import type { createOrder } from '#contract/orders.ts';
import { firstPaymentStatus, payWithinMinutes } from '#domain/orders/payment-methods.ts';
import { findReadiness } from '#domain/orders/readiness.ts';
import type { Take } from '#domain/orders/stock-plan.ts';
import { findConfirmUntil } from '#domain/orders/unconfirmed.ts';
import { almatyDate } from '#domain/time.ts';
import type { Carts } from '../../cart/cart.ts';
import type { Database, Db } from '../../database.ts';
import type { Promotions } from '../../promotions/promotions.ts';
import { type Quote, toStocked } from '../quote/quote.ts';
import { insertServices } from '../quote/services.queries.ts';
import { insertBeginning, insertLines, insertOrder, keepAnswer, setMaster } from './create.queries.ts';
import { toNewLines } from './order-lines.ts';
import type { Prepared } from './prepare.ts';

export type CreatedOrder = z.output<typeof createOrder.answer>['data'];
/** What is kept under the key; where to pay is asked for anew. */
export type KeptAnswer = Omit<CreatedOrder, 'payment'> & {
  payment: Omit<CreatedOrder['payment'], 'redirectUrl'>;
};

export interface CreateParts {
  db: Database;
  promotions: Promotions;
  carts: Pick<Carts, 'takeOut'>;
}

export interface Made {
  id: number;
  number: string;
  channel: 'site' | 'phone';
  quote: Quote;
  takes: Take[];
  now: Date;
  isSlotted: boolean;
  /** for the shop's word: it takes no goods and awaits no money */
  isWaiting: boolean;
}

/** When it is promised: the hour that was chosen, or the day on which all of it is in the store. */
export function findPromise(
  {
    way,
    slot,
    places,
  }: Pick<Prepared, 'slot' | 'places'> & { way: Pick<Prepared['way'], 'method' | 'storeId'> },
  { quote, now, isSlotted }: Pick<Made, 'quote' | 'now' | 'isSlotted'>,
) {
  if (isSlotted && slot) return { promisedOn: slot.date, promisedFrom: slot.from };
  if (way.method === 'express') return { promisedOn: almatyDate(now), promisedFrom: null };
  const store = places.stores.find(({ id }) => id === way.storeId);
  if (!store) return { promisedOn: null, promisedFrom: null };
  const { whole } = findReadiness(toStocked(quote.lines, quote.stock, places), store, now);
  return { promisedOn: whole?.date ?? null, promisedFrom: whole?.from ?? null };
}

export async function writeOrder(
  tx: Db,
  { carts }: CreateParts,
  prepared: Prepared,
  made: Made,
): Promise<KeptAnswer> {
  const { viewer, language, places, way, body, recipient, organization } = prepared;
  const { id, number, channel, quote, takes, isSlotted, isWaiting, now } = made;
  const { totals } = quote;
  const promised = findPromise(prepared, made);
  const status = isWaiting ? 'none' : firstPaymentStatus(body.payment, quote);
  const slot = isSlotted ? prepared.slot : null;
  const payUntil = await insertOrder(tx, {
    id,
    number,
    channel,
    userId: viewer.id,
    cityId: places.city.id,
    language,
    paymentMethod: body.payment,
    paymentStatus: status,
    confirmUntil: isWaiting ? findConfirmUntil(now, quote.rules.openBounds?.waitHours ?? 0, slot) : null,
    payMinutes: status === 'pending' ? payWithinMinutes(body.payment) : null,
    organizationId: organization?.id ?? null,
    organization: organization?.payer ?? null,
    contractId: quote.contract?.id ?? null,
    method: way.method,
    storeId: way.storeId,
    address: way.address,
    zone: way.zone?.id ?? null,
    vehicles: quote.vehicles,
    lift: way.lift,
    slot,
    isPricedByHand: quote.isPricedByHand,
    isZoneAssumed: !quote.isPricedByHand && (way.zone?.isAssumed ?? false),
    ...promised,
    pickupCode: way.method === 'pickup' ? String(randomInt(10_000)).padStart(4, '0') : null,
    recipient,
    comment: body.comment,
    ...sumsOf(quote),
  });
  const answer: KeptAnswer = {
    orderId: id,
    number,
    total: totals.total,
    payment: { method: body.payment, status, payUntil: payUntil?.toISOString() ?? null },
  };
  const lines = toNewLines(quote);
  // Sent one after another without waiting for each: what fails fails the transaction.
  await Promise.all([
    insertLines(tx, id, lines, takes),
    insertServices(tx, id, quote.services, lines),
    insertBeginning(tx, id, { isTold: !isWaiting }),
    setMaster(tx, id, prepared.masterCode),
    keepAnswer(tx, prepared.key, answer),
    carts.takeOut(tx, viewer.id, body.items, body.works),
  ]);
  return answer;
}

/** What a quote comes to, as an order bears it: the same when it is made and when it is changed. */
export function sumsOf(quote: Quote) {
  const { totals, priced } = quote;
  return {
    promoCode: priced.promoCode?.isAccepted ? priced.promoCode.promoCode : null,
    baseSum: totals.base,
    discountSum: totals.discount,
    pointsSpent: totals.points,
    deliverySum: totals.delivery,
    slotSum: totals.slot,
    liftSum: totals.lift,
    servicesSum: totals.services,
    totalSum: totals.total,
    vatSum: totals.vat,
    weightKg: totals.weightKg,
    pointsEarned: totals.pointsEarned,
    pointsPercent: quote.card?.percent ?? 0,
  };
}
