/** One edit for many products. What it would change is a set of changes: looked through, applied, taken back like any other. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { changeSet } from './changes.ts';
import { officeCall } from './office-call.ts';

const bulkEdit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('set'), field: z.string().max(60), to: z.json() }),
  z.object({
    kind: z.literal('move'),
    field: z.enum(['price', 'discount_price', 'club_price', 'wholesale_price']),
    /** `markup`: percent above what the product costs the shop, whatever its price is now. */
    by: z.enum(['percent', 'sum', 'markup']),
    /** Percent or tenge; less than zero lowers. */
    amount: z.number().min(-10_000_000).max(10_000_000),
    /** Whole tenge that the price is a multiple of afterwards. */
    roundTo: z.union([1, 5, 10, 50, 100, 1000].map((step) => z.literal(step))),
    rounding: z.enum(['nearest', 'up', 'down']),
  }),
]);
export type BulkEdit = z.infer<typeof bulkEdit>;

export const bulkChange = officeCall({
  method: 'POST',
  path: '/office/api/v1/products/bulk/',
  summary: 'A draft that changes a field of many products: of some, or of all that a condition leaves',
  staff: { right: 'products.bulk' },
  body: z.object({
    title: z.string().trim().max(200).default(''),
    of: z.union([
      z.object({ ids: z.array(z.number().int().min(1).max(2_147_483_647)).min(1).max(20_000) }),
      /** As the grid writes it; frozen into items now. */
      z.object({ where: z.string().max(4000) }),
    ]),
    edit: bulkEdit,
  }),
  answer: withData(changeSet),
  refusals: [
    'changes.not_found',
    'changes.unknown_field',
    'grid.wrong_query',
    'products.too_many',
    'products.nothing',
  ],
  acceptsKey: true,
  requiresKey: true,
  bodyLimitKb: 512,
});
