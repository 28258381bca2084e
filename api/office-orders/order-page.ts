/** An order as staff work on it: what the buyer sees of it, and beside that who pays, what the hour carries, what happened. */
import type { OfficeOrder } from '#contract/office/order-page.ts';
import type { Right } from '#contract/office/rights.ts';
import { maskEmail } from '#domain/email.ts';
import type { Locale } from '#domain/locale.ts';
import { listSteps } from '#domain/office/order-rights.ts';
import { findWait } from '#domain/office/order-wait.ts';
import { findReach, isWithinReach } from '#domain/office/rights.ts';
import { canEdit } from '#domain/orders/order-edit.ts';
import { canJoin, canSplit } from '#domain/orders/parts.ts';
import { findSlotTemplate } from '#domain/orders/slots.ts';
import type { Database } from '../database.ts';
import type { OfficeViewer } from '../http/office-route.ts';
import { Refusal } from '../http/refusal.ts';
import type { OrderLife } from '../order-life/order-life.ts';
import { findOrder, type StoredOrder } from '../orders/orders.ts';
import { findMoneyLeft } from '../payments/payments.ts';
import type { Settings } from '../settings/settings.ts';
import type { Shipments } from '../shipments/shipments.ts';
import { findOrderStores } from './order-list.queries.ts';
import {
  findBuyerFacts,
  findSlotUse,
  findWorker,
  listGoods,
  listLacks,
  listMoney,
  listReceiptSums,
  listRibbon,
} from './order-page.queries.ts';
import { toMasked, toName, toWait } from './order-rows.ts';
import { readToldMoney } from './told-money.ts';

export interface PageParts {
  db: Database;
  orderLife: Pick<OrderLife, 'get'>;
  settings: Pick<Settings, 'read'>;
  shipments: Pick<Shipments, 'listCarriers' | 'listForOffice'>;
}

const sumOf = (rows: readonly { sum: number }[]): number => rows.reduce((all, { sum }) => all + sum, 0);

async function readSlotLoad({ db, settings }: PageParts, { slot, cityId }: StoredOrder) {
  if (slot === null) return null;
  const [use, rules] = await Promise.all([findSlotUse(db, { cityId, ...slot }), settings.read()]);
  // An hour that was taken out of the rules since carries what it carries.
  const template = findSlotTemplate(rules.delivery.slots, cityId, slot);
  return { ...use, mostOrders: template?.capacityOrders ?? null, mostKg: template?.capacityKg ?? null };
}

async function readMoney({ db }: PageParts, orderId: number): Promise<OfficeOrder['money']> {
  const [{ tenders, refunds }, left] = await Promise.all([
    listMoney(db, orderId),
    findMoneyLeft(db, orderId),
  ]);
  return {
    tenders: tenders.map(({ at, ...rest }) => ({ ...rest, at: at?.toISOString() ?? null })),
    refunds: refunds.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
    paid: sumOf(tenders),
    refunded: sumOf(refunds.filter(({ status }) => status === 'done')),
    left,
  };
}

export async function readOrderPage(
  parts: PageParts,
  orderId: number,
  viewer: OfficeViewer,
  language: Locale,
): Promise<OfficeOrder> {
  const { db, orderLife } = parts;
  const stored = await findOrder(db, orderId);
  if (!stored) throw new Refusal('order.not_found');
  const [{ order }, buyer, money, slotLoad, goods, lacks, receipts, ribbon, hands, touched, told] =
    await Promise.all([
      orderLife.get(orderId, language),
      findBuyerFacts(db, stored.userId),
      readMoney(parts, orderId),
      readSlotLoad(parts, stored),
      listGoods(db, orderId, language),
      listLacks(db, orderId),
      listReceiptSums(db, orderId),
      listRibbon(db, orderId),
      findWorker(db, orderId),
      findOrderStores(db, orderId),
      readToldMoney(db, stored),
    ]);
  const [shipments, carriers] = await Promise.all([
    parts.shipments.listForOffice(db, orderId),
    parts.shipments.listCarriers(db, stored),
  ]);
  const may = (right: Right): boolean => {
    const reach = findReach(viewer, right, 'write');
    return reach !== null && isWithinReach(reach, touched ?? []);
  };
  const { recipient, documents, canPay: _pay, canRepeat: _repeat, cancelWay: _way, ...rest } = order;
  const promised = stored.slot ?? { date: stored.promisedOn, from: stored.promisedFrom };
  const wait = findWait(
    {
      ...stored,
      since: hands.since ?? stored.createdAt,
      promisedOn: promised.date,
      promisedFrom: promised.from,
    },
    new Date(),
  );
  return {
    ...rest,
    revision: stored.revision,
    language: stored.language,
    // Told to whoever comes for it, not to those who read the order.
    delivery: { ...rest.delivery, pickupCode: null },
    buyer: {
      id: stored.userId,
      name: toName(recipient),
      phone: toMasked(recipient.phone),
      hasSecondPhone: recipient.secondPhone !== null,
      email: buyer.email && maskEmail(buyer.email),
      orders: buyer.orders,
      sum: buyer.sum,
      returns: buyer.returns,
      canReveal: recipient.phone !== '' && may('customers.reveal'),
    },
    money,
    slotLoad,
    goods,
    lacks,
    shipments,
    carriers: may('orders.work') ? carriers : [],
    papers: documents.map(({ type }) => type),
    prints: [
      ...(goods.length > 0 ? (['pick'] as const) : []),
      ...(hands.places > 0 ? (['labels'] as const) : []),
    ],
    receipts,
    ribbon,
    wait: toWait(wait),
    worker: hands.worker,
    steps: listSteps(stored.status, viewer, touched ?? []),
    canWork: may('orders.work'),
    canEdit: may('orders.edit') && canEdit(stored),
    canSplit: may('orders.edit') && canSplit(stored),
    canJoin: may('orders.edit') && canJoin(stored),
    canRefund: may('refunds') && money.left > 0,
    toldMoney: may('payments') ? told : [],
  };
}
