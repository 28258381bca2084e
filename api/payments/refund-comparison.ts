/** What went back by the shop's books, held against what the provider knows. */
import { findRefundBreak, type GivenBack } from '#domain/orders/refund-agreement.ts';
import type { Database } from '../database.ts';
import type { NewBreak } from './comparison.queries.ts';
import type { KnownPayment, PaymentProvider } from './provider.ts';
import { type ComparedRefunds, listComparedRefunds } from './refund-comparison.queries.ts';

interface ComparedWithProvider {
  breaks: NewBreak[];
  /** Those whose provider did not answer. */
  unasked: KnownPayment[];
  /** Payments that something went back of there: money that was taken, whatever else is told of it. */
  givenThere: Set<number>;
}

export async function compareRefunds(
  db: Database,
  provider: PaymentProvider,
  day: string,
  warn: (error: unknown, words: string) => void,
): Promise<ComparedWithProvider> {
  const compared: ComparedWithProvider = { breaks: [], unasked: [], givenThere: new Set() };
  if (provider.findGivenBack === undefined) return compared;
  for (const payment of await listComparedRefunds(db, provider.name, day)) {
    try {
      const told = await provider.findGivenBack(payment);
      if (told === null) continue;
      const there = withHeard(told, payment);
      if (there.leastTenge > 0) compared.givenThere.add(payment.id);
      const found = findRefundBreak(payment, there);
      if (found === null) continue;
      const { reference, id: paymentId, providerId, doneTenge } = payment;
      const facts = { here: doneTenge, there: found.thereTenge };
      compared.breaks.push({
        provider: provider.name,
        reference,
        paymentId,
        providerId,
        kind: found.kind,
        facts,
      });
    } catch (error) {
      warn(error, `refunds of payment ${payment.id} could not be compared`);
      compared.unasked.push(payment);
    }
  }
  return compared;
}

/** Its own messages told of no less. */
const withHeard = ({ leastTenge, mostTenge }: GivenBack, { heardTenge }: ComparedRefunds): GivenBack => ({
  leastTenge: Math.max(leastTenge, heardTenge),
  mostTenge: Math.max(mostTenge, heardTenge),
});
