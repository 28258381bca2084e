/** Receipts are asked for in the transaction that moves the money; the register answers later. */
import type { ReturnedItem, ReturnedWork } from '#domain/orders/order-returns.ts';
import { spreadOverLines, toReturnedLine, totalsOf } from '#domain/orders/paper-lines.ts';
import type { Db } from '../database.ts';
import { readSeller } from '../settings/settings.ts';
import { findPaperOrder, type PaperOrderLine } from './paper-order.ts';
import type { ReceiptLine } from './receipt-line.ts';
import { insertReceipt, listReceiptRows, type ReceiptRow } from './receipts.queries.ts';

const EXCHANGE = 'exchange:';
const CHANGE = 'change:';

const toReceiptLine = ({
  article: _article,
  warrantyMonths: _months,
  ...line
}: PaperOrderLine): ReceiptLine => ({
  ...line,
  mark: null,
});

/** Of the moment at which the money came: a receipt is never of another seller. */
async function findSeller(tx: Db): Promise<ReceiptRow['seller']> {
  const { name, bin, address, isVatPayer } = await readSeller(tx);
  return { name, bin, address, isVatPayer };
}

/** The money of the order came: all of it, at once. */
export async function requestSaleReceipt(tx: Db, orderId: number): Promise<void> {
  const order = await findPaperOrder(tx, orderId);
  if (order === null) throw new Error(`There is no order ${orderId}`);
  const lines = order.lines.map(toReceiptLine);
  const { sumTenge, vatTenge } = totalsOf(lines);
  await insertReceipt(tx, {
    orderId,
    type: 'sale',
    operationKey: `sale:${orderId}`,
    lines,
    tenders: [{ method: order.paymentMethod, sum: sumTenge }],
    pointsSpent: order.pointsSpent,
    pointsEarned: order.pointsEarned,
    pointsNeedCard: order.pointsEarned > 0 && !order.hasCard,
    totalTenge: sumTenge,
    vatTenge,
    seller: await findSeller(tx),
  });
}

export interface ReturnedMoney {
  orderId: number;
  operationKey: string;
  amountTenge: number;
  /** Goods that came back; null: the money is laid upon all lines. */
  items: readonly ReturnedItem[] | null;
}

/** Money went back. Without a receipt of the sale there is none of the return: nothing was sold by the register. */
export async function requestReturnReceipt(tx: Db, returned: ReturnedMoney): Promise<void> {
  const receipts = await listReceiptRows(tx, returned.orderId);
  const sale = findSale(receipts);
  if (!sale) return;
  const lines = toReturnedLines(sale.lines, receipts, returned);
  const { sumTenge, vatTenge } = totalsOf(lines);
  const [tender] = sale.tenders;
  await insertReceipt(tx, {
    orderId: returned.orderId,
    type: 'return',
    operationKey: `return:${returned.operationKey}`,
    lines,
    tenders: tender ? [{ method: tender.method, sum: sumTenge }] : [],
    pointsSpent: lines.reduce((sum, line) => sum + line.pointsTenge, 0),
    pointsEarned: 0,
    pointsNeedCard: false,
    totalTenge: sumTenge,
    vatTenge,
    seller: sale.seller,
  });
}

/** What was sold as it stands: a line that was exchanged is the one that came in its place. */
function findSale(receipts: readonly ReceiptRow[]): Pick<ReceiptRow, 'lines' | 'tenders' | 'seller'> | null {
  const sales = receipts.filter(({ type }) => type === 'sale');
  // The last one that tells of the whole order, and the lines that were exchanged since.
  const whole = sales.findLastIndex(({ operationKey }) => !operationKey.startsWith(EXCHANGE));
  const [first, ...exchanged] = sales.slice(Math.max(0, whole));
  if (!first) return null;
  const inPlace = exchanged.flatMap(({ lines }) => lines);
  const lines = first.lines.map(
    (old) => inPlace.findLast(({ line }) => line !== null && line === old.line) ?? old,
  );
  return { ...first, lines };
}

/**
 * Another product took the place of a line that the register has told of: one receipt takes the old one back, another
 * sells the new one. Nothing where no receipt was made yet.
 */
export async function exchangeReceipts(
  tx: Db,
  { orderId, replacementId, line }: { orderId: number; replacementId: number; line: number },
): Promise<void> {
  const sale = findSale(await listReceiptRows(tx, orderId));
  const old = sale?.lines.find((each) => each.line === line);
  const order = sale && old ? await findPaperOrder(tx, orderId) : null;
  const now = order?.lines.find((each) => each.line === line);
  const method = sale?.tenders[0]?.method;
  if (!sale || !old || !now || !method) return;
  for (const [type, each] of [
    ['return', old],
    ['sale', toReceiptLine(now)],
  ] as const)
    await insertReceipt(tx, {
      orderId,
      type,
      operationKey: `${EXCHANGE}${replacementId}:${type}`,
      lines: [each],
      tenders: [{ method, sum: each.sumTenge }],
      pointsSpent: each.pointsTenge,
      pointsEarned: 0,
      pointsNeedCard: false,
      totalTenge: each.sumTenge,
      vatTenge: each.vatTenge,
      seller: sale.seller,
    });
}

/**
 * The order was changed after the register had told of it: one receipt takes the whole sale back, another sells it as it
 * stands now. Nothing where no receipt was made yet.
 */
export async function restateReceipts(
  tx: Db,
  { orderId, key }: { orderId: number; key: string },
): Promise<void> {
  const sale = findSale(await listReceiptRows(tx, orderId));
  const order = sale && (await findPaperOrder(tx, orderId));
  const method = sale?.tenders[0]?.method;
  if (!sale || !order || !method) return;
  for (const [type, lines] of [
    ['return', sale.lines],
    ['sale', order.lines.map(toReceiptLine)],
  ] as const) {
    const { sumTenge, vatTenge } = totalsOf(lines);
    await insertReceipt(tx, {
      orderId,
      type,
      operationKey: `${CHANGE}${key}:${type}`,
      lines,
      tenders: [{ method, sum: sumTenge }],
      pointsSpent: lines.reduce((sum, line) => sum + line.pointsTenge, 0),
      pointsEarned: type === 'sale' ? order.pointsEarned : 0,
      pointsNeedCard: type === 'sale' && order.pointsEarned > 0 && !order.hasCard,
      totalTenge: sumTenge,
      vatTenge,
      seller: sale.seller,
    });
  }
}

function toReturnedLines(
  sold: readonly ReceiptLine[],
  receipts: readonly ReceiptRow[],
  { items, amountTenge }: ReturnedMoney,
): ReceiptLine[] {
  if (items === null) {
    return amountTenge === totalsOf(sold).sumTenge ? [...sold] : spreadOverLines(sold, amountTenge);
  }
  const before = receipts
    .filter(
      ({ type, operationKey }) =>
        type === 'return' && !operationKey.startsWith(EXCHANGE) && !operationKey.startsWith(CHANGE),
    )
    .flatMap(({ lines }) => lines);
  const lines = items.flatMap((item): ReceiptLine[] => {
    if (!('lineId' in item)) return toReturnedWork(sold, item);
    const { lineId, count } = item;
    const own = sold.find(({ line }) => line === lineId);
    if (!own) return [];
    const already = before.reduce((sum, { line, count: back }) => sum + (line === lineId ? back : 0), 0);
    return [{ ...own, ...toReturnedLine(own, Math.min(count, own.count - already), already) }];
  });
  if (lines.length === 0) return spreadOverLines(sold, amountTenge);
  // What goes back may be more or less than the goods cost: a part of the delivery, a share for wear.
  return totalsOf(lines).sumTenge === amountTenge ? lines : spreadOverLines(lines, amountTenge);
}

/** Work on the goods has no line of the order: it is known by its name. */
function toReturnedWork(sold: readonly ReceiptLine[], { name, paidTenge }: ReturnedWork): ReceiptLine[] {
  const own = sold.find((each) => each.line === null && each.name.ru === name);
  return own ? spreadOverLines([own], paidTenge) : [];
}
