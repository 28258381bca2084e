/**
 * The way of a short message to a phone: an adapter, because every gateway speaks its own tongue. Without one (null)
 * the shop offers no login by code. The outbox writes messages into the folder of letters, for development and tests.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { outboxOf } from '../mail/mail.ts';

export interface Sms {
  send(phone: string, text: string): Promise<void>;
}

export function createSms({ smsSink, dataDir }: Partial<Pick<Config, 'smsSink' | 'dataDir'>>): Sms | null {
  if (smsSink !== 'outbox' || dataDir === undefined) return null;
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
