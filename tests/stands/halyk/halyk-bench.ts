/** A shop that takes money by Halyk ePay, and the stand that it speaks to. */
import type { MoneyStand } from '../../money-sequences.ts';
import { openPaymentBench } from '../../payment-bench.ts';
import { CLIENT, type DeliverHint, type HalykCall, openHalykStand, SECRET, TERMINAL } from './halyk-stand.ts';

export async function openHalykBench() {
  const tell: DeliverHint = async (link, payload) => {
    const { pathname, search } = new URL(link);
    const headers = { 'content-type': 'application/json' };
    const answer = await bench.shop.app.inject({
      method: 'POST',
      url: `${pathname}${search}`,
      headers,
      payload,
    });
    return String(answer.statusCode);
  };
  const stand = await openHalykStand(tell);
  const settings = {
    client: CLIENT,
    secret: SECRET,
    terminal: TERMINAL,
    prefix: '1',
    address: stand.url,
    tokenAddress: `${stand.url}/oauth2/token`,
    script: `${stand.url}/payform/payment-api.js`,
  };
  const bench = await openPaymentBench({ payments: ['halyk'], partners: { halyk: settings } });
  const invoices = new Map<string, string>();
  /** What the page would call the bank's script with; null: it is no page to pay at. */
  async function openForm(reference: string): Promise<HalykCall | null> {
    const page = await bench.shop.app.inject({ url: `/pay/${reference}` });
    const [, facts] = /<script type="application\/json" id="call">(.*?)<\/script>/.exec(page.body) ?? [];
    if (page.statusCode !== 200 || facts === undefined) return null;
    const call = JSON.parse(facts) as HalykCall;
    invoices.set(reference, call.invoiceId);
    return call;
  }
  const money: MoneyStand = {
    hasUnsureRefunds: true,
    async pay(reference, isFunded) {
      const call = await openForm(reference);
      return call && stand.pay(call, isFunded);
    },
    carry: stand.post.carry,
    fail: stand.fail,
    calm: stand.calm,
    kept: (references) => {
      const own = references.map((reference) => invoices.get(reference));
      return stand.transactions
        .filter(({ invoice, statusName }) => statusName !== 'FAILED' && own.includes(invoice))
        .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
    },
  };
  return {
    bench,
    stand,
    settings,
    tell,
    money,
    openForm,
    async close() {
      await bench.shop.close();
      await stand.close();
    },
  };
}
