import { expect, test } from 'vitest';
import { listOrderPapers, type OrderOfPapers } from './order-papers.ts';

const order: OrderOfPapers = {
  status: 'new',
  paymentMethod: 'card_online',
  hasOrganization: false,
  hasServices: true,
  hasWarranty: true,
  isUnagreed: false,
};

test.each<[Partial<OrderOfPapers>, string]>([
  [{}, ''],
  [{ paymentMethod: 'invoice' }, 'invoice'],
  [{ hasOrganization: true }, 'invoice'],
  [{ hasOrganization: true, isUnagreed: true }, ''],
  [{ paymentMethod: 'invoice', isUnagreed: true }, ''],
  [{ hasOrganization: true, status: 'cancelled' }, ''],
  [{ status: 'ready' }, 'waybill'],
  [{ status: 'delivering', hasOrganization: true }, 'invoice waybill'],
  [{ status: 'completed' }, 'waybill act warranty'],
  [{ status: 'completed', hasServices: false }, 'waybill warranty'],
  [{ status: 'completed', hasWarranty: false }, 'waybill act'],
  [{ status: 'returned' }, ''],
])('%j has: %s', (parts, papers) => {
  expect(listOrderPapers({ ...order, ...parts }).join(' ')).toBe(papers);
});
