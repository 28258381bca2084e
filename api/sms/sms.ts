/**
 * The way of a short message to a phone: an adapter, because every gateway speaks its own tongue. Without one (null)
 * the shop offers no login by code. The outbox writes messages into the folder of letters, for development and tests.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';
import { outboxOf } from '../mail/mail.ts';
import type { Outgoing } from '../outgoing/outgoing.ts';
import type { Partners } from '../partner-settings.ts';
import { createSmsChain } from './gateway-chain.ts';
import { createMobizon } from './mobizon/mobizon.ts';
import type { SmsGateway } from './sms-gateway.ts';
import { createSmsc } from './smsc/smsc.ts';

export { listSmsRatesByPrefix } from './sms-messages.queries.ts';
export { smsWordsSubject, wordSms } from './sms-words.ts';

export interface Sms {
  send(phone: string, text: string): Promise<void>;
}

type SmsConfig = Partial<Pick<Config, 'smsSink' | 'smsPerDay' | 'smsPerBlock' | 'dataDir' | 'secretKey'>> & {
  partners?: Partial<Partners> | undefined;
};

interface SmsParts {
  db: Database;
  outgoing: Outgoing;
  config: SmsConfig;
  warn(facts: object, words: string): void;
}

/** The way that the settings choose, and what is to be looked after beside it. */
export function openSms({ db, outgoing, config, warn }: SmsParts): {
  sms: Sms | null;
  watchSms(): Promise<void>;
} {
  const { smsSink = 'off', smsPerDay = 20_000, smsPerBlock = 200, secretKey } = config;
  if (typeof smsSink === 'string')
    return { sms: smsSink === 'outbox' ? createOutboxSms(config) : null, watchSms: async () => {} };
  const chain = createSmsChain({
    db,
    gateways: smsSink.map((name) => openGateway(name, config.partners ?? {}, outgoing)),
    secretKey: secretKey ?? randomBytes(32).toString('base64url'),
    perDay: smsPerDay,
    perBlock: smsPerBlock,
    warn,
  });
  return { sms: chain, watchSms: chain.watch };
}

function openGateway(name: string, { smsc, mobizon }: Partial<Partners>, outgoing: Outgoing): SmsGateway {
  if (name === 'smsc' && smsc) return createSmsc(outgoing, smsc);
  if (name === 'mobizon' && mobizon) return createMobizon(outgoing, mobizon);
  throw new Error(`There is no gateway ${name}.`);
}

function createOutboxSms({ dataDir }: SmsConfig): Sms | null {
  if (dataDir === undefined) return null;
  const folder = outboxOf(dataDir);
  return {
    async send(phone, text) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const moment = new Date().toISOString().replace(/[:.]/g, '-');
      const file = join(folder, `${moment}-sms-${randomBytes(4).toString('hex')}.txt`);
      await writeFile(`${file}.draft`, `${phone}\n${text}\n`, { mode: 0o600 });
      await rename(`${file}.draft`, file);
    },
  };
}
