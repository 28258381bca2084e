/**
 * Goods that come back after they were received. The buyer asks, the shop's people look at the goods and decide. What an
 * accepted part gives back (money, spent points) and takes away (earned points) is its exact share, and each part is
 * booked once: the order is held while it is decided, and every entry has the key of its request.
 */

import {
  needsPhoto,
  type RefundWay,
  type ReturnableOrder,
  type ReturnReason,
  refundWaysOf,
  returnableCount,
  sumShares,
  toReturnedParts,
} from '#domain/orders/order-returns.ts';
import { canReturn } from '#domain/orders/order-status.ts';
import { clientPoints } from '#domain/pro.ts';
import { type Database, type Db, transaction } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { returnPoints } from '../loyalty/loyalty.ts';
import {
  clientKey,
  earnKey,
  findOrder,
  keepWithinTold,
  lowerBillBy,
  type StoredOrder,
  spendKey,
} from '../orders/orders.ts';
import { refundPart } from './order-money.ts';
import { readPhoto } from './return-photos.ts';
import { madeToOrderLeft, toReturnable } from './returnable.ts';
import {
  decideReturn,
  findOpenReturn,
  insertReturn,
  listReturned,
  type OpenReturn,
  putStockBack,
  type ReturnedLine,
  raiseReturned,
  setTaken,
} from './returns.queries.ts';
import { takeStep } from './steps.ts';

export interface ReturnWish {
  items: readonly { id: number; count: number }[];
  reason: ReturnReason;
  comment: string;
  photos: readonly string[];
  /** left out: the way the money came */
  refundTo?: RefundWay | undefined;
}

/** Gives the number of the request. */
export async function requestReturn(
  db: Database,
  orderId: number,
  wish: ReturnWish,
  now = new Date(),
): Promise<number> {
  if (needsPhoto(wish.reason) && wish.photos.length === 0) throw new Refusal('order.photo_needed');
  // Before the transaction: drawing takes a while, and rows must not be held for it.
  const photos: Buffer[] = [];
  for (const photo of wish.photos) photos.push(await readPhoto(photo));
  return transaction(db, async (tx) => {
    const order = await findOrder(tx, orderId, { isLocked: true });
    if (!order) throw new Refusal('order.not_found');
    if (!canReturn(order.status, order.completedAt, now)) throw new Refusal('order.cannot_return');
    const lines = toLines(order, await listReturned(tx, orderId), wish);
    const ways = refundWaysOf(order.paymentMethod);
    const refundTo = wish.refundTo ?? ways[0];
    if (!ways.includes(refundTo)) throw new Refusal('order.refund_way');
    await takeStep(tx, orderId, { to: 'return_requested', actor: 'buyer', comment: wish.comment });
    return insertReturn(tx, { orderId, ...wish, refundTo, lines, photos });
  });
}

/** Each line once, and no more than may come back of it. */
function toLines(
  order: StoredOrder,
  returns: ReturnableOrder['returns'],
  { items, reason }: ReturnWish,
): ReturnedLine[] {
  const wished = new Map<number, number>();
  for (const { id, count } of items) wished.set(id, (wished.get(id) ?? 0) + count);
  return [...wished].map(([line, count]) => {
    const bought = order.lines.find((each) => each.line === line);
    if (!bought || count > bought.count - bought.returnedCount) throw new Refusal('order.return_too_many');
    if (count > returnableCount({ ...bought, madeToOrder: madeToOrderLeft(order, bought, returns) }, reason))
      throw new Refusal('order.return_made_to_order');
    return { line, count };
  });
}

export interface ReturnDecision {
  isAccepted: boolean;
  comment: string;
  /** Whether the goods can be sold again; by the reason of the request unless told. */
  isSellable?: boolean;
  /** What is taken of each line, and whether it can be sold again; left out: all that was asked for. */
  lines?: readonly TakenLine[];
}

export interface TakenLine extends ReturnedLine {
  isSellable: boolean;
}

/** What the buyer gets back; of a deferred order a part of it, or all, is not paid for any more. */
export interface GivenBack {
  refund: number;
  offBill: number;
}

/** The order held, with the request that waits for a decision. */
async function holdReturn(
  tx: Db,
  orderId: number,
  { isLocked = true }: { isLocked?: boolean } = {},
): Promise<{ order: StoredOrder; open: OpenReturn }> {
  const order = await findOrder(tx, orderId, { isLocked });
  if (!order) throw new Refusal('order.not_found');
  const open = order.status === 'return_requested' ? await findOpenReturn(tx, orderId) : null;
  if (open === null) throw new Refusal('order.wrong_step');
  return { order, open };
}

/** What is taken of a request: never more than was asked for, and something. */
function toTaken({ lines: asked }: OpenReturn, chosen: readonly TakenLine[]): TakenLine[] {
  const counts = new Map(asked.map(({ line, count }) => [line, count]));
  if (chosen.some(({ line, count }) => count > (counts.get(line) ?? 0)))
    throw new Refusal('order.return_too_many');
  const taken = asked.flatMap(
    ({ line }) => chosen.find((each) => each.line === line && each.count > 0) ?? [],
  );
  if (taken.length === 0) throw new Refusal('return.nothing_taken');
  return taken;
}

/** The exact share of what is taken. */
async function shareOf(
  tx: Db,
  order: StoredOrder,
  { id, reason }: OpenReturn,
  taken: readonly ReturnedLine[],
) {
  const parts = toReturnedParts(
    toReturnable(order, await listReturned(tx, order.id)),
    taken.map(({ line, count }) => ({ id: line, count })),
    reason,
  );
  if (parts.length < taken.length) throw new Error(`a line of return ${id} is not in its order`);
  const whole = sumShares(parts);
  return { parts, whole, refund: whole.paidTenge + whole.worksTenge };
}

/**
 * What would go back if so much were taken (left out: all that was asked for); nothing is written. Held by whoever is going
 * to decide.
 */
export async function quoteReturn(
  db: Db,
  orderId: number,
  lines?: readonly TakenLine[],
  held: { isLocked: boolean } = { isLocked: false },
): Promise<{ refund: number; pointsBack: number; pointsTaken: number }> {
  const { order, open } = await holdReturn(db, orderId, held);
  const { whole, refund } = await shareOf(db, order, open, lines ? toTaken(open, lines) : open.lines);
  return { refund, pointsBack: whole.spentPoints, pointsTaken: whole.earnedPoints };
}

/** By the shop's people, within the caller's transaction. */
export async function decideOnReturn(
  tx: Db,
  orderId: number,
  { isAccepted, comment, isSellable, lines }: ReturnDecision,
): Promise<GivenBack> {
  const { order, open } = await holdReturn(tx, orderId);
  if (!isAccepted) {
    await decideReturn(tx, open.id, { status: 'declined', comment });
    const wasReturned = order.lines.some(({ returnedCount }) => returnedCount > 0);
    const to = wasReturned ? 'partially_returned' : 'completed';
    await takeStep(tx, orderId, { to, actor: 'operator', comment });
    return { refund: 0, offBill: 0 };
  }
  const all = { isSellable: isSellable ?? !needsPhoto(open.reason) };
  const taken = toTaken(open, lines ?? open.lines.map((line) => ({ ...line, ...all })));
  await setTaken(tx, open.id, taken);
  return accept(tx, order, open, taken, comment);
}

async function accept(
  tx: Db,
  order: StoredOrder,
  open: OpenReturn,
  lines: readonly TakenLine[],
  comment: string,
): Promise<GivenBack> {
  const { id } = open;
  const { parts, whole, refund } = await shareOf(tx, order, open, lines);
  const sellable = lines.filter((line) => line.isSellable);
  if (sellable.length > 0) {
    await putStockBack(tx, order.id, id, sellable);
    await keepWithinTold(tx, order.id);
  }
  await raiseReturned(tx, order.id, lines);
  if (whole.spentPoints > 0)
    await returnPoints(tx, {
      key: `${spendKey(order.id)}:return:${id}`,
      of: spendKey(order.id),
      points: whole.spentPoints,
    });
  await returnPoints(tx, {
    key: `${earnKey(order.id)}:return:${id}`,
    of: earnKey(order.id),
    points: whole.earnedPoints,
    purchaseSum: whole.paidTenge,
  });
  const client = clientKey(order.id);
  await returnPoints(tx, {
    key: `${client}:return:${id}`,
    of: client,
    points: clientPoints(whole.paidTenge),
  });
  await decideReturn(tx, id, {
    status: 'accepted',
    comment,
    refundSum: refund,
    pointsBack: whole.spentPoints,
    pointsTaken: whole.earnedPoints,
  });
  const items = [
    ...lines.map(({ line, count }) => ({ lineId: line, count })),
    ...parts.flatMap(({ works }) => works),
  ];
  await refundPart(tx, order, { key: `return:${id}`, amountTenge: refund, items });
  const offBill = await lowerBillBy(tx, order.number, refund);
  const back = new Map(lines.map(({ line, count }) => [line, count]));
  const isAll = order.lines.every(
    ({ line, count, returnedCount }) => returnedCount + (back.get(line) ?? 0) === count,
  );
  await takeStep(tx, order.id, { to: isAll ? 'returned' : 'partially_returned', actor: 'operator', comment });
  return { refund, offBill };
}
