/** Receipts are asked for in the transaction that moves the money; the register answers later. */
import { spreadOverLines, toReturnedLine, totalsOf } from '#domain/orders/orders.ts';
import { SELLER } from '#domain/seller.ts';
import type { Db } from '../database.ts';
import { findPaperOrder } from './paper-order.ts';
import type { ReceiptLine } from './receipt-line.ts';
import { insertReceipt, listReceiptRows, type ReceiptRow } from './receipts.queries.ts';

const seller = {
  name: SELLER.name,
  bin: SELLER.bin,
  address: SELLER.address,
  isVatPayer: SELLER.isVatPayer,
};

/** The money of the order came: all of it, at once. */
export async function requestSaleReceipt(tx: Db, orderId: number): Promise<void> {
  const order = await findPaperOrder(tx, orderId);
  if (order === null) throw new Error(`There is no order ${orderId}`);
  const lines = order.lines.map(({ article: _article, warrantyMonths: _months, ...line }) => ({
    ...line,
    mark: null,
  }));
  const { sumTenge, vatTenge } = totalsOf(lines);
  await insertReceipt(tx, {
    orderId,
    type: 'sale',
    operationKey: `sale:${orderId}`,
    lines,
    tenders: [{ method: order.paymentMethod, sum: sumTenge }],
    pointsSpent: order.pointsSpent,
    pointsEarned: order.pointsEarned,
    totalTenge: sumTenge,
    vatTenge,
    seller,
  });
}

export interface ReturnedMoney {
  orderId: number;
  operationKey: string;
  amountTenge: number;
  /** Goods that came back; null: the money is laid upon all lines. */
  items: readonly { lineId: number; count: number }[] | null;
}

/** Money went back. Without a receipt of the sale there is none of the return: nothing was sold by the register. */
export async function requestReturnReceipt(tx: Db, returned: ReturnedMoney): Promise<void> {
  const receipts = await listReceiptRows(tx, returned.orderId);
  const sale = receipts.find(({ type }) => type === 'sale');
  if (!sale) return;
  const lines = toReturnedLines(sale, receipts, returned);
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
    totalTenge: sumTenge,
    vatTenge,
    seller: sale.seller,
  });
}

function toReturnedLines(
  sale: ReceiptRow,
  receipts: readonly ReceiptRow[],
  { items, amountTenge }: ReturnedMoney,
): ReceiptLine[] {
  if (items === null) {
    return amountTenge === sale.totalTenge ? sale.lines : spreadOverLines(sale.lines, amountTenge);
  }
  const before = receipts.filter(({ type }) => type === 'return').flatMap(({ lines }) => lines);
  const lines = items.flatMap(({ lineId, count }): ReceiptLine[] => {
    const sold = sale.lines.find(({ line }) => line === lineId);
    if (!sold) return [];
    const already = before.reduce((sum, { line, count: back }) => sum + (line === lineId ? back : 0), 0);
    return [{ ...sold, ...toReturnedLine(sold, Math.min(count, sold.count - already), already) }];
  });
  if (lines.length === 0) return spreadOverLines(sale.lines, amountTenge);
  // What goes back may be more or less than the goods cost: a part of the delivery, a share for wear.
  return totalsOf(lines).sumTenge === amountTenge ? lines : spreadOverLines(lines, amountTenge);
}
