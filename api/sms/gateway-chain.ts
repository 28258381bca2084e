/**
 * Messages by real gateways, in the order of preference. Promises: a message that the first does not take within five
 * seconds goes by the second under the same number; nobody is asked beyond its cap of a day, and no block of numbers is sent
 * more than its share, so that a machine that asks for codes to numbers of its own earns little. A code is carried by the
 * request that asks for it: one that waits in a queue is worth nothing, and who asked hears at once that it did not leave.
 */
import { createHmac } from 'node:crypto';
import { Gauge, register } from 'prom-client';
import { countSmsSegments } from '#domain/sms-segments.ts';
import type { Database } from '../database.ts';
import { type Limit, requireWithinLimit } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import { createSeal } from '../tasks/tasks.ts';
import type { SmsGateway } from './sms-gateway.ts';
import {
  countSmsOfDay,
  endSms,
  insertSms,
  listOpenSms,
  listSmsRates,
  setSmsSent,
  tidySms,
} from './sms-messages.queries.ts';

const PATIENCE_MS = 5000;
const MOST_SEGMENTS = 2;
const MOST_ASKED = 100;
/** Fewer say nothing about a gateway. */
const LEAST_FOR_ALARM = 20;
const LEAST_DELIVERED = 0.8;
/** `+7705123`: ten thousand numbers. */
const BLOCK_LENGTH = 8;
const PREFIX_LENGTH = 5;

const deliveredShare =
  (register.getSingleMetric('sms_delivered_share') as Gauge<'gateway'> | undefined) ??
  new Gauge({
    name: 'sms_delivered_share',
    help: 'Share of the messages of a quarter of an hour that arrived, by gateway',
    labelNames: ['gateway'] as const,
    aggregator: 'max',
  });

interface ChainParts {
  db: Database;
  gateways: readonly SmsGateway[];
  secretKey: string;
  perDay: number;
  perBlock: number;
  warn(facts: object, words: string): void;
}

export function createSmsChain({ db, gateways, secretKey, perDay, perBlock, warn }: ChainParts) {
  const seal = createSeal(secretKey, 'phones of messages');
  const hashOf = (phone: string) => createHmac('sha256', secretKey).update(`sms ${phone}`).digest();
  const blockLimit: Limit = { name: 'sms-block', max: perBlock, windowSeconds: 86_400 };

  /** Those who answer first; who is left alone is the last resort. */
  const inOrder = () => [
    ...gateways.filter((gateway) => !gateway.isLeftAlone()),
    ...gateways.filter((gateway) => gateway.isLeftAlone()),
  ];

  async function askForEnds(gateway: SmsGateway): Promise<void> {
    const open = await listOpenSms(db, gateway.name, MOST_ASKED);
    if (open.length === 0) return;
    const sent = open.map(({ phone, ...rest }) => ({ ...rest, phone: String(seal.open(phone)) }));
    for (const [id, state] of await gateway.findEnds(sent)) await endSms(db, id, state);
  }

  return {
    async send(phone: string, text: string): Promise<void> {
      if (countSmsSegments(text) > MOST_SEGMENTS)
        throw new Error('A text of three messages or more is not sent.');
      await requireWithinLimit(db, blockLimit, phone.slice(0, BLOCK_LENGTH));
      const id = await insertSms(db, {
        phoneHash: hashOf(phone),
        prefix: phone.slice(0, PREFIX_LENGTH),
        phone: seal.close(phone),
      });
      for (const gateway of inOrder()) {
        try {
          if ((await countSmsOfDay(db, gateway.name)) >= perDay)
            throw new Error('its cap of a day is reached');
          const gatewayId = await gateway.send({ id, phone, text }, PATIENCE_MS);
          return await setSmsSent(db, id, { gateway: gateway.name, gatewayId });
        } catch (error) {
          warn({ gateway: gateway.name, reason: String(error) }, 'a gateway did not take a message');
        }
      }
      await endSms(db, id, 'failed');
      throw new Refusal('sms.away');
    },

    /** Asks what became of messages, and tells when too few arrive. */
    async watch(): Promise<void> {
      for (const gateway of gateways)
        await askForEnds(gateway).catch((error: unknown) =>
          warn({ gateway: gateway.name, reason: String(error) }, 'a gateway told nothing of its messages'),
        );
      await tidySms(db);
      for (const { gateway, sent, delivered } of await listSmsRates(db)) {
        deliveredShare.set({ gateway }, delivered / sent);
        if (sent >= LEAST_FOR_ALARM && delivered / sent < LEAST_DELIVERED)
          warn({ gateway, sent, delivered }, 'too few messages arrive');
      }
    },
  };
}
