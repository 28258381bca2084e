/** A shop that takes money by TipTop Pay, and the stand that it speaks to. */
import type { MoneyStand } from '../../money-sequences.ts';
import { openPaymentBench } from '../../payment-bench.ts';
import { type DeliverForm, openTipTopStand, PUBLIC_ID, SECRET } from './tiptop-stand.ts';

export async function openTipTopBench() {
  const tell: DeliverForm = async (kind, payload, headers) => {
    const url = `/api/v1/payments/tiptop/webhook/?kind=${kind}`;
    return (await bench.shop.app.inject({ method: 'POST', url, headers, payload })).body;
  };
  const stand = await openTipTopStand(tell);
  const settings = { publicId: PUBLIC_ID, secret: SECRET, address: stand.url, isTest: false };
  const bench = await openPaymentBench({ payments: ['tiptop'], partners: { tiptop: settings } });
  const money: MoneyStand = {
    pay: async (reference, isFunded) => (stand.orders.has(reference) ? stand.pay(reference, isFunded) : null),
    carry: stand.post.carry,
    fail: stand.fail,
    calm: stand.calm,
    kept: (references) =>
      stand.transactions
        .filter(({ InvoiceId, Status }) => Status === 'Completed' && references.includes(InvoiceId))
        .reduce((sum, { Amount, refunded }) => sum + Amount - refunded, 0),
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
