/**
 * The stream of the office: what moves is told by a type and an id, and whatever of it stands open is asked for anew. Opened
 * with the shell; a stream that was cut is opened again with growing pauses, and everything open catches up then.
 */
import { useEffect } from 'react';
import type { OfficeEvent } from '#contract/office/company.ts';
import { office, queryClient } from '../calls/office.ts';
import type { CallKey } from '../calls/office-api.ts';

/** What is asked for anew when something of a type has moved. */
const RENEWED: Readonly<Record<Exclude<OfficeEvent, 'standing'>, readonly CallKey[]>> = {
  job: [
    'GET /office/api/v1/jobs/',
    'GET /office/api/v1/jobs/{id}/',
    'GET /office/api/v1/notices/',
    'GET /office/api/v1/changes/',
    'GET /office/api/v1/changes/{id}/',
  ],
  presence: ['GET /office/api/v1/presence/{subject}/{id}/'],
  approval: ['GET /office/api/v1/approvals/', 'GET /office/api/v1/notices/'],
  orders: [
    'GET /office/api/v1/orders/',
    'GET /office/api/v1/orders/counts/',
    'GET /office/api/v1/orders/{id}/',
    'GET /office/api/v1/returns/',
    'GET /office/api/v1/returns/{id}/',
    'GET /office/api/v1/pick/',
    'GET /office/api/v1/pick/{store}/{order}/',
  ],
  queue: ['GET /office/api/v1/queue/'],
};

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Gives the function that closes it. */
function openOfficeStream(): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  let isClosed = false;
  let hasStood = false;

  function hear(type: OfficeEvent): void {
    pauseMs = FIRST_PAUSE_MS;
    if (type !== 'standing') {
      for (const key of RENEWED[type]) void queryClient.invalidateQueries({ queryKey: [key] });
      return;
    }
    // What the page has just fetched is not stale because it has begun to listen.
    if (hasStood) void queryClient.invalidateQueries();
    hasStood = true;
  }

  async function connect(): Promise<void> {
    try {
      const { data } = await office.callQuietly('GET /office/api/v1/live/');
      if (isClosed) return;
      const words = new URLSearchParams({ topic: data.topic, authorization: data.token });
      source = new EventSource(`${data.url}?${words}`);
      for (const type of [...Object.keys(RENEWED), 'standing'] as OfficeEvent[])
        source.addEventListener(type, () => hear(type));
      // A stream ends with its token every ten minutes: another token, another stream.
      source.onerror = () => {
        source?.close();
        again();
      };
    } catch {
      // Logged out or without a network: both may change.
      again();
    }
  }

  function again(): void {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), pauseMs * (0.8 + 0.4 * Math.random()));
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }

  void connect();
  return () => {
    isClosed = true;
    clearTimeout(timer);
    source?.close();
  };
}

/** For as long as the shell stands. */
export function useOfficeStream(): void {
  // The stream is the outside world's.
  useEffect(() => openOfficeStream(), []);
}
