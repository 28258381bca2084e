/** How a message is signed: Standard Webhooks 1.0.0, https://github.com/standard-webhooks/standard-webhooks. */
import { createHmac, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** `whsec_` and base64, as the libraries of partners take it. */
export const makeSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

interface Signed {
  'webhook-id': string;
  'webhook-timestamp': string;
  'webhook-signature': string;
}

/** By each of the secrets that are valid now; whoever verifies needs to know one of them. */
export function sign(secrets: readonly string[], id: string, at: Date, body: string): Signed {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
