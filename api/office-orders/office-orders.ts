/**
 * Orders as the office works on them. Promises: nobody sees or does more than their right and stores allow; every write has its
 * entry in the log; contacts are masked; money above the limits needs another. Hides lists, the ribbon, notes, who works on
 * what. Relies on order-life, orders and payments for all that happens to an order itself.
 */
import type { RefundLimits } from '#domain/office/refund-limits.ts';
import type { Approvals } from '../approvals/approvals.ts';
import type { Cities } from '../cities/cities.ts';
import type { Database, Db } from '../database.ts';
import type { OfficeLive } from '../office-company/office-company.ts';
import type { OrderDocuments } from '../order-documents/order-documents.ts';
import type { OrderLife } from '../order-life/order-life.ts';
import type { Orders } from '../orders/orders.ts';
import type { Promotions } from '../promotions/promotions.ts';
import type { Search } from '../search/search.ts';
import type { Settings } from '../settings/settings.ts';
import type { Shipments } from '../shipments/shipments.ts';
import { createOfficeReturns } from './office-returns.ts';
import { createOrderActs } from './order-acts.ts';
import { createOrderEdits } from './order-edits.ts';
import { createOfficeRefunds } from './refunds-by-hand.ts';
import { createToldMoney } from './told-money.ts';

interface OfficeOrdersParts {
  db: Database;
  approvals: Approvals;
  live: OfficeLive;
  orderLife: OrderLife;
  orders: Pick<Orders, 'readChangeSource'>;
  announceMoney(tx: Db, order: { userId: number }): Promise<void>;
  documents: OrderDocuments;
  shipments: Pick<Shipments, 'listCarriers' | 'listForOffice'>;
  settings: Pick<Settings, 'read' | 'peek'>;
  promotions: Pick<Promotions, 'explainLine'>;
  search: Pick<Search, 'findMeant'>;
  cities: Pick<Cities, 'resolveCode'>;
  /** Where the office is found. */
  officeUrl: string;
}

export type OfficeOrders = ReturnType<typeof createOfficeOrders>;

export function createOfficeOrders(parts: OfficeOrdersParts) {
  const { live, orderLife, settings } = parts;
  const readLimits = (): RefundLimits => {
    const { values } = settings.peek();
    return { sumTenge: values['approvals.refund_sum'], dayTenge: values['approvals.refund_day_sum'] };
  };
  // Whoever made a step, its buyer or a job: open lists renew themselves.
  orderLife.onStep((tx, ids) => live.tellReaders(tx, 'orders.read', 'orders', ...ids));
  return {
    ...parts,
    acts: createOrderActs(parts),
    edits: createOrderEdits(parts),
    refunds: createOfficeRefunds({ ...parts, readLimits }),
    toldMoney: createToldMoney(parts),
    returns: createOfficeReturns({ ...parts, readLimits }),
  };
}
