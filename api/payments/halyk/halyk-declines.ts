/** `reasonCode` of Halyk ePay (epayment.kz/docs/kody-oshibok). */
import type { DeclineCodes } from '#domain/orders/payment-decline.ts';

export const HALYK_DECLINES: DeclineCodes = {
  funds: [484],
  limit: [],
  card: [457, 459, 465, 467, 471, 472, 478, 479],
  bank: [462, 463, 466],
  '3ds': [455, 468, 473],
};
