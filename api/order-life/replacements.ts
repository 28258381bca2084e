/**
 * The shop offers another product for a line that it cannot collect; the buyer decides within a day. Promises: nothing
 * is exchanged without the buyer's word; the line never costs more than was agreed; what was paid too much goes back.
 */
import { canPayNow, hasMoney } from '#domain/orders/payment-status.ts';
import { canReplace, replacementSums } from '#domain/orders/replacement.ts';
import { isUnconfirmed } from '#domain/orders/unconfirmed.ts';
import { type Database, type Db, transaction } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { findOrder, replaceLine, type StoredLine, type StoredOrder } from '../orders/orders.ts';
import { findMoneyLeft, refundDifference } from '../payments/payments.ts';
import { exchangeReceipts } from '../receipts/receipts.ts';
import {
  decideReplacement,
  findOfferedGoods,
  hasLineHad,
  insertReplacement,
  insertReplacementStep,
  listReplacements,
  type OfferedGoods,
  type ReplacementRow,
  withdrawOffer,
} from './replacements.queries.ts';

export interface ReplacementOffer {
  line: number;
  /** by its code or article */
  product: string;
  /** left out: as many as of the other */
  count?: number;
  comment: string;
}

const pointsOf = ({ discounts }: StoredLine): number =>
  discounts.reduce((sum, { reason, amount }) => sum + (reason === 'points' ? amount : 0), 0);

const sumsOf = (line: StoredLine, of: { count: number; price: number }) =>
  replacementSums(
    { sumTenge: line.sum, pointsTenge: pointsOf(line), vatPercent: line.vatPercent },
    { count: of.count, priceTenge: of.price },
  );

/** The order held, where its goods may still be others. Money that is on its way must arrive first. */
async function holdReplaceable(tx: Db, orderId: number): Promise<StoredOrder> {
  const order = await findOrder(tx, orderId, { isLocked: true });
  if (!order) throw new Refusal('order.not_found');
  const isPaying = canPayNow(order.paymentStatus) && order.paymentMethod !== 'invoice';
  if (!canReplace(order.status) || isPaying || isUnconfirmed(order)) throw new Refusal('order.wrong_step');
  return order;
}

/** What a line would come to: never more than was agreed. */
interface JudgedOffer {
  order: StoredOrder;
  line: StoredLine;
  goods: OfferedGoods;
  count: number;
  sumTenge: number;
}

async function judgeOffer(tx: Db, orderId: number, offer: ReplacementOffer): Promise<JudgedOffer> {
  const order = await holdReplaceable(tx, orderId);
  const line = order.lines.find((each) => each.line === offer.line && !each.isGift);
  if (!line) throw new Refusal('order.replacement_unknown');
  const goods = await findOfferedGoods(tx, offer.product, order.contractId !== null);
  const count = offer.count ?? line.count;
  if (!goods || goods.stock < count) throw new Refusal('order.replacement_gone');
  if (await hasLineHad(tx, { orderId, line: line.line, productId: goods.id }))
    throw new Refusal('order.replacement_gone');
  const sums = sumsOf(line, { count, price: goods.price });
  if (!sums) throw new Refusal('order.replacement_gone');
  return { order, line, goods, count, sumTenge: sums.sumTenge };
}

/** Within the caller's transaction; gives what the line would cost. */
export async function offerReplacement(tx: Db, orderId: number, offer: ReplacementOffer): Promise<number> {
  const { line, goods, count, sumTenge } = await judgeOffer(tx, orderId, offer);
  await insertReplacement(tx, {
    orderId,
    line: line.line,
    productId: goods.id,
    count,
    price: goods.price,
    sum: sumTenge,
    comment: offer.comment,
  });
  return sumTenge;
}

/** What an offer would say; nothing is written. */
export function quoteReplacement(db: Database, orderId: number, offer: ReplacementOffer) {
  return transaction(db, async (tx) => {
    const { order, line, goods, count, sumTenge } = await judgeOffer(tx, orderId, offer);
    return {
      nameRu: goods.nameRu,
      nameKz: goods.nameKz,
      count,
      price: goods.price,
      from: line.sum,
      to: sumTenge,
      back: hasMoney(order.paymentStatus)
        ? Math.min(line.sum - sumTenge, await findMoneyLeft(tx, orderId))
        : 0,
    };
  });
}

/** The shop thinks better of an offer that nobody has answered; within the caller's transaction. */
export async function withdrawReplacement(tx: Db, orderId: number, id: number): Promise<void> {
  const order = await findOrder(tx, orderId, { isLocked: true });
  if (!order || !(await withdrawOffer(tx, orderId, id))) throw new Refusal('order.replacement_over');
}

/** The buyer's word. Said twice it counts once; said after the day is over, or of another offer, it is refused. */
export function decideOnReplacement(
  db: Database,
  { orderId, id, isAccepted }: { orderId: number; id: number; isAccepted: boolean },
): Promise<void> {
  return transaction(db, async (tx) => {
    const order = await findOrder(tx, orderId, { isLocked: true });
    const offer = (await listReplacements(tx, orderId)).find((each) => each.id === id);
    if (!order || !offer) throw new Refusal('order.replacement_unknown');
    const wished = isAccepted ? 'accepted' : 'declined';
    if (offer.status === wished) return;
    if (offer.status !== 'offered' || offer.isOver) throw new Refusal('order.replacement_over');
    await decideReplacement(tx, id, wished, isAccepted ? await accept(tx, offer) : null);
    await insertReplacementStep(tx, { orderId, id, actor: 'buyer' });
  });
}

/** Gives the line as it was. */
async function accept(tx: Db, offer: ReplacementRow): Promise<StoredLine> {
  const order = await holdReplaceable(tx, offer.orderId);
  const old = order.lines.find(({ line }) => line === offer.line);
  const sums = old && sumsOf(old, offer);
  // What was offered is what is sold: the line has not moved since, for an order never does.
  if (!old || !sums || sums.sumTenge !== offer.sum) throw new Refusal('order.replacement_over');
  if (await hasLineHad(tx, offer)) throw new Refusal('order.replacement_gone');
  const line = await replaceLine(tx, order, old, {
    productCode: offer.productCode,
    count: offer.count,
    priceTenge: offer.price,
    ...sums,
  });
  await exchangeReceipts(tx, { orderId: order.id, replacementId: offer.id, line: line.line });
  if (hasMoney(order.paymentStatus) && old.sum > offer.sum)
    await refundDifference(tx, {
      orderId: order.id,
      key: `replacement:${offer.id}`,
      amountTenge: old.sum - offer.sum,
    });
  return old;
}
