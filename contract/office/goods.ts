/** Goods as those find them who write an order: by words, code or article, with today's price and where they stand. */
import { z } from 'zod';
import { officeCall } from './office-call.ts';

export const foundGoods = z.object({
  productCode: z.string(),
  article: z.string(),
  name: z.string(),
  unit: z.string(),
  /** Of one today, for everybody; what a buyer pays is told by a quote. */
  price: z.number().int(),
  regularPrice: z.number().int(),
  isOnOrder: z.boolean(),
  /** In the stores of the city, where there is any. */
  stock: z.array(z.object({ store: z.string(), count: z.number().int() })),
});
export type FoundGoods = z.infer<typeof foundGoods>;

export const findGoods = officeCall({
  method: 'GET',
  path: '/office/api/v1/goods/',
  summary: 'Goods by words, code or article, with their price and their stock in the stores of a city',
  staff: { right: 'orders.edit', act: 'write' },
  query: z.object({
    q: z.string().trim().min(2).max(100),
    city: z.string().trim().max(50).optional(),
  }),
  answer: z.object({ items: z.array(foundGoods) }),
});
