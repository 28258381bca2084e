/**
 * Freedom Pay (until 2023 PayBox): a form opens a payment page, XML answers, everything is signed, also our answers to it
 * (docs/partners/freedom.md). It knows no key for refunds: each is a payment of its own there, and one in doubt is looked
 * for among them before it is asked for again.
 */
import { type Answer, type Outgoing, Refused, Unknown } from '../../outgoing/outgoing.ts';
import type { FreedomSettings } from '../../partner-settings.ts';
import { parseTenge } from '../parse-tenge.ts';
import type { KnownPayment, PaymentProvider, ProviderEvent, RefundAnswer, Verdict } from '../provider.ts';
import { areSigned, type Field, findValue, parseXml, signFields, toXml } from './freedom-fields.ts';
import { readResult } from './freedom-message.ts';

const NAME = 'freedom';
/** The last word of the address its messages come to: part of their signature. */
const RESULT_SCRIPT = 'webhook';
/** A refund may be seen there a while after it was asked for: none seen earlier proves nothing. */
const SEEN_WITHIN_MS = 10 * 60_000;
const DESCRIPTIONS = { ru: 'Заказ', kz: 'Тапсырыс' } as const;

export function createFreedom(
  outgoing: Outgoing,
  { merchant, secret, address, isTest, publicUrl }: FreedomSettings & { publicUrl: string },
): PaymentProvider {
  const ask = (script: string, values: Readonly<Record<string, string>>): Promise<Field[]> =>
    outgoing.call({
      to: NAME,
      operation: script,
      method: 'POST',
      url: `${address}/${script}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(
        signFields(script, { ...values, pg_merchant_id: merchant }, secret),
      ).toString(),
      read: (answer) => readAnswer(script, secret, answer),
    });

  /** By its own number where that is known: by ours it may answer with a refund instead. Null: it knows of none. */
  async function findFields({ reference, providerId }: KnownPayment): Promise<Field[] | null> {
    try {
      return await ask('get_status3.php', {
        ...(providerId === null ? { pg_order_id: reference } : { pg_payment_id: providerId }),
      });
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  }

  /** The refund of this sum that no other is known by. Null: none is seen. */
  async function findGiven(
    payment: KnownPayment,
    amountTenge: number,
    known: readonly string[],
  ): Promise<RefundAnswer | null> {
    const listed = toRefunds((await findFields(payment)) ?? []);
    const own = listed.find(
      ({ eventId, amount, status }) =>
        amount === amountTenge && status !== 'error' && !known.includes(eventId),
    );
    if (!own) return null;
    if (own.status !== 'success') throw new Unknown(`a refund of ${payment.reference} is under way`);
    return { state: 'done', eventId: own.eventId };
  }

  return {
    name: NAME,
    methods: ['card_online'],
    isLeftAlone: () => outgoing.isLeftAlone(NAME),

    async create({ reference, amountTenge, orderNumber, language, returnUrl, expiresAt }) {
      const lifetime = expiresAt && Math.max(60, Math.round((expiresAt.getTime() - Date.now()) / 1000));
      const fields = await ask('init_payment.php', {
        pg_order_id: reference,
        pg_amount: String(amountTenge),
        pg_currency: 'KZT',
        pg_description: `${DESCRIPTIONS[language]} ${orderNumber}`,
        pg_result_url: `${publicUrl}/api/v1/payments/${NAME}/${RESULT_SCRIPT}`,
        pg_success_url: returnUrl,
        pg_failure_url: returnUrl,
        ...(lifetime === null ? {} : { pg_lifetime: String(lifetime) }),
        ...(isTest ? { pg_testing_mode: '1' } : {}),
      });
      const redirectUrl = findValue(fields, 'pg_redirect_url') ?? '';
      if (URL.parse(redirectUrl)?.protocol !== new URL(address).protocol)
        throw new Error('Freedom Pay gave an address to pay at that is not safe.');
      return { redirectUrl, qr: null, providerId: findValue(fields, 'pg_payment_id') };
    },

    async readWebhook(webhook) {
      const message = await readResult(RESULT_SCRIPT, secret, webhook);
      const { paymentId, reference, amountTenge, result, canReject } = message;
      const eventId = `${paymentId}:${result}`;
      const events =
        result === '2' ? [] : [toEvent(eventId, result === '1', { reference, amountTenge, paymentId })];
      return {
        events,
        check: canReject && result === '1' ? { reference, amountTenge, eventId } : null,
        answer: (verdict) => ({
          type: 'text/xml; charset=utf-8',
          body: toXml(signFields(RESULT_SCRIPT, toAnswer(verdict, canReject), secret)),
        }),
      };
    },

    async findStatus(payment) {
      const fields = await findFields(payment);
      if (fields === null) return null;
      const value = (name: string) => findValue(fields, name) ?? '';
      const [paymentId, status] = [value('pg_payment_id'), value('pg_payment_status')];
      const facts = { reference: payment.reference, amountTenge: parseTenge(value('pg_amount')), paymentId };
      // What is only held was not taken yet.
      if (status === 'success' && value('pg_captured') !== '0') return toEvent(`${paymentId}:1`, true, facts);
      return status === 'error' || status === 'failed' ? toEvent(`${paymentId}:0`, false, facts) : null;
    },

    async refund({ payment, amountTenge, triedSince, known }) {
      if (payment.providerId === null) throw new Error(`Freedom Pay never named ${payment.reference}.`);
      if (triedSince) {
        const given = await findGiven(payment, amountTenge, known);
        if (given) return given;
        if (Date.now() - triedSince.getTime() < SEEN_WITHIN_MS)
          throw new Unknown(`whether ${payment.reference} was given back is not seen yet`);
      }
      await ask('revoke.php', { pg_payment_id: payment.providerId, pg_refund_amount: String(amountTenge) });
      const given = await findGiven(payment, amountTenge, known);
      if (!given) throw new Unknown(`the refund of ${payment.reference} is not seen yet`);
      return given;
    },

    async findGivenBack(payment) {
      const fields = await findFields(payment);
      if (fields === null) return null;
      const sum = (...statuses: string[]) =>
        toRefunds(fields)
          .filter(({ status }) => statuses.includes(status))
          .reduce((total, { amount }) => total + amount, 0);
      return { leastTenge: sum('success'), mostTenge: sum('success', 'process') };
    },
  };
}

function readAnswer(script: string, secret: string, { body }: Answer): Field[] {
  const fields = parseXml(body.toString('utf8'));
  if (fields === null || !areSigned(script, fields, secret)) throw new Unknown('no signed answer');
  if (findValue(fields, 'pg_status') === 'ok') return fields;
  throw new Refused(NAME, findValue(fields, 'pg_error_code') ?? 'without a code');
}

function toRefunds(fields: readonly Field[]): { eventId: string; amount: number; status: string }[] {
  const list = fields.find(({ name }) => name === 'pg_refund_payments')?.value ?? [];
  if (typeof list === 'string') return [];
  return list.flatMap(({ value: each }) => {
    if (typeof each === 'string') return [];
    const amount = parseTenge((findValue(each, 'pg_amount') ?? '').replace(/^-/, ''));
    const status = findValue(each, 'pg_payment_status') ?? 'process';
    return [{ eventId: `refund:${findValue(each, 'pg_payment_id')}`, amount, status }];
  });
}

const toEvent = (
  eventId: string,
  isPaid: boolean,
  { reference, amountTenge, paymentId }: { reference: string; amountTenge: number; paymentId: string },
): ProviderEvent => ({
  eventId,
  reference,
  kind: isPaid ? 'paid' : 'failed',
  amountTenge,
  refundKey: null,
  providerId: paymentId,
});

/** `rejected` gives the money back at once, where that can still be; `error` asks for the message again. */
function toAnswer(verdict: Verdict, canReject: boolean): Record<string, string> {
  if (verdict === 'taken') return { pg_status: 'ok', pg_description: 'ok' };
  return { pg_status: canReject && verdict !== 'not_now' ? 'rejected' : 'error', pg_description: verdict };
}
