/**
 * The face that every way to take money has. A real provider is one more file with these functions beside sandbox/;
 * nothing else of the shop knows which one it is. Nothing here runs within a transaction: a provider is a network away.
 */
import type { Locale } from '#domain/locale.ts';
import type { PaymentMethod } from '#domain/orders/payment-methods.ts';

/** One try to pay, as the provider is told of it. */
export interface PaymentTry {
  /** What both sides know it by; asked twice with the same one, a provider makes one payment. */
  reference: string;
  method: PaymentMethod;
  amountTenge: number;
  orderNumber: string;
  language: Locale;
  /** Where the buyer comes back to. */
  returnUrl: string;
  expiresAt: Date | null;
}

/** Where the buyer pays; both null: nowhere on the site. */
export interface PaymentStart {
  redirectUrl: string | null;
  qr: string | null;
}

export type EventKind = 'paid' | 'failed' | 'expired' | 'refunded';

/** What a provider tells of a payment. */
export interface ProviderEvent {
  /** The provider's own id of the message: the same message sent again has the same. */
  eventId: string;
  reference: string;
  kind: EventKind;
  amountTenge: number;
  /** Of a refund: the key it was asked with. */
  refundKey: string | null;
}

export interface Webhook {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As it came over the wire: what is signed. */
  body: Buffer;
}

export interface PaymentProvider {
  /** In `/api/v1/payments/{provider}/webhook/`. */
  name: string;
  methods: readonly PaymentMethod[];
  create(payment: PaymentTry): Promise<PaymentStart>;
  /** Throws a Refusal when it is not the provider who speaks, or what it says cannot be read. */
  readWebhook(webhook: Webhook): ProviderEvent;
  /** Where the payment stands with the provider: for messages that never came. Null: still open, or unknown there. */
  findStatus(reference: string): Promise<ProviderEvent | null>;
  /** Asked twice with the same key, money goes back once. `asked`: the provider will tell when it is done. */
  refund(payment: { reference: string; amountTenge: number; key: string }): Promise<'done' | 'asked'>;
}
