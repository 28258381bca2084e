import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { isCostly } from './costly-calls.ts';

test('all that searches, counts or writes a paper takes its turn; what only asks the database does not', () => {
  const taking = Object.values(calls).flatMap((call) =>
    isCostly(call) ? [`${call.method} ${call.path}`] : [],
  );
  for (const named of [
    'GET /api/v2/search/',
    'GET /api/v2/search/suggest/',
    'GET /api/v2/products/',
    'POST /api/v1/calculators/{code}/',
    'GET /api/v1/orders/{orderId}/documents/{type}/',
  ])
    expect(taking).toContain(named);
  expect(taking).not.toContain('GET /api/v1/cart/');
});
