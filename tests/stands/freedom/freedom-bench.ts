/** A shop that takes money by Freedom Pay, and the stand that it speaks to. */
import type { MoneyStand } from '../../money-sequences.ts';
import { openPaymentBench } from '../../payment-bench.ts';
import { type DeliverResult, MERCHANT, openFreedomStand, SECRET } from './freedom-stand.ts';

export async function openFreedomBench() {
  const tell: DeliverResult = async (type, payload) => {
    const url = '/api/v1/payments/freedom/webhook';
    const headers = { 'content-type': type };
    return (await bench.shop.app.inject({ method: 'POST', url, headers, payload })).body;
  };
  const stand = await openFreedomStand(tell);
  const settings = { merchant: MERCHANT, secret: SECRET, address: stand.url, isTest: false };
  // Beside it, by staff's hand.
  const kaspi = { qr: 'https://pay.kaspi.test/pay/stand', phone: '+77051234567' };
  const bench = await openPaymentBench({ payments: ['freedom'], partners: { freedom: settings, kaspi } });
  const money: MoneyStand = {
    pay: async (reference, isFunded) => stand.pay(reference, isFunded),
    carry: stand.post.carry,
    fail: stand.fail,
    calm: stand.calm,
    kept: (references) =>
      stand.payments
        .filter(
          ({ order, status, isRejected }) =>
            status === 'success' && !isRejected && references.includes(order),
        )
        .reduce(
          (sum, { amount, refunds }) => refunds.reduce((left, each) => left - each.amount, sum + amount),
          0,
        ),
  };
  return {
    bench,
    stand,
    settings,
    tell,
    money,
    async close() {
      await bench.shop.close();
      await stand.close();
    },
  };
}
