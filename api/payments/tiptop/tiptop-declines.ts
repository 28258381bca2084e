/** `ReasonCode` of TipTop Pay: five thousand and the code of the card's bank (ISO 8583), beside its own from 5200 on. */
import type { DeclineCodes } from '#domain/orders/payment-decline.ts';

export const TIPTOP_DECLINES: DeclineCodes = {
  funds: [5051],
  limit: [5061, 5065],
  card: [5004, 5007, 5014, 5015, 5033, 5036, 5041, 5043, 5054, 5057, 5062, 5082],
  bank: [5001, 5005, 5012, 5034, 5063],
  '3ds': [5206, 5207],
};
