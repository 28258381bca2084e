/**
 * What a task says while it waits in the database: sealed with a key of the shop, because links of letters open accounts
 * and partners are told of people. A copy of the database alone gives none of it away.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface Seal {
  close(words: unknown): Buffer;
  /** Throws when it was sealed with another key or tampered with. */
  open(sealed: Buffer): unknown;
}

/** The name of a task's key is from when only letters were sealed; what waits would not open under another. */
export function createSeal(secret: string, name = 'letters that wait'): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', name, 32));
  return {
    close(words) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
      const body = Buffer.concat([cipher.update(JSON.stringify(words), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const body = sealed.subarray(IV_BYTES + TAG_BYTES);
      return JSON.parse(Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8'));
    },
  };
}
