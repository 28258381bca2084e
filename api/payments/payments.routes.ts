import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { getPayment, retryPayment } from '#contract/order-payments.ts';
import { tellPayment } from '#contract/payments.ts';
import type { Config } from '../config.ts';
import type { Database, Db } from '../database.ts';
import type { Http } from '../http/http.ts';
import { Refusal } from '../http/refusal.ts';
import { route } from '../http/route.ts';
import type { Mail } from '../mail/mail.ts';
import { createAllowList } from '../network-list.ts';
import type { Outgoing } from '../outgoing/outgoing.ts';
import type { Partners } from '../partner-settings.ts';
import { type Comparison, createComparison } from './comparison.ts';
import { createKaspiByHand } from './kaspi/kaspi-by-hand.ts';
import { openProviders } from './open-providers.ts';
import { registerPayPage } from './pay-page.routes.ts';
import { createPayments, type PaymentRules, type Payments } from './payments.ts';
import { registerSandbox } from './sandbox/sandbox.routes.ts';
import { createSandbox, type Sandbox } from './sandbox/sandbox.ts';

interface PaymentModule {
  db: Database;
  outgoing: Outgoing;
  mail: Pick<Mail, 'enqueue'>;
  config: { partners?: Partial<Partners> | undefined } & Partial<
    Pick<Config, 'payments' | 'paymentsAllow' | 'paymentSecret' | 'secretKey' | 'publicUrl' | 'shopMail'>
  >;
  announce?: (tx: Db, order: { id: number; userId: number }) => Promise<void>;
  peekRules(): PaymentRules;
}

/** Providers write in their own ways; on their address alone. */
const WEBHOOK_TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/xml',
  'text/xml',
];

/** Gives the module and the work it wants done about every second. */
export function registerPayments(
  http: Http,
  { db, outgoing, mail, config, announce, peekRules }: PaymentModule,
): { payments: Payments; comparison: Comparison; settle: () => Promise<void> } {
  const { app } = http;
  const publicUrl = config.publicUrl ?? 'http://localhost:3000';
  const shopSecret = config.secretKey ?? randomBytes(32).toString('base64url');
  const chosen = config.payments ?? ['sandbox'];
  const sandbox = chosen.includes('sandbox') ? openSandbox(app, { db, config, publicUrl, shopSecret }) : null;
  const real = sandbox
    ? []
    : openProviders(chosen, { partners: config.partners, outgoing, publicUrl, secretKey: shopSecret });
  const kaspi = config.partners?.kaspi ?? null;
  const warn = (error: unknown, words: string) => app.log.warn({ reason: String(error) }, words);
  const payments = createPayments({
    db,
    online: sandbox ? [sandbox.provider] : [...real, ...(kaspi ? [createKaspiByHand(kaspi, publicUrl)] : [])],
    publicUrl,
    peekRules,
    ...(announce ? { announce } : {}),
    warn,
  });

  route(http, getPayment, async ({ params }) => ({ data: await payments.getView(params.orderId) }));

  route(http, retryPayment, async ({ params, body }) => ({
    data: await payments.retry(params.orderId, body.payment),
  }));

  registerPayPage(app, db, payments);
  const isAllowed = config.paymentsAllow ? createAllowList(config.paymentsAllow) : () => true;
  app.register((scope, _options, done) => {
    // The signature is over the bytes: they must reach the provider's file as they came.
    scope.addContentTypeParser(WEBHOOK_TYPES, { parseAs: 'buffer' }, (_request, body, end) =>
      end(null, body),
    );
    route({ ...http, app: scope }, tellPayment, async ({ params, query, body, address, request, reply }) => {
      // To whoever is not the provider there is none.
      if (!isAllowed(address)) throw new Refusal('payment.provider_not_found');
      if (!Buffer.isBuffer(body)) throw new Refusal('request.malformed');
      const words = await payments.tell(params.provider, {
        headers: request.headers,
        kind: query.kind ?? null,
        reference: query.reference ?? null,
        body,
      });
      if (words === null) return { success: true as const };
      reply.type(words.type);
      return words.body;
    });
    done();
  });

  return {
    payments,
    comparison: createComparison({ providers: real, mail, shopMail: config.shopMail ?? null, warn }),
    async settle() {
      await sandbox?.deliverDue();
      await payments.settle();
    },
  };
}

function openSandbox(
  app: FastifyInstance,
  {
    db,
    config,
    publicUrl,
    shopSecret,
  }: Pick<PaymentModule, 'db' | 'config'> & { publicUrl: string; shopSecret: string },
): Sandbox {
  const sandbox = createSandbox({
    db,
    publicUrl,
    secret: config.paymentSecret ?? createHmac('sha256', shopSecret).update('payments').digest('base64url'),
    // Over the shop's own wire: what a real provider's message meets, this one meets too.
    deliver: async ({ headers, body }) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/v1/payments/sandbox/webhook/',
        headers: { ...headers, 'content-type': 'application/json' },
        payload: body,
      });
      return answer.statusCode;
    },
  });
  registerSandbox(app, db, sandbox);
  return sandbox;
}
