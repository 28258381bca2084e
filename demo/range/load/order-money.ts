/** The money of the demo orders: what was paid, what went back, and the receipts of both. */
import type postgres from 'postgres';
import { toPaperLine, totalsOf } from '#domain/orders/paper-lines.ts';
import { USUAL_SELLER } from '#domain/seller.ts';
import type { DemoOrder } from '../orders.ts';

type Tx = postgres.TransactionSql;

/** A line of the order, or a service of it. */
export interface PaidLine {
  line: number | null;
  name: { ru: string; kz: string };
  unit: { ru: string; kz: string };
  ntin: string | null;
  count: number;
  paid: number;
  discount: number;
  points: number;
  vatPercent: number;
  isBack: boolean;
}

interface Money {
  order: DemoOrder;
  lines: readonly PaidLine[];
  paidAt: Date;
  backAt: Date;
}

const PROVIDERS: Readonly<Record<string, string>> = {
  kaspi_pay: 'sandbox',
  card_online: 'sandbox',
  card_on_receipt: 'on_receipt',
  cash_on_receipt: 'on_receipt',
  invoice: 'invoice',
};

export async function loadOrderMoney(db: Tx, { order, lines, paidAt, backAt }: Money): Promise<void> {
  const sale = lines.map(toReceiptLine);
  const { sumTenge } = totalsOf(sale);
  const [payment] = await db<{ id: number }[]>`
    INSERT INTO payments (order_id, method, provider, reference, amount, status, created_at, ended_at)
    VALUES (${order.id}, ${order.payment}, ${PROVIDERS[order.payment] ?? 'on_receipt'}, ${`demo-order-${order.id}`},
            ${sumTenge}, 'paid', ${paidAt}, ${paidAt}) RETURNING id`;
  await db`
    INSERT INTO payment_history (order_id, status, actor, at) VALUES (${order.id}, 'paid', 'operator', ${paidAt})`;
  // What came by a bank transfer has the bank's papers.
  if (order.payment !== 'invoice')
    await insertReceipt(db, { order, type: 'sale', key: `sale:${order.id}`, lines: sale, at: paidAt });
  const back = lines.filter(({ isBack }) => isBack);
  if (back.length === 0) return;
  const returned = back.map(toReceiptLine);
  await db`
    INSERT INTO refunds (payment_id, operation_key, amount, items, status, created_at, ended_at)
    VALUES (${payment?.id ?? 0}, 'return:1', ${totalsOf(returned).sumTenge},
            ${db.json(back.map(({ line, count }) => ({ lineId: line, count })))}, 'done', ${backAt}, ${backAt})`;
  for (const status of ['refund_pending', 'partly_refunded'])
    await db`
      INSERT INTO payment_history (order_id, status, actor, at) VALUES (${order.id}, ${status}, 'job', ${backAt})`;
  await insertReceipt(db, { order, type: 'return', key: 'return:return:1', lines: returned, at: backAt });
}

type ReceiptLine = ReturnType<typeof toReceiptLine>;

function toReceiptLine({ line, name, unit, ntin, count, paid, discount, points, vatPercent }: PaidLine) {
  const discounts = [
    { reason: 'promotion', amountTenge: discount },
    { reason: 'points', amountTenge: points },
  ];
  return {
    ...toPaperLine({ count, sumTenge: paid, discounts, vatPercent }),
    line,
    name,
    unit,
    ntin,
    mark: null,
  };
}

/** The register of the demo is told the day: asked for the receipt, it gives the one of then. */
async function insertReceipt(
  db: Tx,
  receipt: { order: DemoOrder; type: 'sale' | 'return'; key: string; lines: ReceiptLine[]; at: Date },
): Promise<void> {
  const { order, type, key, lines, at } = receipt;
  const { sumTenge, vatTenge } = totalsOf(lines);
  const { name, bin, address, isVatPayer } = USUAL_SELLER;
  await db`
    INSERT INTO receipts (order_id, type, operation_key, lines, tenders, points_spent, points_earned, total, vat_total,
                          seller, created_at)
    VALUES (${order.id}, ${type}, ${key}, ${db.json(lines)}, ${db.json([{ method: order.payment, sum: sumTenge }])},
            ${type === 'sale' ? (order.pointsSpent ?? 0) : 0}, ${type === 'sale' ? (order.pointsEarned ?? 0) : 0},
            ${sumTenge}, ${vatTenge}, ${db.json({ name, bin, address, isVatPayer })}, ${at})`;
  await db`
    INSERT INTO demo_register (operation_key, number, at) VALUES (${key}, nextval('demo_register_numbers'), ${at})`;
}
