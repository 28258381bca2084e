/**
 * TipTop Pay (cards, Apple Pay, Google Pay on its own page), as its documents 1.0.1 describe it: docs/partners/tiptop.md
 * names what was relied on. An order there has our reference as its InvoiceId; the TransactionId comes with the money.
 */
import { z } from 'zod';
import { findDecline } from '#domain/orders/payment-decline.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Answer, type Outgoing, Refused, readJson } from '../../outgoing/outgoing.ts';
import type { TipTopSettings } from '../../partner-settings.ts';
import { parseTenge } from '../parse-tenge.ts';
import type { Heard, KnownPayment, PaymentProvider, ProviderEvent, Verdict } from '../provider.ts';
import { TIPTOP_DECLINES } from './tiptop-declines.ts';
import { readMessage, type TipTopMessage } from './tiptop-message.ts';

const NAME = 'tiptop';
/** It repeats an answer to the same X-Request-ID for an hour; well within that a repeat is safe. */
const KEY_LASTS_MS = 50 * 60_000;
const DAY_MS = 86_400_000;

const envelope = z.object({ Success: z.boolean(), Message: z.string().nullish(), Model: z.unknown() });
const orderModel = z.object({ Url: z.url() });
const paymentModel = z.object({
  TransactionId: z.coerce.string(),
  Amount: z.number().transform(parseTenge),
  InvoiceId: z.string(),
  Status: z.string(),
  Refunded: z.boolean().optional(),
  ReasonCode: z.union([z.string(), z.number()]).nullish(),
});
const listModel = z.array(
  paymentModel
    .pick({ TransactionId: true, Amount: true, Status: true })
    .extend({ InvoiceId: z.string().nullish() }),
);
const refundModel = z.object({ TransactionId: z.coerce.string() });

const CULTURES = { ru: 'ru-RU', kz: 'kk' } as const;
const DESCRIPTIONS = { ru: 'Заказ', kz: 'Тапсырыс' } as const;

/** What a check is answered with; 0 lets the money be taken. */
const CODES: Record<Verdict, number> = {
  taken: 0,
  not_found: 10,
  wrong_amount: 12,
  too_late: 20,
  not_now: 13,
};

export function createTipTop(
  outgoing: Outgoing,
  { publicId, secret, address, isTest }: TipTopSettings,
): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${publicId}:${secret}`).toString('base64')}`;

  const ask = <T>(operation: string, body: object, read: (model: unknown) => T, key?: string): Promise<T> =>
    outgoing.call({
      to: NAME,
      operation,
      method: 'POST',
      url: `${address}/${operation}`,
      headers: {
        authorization,
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'x-request-id': key }),
      },
      body: JSON.stringify(body),
      read: (answer) => read(openEnvelope(answer)),
    });

  /** Null: no such payment there, or none that has ended. */
  const findBy = async (operation: 'payments/find' | 'payments/get', question: object) => {
    try {
      return await ask(operation, question, (model) => paymentModel.parse(model));
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  };
  const find = (reference: string) => findBy('payments/find', { InvoiceId: reference });
  const get = (providerId: string) => findBy('payments/get', { TransactionId: Number(providerId) });

  /** The key has run out: a refund whose answer was lost is repeated only if the provider says that it gave nothing. */
  async function requireNotGiven({ reference, providerId }: KnownPayment): Promise<void> {
    const known = await ask('payments/get', { TransactionId: Number(providerId) }, (model) =>
      paymentModel.parse(model),
    );
    if (known.Refunded !== false)
      throw new Error(
        `Whether the refund of ${reference} was given must be looked up at TipTop Pay by hand.`,
      );
  }

  return {
    name: NAME,
    methods: ['card_online'],
    isLeftAlone: () => outgoing.isLeftAlone(NAME),

    async create({ reference, amountTenge, orderNumber, language, returnUrl }) {
      const { Url: redirectUrl } = await ask(
        'orders/create',
        {
          Amount: amountTenge,
          Currency: 'KZT',
          Description: `${DESCRIPTIONS[language]} ${orderNumber}`,
          InvoiceId: reference,
          RequireConfirmation: false,
          SendEmail: false,
          CultureName: CULTURES[language],
          SuccessRedirectUrl: returnUrl,
          FailRedirectUrl: returnUrl,
        },
        (model) => orderModel.parse(model),
        reference,
      );
      if (new URL(redirectUrl).protocol !== new URL(address).protocol)
        throw new Error('TipTop Pay gave an address to pay at that is not safe.');
      return { redirectUrl, qr: null, providerId: null };
    },

    async readWebhook(webhook) {
      const message = readMessage(secret, webhook);
      // Of a test no money comes: goods must not leave for it.
      if (message.isTest && !isTest) throw new Refusal('payment.bad_signature');
      return toHeard(message);
    },

    async findStatus({ reference }) {
      const known = await find(reference);
      if (known === null) return null;
      const { TransactionId: id, Amount: amountTenge, Status, ReasonCode } = known;
      if (Status === 'Completed') return toEvent('paid', `pay:${id}`, { reference, amountTenge, id });
      if (Status !== 'Declined' && Status !== 'Cancelled') return null;
      const failed = toEvent('failed', `fail:${id}`, { reference, amountTenge, id });
      return { ...failed, decline: findDecline(TIPTOP_DECLINES, ReasonCode) };
    },

    async list(day) {
      // Its days are those of UTC: two of them hold a day of ours.
      const before = new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
      const days = [];
      for (const each of [before, day])
        days.push(await ask('payments/list', { Date: each }, (model) => listModel.parse(model)));
      return days
        .flat()
        .filter(({ Status }) => Status === 'Completed')
        .flatMap(({ InvoiceId: reference, TransactionId: providerId, Amount: amountTenge }) =>
          reference ? [{ reference, providerId, amountTenge }] : [],
        );
    },

    async refund({ payment, amountTenge, key, triedSince }) {
      if (payment.providerId === null) throw new Error(`TipTop Pay never named ${payment.reference}.`);
      if (triedSince && Date.now() - triedSince.getTime() > KEY_LASTS_MS) await requireNotGiven(payment);
      const { TransactionId } = await ask(
        'payments/refund',
        { TransactionId: Number(payment.providerId), Amount: amountTenge },
        (model) => refundModel.parse(model),
        `refund-${key}`,
      );
      return { state: 'done', eventId: `refund:${TransactionId}` };
    },

    /** It tells whether something went back; how much its messages tell. */
    async findGivenBack({ reference, providerId, amountTenge }) {
      const known = await (providerId === null ? find(reference) : get(providerId));
      if (known === null) return null;
      const { Refunded: isGiven = null } = known;
      return { leastTenge: isGiven ? 1 : 0, mostTenge: isGiven === false ? amountTenge - 1 : amountTenge };
    },
  };
}

/** `{Success, Message, Model}` around everything; without success it is a final no in its own words. */
function openEnvelope(answer: Answer): unknown {
  const { Success, Message, Model } = envelope.parse(readJson(answer));
  if (!Success) throw new Refused(NAME, Message ?? 'without words');
  return Model;
}

const toEvent = (
  kind: ProviderEvent['kind'],
  eventId: string,
  { reference, amountTenge, id }: { reference: string; amountTenge: number; id: string | null },
): ProviderEvent => ({ eventId, reference, kind, amountTenge, refundKey: null, providerId: id });

function toHeard(message: TipTopMessage): Heard {
  const { kind, transactionId: id, amountTenge, reference, isCompleted, decline } = message;
  const answer = (verdict: Verdict) => ({
    type: 'application/json; charset=utf-8' as const,
    body: JSON.stringify({ code: CODES[verdict] }),
  });
  const tell = (...events: ProviderEvent[]): Heard => ({ events, check: null, answer });
  const facts = { reference, amountTenge, id };
  switch (kind) {
    case 'check':
      return { events: [], check: { reference, amountTenge, eventId: null }, answer };
    case 'pay':
      // Money that is only held is not here yet.
      return isCompleted ? tell(toEvent('paid', `pay:${id}`, facts)) : tell();
    case 'confirm':
      return tell(toEvent('paid', `pay:${id}`, facts));
    case 'fail':
      return tell({ ...toEvent('failed', `fail:${id}`, facts), decline });
    case 'refund':
      return tell(toEvent('refunded', `refund:${id}`, { ...facts, id: null }));
    case 'cancel':
      return tell();
  }
}
