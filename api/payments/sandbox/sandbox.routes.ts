/** `/payments/sandbox/{reference}`: the page of the sandbox and what is pressed on it. Forms without script, so POST. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { networkOf } from '#domain/network.ts';
import type { Db } from '../../database.ts';
import { type Limit, requireWithinLimit } from '../../http/limits.ts';
import { Refusal } from '../../http/refusal.ts';
import { HOSTED_PAGE_POLICY, hostedPage } from './hosted-page.ts';
import { SANDBOX_PATH, type Sandbox, type SandboxAnswer } from './sandbox.ts';

const LIMIT: Limit = { name: 'sandbox', max: 120, windowSeconds: 60 };
const REFERENCE = /^[\w-]{20,40}$/;
const ANSWERS: readonly string[] = ['pay', 'decline', 'close'] satisfies SandboxAnswer[];
const isAnswer = (word: string): word is SandboxAnswer => ANSWERS.includes(word);

export function registerSandbox(app: FastifyInstance, db: Db, sandbox: Sandbox): void {
  app.register((scope, _options, ready) => {
    // A form without fields: there is nothing in its body to read.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      done(null, {});
    });

    scope.get<{ Params: { reference: string }; Querystring: { language?: unknown } }>(
      `${SANDBOX_PATH}/:reference`,
      async ({ params, query, ip }, reply) => {
        await requireWithinLimit(db, LIMIT, networkOf(ip) ?? 'unknown');
        const payment = await getPayment(params.reference);
        const language =
          query.language === 'ru' || query.language === 'kz' ? query.language : payment.language;
        return sendPage(reply, hostedPage(payment, language));
      },
    );

    scope.post<{ Params: { reference: string; answer: string } }>(
      `${SANDBOX_PATH}/:reference/:answer`,
      async ({ params: { reference, answer }, ip }, reply) => {
        await requireWithinLimit(db, LIMIT, networkOf(ip) ?? 'unknown');
        if (!isAnswer(answer)) throw new Refusal('payment.not_found');
        await getPayment(reference);
        const payment = await sandbox.answer(reference, answer);
        return reply.redirect(payment?.returnUrl ?? '/', 303);
      },
    );
    ready();
  });

  async function getPayment(reference: string) {
    const payment = REFERENCE.test(reference) ? await sandbox.find(reference) : null;
    if (payment === null) throw new Refusal('payment.not_found');
    return payment;
  }
}

const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .header('content-security-policy', HOSTED_PAGE_POLICY)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(html);
