/**
 * The papers of an order as PDF, in either language: invoice, waybill, act, warranty. Promises that each exists only
 * when it says something true, that its lines add up to its total, and that the total stands there in words as well.
 * Hides their layout. Relies on receipts for the order's lines, on documents for the sheet they are written on.
 */
import { type Locale, localePath } from '#domain/locale.ts';
import { listOrderPapers, type OrderPaper } from '#domain/orders/order-papers.ts';
import { almatyDate } from '#domain/time.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { findPaperOrder, type PaperOrder } from '../receipts/receipts.ts';
import { readSeller } from '../settings/settings.ts';
import { writeDocument } from './write-document.ts';

const papersOf = (order: PaperOrder): OrderPaper[] =>
  listOrderPapers({
    status: order.status,
    paymentMethod: order.paymentMethod,
    hasOrganization: order.organization !== null,
    isUnagreed: order.isUnagreed,
    hasServices: order.lines.some(({ line }) => line === null),
    hasWarranty: order.lines.some(({ warrantyMonths }) => warrantyMonths !== null),
  });

export interface DocumentOfOrder {
  type: OrderPaper;
  number: string;
  /** `2026-11-15` */
  date: string;
  url: string;
}

/** For the page of an order. */
export async function listOrderDocuments(
  db: Db,
  orderId: number,
  language: Locale,
): Promise<DocumentOfOrder[]> {
  const order = await findPaperOrder(db, orderId);
  if (order === null) return [];
  return papersOf(order).map((type) => ({
    type,
    number: order.number,
    date: almatyDate(type === 'invoice' ? order.createdAt : (order.completedAt ?? order.createdAt)),
    url: `/api/v1/orders/${orderId}/documents/${type}/?lang=${language}`,
  }));
}

export type OrderDocuments = ReturnType<typeof createOrderDocuments>;

export function createOrderDocuments(db: Db, publicUrl: string) {
  return {
    async getDocument(orderId: number, type: OrderPaper, language: Locale): Promise<Buffer> {
      const order = await findPaperOrder(db, orderId);
      if (order === null) throw new Refusal('order.not_found');
      if (!papersOf(order).includes(type)) throw new Refusal('order.document_not_found');
      const orderUrl = `${publicUrl}${localePath(`/personal/orders/${orderId}`, language)}`;
      const seller = await readSeller(db);
      return writeDocument(type, { order, seller, language, orderUrl, payUntil: order.payUntil });
    },
  };
}
