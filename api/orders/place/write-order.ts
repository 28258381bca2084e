/**
 * The rows of orders that are going to be made: themselves, their lines, their beginnings (of which letters and live
 * updates are made afterwards), their answers.
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
import { isOvertaken, takeStockOrFail } from '../stored/take-stock.queries.ts';
import { OvertakenError } from './changes.ts';
import { insertMade, isKeyTaken, type NewOrder, setMaster } from './create.queries.ts';
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
  carts: Pick<Carts, 'hold' | 'takeOut'>;
}

/** An order as it was shown, and its price of this moment. */
export interface Reckoned {
  prepared: Prepared;
  channel: 'site' | 'phone';
  quote: Quote;
  now: Date;
  isSlotted: boolean;
}

export interface Made extends Reckoned {
  id: number;
  number: string;
  /** when its transaction began, by the database's clock */
  begunAt: Date;
  takes: Take[];
  /** for the shop's word: it takes no goods and awaits no money */
  isWaiting: boolean;
  /** its goods are taken already */
  hasTaken?: boolean;
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

/** Waits for the last statements of a transaction, which are on their way one behind the other. */
export type Finish = (tx: Db, statements: readonly Promise<unknown>[]) => Promise<unknown>;

/**
 * All rows of all of them; the answers by their keys. Sent one statement behind the other without waiting for each: what fails
 * fails the transaction. Goods are taken last, unless they are taken already.
 */
export async function writeOrders(
  tx: Db,
  { carts }: Pick<CreateParts, 'carts'>,
  orders: readonly Made[],
  finish: Finish = (_tx, statements) => Promise.all(statements),
): Promise<Map<string, KeptAnswer>> {
  const rows = orders.map((made) => {
    const { id, quote, takes, isWaiting, prepared } = made;
    const { key, requestDigest } = prepared;
    const request = { key, requestDigest, answer: toKeptAnswer(made) };
    return {
      order: toRow(made),
      orderId: id,
      lines: toNewLines(quote),
      takes,
      isTold: !isWaiting,
      request,
    };
  });
  const takes = orders.flatMap((made) => (made.hasTaken ? [] : made.takes));
  const ordered = orders.map(({ prepared: { viewer, body } }) => ({
    userId: viewer.id,
    items: body.items,
    works: body.works,
  }));
  try {
    await finish(tx, [
      carts.takeOut(tx, ordered),
      insertMade(tx, rows),
      ...orders.map(({ id, quote }, at) => insertServices(tx, id, quote.services, rows[at]?.lines ?? [])),
      ...orders.map(({ id, prepared }) => setMaster(tx, id, prepared.masterCode)),
      ...(takes.length > 0 ? [takeStockOrFail(tx, takes)] : []),
    ]);
  } catch (error) {
    throw isOvertaken(error) || isKeyTaken(error) ? new OvertakenError() : error;
  }
  return new Map(rows.map(({ request: { key, answer } }) => [key, answer]));
}

/** What awaits money awaits it so long by the clock of the database. */
function toKeptAnswer({ id, number, quote, prepared, isWaiting, begunAt }: Made): KeptAnswer {
  const method = prepared.body.payment;
  const status = isWaiting ? 'none' : firstPaymentStatus(method, quote);
  const minutes = status === 'pending' ? payWithinMinutes(method) : null;
  const payUntil = minutes === null ? null : new Date(begunAt.getTime() + minutes * 60_000).toISOString();
  return { orderId: id, number, total: quote.totals.total, payment: { method, status, payUntil } };
}

function toRow(made: Made): NewOrder {
  const { prepared, id, number, channel, quote, isSlotted, isWaiting, now } = made;
  const { viewer, language, places, way, body, recipient, organization } = prepared;
  const status = isWaiting ? 'none' : firstPaymentStatus(body.payment, quote);
  const slot = isSlotted ? prepared.slot : null;
  return {
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
    ...findPromise(prepared, made),
    pickupCode: way.method === 'pickup' ? String(randomInt(10_000)).padStart(4, '0') : null,
    recipient,
    comment: body.comment,
    ...sumsOf(quote),
  };
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
