/**
 * The face that every way to take money has. A provider is one folder with these functions beside sandbox/; nothing else
 * of the shop knows which one it is. Nothing here runs within a transaction: a provider is a network away. What cannot be
 * known (no answer, a cut line) is thrown as `Unknown` of api/outgoing, a final no as `Refused`.
 */
import type { Locale } from '#domain/locale.ts';
import type { PaymentDecline } from '#domain/orders/payment-decline.ts';
import type { PaymentMethod } from '#domain/orders/payment-methods.ts';
import type { GivenBack } from '#domain/orders/refund-agreement.ts';

/** One try to pay, as the provider is told of it. */
export interface PaymentTry {
  id: number;
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
  /** The provider's own number of the payment, where it has one so early. */
  providerId: string | null;
}

/** A payment that the provider was told of. */
export interface KnownPayment {
  id: number;
  reference: string;
  providerId: string | null;
  amountTenge: number;
}

export type EventKind = 'paid' | 'failed' | 'expired' | 'refunded';

/** What a provider tells of a payment. */
export interface ProviderEvent {
  /** The provider's own id of the message: the same message sent again has the same. */
  eventId: string;
  reference: string;
  kind: EventKind;
  amountTenge: number;
  /** Of a refund: the key it was asked with; null where the provider does not repeat it. */
  refundKey: string | null;
  /** The provider's own number of the payment, for what is asked of it later. */
  providerId: string | null;
  /** Of one that failed: why, where the provider tells. */
  decline?: PaymentDecline | null;
}

export interface Webhook {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Of its address, where the provider tells its messages apart by it. */
  kind: string | null;
  /** Of its address, where the provider does not repeat it in the message. */
  reference: string | null;
  /** As it came over the wire: what is signed. */
  body: Buffer;
}

/** What became of a message. `not_now`: it should be sent again. */
export type Verdict = 'taken' | 'not_found' | 'wrong_amount' | 'too_late' | 'not_now';

export interface OwnWords {
  type: 'application/json; charset=utf-8' | 'text/xml; charset=utf-8';
  body: string;
}

/** A message as its provider's file understood it. */
export interface Heard {
  events: readonly ProviderEvent[];
  /**
   * Before it takes the money the provider asks whether it may; where the answer is no, the events are not applied. With
   * an event that the shop has heard before it is yes again.
   */
  check: { reference: string; amountTenge: number; eventId: string | null } | null;
  /** What the provider wants to hear; null: the shop answers in its own way. */
  answer: ((verdict: Verdict) => OwnWords) | null;
}

export interface RefundTry {
  payment: KnownPayment;
  amountTenge: number;
  /** Asked twice with the same key, money goes back once. */
  key: string;
  /** Of a repeated one: when it was first tried. The answer was lost, or never came. */
  triedSince: Date | null;
  /** Events of other refunds of this payment: what is told of them is not told of this one. */
  known: readonly string[];
}

export interface RefundAnswer {
  /** `asked`: the provider will tell when it is done. */
  state: 'done' | 'asked';
  /** What the provider's message of it would be known by; null where it is known by its key. */
  eventId: string | null;
}

/** Money that a provider took. */
export interface ListedMoney {
  reference: string;
  providerId: string;
  amountTenge: number;
}

export interface PaymentProvider {
  /** In `/api/v1/payments/{provider}/webhook/`. */
  name: string;
  methods: readonly PaymentMethod[];
  /** Whether it does not answer at the moment: another is preferred meanwhile. */
  isLeftAlone?(): boolean;
  create(payment: PaymentTry): Promise<PaymentStart>;
  /** Where the provider's form is opened by its script: the page that loads it, with what that page may load. */
  writePage?(payment: PaymentTry): Promise<{ html: string; policy: string }>;
  /** Throws a Refusal when it is not the provider who speaks, or what it says cannot be read. */
  readWebhook(webhook: Webhook): Promise<Heard>;
  /** Where the payment stands with the provider: for messages that never came. Null: still open, or unknown there. */
  findStatus(payment: KnownPayment): Promise<ProviderEvent | null>;
  refund(refund: RefundTry): Promise<RefundAnswer>;
  /** What of a payment went back there, as far as it tells: for the nightly comparison. Null: it knows no such payment. */
  findGivenBack?(payment: KnownPayment): Promise<GivenBack | null>;
  /** What it took on that day of Kazakhstan, and perhaps some hours around it: for the nightly comparison. */
  list?(day: string): Promise<readonly ListedMoney[]>;
}
