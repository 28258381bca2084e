/** What happens to money without a buyer or a message: tries whose time is over are asked for, refunds are given. */
import { type Database, type Db, transaction } from '../database.ts';
import { Refused, Unknown } from '../outgoing/outgoing.ts';
import { findPayable, listOverdue, listUnasked, type PaymentRow, setNextAsking } from './payments.queries.ts';
import type { PaymentProvider, ProviderEvent } from './provider.ts';
import { claimRefund, setRefundStatus, setRefundUntried } from './refunds.queries.ts';
import { finishRefund } from './refunds.ts';

const LEASE_SECONDS = 30;
const MOST_PER_ROUND = 20;
const ASK_AGAIN_SECONDS = 30;
/** Who pressed «pay» in the last minute is through by then. */
const EXPIRED_ASK_AGAIN_SECONDS = 15 * 60;

interface SettleParts {
  db: Database;
  /** Null: the shop does not speak with it any more. */
  findProvider(name: string): PaymentProvider | null;
  apply(provider: string, event: ProviderEvent): Promise<void>;
  announce(tx: Db, order: { id: number; userId: number }): Promise<void>;
  warn(error: unknown, words: string): void;
}

export function createSettle({ db, findProvider, apply, announce, warn }: SettleParts) {
  /** Who does not answer is asked later, and nothing is concluded from its silence. */
  async function askFor(payment: PaymentRow, conclude: (known: ProviderEvent | null) => Promise<void>) {
    try {
      const provider = findProvider(payment.provider);
      await conclude(provider && (await provider.findStatus(payment)));
    } catch (error) {
      warn(error, `payment ${payment.id} could not be asked for and stays ${payment.status}`);
      await setNextAsking(db, payment.id, ASK_AGAIN_SECONDS);
    }
  }

  /** A provider whose message was lost is asked; what it knows nothing of has expired. */
  async function endOverdue(): Promise<void> {
    for (const payment of await listOverdue(db, MOST_PER_ROUND))
      await askFor(payment, async (known) => {
        const { provider, reference, amountTenge } = payment;
        const eventId = `expired:${reference}`;
        const expired = { eventId, reference, amountTenge, refundKey: null, providerId: null } as const;
        if (known?.kind === 'paid') return await apply(provider, known);
        await apply(provider, { ...expired, kind: 'expired' });
        await setNextAsking(db, payment.id, EXPIRED_ASK_AGAIN_SECONDS);
      });
    for (const payment of await listUnasked(db, MOST_PER_ROUND))
      await askFor(payment, async (known) => {
        if (known?.kind === 'paid') await apply(payment.provider, known);
        await setNextAsking(db, payment.id, null);
      });
  }

  async function giveRefunds(): Promise<void> {
    for (let round = 0; round < MOST_PER_ROUND; round++) {
      const refund = await claimRefund(db, LEASE_SECONDS);
      if (refund === null) return;
      const { id, orderId, amountTenge, operationKey: key, attempts, triedSince } = refund;
      try {
        const provider = findProvider(refund.provider);
        if (!provider) throw new Error(`The shop does not speak with ${refund.provider} any more.`);
        const { state, eventId } = await provider.refund({
          payment: refund.payment,
          amountTenge,
          key,
          triedSince,
          known: refund.known,
        });
        await transaction(db, async (tx) => {
          if (state === 'done') await finishRefund(tx, refund, { actor: 'job', eventId });
          else await setRefundStatus(tx, id, 'asked');
          const order = await findPayable(tx, orderId);
          if (order) await announce(tx, order);
        });
      } catch (error) {
        warn(error, `refund ${id} was not given (try ${attempts}) and will be tried again`);
        // What surely did not happen leaves no doubt for the next try; an older doubt stays.
        if (triedSince === null && isSurelyNotDone(error)) await setRefundUntried(db, id);
      }
    }
  }

  return async function settle(): Promise<void> {
    await endOverdue();
    await giveRefunds();
  };
}

const isSurelyNotDone = (error: unknown): boolean =>
  error instanceof Refused || (error instanceof Unknown && !error.wasSent);
