/** What partners can be told of. */
import { z } from 'zod';

export const webhookType = z.enum([
  'order.made',
  'order.changed',
  'order.paid',
  'return.asked',
  'return.decided',
  'product.changed',
  'price.changed',
  'stock.changed',
]);
export type WebhookType = z.infer<typeof webhookType>;
