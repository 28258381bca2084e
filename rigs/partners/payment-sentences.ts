/** Of banks: what can be asked without a card. Nothing is paid, and what is begun runs out by itself. */
import { randomInt } from 'node:crypto';
import type { PaymentProvider, PaymentTry } from '#api/payments/provider.ts';
import { almatyDate } from '#domain/time.ts';
import { requireRefusal, requireSo, type Sentence } from './sentence.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Of a moment that no shop has used: banks want numbers that are new to them. */
function aTry(): PaymentTry {
  const id = Math.floor(Date.now() / 1000) * 100 + randomInt(100);
  return {
    id,
    reference: `try-${id}`,
    method: 'card_online',
    amountTenge: 1234,
    orderNumber: `T-${id}`,
    language: 'ru',
    returnUrl: 'https://shop.invalid/order-created',
    expiresAt: new Date(Date.now() + HOUR_MS),
  };
}

/** `stranger`: the same with another secret. */
export function listPaymentSentences(bank: PaymentProvider, stranger: PaymentProvider): Sentence[] {
  const payment = aTry();
  const known = { ...payment, providerId: null as string | null };
  const begin = async (by: PaymentProvider) => {
    const { redirectUrl, providerId } = await by.create(payment);
    const page = by.writePage ? (await by.writePage(payment)).html : redirectUrl;
    requireSo(Boolean(page), 'no place to pay at was given');
    return { redirectUrl, providerId };
  };
  return [
    {
      says: 'a payment is begun, and there is a place to pay at',
      async holds() {
        known.providerId = (await begin(bank)).providerId;
      },
    },
    {
      says: 'begun again with the same reference it is the same payment',
      async holds() {
        const { providerId } = await begin(bank);
        requireSo(providerId === known.providerId, `${providerId} is another one than ${known.providerId}`);
      },
    },
    {
      says: 'nobody has paid it, and that is said rather than left open by silence',
      async holds() {
        const status = await bank.findStatus(known);
        requireSo(status === null, `it is said to be ${status?.kind}`);
      },
    },
    {
      says: 'of a payment that was never begun nothing is known',
      async holds() {
        const status = await bank.findStatus({ ...aTry(), providerId: null });
        requireSo(status === null, `it is said to be ${status?.kind}`);
      },
    },
    ...(bank.list
      ? [
          {
            says: 'the payments of a day are listed',
            async holds() {
              const day = almatyDate(new Date(Date.now() - DAY_MS));
              requireSo(Array.isArray(await bank.list?.(day)), 'that is no list');
            },
          },
        ]
      : []),
    { says: 'another secret is refused', holds: () => requireRefusal(begin(stranger)) },
  ];
}
