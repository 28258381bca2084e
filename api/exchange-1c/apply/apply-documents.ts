/**
 * Orders that come back. 1C may move an order, tell that it is paid or shipped; other lines or sums are written down for
 * staff and never applied. An order that we do not know was made there by somebody: it is counted and left alone.
 */
import { findPath, guessStatus } from '#domain/exchange/order-path.ts';
import type { PackageProblem } from '#domain/exchange/package-codes.ts';
import { compareLines, findGoal, isPaidInFull, type ToldOrder } from '#domain/exchange/told-order.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status.ts';
import { hasMoney } from '#domain/orders/payment-status.ts';
import type { Db } from '../../database.ts';
import { walkSteps } from '../../order-life/order-life.ts';
import { findOrder, type StoredOrder } from '../../orders/orders.ts';
import { takeMoney } from '../../payments/payments.ts';
import { toLineIds } from '../order-xml.ts';
import type { ExchangePackage } from '../packages.queries.ts';
import type { ToldDocument } from '../read/records.ts';
import {
  type AccountingState,
  findAccountingState,
  findLastExport,
  findOrderId,
  listDocuments,
  markKnown,
  payBill,
  readStatus,
  setAccountingState,
} from './apply-documents.queries.ts';
import { listProductIds, settleStock } from './apply-offers.queries.ts';
import { addCounts, addProblem } from './apply-steps.queries.ts';

const NOTHING_TOLD: AccountingState = {
  version: null,
  status: null,
  sum: null,
  differences: [],
  payments: [],
  shippedAt: null,
  papers: {},
  isAnswered: true,
};

/** `refusal`: the shop has refused the steps; everything else is taken and the refusal is written down. */
export async function applyDocuments(
  tx: Db,
  pkg: ExchangePackage,
  ids: readonly string[],
  refusal: string | null = null,
): Promise<number> {
  const documents = (await listDocuments(tx, pkg.id, ids)).filter(
    ({ operation, isDeleted, isPosted }) => operation === 'order' || (!isDeleted && isPosted),
  );
  const main = documents.find(({ operation }) => operation === 'order') ?? documents[0];
  if (!main) return 1;
  const names = [main, ...documents].flatMap(({ id, number, basis }) => [id, number ?? id, basis ?? id]);
  const orderId = await findOrderId(tx, names);
  const order = orderId === null ? null : await findOrder(tx, orderId, { isLocked: true });
  if (!order) {
    await addCounts(tx, pkg.id, { ordersUnknown: 1 });
    return 1;
  }
  const tell = (code: PackageProblem, facts: Record<string, string | number> = {}) =>
    addProblem(tx, pkg.id, { code, externalId: order.number, facts });
  const before = (await findAccountingState(tx, order.id)) ?? NOTHING_TOLD;
  const version = documents.every((each) => each.version !== null)
    ? documents.map((each) => each.version).join(' ')
    : null;
  if (version !== null && version === before.version) {
    await addCounts(tx, pkg.id, { ordersSame: 1 });
    return 1;
  }
  const told = await toToldOrder(tx, main, documents, before, tell);
  const lastExport = await findLastExport(tx, order.id);
  await settleMoney(tx, order, told, tell);
  const isMoved = refusal === null && (await move(tx, order, told, tell));
  if (refusal !== null) await tell('order.step_refused', { refusal });
  await markKnown(tx, order.id, lastExport);
  if (isMoved) {
    const moved = order.lines.map((line) => line.externalId);
    await settleStock(tx, [...(await listProductIds(tx, moved)).values()]);
  }
  const state = toState(order, { main, told, before, documents });
  if (!state.isAnswered)
    await tell('order.differs', {
      sum: told.sum ?? order.totalSum,
      lines: state.differences
        .map(({ name, ours, theirs }) => `${name}: ${ours} → ${theirs}`)
        .join('; ')
        .slice(0, 500),
    });
  // After a refusal the same papers are looked at again when they come again.
  await setAccountingState(
    tx,
    order.id,
    { ...state, version: refusal === null ? version : null },
    main.numberOf1c,
  );
  await addCounts(tx, pkg.id, isMoved ? { ordersMoved: 1 } : { ordersSame: 1 });
  return 1;
}

type Tell = (code: PackageProblem, facts?: Record<string, string | number>) => Promise<void>;

async function toToldOrder(
  tx: Db,
  main: ToldDocument,
  documents: readonly ToldDocument[],
  before: AccountingState,
  tell: Tell,
): Promise<ToldOrder> {
  const papers = documents.filter(({ operation }) => operation === 'payment');
  const told = [
    ...papers.map(({ id, number, sum }) => ({ key: number ?? id, sum })),
    ...(main.isPaid && papers.length === 0 ? [{ key: main.paymentNumber ?? 'paid', sum: null }] : []),
  ];
  const payments = new Map([...before.payments, ...told].map((payment) => [payment.key, payment]));
  if (documents.some(({ operation }) => operation === 'return')) await tell('order.return_told');
  return {
    isCancelled: main.operation === 'order' && (main.isCancelled || main.isDeleted),
    isShipped: documents.some(({ operation, isShipped }) => operation === 'shipment' || isShipped),
    status: await toStatus(tx, main, tell),
    payments: [...payments.values()],
    lines: main.operation === 'order' ? main.lines : null,
    sum: main.operation === 'order' ? main.sum : null,
  };
}

/** Our own id comes back where 1C maps states by our list; else its word is looked up. */
async function toStatus(tx: Db, { status, statusId }: ToldDocument, tell: Tell): Promise<OrderStatus | null> {
  const own = ORDER_STATUSES.find((each) => each === statusId);
  if (own || status === null) return own ?? null;
  const read = await readStatus(tx, status, guessStatus(status));
  if (read === null) await tell('order.status_unmapped', { status });
  return read;
}

/** Transfers are the bookkeeper's to tell of; what a bank has told us itself is only laid beside it. */
async function settleMoney(tx: Db, order: StoredOrder, { payments }: ToldOrder, tell: Tell): Promise<void> {
  const { paymentMethod, paymentStatus, totalSum } = order;
  if (payments.length === 0) return;
  const sums = payments.map(({ sum }) => sum);
  const paid = sums.includes(null)
    ? null
    : Math.round(sums.reduce<number>((all, sum) => all + (sum ?? 0), 0));
  if (paymentMethod === 'deferred') await payBill(tx, order.number, paid);
  if (paymentMethod === 'invoice' || paymentMethod === 'deferred') {
    if (!isPaidInFull(payments, totalSum))
      await tell('order.paid_in_part', { paid: paid ?? 0, total: totalSum });
    else if (!hasMoney(paymentStatus)) await takeMoney(tx, order.id, 'accounting');
  } else if (!hasMoney(paymentStatus) && (paymentMethod === 'card_online' || paymentMethod === 'kaspi_pay'))
    await tell('order.paid_there_alone', { total: totalSum });
}

async function move(tx: Db, order: StoredOrder, told: ToldOrder, tell: Tell): Promise<boolean> {
  const isPickup = order.method === 'pickup';
  const goal = findGoal(told, order.status, { isPickup });
  if (goal === null) return false;
  const path = findPath(order.status, goal, { isPickup });
  if (path === null) {
    await tell('order.no_way', { from: order.status, to: goal });
    return false;
  }
  await walkSteps(tx, order.id, path, { actor: 'accounting', reason: 'no_stock' });
  return true;
}

interface Said {
  main: ToldDocument;
  told: ToldOrder;
  before: AccountingState;
  documents: readonly ToldDocument[];
}

function toState(order: StoredOrder, { main, told, before, documents }: Said): AccountingState {
  const differences = told.lines === null ? before.differences : compareLines(toLineIds(order), told.lines);
  const sum = told.sum ?? before.sum;
  // A tenge of rounding is nobody's loss.
  const isSame = differences.length === 0 && (sum === null || Math.abs(sum - order.totalSum) <= 1);
  const isKnown =
    before.isAnswered &&
    before.sum === sum &&
    JSON.stringify(before.differences) === JSON.stringify(differences);
  return {
    version: null,
    status: main.status ?? before.status,
    sum,
    differences,
    payments: [...told.payments],
    shippedAt: before.shippedAt ?? (told.isShipped ? new Date().toISOString() : null),
    papers: Object.assign({}, before.papers, ...documents.map(({ papers }) => papers)),
    isAnswered: isSame || isKnown,
  };
}
