/**
 * The ways to pay that no machine answers for: at the till or the door, by a bank transfer on an invoice, later by
 * contract. People of the shop tell that the money came (`operator/shop`), and that it went back.
 */
import { Refusal } from '../http/refusal.ts';
import type { PaymentProvider } from './provider.ts';

const nowhere = { redirectUrl: null, qr: null, providerId: null };

const withoutWebhook = {
  create: async () => nowhere,
  readWebhook: async () => {
    throw new Refusal('payment.provider_not_found');
  },
  findStatus: async () => null,
} satisfies Partial<PaymentProvider>;

/** The till pays money back over the counter, together with the goods. */
export const onReceipt: PaymentProvider = {
  ...withoutWebhook,
  name: 'on_receipt',
  methods: ['cash_on_receipt', 'card_on_receipt'],
  refund: async () => ({ state: 'done', eventId: null }),
};

/** The money goes back by a bank transfer; the bookkeeper tells when it has left. */
export const byInvoice: PaymentProvider = {
  ...withoutWebhook,
  name: 'invoice',
  methods: ['invoice'],
  refund: async () => ({ state: 'asked', eventId: null }),
};

/** What is owed becomes less: nothing has to travel. */
export const byContract: PaymentProvider = {
  ...withoutWebhook,
  name: 'deferred',
  methods: ['deferred'],
  refund: async () => ({ state: 'done', eventId: null }),
};
