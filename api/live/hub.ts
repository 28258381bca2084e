/** A real Mercure hub in the place of our own streams: updates are posted to it with a publisher's token. */

import { signToken } from './live-tokens.ts';
import type { LiveEvent } from './streams.ts';
import { MESSAGE } from './streams.ts';

const PUBLISHER_SECONDS = 60;
const PATIENCE_MS = 3000;

export interface HubAddress {
  url: string;
  secret: string;
}

export async function postToHub({ url, secret }: HubAddress, event: LiveEvent): Promise<void> {
  const { topic, type, eventId } = event;
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${signToken(secret, { publish: [topic] }, PUBLISHER_SECONDS)}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    // Private: only who shows a token for the topic hears it.
    body: new URLSearchParams({
      topic,
      id: eventId,
      data: JSON.stringify({ eventId }),
      private: 'on',
      ...(type === MESSAGE ? {} : { type }),
    }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the hub answered ${response.status}`);
}
