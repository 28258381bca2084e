/**
 * The sandbox: a bank to try with. It has all that a real provider has (a page of its own where the buyer pays,
 * refuses or leaves, signed messages sent until they are taken, expiry, refunds, an answer to «where does it stand?»)
 * and no money. Promises to ask for and tell everything over the same wire a real one would. Hides its tables.
 * A public shop has it only when its operator asks for it.
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { givenExactly } from '#domain/orders/refund-agreement.ts';
import { type Database, transaction } from '../../database.ts';
import { Refusal } from '../../http/refusal.ts';
import type { PaymentProvider, ProviderEvent } from '../provider.ts';
import {
  addSandboxRefund,
  claimSandboxMessage,
  endSandboxMessage,
  findLastMessage,
  findSandboxPayment,
  insertSandboxMessage,
  insertSandboxPayment,
  lockSandboxPayment,
  type SandboxMessage,
  type SandboxPayment,
  setSandboxStatus,
} from './sandbox.queries.ts';
import { isSigned, SIGNATURE_HEADER, sign } from './signature.ts';

export const SANDBOX_PATH = '/payments/sandbox';
const DAY_MS = 86_400_000;
const LEASE_SECONDS = 15;
const MOST_PER_ROUND = 20;

const messageSchema = z.object({
  eventId: z.string().min(1).max(100),
  reference: z.string().min(1).max(100),
  kind: z.enum(['paid', 'failed', 'expired', 'refunded']),
  amount: z.number().int().positive(),
  refundKey: z.string().max(200).nullable(),
});

/** Carries a message to the shop; tells the status it was answered with. */
export type Deliver = (message: { headers: Record<string, string>; body: string }) => Promise<number>;

interface SandboxParts {
  db: Database;
  secret: string;
  publicUrl: string;
  deliver: Deliver;
  now?: () => Date;
}

export type SandboxAnswer = 'pay' | 'decline' | 'close';

export type Sandbox = ReturnType<typeof createSandbox>;

export function createSandbox({ db, secret, publicUrl, deliver, now = () => new Date() }: SandboxParts) {
  const provider: PaymentProvider = {
    name: 'sandbox',
    methods: ['card_online', 'kaspi_pay'],

    async create(payment) {
      await insertSandboxPayment(db, {
        reference: payment.reference,
        method: payment.method,
        amount: payment.amountTenge,
        language: payment.language,
        orderNumber: payment.orderNumber,
        returnUrl: payment.returnUrl,
        expiresAt: payment.expiresAt ?? new Date(now().getTime() + DAY_MS),
      });
      const redirectUrl = `${publicUrl}${SANDBOX_PATH}/${payment.reference}`;
      return { redirectUrl, qr: payment.method === 'kaspi_pay' ? redirectUrl : null, providerId: null };
    },

    async readWebhook({ headers, body }) {
      if (!isSigned(secret, headers[SIGNATURE_HEADER], body, now())) {
        throw new Refusal('payment.bad_signature');
      }
      const message = messageSchema.safeParse(parseJson(body));
      if (!message.success) throw new Refusal('request.malformed');
      return { events: [toEvent(message.data)], check: null, answer: null };
    },

    async findStatus({ reference }) {
      const message = await findLastMessage(db, reference);
      return message === null ? null : toEvent(message);
    },

    async refund({ payment: { reference }, amountTenge, key }) {
      await transaction(db, async (tx) => {
        const payment = await lockSandboxPayment(tx, reference);
        if (payment?.status !== 'paid') throw new Error(`The sandbox has no money of ${reference}`);
        const isNew = await insertSandboxMessage(tx, {
          eventId: randomUUID(),
          reference,
          kind: 'refunded',
          amount: amountTenge,
          refundKey: key,
        });
        if (isNew) await addSandboxRefund(tx, reference, amountTenge);
      });
      return { state: 'asked', eventId: null };
    },

    async findGivenBack({ reference }) {
      const payment = await findSandboxPayment(db, reference);
      return payment && givenExactly(payment.refunded);
    },
  };

  /** Sends what is due; what is not taken is sent again, later each time. */
  async function deliverDue(reference: string | null = null): Promise<void> {
    for (let round = 0; round < MOST_PER_ROUND; round++) {
      const message = await claimSandboxMessage(db, LEASE_SECONDS, reference);
      if (message === null) return;
      const body = JSON.stringify(message);
      const signature = sign(secret, Buffer.from(body), now());
      const status = await deliver({ headers: { [SIGNATURE_HEADER]: signature }, body });
      if (status === 200) await endSandboxMessage(db, message.eventId);
    }
  }

  return {
    provider,
    deliverDue,
    find: (reference: string): Promise<SandboxPayment | null> => findSandboxPayment(db, reference),

    /** What the buyer pressed. Money that was paid stays paid; a failed try may be made again until the time is over. */
    async answer(reference: string, pressed: SandboxAnswer): Promise<SandboxPayment | null> {
      const payment = await transaction(db, async (tx): Promise<SandboxPayment | null> => {
        const known = await lockSandboxPayment(tx, reference);
        if (known === null || known.status === 'paid' || pressed === 'close') return known;
        const kind = known.status === 'expired' ? 'expired' : pressed === 'pay' ? 'paid' : 'failed';
        await setSandboxStatus(tx, reference, kind);
        const { amount } = known;
        await insertSandboxMessage(tx, { eventId: randomUUID(), reference, kind, amount, refundKey: null });
        return { ...known, status: kind };
      });
      // At once, so that the buyer comes back to an order that knows; the job makes good what fails here.
      await deliverDue(reference).catch(() => undefined);
      return payment;
    },
  };
}

const toEvent = ({ amount, ...message }: SandboxMessage): ProviderEvent => ({
  ...message,
  amountTenge: amount,
  providerId: null,
});

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
