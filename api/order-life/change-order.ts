/**
 * The buyer changes an order until picking starts. Promises: what is shown is what is done (the quote is the change
 * itself, undone); nothing is changed that somebody else has changed since it was read; money that came stays the
 * buyer's: what is too much of it goes back. Letters, history and papers tell of it.
 */
import type { OrderDifference } from '#contract/order-change.ts';
import type { User } from '#contract/users.ts';
import type { Locale } from '#domain/locale.ts';
import { canEdit, canLessen, isLess, toMoneyDifference } from '#domain/orders/order-edit.ts';
import { findPaymentRefusal, PAYMENT_METHODS, type PaymentMethod } from '#domain/orders/payment-methods.ts';
import { hasMoney } from '#domain/orders/payment-status.ts';
import { type Database, type Db, transaction } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import {
  type ChangedContent,
  type ChangeSource,
  type ChangeWish,
  changeContent,
  findOrder,
  isInOtherHands,
  OvertakenError,
  type StoredOrder,
} from '../orders/orders.ts';
import { reviseMoney } from '../payments/payments.ts';
import { writeChange } from './change-order.queries.ts';
import { settleDifference } from './order-money.ts';

export interface Changer {
  /** Whose order it is: prices, club and contract are theirs, whoever changes it. */
  viewer: User;
  language: Locale;
  /** Left out: the buyer. */
  actor?: 'buyer' | 'operator';
  /** Where it is fetched: of what stands ready some is left there, and nothing else changes. */
  isAtDesk?: boolean;
}

/** How the transaction of a change is opened; the office's has an entry in its log. */
export type RunChange = (work: (tx: Db) => Promise<void>) => Promise<void>;

export interface ChangeParts {
  db: Database;
  /** What is read before the transaction begins. */
  readChangeSource(cityCode: string): Promise<ChangeSource>;
  /** Whether the shop can take money this way at all. */
  takes?(method: PaymentMethod): boolean;
  /** How much is taken in cash. */
  cashUpTo(): number;
}

/** Undoes the transaction of a quote and carries what it found. */
class QuotedError extends Error {
  readonly difference: OrderDifference;
  constructor(difference: OrderDifference) {
    super('quoted');
    this.difference = difference;
  }
}

const MOST_PLANS = 20;

/** What the change would come to; nothing stays written. */
export async function quoteChange(
  parts: ChangeParts,
  orderId: number,
  wish: ChangeWish,
  by: Changer,
): Promise<OrderDifference> {
  try {
    await change(parts, orderId, wish, by, (difference) => {
      throw new QuotedError(difference);
    });
  } catch (error) {
    if (error instanceof QuotedError) return error.difference;
    throw error;
  }
  throw new Error('a quote was written');
}

export async function applyChange(
  parts: ChangeParts,
  orderId: number,
  { revision, total, ...wish }: ChangeWish & { revision: number; total: number },
  by: Changer,
  run?: RunChange,
): Promise<void> {
  const agree = (difference: OrderDifference) => {
    if (difference.revision !== revision || difference.to.total !== total)
      throw new Refusal('order.changed_meanwhile');
  };
  await change(parts, orderId, wish, by, agree, run);
}

async function change(
  parts: ChangeParts,
  orderId: number,
  wish: ChangeWish,
  by: Changer,
  agree: (difference: OrderDifference) => void,
  run: RunChange = (work) => transaction(parts.db, work),
): Promise<void> {
  const read = await findOrder(parts.db, orderId);
  if (!read) throw new Refusal('order.not_found');
  const source = await parts.readChangeSource(read.cityCode);
  for (let plan = 1; ; plan += 1) {
    try {
      await run((tx) => changeIn(tx, parts, { orderId, wish, by, source, agree }));
      return;
    } catch (error) {
      // Somebody took what was planned a moment ago: plan anew.
      if (!(error instanceof OvertakenError)) throw error;
      if (plan === MOST_PLANS) throw new Refusal('service.unavailable');
    }
  }
}

interface ChangeIn {
  orderId: number;
  wish: ChangeWish;
  by: Changer;
  source: ChangeSource;
  agree: (difference: OrderDifference) => void;
}

async function changeIn(tx: Db, { takes }: ChangeParts, asked: ChangeIn): Promise<void> {
  const { orderId, wish, by, source, agree } = asked;
  const order = await holdEditable(tx, orderId, by.isAtDesk === true);
  if (by.isAtDesk && !isLess(order.lines, wish.items)) throw new Refusal('order.cannot_change');
  const payment = wish.payment ?? order.paymentMethod;
  const isNewPayment = payment !== order.paymentMethod;
  if (isNewPayment && (hasMoney(order.paymentStatus) || takes?.(payment) === false))
    throw new Refusal('order.payment_not_allowed');
  const content = await changeContent(tx, { order, wish, ...by, ...source });
  const { totalSum, isPricedByHand } = content.terms;
  const sums = { fromTenge: order.totalSum, toTenge: totalSum };
  const { isUnpayable, differenceTenge } = toMoneyDifference(order.paymentStatus, sums);
  const difference = toDifference(order, content, by.language);
  if (isUnpayable) throw new Refusal('order.change_dearer', { sum: differenceTenge });
  agree(difference);
  if (hasMoney(order.paymentStatus))
    await settleDifference(tx, order, { key: String(content.changeId), totalTenge: totalSum });
  else await reviseMoney(tx, orderId, { method: payment, isPricedByHand });
  const { from, to, lines } = difference;
  const side = (name: 'from' | 'to') =>
    lines.flatMap(({ productCode, isGift, [name]: of }) => (of ? [{ productCode, isGift, ...of }] : []));
  await writeChange(tx, {
    orderId,
    changeId: content.changeId,
    before: { ...from, lines: side('from') },
    after: { ...to, lines: side('to') },
    actor: by.actor ?? 'buyer',
  });
}

async function holdEditable(tx: Db, orderId: number, isAtDesk: boolean): Promise<StoredOrder> {
  const order = await findOrder(tx, orderId, { isLocked: true });
  if (!order) throw new Refusal('order.not_found');
  const isOpen = isAtDesk ? canLessen(order) : canEdit(order);
  if (!isOpen || (await isInOtherHands(tx, order))) throw new Refusal('order.cannot_change');
  return order;
}

const toPromised = ({
  slot,
  promisedOn,
  promisedFrom,
}: Pick<StoredOrder, 'slot' | 'promisedOn' | 'promisedFrom'>) =>
  slot ?? (promisedOn === null ? null : { date: promisedOn, from: promisedFrom, to: null });

const toSide = (order: ChangedContent['terms'], payment: PaymentMethod): OrderDifference['to'] => ({
  goods: order.baseSum - order.discountSum - order.pointsSpent,
  delivery: order.deliverySum + order.slotSum + order.liftSum,
  services: order.servicesSum,
  points: order.pointsSpent,
  total: order.totalSum,
  promised: toPromised(order),
  payment,
  storeId: order.storeId,
});

type Line = StoredOrder['lines'][number] | ChangedContent['lines'][number];

function toDifference(
  order: StoredOrder,
  { lines, terms, payment }: ChangedContent,
  language: Locale,
): OrderDifference {
  const sums = { fromTenge: order.totalSum, toTenge: terms.totalSum };
  const { differenceTenge, backTenge } = toMoneyDifference(order.paymentStatus, sums);
  const toCount = (line: Line | undefined) => (line ? { count: line.count, sum: line.sum } : null);
  const all = new Map<number, Line>([...lines, ...order.lines].map((line) => [line.line, line]));
  return {
    revision: order.revision,
    lines: [...all.values()]
      .toSorted((one, other) => one.line - other.line)
      .map((line) => ({
        productCode: line.productCode,
        name: language === 'kz' ? line.nameKz : line.nameRu,
        unit: language === 'kz' ? line.unitKz : line.unitRu,
        isGift: line.isGift,
        from: toCount(order.lines.find((each) => each.line === line.line)),
        to: toCount(lines.find((each) => each.line === line.line)),
      })),
    from: toSide(order, order.paymentMethod),
    to: toSide(terms, payment),
    difference: differenceTenge,
    back: backTenge,
    pointsBack: order.pointsSpent - terms.pointsSpent,
  };
}

/** Ways to pay that an order of this sum could have; the change itself asks again. */
export const listWays = (
  order: StoredOrder,
  { takes = () => true, cashUpTo }: Pick<ChangeParts, 'takes' | 'cashUpTo'>,
): PaymentMethod[] =>
  hasMoney(order.paymentStatus)
    ? [order.paymentMethod]
    : PAYMENT_METHODS.filter(
        (method) =>
          method === order.paymentMethod ||
          (takes(method) &&
            findPaymentRefusal(method, {
              totalTenge: order.totalSum,
              weightKg: order.weightKg,
              isPickup: order.method === 'pickup',
              hasOrganization: order.organization !== null,
              creditLeftTenge: null,
              hasOverdueDebt: false,
              cashUpToTenge: cashUpTo(),
            }) === null),
      );
