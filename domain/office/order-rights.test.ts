import { expect, test } from 'vitest';
import type { StaffRole } from '#contract/office/rights.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import { listSteps } from './order-rights.ts';

test.each<[role: StaffRole, from: OrderStatus, touched: number[], steps: OrderStatus[]]>([
  ['operator', 'new', [1], ['confirmed', 'cancelled']],
  ['operator', 'confirmed', [2], ['assembling', 'cancelled']],
  ['operator', 'assembling', [1], ['cancelled']],
  ['operator', 'ready', [1], ['cancelled']],
  ['operator', 'shipped', [1], ['delivering', 'cancelled']],
  ['operator', 'delivering', [1], ['completed', 'returned']],
  ['picker', 'assembling', [1], ['ready', 'shipped']],
  ['picker', 'assembling', [2], []],
  ['cashier', 'ready', [1], ['completed']],
  ['cashier', 'new', [1], []],
  ['administrator', 'assembling', [2], ['ready', 'shipped', 'cancelled']],
  ['administrator', 'completed', [1], []],
  ['administrator', 'return_requested', [1], []],
  ['auditor', 'new', [1], []],
  ['accountant', 'new', [1], []],
])('%s, of the first store, with an order in %s that touches %j: %j', (role, from, touched, steps) => {
  expect(listSteps(from, { roles: [role], stores: [1] }, touched)).toEqual(steps);
});
