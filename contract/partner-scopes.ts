/** What a key opens: each call for partners asks for one of these. */
import { z } from 'zod';

export const scope = z.enum([
  'catalog:read',
  'catalog:write',
  'prices:write',
  'stock:read',
  'stock:write',
  'orders:read',
  'orders:write',
]);
export type Scope = z.infer<typeof scope>;
