/** Who works in the shop and what rights there are: the words that cross the wire. Who has which: domain/office/rights.ts. */
import { z } from 'zod';

export const staffRole = z.enum([
  'administrator',
  'content',
  'catalogue',
  'pricing',
  'operator',
  'picker',
  'cashier',
  'wholesale',
  'marketing',
  'accountant',
  'auditor',
]);
export type StaffRole = z.infer<typeof staffRole>;

export const right = z.enum([
  'orders.read',
  'orders.work',
  'orders.edit',
  'orders.pick',
  'returns.decide',
  'refunds',
  'payments',
  'products.texts',
  'products.edit',
  'products.bulk',
  'tree',
  'prices',
  'costs',
  'stock',
  'promotions',
  'pages',
  'search',
  'customers.read',
  'customers.reveal',
  'customers.act',
  'wholesale',
  'club',
  'queues',
  'mail',
  'delivery',
  'outside',
  'reports',
  'settings',
  'staff',
  'log',
]);
export type Right = z.infer<typeof right>;

/** What is done by a right: looking, doing, or saying yes to what another has asked for. */
export const rightAct = z.enum(['read', 'write', 'approve']);
export type RightAct = z.infer<typeof rightAct>;

/** How far a right reaches. */
export const reach = z.object({
  /** Ids of stores; null: all of them. */
  stores: z.array(z.number().int()).nullable(),
  /** Only what is of this right; null: all that the first right speaks of. */
  only: right.nullable(),
});
export type Reach = z.infer<typeof reach>;
