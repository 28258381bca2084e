/** Calls that take a processor for a while, and whose answers nobody keeps: they go through the fair turns. */
import type { Call } from '#contract/call.ts';

const costly: ReadonlySet<string> = new Set([
  'POST /api/v1/calculators/{code}/',
  'POST /api/v1/estimates/import/',
  'GET /api/v1/estimates/{id}/export/',
  'GET /api/v2/products/',
  'GET /api/v2/search/',
  // Cheaper than a search, and the call a page makes oftenest: a program that types must not stand before a visitor.
  'GET /api/v2/search/suggest/',
]);

/** Papers too: each is written when it is asked for. */
export const isCostly = ({ method, path, file }: Pick<Call, 'method' | 'path' | 'file'>): boolean =>
  costly.has(`${method} ${path}`) || file !== null;
