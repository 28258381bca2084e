/** The queue of this phone: sent when something is added, when the network is back, and now and then. */
import { useEffect, useSyncExternalStore } from 'react';
import type { SentPickEvent } from '#contract/office/pick.ts';
import { CallFailure } from '../calls/call-failure.ts';
import { office, queryClient } from '../calls/office.ts';
import { createEventQueue, type EventQueue, type ListKey, type SendOutcome } from './event-queue.ts';

export { findNextLine, showList } from './shown-list.ts';

const AGAIN_EVERY_MS = 10_000;
const LIST = 'GET /office/api/v1/pick/{store}/{order}/';

let open: { staffId: number; queue: EventQueue } | null = null;

/** One for each who works on this phone. */
function queueOf(staffId: number): EventQueue {
  if (open?.staffId !== staffId)
    open = { staffId, queue: createEventQueue({ storage: localStorage, staffId, send }) };
  return open.queue;
}

const toParams = ({ store, order }: ListKey) => ({ store: String(store), order: String(order) });

/** Nobody is asked anything here: a session that is over is asked for by the screen, and the events wait. */
async function send(key: ListKey, events: readonly SentPickEvent[]): Promise<SendOutcome> {
  const params = toParams(key);
  try {
    const list = await office.callQuietly('POST /office/api/v1/pick/{store}/{order}/events/', {
      params,
      body: { events: [...events] },
    });
    queryClient.setQueryData([LIST, { params }], list);
    return 'taken';
  } catch (failure) {
    const status = failure instanceof CallFailure ? failure.status : 0;
    return [404, 409, 413, 422].includes(status) ? 'never' : 'gone';
  }
}

/** What waits of all lists, and the way to add to it. */
export function usePicking(staffId: number) {
  const queue = queueOf(staffId);
  const waiting = useSyncExternalStore(queue.subscribe, queue.list);
  // Network and clock are the outside world's.
  useEffect(() => {
    const flush = () => void queue.flush();
    const timer = setInterval(flush, AGAIN_EVERY_MS);
    addEventListener('online', flush);
    flush();
    return () => {
      clearInterval(timer);
      removeEventListener('online', flush);
    };
  }, [queue]);
  return {
    waiting,
    /** What the shop would not take: told until somebody has read it. */
    aside: queue.listAside().length,
    forgetAside: queue.forgetAside,
    tell(key: ListKey, event: Pick<SentPickEvent, 'line' | 'kind' | 'count'>): void {
      queue.add({ ...key, ...event, id: crypto.randomUUID(), at: new Date().toISOString() });
      void queue.flush();
    },
    flush: queue.flush,
  };
}
