/**
 * The content of an order made other, within the caller's transaction and with the order held. All that it holds (goods,
 * uses of promotions, its bill, its hour) is given back first, so that the order is quoted as if it were made now; then
 * everything is taken anew, in the order in which orders take. What it keeps is in `domain/orders/order-edit.ts`.
 */
import type { User } from '#contract/users.ts';
import type { Locale } from '#domain/locale.ts';
import { agreedPrice } from '#domain/orders/order-edit.ts';
import type { PaymentMethod } from '#domain/orders/payment-methods.ts';
import { hasMoney } from '#domain/orders/payment-status.ts';
import type { Slot } from '#domain/orders/slots.ts';
import type { Db } from '../../database.ts';
import { Refusal } from '../../http/refusal.ts';
import { returnPoints } from '../../loyalty/loyalty.ts';
import { giveBackCode, type Promotions, redeemCode } from '../../promotions/promotions.ts';
import { giveCredit } from '../place/benefits.ts';
import type { NewLine } from '../place/create.queries.ts';
import { takeGoods } from '../place/create.ts';
import { requireWithinOpenBounds } from '../place/open-orders.ts';
import { toNewLines } from '../place/order-lines.ts';
import { requireGoods, requireMinimum, requirePayment } from '../place/rules.ts';
import { findPromise, sumsOf } from '../place/write-order.ts';
import type { Places } from '../quote/places.ts';
import { makeQuote, type Quote, type QuoteAsk } from '../quote/quote.ts';
import { rewriteServices } from '../quote/services.queries.ts';
import { addToSlot } from '../slots/slots.queries.ts';
import { findSlotById, requireRoom } from '../slots/slots.ts';
import { spendKey } from '../stored/point-keys.ts';
import { deleteBill, giveSlotBack } from '../stored/release.queries.ts';
import { insertExport } from '../stored/status.queries.ts';
import type { StoredOrder } from '../stored/stored-order.queries.ts';
import { lockStock } from '../stored/take-stock.queries.ts';
import {
  type ChangedTerms,
  findLastLine,
  giveStockBackFor,
  insertChange,
  listProductIds,
  rewriteLines,
  updateTerms,
} from './change.queries.ts';

export interface ChangeWish {
  items: readonly { id: number; count: number }[];
  /** goods that the order has not had, by their code: priced as today; staff alone may add them */
  added?: readonly { productCode: string; count: number }[];
  storeId?: number | undefined;
  slotId?: string | undefined;
  payment?: PaymentMethod | undefined;
}

export interface ChangeAsk {
  order: StoredOrder;
  wish: ChangeWish;
  /** whose order it is, whoever changes it */
  viewer: User;
  language: Locale;
  /** read before the transaction */
  places: Places;
  book: QuoteAsk['book'];
  promotions: Pick<Promotions, 'priceCart'>;
}

export interface ChangedContent {
  changeId: number;
  lines: NewLine[];
  terms: ChangedTerms;
  payment: PaymentMethod;
}

export async function changeContent(tx: Db, ask: ChangeAsk): Promise<ChangedContent> {
  const { order, wish, viewer, places } = ask;
  const payment = wish.payment ?? order.paymentMethod;
  const now = new Date();
  const changeId = await insertChange(tx, order.id);
  await lockStock(tx, [
    ...order.lines.map(({ productId }) => productId),
    ...(await listProductIds(tx, wish.added?.map(({ productCode }) => productCode) ?? [])),
  ]);
  await giveStockBackFor(tx, order.id, changeId);
  await giveBackCode(tx, { orderId: order.number });
  await deleteBill(tx, order.number);

  const wanted = toWanted(order, wish);
  const way = findWay(order, wish, places);
  const slot = findSlot(order, wish, places);
  const isNewSlot = slot !== null && wish.slotId !== undefined;
  const quote = await makeQuote(tx, ask.promotions, {
    ...ask,
    items: wanted.map(({ productCode, count }) => ({ productCode, count })),
    promoCode: order.promoCode ?? undefined,
    proBonus: order.pointsSpent,
    services: [],
    works: [],
    way,
    slot,
    slotAt: isNewSlot ? now : order.createdAt,
    organizationId: order.organizationId ?? undefined,
    hasOrganization: order.organization !== null,
    now,
    changed: {
      orderId: order.id,
      agreed: new Map(
        wanted.flatMap(({ productCode, agreed }) => (agreed === null ? [] : [[productCode, agreed]])),
      ),
      points: order.pointsSpent,
      services: order.services,
      madeAt: order.createdAt,
    },
  });
  requireStock(quote, wanted);
  requireGoods(quote);
  // One that was made at retail stays so.
  if (order.contractId !== null) requireMinimum(quote);
  if (!hasMoney(order.paymentStatus)) {
    requirePayment(payment, quote);
    await requireWithinOpenBounds(tx, quote, {
      userId: order.userId,
      phone: order.recipient.phone,
      language: ask.language,
      changedOrderId: order.id,
    });
  }
  // A carriage that was agreed and paid for is nobody's to count again in silence.
  else if (quote.isPricedByHand) throw new Refusal('order.cannot_change');

  const lineAt = await numberLines(tx, order, quote);
  const takes = await takeGoods(tx, quote, { places, way }, lineAt);
  await redeemCode(tx, {
    promotionCodes: quote.priced.usedPromotions,
    promoCode: quote.priced.promoCode?.isAccepted ? quote.priced.promoCode.promoCode : null,
    orderId: order.number,
    userId: viewer.id,
  });
  const pointsBack = order.pointsSpent - quote.totals.points;
  if (pointsBack > 0)
    await returnPoints(tx, {
      key: `${spendKey(order.id)}:change:${changeId}`,
      of: spendKey(order.id),
      points: pointsBack,
    });
  if (payment === 'deferred')
    await giveCredit(tx, quote, {
      number: order.number,
      userId: viewer.id,
      organizationId: order.organizationId ?? undefined,
    });
  await giveSlotBack(tx, order.id);
  const isSlotted = way.method === 'delivery' && !quote.isPricedByHand;
  if (isSlotted && slot) {
    const weightKg = quote.carried.weightKg;
    const at = { places, zone: way.zone ?? { kind: 'near' as const }, userId: viewer.id, weightKg };
    // An hour that stays is the order's own: it is judged as of the day on which it was given.
    await requireRoom(
      tx,
      { ...at, leadDays: quote.leadDays, now: isNewSlot ? now : order.createdAt, isOwn: !isNewSlot },
      slot,
    );
    await addToSlot(tx, places.city.id, slot, weightKg);
  }
  const kept = isSlotted ? slot : null;
  const lines = toNewLines(quote).map((line, at) => ({ ...line, line: lineAt(at) }));
  const promise = findPromise({ way, slot: kept, places }, { quote, now, isSlotted });
  const terms = toTerms(order, quote, { storeId: way.storeId, slot: kept, ...promise });
  await rewriteLines(tx, { orderId: order.id, changeId }, lines, takes);
  await rewriteServices(tx, order.id, quote.services, lines);
  await updateTerms(tx, order.id, terms);
  await insertExport(tx, order.id, 'changed');
  return { changeId, lines, terms, payment };
}

interface Wanted {
  productCode: string;
  count: number;
  agreed: number | null;
}

/** What is wanted of each line; gifts follow from the goods. */
function toWanted({ lines }: StoredOrder, { items, added = [] }: ChangeWish): Wanted[] {
  const wished = new Map(items.map(({ id, count }) => [id, count]));
  const own = lines.filter(({ isGift }) => !isGift);
  if (items.some(({ id }) => !own.some(({ line }) => line === id)))
    throw new Refusal('request.invalid', {}, { items: ['?'] });
  const wanted = own
    .map((line) => ({ line, count: wished.get(line.line) ?? line.count }))
    .filter(({ count }) => count > 0)
    .map(
      ({ line, count }): Wanted => ({
        productCode: line.productCode,
        count,
        agreed: agreedPrice(line, count),
      }),
    );
  for (const { productCode, count } of added) {
    if (wanted.some((each) => each.productCode === productCode)) throw new Refusal('order.already_in');
    wanted.push({ productCode, count, agreed: null });
  }
  if (wanted.length === 0) throw new Refusal('order.empty');
  return wanted;
}

function findWay(order: StoredOrder, { storeId }: ChangeWish, places: Places) {
  const { method, lift, isZoneAssumed } = order;
  if (storeId !== undefined) {
    const store = places.stores.find(({ id, hasPickup }) => id === storeId && hasPickup);
    if (method !== 'pickup' || !store) throw new Refusal('order.store_unknown');
  }
  const zone = places.zones.find(({ id }) => id === order.zone) ?? null;
  return {
    method,
    storeId: storeId ?? order.storeId,
    zone: zone && { ...zone, isAssumed: isZoneAssumed },
    lift,
  };
}

function findSlot(order: StoredOrder, { slotId }: ChangeWish, places: Places): Slot | null {
  if (slotId === undefined) return order.slot;
  const slot = findSlotById(slotId, places);
  if (order.method !== 'delivery' || slot === null) throw new Refusal('order.slot_unknown');
  return slot;
}

/** Never more than there is, never a line left out in silence. */
function requireStock({ lines }: Quote, wanted: readonly Wanted[]): void {
  const isWhole = wanted.every(({ productCode, count }) =>
    lines.some((line) => !line.isGift && line.row.code === productCode && line.count === count),
  );
  if (!isWhole) throw new Refusal('order.out_of_stock');
}

/** A product keeps the number of its line; a new gift gets one that no line ever had. */
async function numberLines(tx: Db, order: StoredOrder, { lines }: Quote): Promise<(at: number) => number> {
  let next = await findLastLine(tx, order.id);
  const numbers = lines.map(({ row, isGift }) => {
    const old = order.lines.find((line) => line.productCode === row.code && line.isGift === isGift);
    if (old) return old.line;
    next += 1;
    return next;
  });
  return (at) => numbers[at] ?? 0;
}

function toTerms(
  order: StoredOrder,
  quote: Quote,
  kept: Pick<ChangedTerms, 'storeId' | 'slot' | 'promisedOn' | 'promisedFrom'>,
): ChangedTerms {
  return {
    ...kept,
    vehicles: quote.vehicles,
    isPricedByHand: quote.isPricedByHand,
    isZoneAssumed: order.isZoneAssumed,
    contractId: quote.contract?.id ?? null,
    ...sumsOf(quote),
  };
}
