/** The queue of this phone: sent when something is added, when the network is back, and now and then. */
import { useEffect, useSyncExternalStore } from 'react';
import type { SentPickEvent } from '#contract/office/pick.ts';
import { CallFailure } from '../calls/call-failure.ts';
import { office, queryClient } from '../calls/office.ts';
import { LIST, QUEUE, startKeeping } from '../kept/kept.ts';
import { createEventQueue, type EventQueue, type ListKey, type SendOutcome } from './event-queue.ts';
import { createPhotoQueue, type QueuedPhoto } from './photo-queue.ts';
import { startPickWorker } from './start-pick-worker.ts';

export { findNextLine, showList } from './shown-list.ts';

const AGAIN_EVERY_MS = 10_000;

/** What was read is there for the whole shift: in a store the network comes and goes. */
const SHIFT_MS = 12 * 3_600_000;
for (const key of [LIST, QUEUE]) queryClient.setQueryDefaults([key], { gcTime: SHIFT_MS });
startKeeping();

/** Reads one's lists before they are opened, so that they open without a network too. */
export function keepLists(lists: readonly ListKey[]): void {
  for (const params of lists.map(toParams))
    void queryClient.prefetchQuery({
      queryKey: [LIST, { params }],
      queryFn: () => office.callQuietly(LIST, { params }),
    });
}

let open: { staffId: number; queue: EventQueue; photos: ReturnType<typeof createPhotoQueue> } | null = null;

/** One for each who works on this phone. */
function queuesOf(staffId: number) {
  if (open?.staffId !== staffId)
    open = {
      staffId,
      queue: createEventQueue({ storage: localStorage, staffId, send }),
      photos: createPhotoQueue({ storage: localStorage, staffId, send: sendPhoto }),
    };
  return open;
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
    return toOutcome(failure);
  }
}

async function sendPhoto({ event, photo, ...key }: QueuedPhoto): Promise<SendOutcome> {
  try {
    await office.callQuietly('PUT /office/api/v1/pick/{store}/{order}/photos/{event}/', {
      params: { ...toParams(key), event },
      body: { photo },
    });
    void queryClient.invalidateQueries({ queryKey: [LIST, { params: toParams(key) }] });
    return 'taken';
  } catch (failure) {
    return toOutcome(failure);
  }
}

function toOutcome(failure: unknown): SendOutcome {
  const status = failure instanceof CallFailure ? failure.status : 0;
  return [404, 409, 413, 422].includes(status) ? 'never' : 'gone';
}

/** What waits of all lists, and the way to add to it. */
export function usePicking(staffId: number) {
  const { queue, photos } = queuesOf(staffId);
  const waiting = useSyncExternalStore(queue.subscribe, queue.list);
  // Network and clock are the outside world's.
  useEffect(() => {
    // A photograph is of an event that the shop has.
    const flush = () => void queue.flush().then((isEmpty) => (isEmpty ? photos.flush() : undefined));
    const timer = setInterval(flush, AGAIN_EVERY_MS);
    addEventListener('online', flush);
    flush();
    // What opens these pages later, when nothing can be asked.
    startPickWorker();
    void queryClient.prefetchQuery({ queryKey: [QUEUE, {}], queryFn: () => office.callQuietly(QUEUE) });
    return () => {
      clearInterval(timer);
      removeEventListener('online', flush);
    };
  }, [queue, photos]);
  return {
    waiting,
    /** What the shop would not take: told until somebody has read it. */
    aside: queue.listAside().length,
    forgetAside: queue.forgetAside,
    /** False: there was no room for the photograph; what was counted is kept all the same. */
    tell(key: ListKey, event: Omit<SentPickEvent, 'id' | 'at'>, photo: string | null = null): boolean {
      const id = crypto.randomUUID();
      queue.add({ ...key, ...event, id, at: new Date().toISOString() });
      const isKept = photo === null || photos.add({ ...key, event: id, photo });
      void queue.flush().then((isEmpty) => (isEmpty ? photos.flush() : undefined));
      return isKept;
    },
    flush: queue.flush,
  };
}
