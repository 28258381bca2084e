/** Orders for partners' programs: a feed that misses nothing, and steps by the one function that takes them. */
import type { z } from 'zod';
import type { PartnerOrder, stepPartnerOrder } from '#contract/partner-orders.ts';
import type { Locale } from '#domain/locale.ts';
import { listSteps, stepRight } from '#domain/office/order-rights.ts';
import type { Duties } from '#domain/office/rights.ts';
import type { Database, Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { findOrderId, takeStep } from '../order-life/order-life.ts';
import { findOrder, type StoredOrder } from '../orders/orders.ts';
import { type PartnerAsking, writeAs } from './partner-log.ts';
import { listChangedOrders } from './partner-orders.queries.ts';

/** A program does the work of the desk and of the store. */
const ALL_STEPS: Duties = { roles: ['administrator'], stores: [] };

export function createPartnerOrders(db: Database) {
  async function getOrder(tx: Db, number: string, isLocked = false): Promise<StoredOrder> {
    const id = await findOrderId(tx, number);
    const order = id === null ? null : await findOrder(tx, id, { isLocked });
    if (order?.number !== number.toUpperCase()) throw new Refusal('order.not_found');
    return order;
  }

  return {
    /** `next` is where to go on, also when nothing new has come. */
    async list(
      { after, limit }: { after: string; limit: number },
      language: Locale,
    ): Promise<{ items: PartnerOrder[]; meta: { next: string } }> {
      const from = /^\d{1,15}$/.test(after) ? Number(after) : 0;
      const { ids, lastSeq } = await listChangedOrders(db, from, limit);
      const items: PartnerOrder[] = [];
      for (const id of ids) {
        const order = await findOrder(db, id);
        if (order) items.push(toPartnerOrder(order, language));
      }
      return { items, meta: { next: String(lastSeq ?? from) } };
    },

    find: async (number: string, language: Locale): Promise<PartnerOrder> =>
      toPartnerOrder(await getOrder(db, number), language),

    async step(
      number: string,
      { from, to, reason, comment }: z.output<typeof stepPartnerOrder.body>,
      { caller, language, requestId }: PartnerAsking,
    ): Promise<PartnerOrder> {
      // What comes back is decided on by people.
      if (!listSteps(from, ALL_STEPS, []).includes(to)) throw new Refusal('order.wrong_step');
      const right = stepRight(from, to);
      const write = writeAs(db, { caller, call: 'stepPartnerOrder', right, requestId });
      const { id } = await write(
        async (tx) => {
          const order = await getOrder(tx, number, true);
          if (order.status !== from) throw new Refusal('order.wrong_step');
          return takeStep(tx, order.id, { to, actor: 'operator', comment, ...(reason ? { reason } : {}) });
        },
        (order) => ({ subject: 'order', subjectId: order.id, words: { from, to } }),
      );
      const order = await findOrder(db, id);
      if (!order) throw new Refusal('order.not_found');
      return toPartnerOrder(order, language);
    },
  };
}

/** What whoever brings or sells the goods must know, and no more of the buyer. */
function toPartnerOrder(order: StoredOrder, language: Locale): PartnerOrder {
  const { recipient, organization } = order;
  return {
    number: order.number,
    revision: order.revision,
    status: order.status,
    paymentMethod: order.paymentMethod,
    paymentStatus: order.paymentStatus,
    city: order.cityCode,
    method: order.method,
    store: order.storeId,
    address: order.address === null ? null : { ...order.address },
    slot: order.slot,
    recipient: {
      name: `${recipient.firstName} ${recipient.lastName}`.trim(),
      phone: recipient.phone,
    },
    organization: organization && { name: organization.name, bin: organization.bin },
    comment: order.comment,
    deliverySum: order.deliverySum,
    totalSum: order.totalSum,
    vatSum: order.vatSum,
    lines: order.lines.map((line) => ({
      line: line.line,
      product_code: line.article,
      name: language === 'kz' ? line.nameKz : line.nameRu,
      unit: language === 'kz' ? line.unitKz : line.unitRu,
      count: line.count,
      price: line.price,
      sum: line.sum,
      vatPercent: line.vatPercent,
      ntin: line.ntin,
      returnedCount: line.returnedCount,
    })),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  };
}
