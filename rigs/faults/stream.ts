/** A visitor's open stream of live updates. */
import { waitFor } from './visitors.ts';

export interface Stream {
  hears(eventId: string): Promise<number>;
  isOver(): boolean;
  close(): void;
}

export async function listenTo(url: string, token: string): Promise<Stream> {
  const headers = { authorization: `Bearer ${token}` };
  const allowed = await fetch(new URL('/api/v1/sse/authorize/', url), { headers });
  const { data } = (await allowed.json()) as { data: { token: string; topic: string } };
  const address = new URL('/.well-known/mercure', url);
  address.searchParams.set('topic', data.topic);
  address.searchParams.set('authorization', data.token);
  const over = new AbortController();
  const response = await fetch(address, { signal: over.signal });
  if (response.status !== 200 || !response.body)
    throw new Error(`the stream was answered with ${response.status}`);
  let heard = '';
  let isOver = false;
  const reading = (async () => {
    for await (const chunk of response.body ?? []) heard += Buffer.from(chunk).toString('utf8');
  })();
  reading.then(
    () => {
      isOver = true;
    },
    () => {
      isOver = true;
    },
  );
  return {
    hears: (eventId) => waitFor('the event', async () => heard.includes(eventId), 10_000),
    isOver: () => isOver,
    close: () => over.abort(),
  };
}
