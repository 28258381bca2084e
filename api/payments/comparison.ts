/**
 * At four in the morning yesterday's tries and refunds are held against what their providers know. What differs is a break: told to
 * staff by a letter and kept until somebody solves it, never corrected by itself, because either side may be wrong.
 */
import { Gauge, register } from 'prom-client';
import { type Database, transaction } from '../database.ts';
import type { Mail } from '../mail/mail.ts';
import { breakLetter } from './break-letter.ts';
import {
  type ComparedPayment,
  countBreaks,
  endComparison,
  findDayToCompare,
  insertBreak,
  listBreaks,
  listCompared,
  listUnknownReferences,
  type NewBreak,
} from './comparison.queries.ts';
import type { PaymentProvider, ProviderEvent } from './provider.ts';
import { compareRefunds } from './refund-comparison.ts';

export { COMPARISON_LOCK } from './comparison.queries.ts';

const openBreaks =
  (register.getSingleMetric('payment_breaks_open') as Gauge | undefined) ??
  new Gauge({
    name: 'payment_breaks_open',
    help: 'Differences of money that nobody has solved',
    aggregator: 'max',
  });

interface ComparisonParts {
  providers: readonly PaymentProvider[];
  mail: Pick<Mail, 'enqueue'>;
  shopMail: string | null;
  warn(error: unknown, words: string): void;
  now?: () => Date;
}

export type Comparison = ReturnType<typeof createComparison>;

export function createComparison({
  providers,
  mail,
  shopMail,
  warn,
  now = () => new Date(),
}: ComparisonParts) {
  /** How many could not be asked stands beside what was found. */
  async function compare(db: Database, provider: PaymentProvider, day: string) {
    const refunds = await compareRefunds(db, provider, day, warn);
    const breaks: NewBreak[] = [];
    const unasked: Unasked[] = refunds.unasked.map((payment) => ({ ...payment, isPaid: true }));
    for (const payment of await listCompared(db, provider.name, day)) {
      try {
        const wasGivenBack = payment.hasRefunds || refunds.givenThere.has(payment.id);
        const found = findBreak({ ...payment, wasGivenBack }, await provider.findStatus(payment));
        if (found) breaks.push(toBreak(provider.name, payment, found));
      } catch (error) {
        warn(error, `payment ${payment.id} could not be compared`);
        unasked.push(payment);
      }
    }
    const listed = (await provider.list?.(day)) ?? [];
    const references = listed.map(({ reference }) => reference);
    const unknown = new Set(await listUnknownReferences(db, provider.name, references));
    for (const { reference, providerId, amountTenge: there } of listed)
      if (unknown.has(reference))
        breaks.push({
          provider: provider.name,
          reference,
          paymentId: null,
          providerId,
          kind: 'unknown_here',
          facts: { here: null, there },
        });
    return { breaks: [...breaks, ...refunds.breaks], unasked };
  }

  return {
    isDue: async (db: Database): Promise<boolean> =>
      providers.length > 0 && (await findDayToCompare(db, now())) !== null,

    async run(db: Database): Promise<void> {
      const due = await findDayToCompare(db, now());
      if (due === null) return;
      const { day, isLast } = due;
      const found: NewBreak[] = [];
      for (const provider of providers) {
        const { breaks, unasked } = await compare(db, provider, day);
        // Asked again at the next look, until noon.
        if (unasked.length > 0 && !isLast) return;
        const silent = { kind: 'no_answer', there: null } as const;
        found.push(...breaks, ...unasked.map((payment) => toBreak(provider.name, payment, silent)));
      }
      await transaction(db, async (tx) => {
        if (!(await endComparison(tx, day))) return;
        for (const each of found) await insertBreak(tx, day, each);
        const told = await listBreaks(tx, day);
        if (told.length > 0 && shopMail !== null) await mail.enqueue(tx, breakLetter(shopMail, day, told));
      });
      const open = await listBreaks(db);
      if (open.length > 0) warn(`${open.length} open`, 'money differs from what the providers know');
    },

    /** Apart from the night: somebody may have solved one since, and another worker may be asked. */
    measure: async (db: Database): Promise<void> => openBreaks.set(await countBreaks(db)),
  };
}

type Unasked = Pick<ComparedPayment, 'id' | 'reference' | 'providerId' | 'amountTenge' | 'isPaid'>;
type Found = { kind: NewBreak['kind']; there: number | null };

function findBreak(
  { isPaid, wasGivenBack, amountTenge }: ComparedPayment & { wasGivenBack: boolean },
  known: ProviderEvent | null,
): Found | null {
  const there = known?.kind === 'paid' ? known.amountTenge : null;
  if (!isPaid) return there === null ? null : { kind: 'paid_there', there };
  // Of money that went back a provider may tell nothing any more.
  if (there === null) return wasGivenBack ? null : { kind: 'not_paid_there', there };
  return there === amountTenge ? null : { kind: 'other_sum', there };
}

const toBreak = (provider: string, payment: Unasked, { kind, there }: Found): NewBreak => ({
  provider,
  reference: payment.reference,
  paymentId: payment.id,
  providerId: payment.providerId,
  kind,
  facts: { here: payment.isPaid ? payment.amountTenge : null, there },
});
