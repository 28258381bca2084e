/** Why a bank has declined a payment, as far as it tells: what a buyer can do about it differs by no more than this. */
export const PAYMENT_DECLINES = ['funds', 'limit', 'card', 'bank', '3ds'] as const;
export type PaymentDecline = (typeof PAYMENT_DECLINES)[number];

/** By the codes of a provider; one that its documents do not name says nothing. */
export type DeclineCodes = Readonly<Record<PaymentDecline, readonly number[]>>;

export function findDecline(codes: DeclineCodes, told: unknown): PaymentDecline | null {
  const code = Number(told);
  return PAYMENT_DECLINES.find((decline) => codes[decline].includes(code)) ?? null;
}
