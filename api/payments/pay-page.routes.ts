/** `/pay/{reference}`: where a provider's form opens from a page of ours, for those that have no page to send the buyer to. */
import type { FastifyInstance } from 'fastify';
import { networkOf } from '#domain/network.ts';
import type { Db } from '../database.ts';
import { type Limit, requireWithinLimit } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { Payments } from './payments.ts';

const LIMIT: Limit = { name: 'pay-page', max: 60, windowSeconds: 60 };
const REFERENCE = /^[\w-]{20,40}$/;

export function registerPayPage(app: FastifyInstance, db: Db, payments: Payments): void {
  app.get<{ Params: { reference: string } }>('/pay/:reference', async ({ params, ip }, reply) => {
    await requireWithinLimit(db, LIMIT, networkOf(ip) ?? 'unknown');
    if (!REFERENCE.test(params.reference)) throw new Refusal('payment.not_found');
    const place = await payments.openPage(params.reference);
    if ('backTo' in place) return reply.redirect(place.backTo, 303);
    return reply
      .header('content-security-policy', place.policy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'origin')
      .type('text/html; charset=utf-8')
      .send(place.html);
  });
}
