/**
 * Halyk ePay: a token for each operation, and the bank's own script that opens its form from a page of ours (halyk-page.ts).
 * Its messages are not signed, so they are a hint: the bank itself is asked how the payment stands (docs/partners/halyk.md).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { findDecline } from '#domain/orders/payment-decline.ts';
import { givenExactly } from '#domain/orders/refund-agreement.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Answer, type Outgoing, Refused, readJson, Unknown } from '../../outgoing/outgoing.ts';
import type { HalykSettings } from '../../partner-settings.ts';
import { parseTenge } from '../parse-tenge.ts';
import type { KnownPayment, PaymentProvider, PaymentTry, ProviderEvent } from '../provider.ts';
import { HALYK_DECLINES } from './halyk-declines.ts';
import { halykPage } from './halyk-page.ts';

const NAME = 'halyk';
const SCOPE = 'webapi usermanagement email_send verification statement statistics payment';
const LEAST_REFUND_TENGE = 10;
const LANGUAGES = { ru: 'rus', kz: 'kaz' } as const;
const DESCRIPTIONS = { ru: 'Заказ', kz: 'Тапсырыс' } as const;

const tokenAnswer = z.object({ access_token: z.string() }).loose();
const statusAnswer = z.object({
  resultCode: z.coerce.string(),
  transaction: z
    .object({
      id: z.string(),
      invoiceID: z.string(),
      amount: z.union([z.number(), z.string()]).transform(parseTenge),
      statusName: z.string(),
    })
    .nullish(),
});
const message = z.object({
  invoiceId: z.string(),
  amount: z.union([z.number(), z.string()]),
  secret_hash: z.string(),
  reasonCode: z.union([z.number(), z.string()]).nullish(),
});

interface HalykParts {
  publicUrl: string;
  /** The shop's own secret: what proves that a message was begun by us is made of it. */
  secretKey: string;
}

export function createHalyk(
  outgoing: Outgoing,
  { client, secret, terminal, prefix, address, tokenAddress, script }: HalykSettings,
  { publicUrl, secretKey }: HalykParts,
): PaymentProvider {
  /** 6–15 digits, never used before: a merchant with several shops gives each a prefix. */
  const toInvoice = ({ id }: { id: number }) => `${prefix}${String(id).padStart(12, '0')}`;
  const toHash = (invoice: string, amountTenge: number, reference: string) =>
    createHmac('sha256', secretKey).update(`${invoice}:${amountTenge}:${reference}`).digest('hex');

  const askToken = (operation: string, more: Readonly<Record<string, string>> = {}) =>
    outgoing.call({
      to: NAME,
      operation,
      method: 'POST',
      url: tokenAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        scope: SCOPE,
        client_id: client,
        client_secret: secret,
        ...more,
      }).toString(),
      read: (answer) => tokenAnswer.parse(readDone(answer)),
    });

  async function ask<T>(
    operation: string,
    { method, path }: { method: 'GET' | 'POST'; path: string },
    read: (answer: Answer) => T,
  ): Promise<T> {
    const { access_token: token } = await askToken('token').catch((error: unknown) => {
      // Without a token nothing was asked for.
      throw error instanceof Unknown ? new Unknown(error.message, { wasSent: false }) : error;
    });
    const headers = { authorization: `Bearer ${token}` };
    return outgoing.call({ to: NAME, operation, method, url: `${address}${path}`, headers, read });
  }

  const askStatus = (payment: KnownPayment) =>
    ask(
      'check-status',
      { method: 'GET', path: `/check-status/payment/transaction/${toInvoice(payment)}` },
      (answer) => statusAnswer.parse(readJson(answer)),
    );

  /** Where each side sends the buyer and its word to. */
  function toLinks({ reference, returnUrl }: Pick<PaymentTry, 'reference' | 'returnUrl'>) {
    const postLink = `${publicUrl}/api/v1/payments/${NAME}/webhook/?reference=${reference}`;
    return { postLink, failurePostLink: postLink, backLink: returnUrl, failureBackLink: returnUrl };
  }

  async function findStatus(payment: KnownPayment): Promise<ProviderEvent | null> {
    const { resultCode, transaction } = await askStatus(payment);
    const { reference, amountTenge } = payment;
    const facts = { reference, refundKey: null };
    if (resultCode === '101') {
      const eventId = `${transaction?.id ?? toInvoice(payment)}:error`;
      return { ...facts, eventId, kind: 'failed', amountTenge, providerId: null };
    }
    // 102: none; 107: later. What is only held was not taken yet.
    if (resultCode !== '100' || transaction?.statusName !== 'CHARGE') return null;
    if (transaction.invoiceID !== toInvoice(payment)) throw new Unknown('another payment was answered with');
    const { id, amount } = transaction;
    return { ...facts, eventId: `${id}:ok`, kind: 'paid', amountTenge: amount, providerId: id };
  }

  return {
    name: NAME,
    methods: ['card_online'],
    isLeftAlone: () => outgoing.isLeftAlone(NAME),

    async create({ reference }) {
      return { redirectUrl: `${publicUrl}/pay/${reference}`, qr: null, providerId: null };
    },

    async writePage(payment) {
      const { reference, amountTenge, orderNumber, language, returnUrl } = payment;
      const links = toLinks(payment);
      const invoice = toInvoice(payment);
      const terms = { amount: String(amountTenge), currency: 'KZT', terminal };
      const { postLink, failurePostLink } = links;
      const auth = await askToken('payment token', {
        ...terms,
        invoiceID: invoice,
        secret_hash: toHash(invoice, amountTenge, reference),
        postLink,
        failurePostLink,
      });
      const description = `${DESCRIPTIONS[language]} ${orderNumber}`;
      return halykPage({
        script,
        bank: [script, address, tokenAddress].map((each) => new URL(each).origin),
        call: {
          invoiceId: invoice,
          ...links,
          language: LANGUAGES[language],
          description,
          ...terms,
          amount: amountTenge,
          auth,
        },
        page: { language, amountTenge, orderNumber, returnUrl },
      });
    },

    async readWebhook({ reference, body }) {
      const told = message.safeParse(parseMessage(body));
      if (!told.success || reference === null) throw new Refusal('request.malformed');
      const { invoiceId, amount, secret_hash: hash, reasonCode } = told.data;
      const amountTenge = parseTenge(amount);
      const [given, own] = [Buffer.from(hash), Buffer.from(toHash(invoiceId, amountTenge, reference))];
      const id = Number(invoiceId.slice(prefix.length));
      const isOurs =
        given.length === own.length && timingSafeEqual(given, own) && toInvoice({ id }) === invoiceId;
      if (!isOurs) throw new Refusal('payment.bad_signature');
      const status = await findStatus({ id, reference, amountTenge, providerId: null }).catch(() => {
        throw new Refusal('payment.unavailable');
      });
      // That it failed the bank itself has said; why, only its message tells.
      const decline = status?.kind === 'failed' ? findDecline(HALYK_DECLINES, reasonCode) : null;
      return { events: status ? [{ ...status, decline }] : [], check: null, answer: null };
    },

    findStatus,

    /** It tells that all went back, and of parts nothing. */
    async findGivenBack(payment) {
      const { transaction } = await askStatus(payment);
      if (transaction?.invoiceID !== toInvoice(payment)) return null;
      return transaction.statusName === 'REFUND'
        ? givenExactly(payment.amountTenge)
        : { leastTenge: 0, mostTenge: payment.amountTenge - 1 };
    },

    async refund({ payment, amountTenge, key, triedSince }) {
      const { reference, providerId } = payment;
      if (providerId === null) throw new Error(`Halyk ePay never named ${reference}.`);
      if (amountTenge < LEAST_REFUND_TENGE)
        throw new Error(
          `Halyk ePay gives back from ${LEAST_REFUND_TENGE} tenge: ${reference} must be given by hand.`,
        );
      if (triedSince) {
        const { transaction } = await askStatus(payment);
        // Of a part it tells nothing that could be told from another part.
        if (transaction?.statusName !== 'REFUND' || amountTenge !== payment.amountTenge)
          throw new Error(
            `Whether the refund of ${reference} was given must be looked up at Halyk ePay by hand.`,
          );
        return { state: 'done', eventId: null };
      }
      const query = new URLSearchParams({ amount: String(amountTenge), externalID: key });
      const path = `/operation/${encodeURIComponent(providerId)}/refund?${query}`;
      await ask('refund', { method: 'POST', path }, ({ status }) => {
        if (status !== 200) throw new Refused(NAME, String(status));
      });
      return { state: 'done', eventId: null };
    },
  };
}

function readDone(answer: Answer): unknown {
  if (answer.status !== 200) throw new Refused(NAME, String(answer.status));
  return readJson(answer);
}

function parseMessage(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
