/** The stock of a store: what stands there, what staff say of it, and where it stands. */
import { z } from 'zod';
import { withData } from '../call.ts';
import { officeCall } from './office-call.ts';

const params = z.object({ store: z.string().regex(/^\d{1,4}$/) });
const shelf = z.object({ row: z.string(), place: z.string() });

const stockKind = z.enum(['count', 'in', 'out', 'damage']);
const stockReason = z.enum([
  'stock_taking',
  'check',
  'mistake',
  'supply',
  'found',
  'returned',
  'lost',
  'own_use',
  'to_supplier',
  'broken',
  'expired',
  'water',
  'defect',
]);

export const stockRow = z.object({
  productId: z.number().int(),
  productCode: z.string(),
  article: z.string(),
  name: z.string(),
  unit: z.string(),
  /** Can be sold. */
  free: z.number().int(),
  /** Sold, not packed yet: stands on the shelf too. */
  held: z.number().int(),
  shelf: shelf.nullable(),
  /** 1C tells how many there are: nobody else does. */
  isOfOneC: z.boolean(),
});
export type StockRow = z.infer<typeof stockRow>;

export const stockMove = z.object({
  id: z.number().int(),
  kind: z.enum([...stockKind.options, 'transfer']),
  delta: z.number().int(),
  counted: z.number().int().nullable(),
  reason: z.string(),
  comment: z.string(),
  otherStoreId: z.number().int().nullable(),
  staff: z.object({ id: z.number().int(), name: z.string() }),
  at: z.string(),
});
export type StockMove = z.infer<typeof stockMove>;

export const getStockStores = officeCall({
  method: 'GET',
  path: '/office/api/v1/stock/',
  summary: 'The stores whose stock one may see, and those that goods may be sent to',
  staff: { right: 'stock' },
  answer: withData(
    z.object({
      own: z.array(z.object({ id: z.number().int(), name: z.string() })),
      all: z.array(z.object({ id: z.number().int(), name: z.string() })),
    }),
  ),
});

export const getStock = officeCall({
  method: 'GET',
  path: '/office/api/v1/stock/{store}/',
  summary: 'What stands in a store, by article; found by article, barcode or words of the name',
  staff: { right: 'stock', touches: 'store' },
  params,
  query: z.object({
    q: z.string().trim().max(80).default(''),
    /** The last article that is known. */
    after: z.string().max(60).default(''),
  }),
  answer: z.object({ items: z.array(stockRow), meta: z.object({ next: z.string().nullable() }) }),
  refusals: ['stock.not_found'],
});

export const getStockMoves = officeCall({
  method: 'GET',
  path: '/office/api/v1/stock/{store}/{product}/',
  summary: 'One product in one store, and what staff have said of it, the newest first',
  staff: { right: 'stock', touches: 'store' },
  params: params.extend({ product: z.string().regex(/^\d{1,9}$/) }),
  answer: withData(z.object({ stock: stockRow, moves: z.array(stockMove) })),
  refusals: ['stock.not_found'],
});

const said = {
  productId: z.number().int().min(1).max(2_000_000_000),
  comment: z.string().trim().max(500).default(''),
};
const count = z.number().int().min(1).max(1_000_000);

export const adjustStock = officeCall({
  method: 'POST',
  path: '/office/api/v1/stock/{store}/adjust/',
  summary: '«Counted so many» (with what orders hold), or so many more or fewer, with a reason',
  staff: { right: 'stock', touches: 'store' },
  params,
  body: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('count'),
      counted: z.number().int().min(0).max(1_000_000),
      reason: stockReason,
      ...said,
    }),
    z.object({ kind: z.enum(['in', 'out', 'damage']), count, reason: stockReason, ...said }),
  ]),
  answer: withData(stockRow),
  refusals: ['stock.not_found', 'stock.below_held', 'stock.wrong_reason', 'stock.of_one_c'],
  acceptsKey: true,
  requiresKey: true,
});

export const transferStock = officeCall({
  method: 'POST',
  path: '/office/api/v1/stock/{store}/transfer/',
  summary: 'Goods go to another store',
  staff: { right: 'stock', touches: 'store' },
  params,
  body: z.object({ to: z.number().int().min(1).max(32_000), count, ...said }),
  answer: withData(stockRow),
  refusals: ['stock.not_found', 'stock.below_held', 'stock.same_store', 'stock.of_one_c'],
  acceptsKey: true,
  requiresKey: true,
});

export const setShelf = officeCall({
  method: 'PUT',
  path: '/office/api/v1/stock/{store}/{product}/shelf/',
  summary: 'Where a product stands in a store; null: nowhere in particular',
  staff: { right: 'stock', touches: 'store' },
  params: params.extend({ product: z.string().regex(/^\d{1,9}$/) }),
  body: z.object({
    shelf: z
      .object({ row: z.string().trim().min(1).max(10), place: z.string().trim().min(1).max(10) })
      .nullable(),
  }),
  answer: withData(stockRow),
  refusals: ['stock.not_found'],
  acceptsKey: true,
});

/** One round through the shelves: what was counted is written line by line; what orders hold more of is told, not written. */
export const countStock = officeCall({
  method: 'POST',
  path: '/office/api/v1/stock/{store}/count/',
  summary: 'Stock-taking: so many of each stand on the shelf, with what orders hold',
  staff: { right: 'stock', touches: 'store' },
  params,
  body: z.object({
    items: z
      .array(
        z.object({
          productId: said.productId,
          counted: z.number().int().min(0).max(1_000_000),
        }),
      )
      .min(1)
      .max(500)
      .refine((items) => new Set(items.map(({ productId }) => productId)).size === items.length),
    comment: said.comment,
  }),
  answer: withData(
    z.object({
      written: z.array(stockRow),
      /** More is sold than stands there: somebody decides about the orders first. */
      short: z.array(stockRow),
      /** Counted here, kept by 1C: not written. */
      ofOneC: z.array(stockRow),
    }),
  ),
  refusals: ['stock.not_found'],
  acceptsKey: true,
  requiresKey: true,
});
