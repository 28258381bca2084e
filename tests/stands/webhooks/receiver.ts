/**
 * A partner that takes webhooks, written from the specification of Standard Webhooks 1.0.0 alone: it believes nothing that the
 * specification's own library does not verify, and answers 400 to the rest.
 */
import { Webhook } from 'standardwebhooks';
import { openStand, type Stand } from '../stand.ts';

interface Received {
  id: string;
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

export interface Receiver extends Stand {
  /** What was verified, in the order in which it came; the same id may come twice. */
  received: Received[];
  /** The secrets that this partner knows. */
  secrets: string[];
  /** What it answers instead of 204. */
  status: number;
}

export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const stand = (await openStand(({ headers, body }) => {
    const text = body.toString('utf8');
    const isTrue = stand.secrets.some((secret) => {
      try {
        new Webhook(secret).verify(text, headers as Record<string, string>);
        return true;
      } catch {
        return false;
      }
    });
    if (!isTrue) return { status: 400, body: 'wrong signature' };
    if (stand.status < 300) received.push({ id: String(headers['webhook-id']), ...JSON.parse(text) });
    return { status: stand.status, body: '' };
  })) as Receiver;
  return Object.assign(stand, { received, secrets: [], status: 204 });
}
