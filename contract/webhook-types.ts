/** What partners can be told of. */
import { z } from 'zod';

export const webhookType = z.enum([
  'order.made',
  'order.changed',
  'order.paid',
  'order.moved',
  'return.asked',
  'return.decided',
  'product.changed',
  'price.changed',
  'stock.changed',
  'stock.low',
  'text.published',
  'customer.forgotten',
]);
export type WebhookType = z.infer<typeof webhookType>;
