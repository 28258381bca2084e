/**
 * What a phone has counted and the shop has not heard of yet. Each event is an entry of its own in the browser's storage, written
 * before anything is shown and gone only when the shop has said that it has it: a dead network, a closed page, a lost answer
 * or a second tab lose nothing, and the shop counts an id once. What the shop will never take is set aside, not dropped.
 */
import type { SentPickEvent } from '#contract/office/pick.ts';

export interface QueuedEvent extends SentPickEvent {
  store: number;
  order: number;
}

/** Of a list: by store and order. */
export interface ListKey {
  store: number;
  order: number;
}

/** What of the browser's storage is used. */
export type EventStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** `gone`: no answer, or the shop cannot answer now. `never`: sent again it would be refused again. */
export type SendOutcome = 'taken' | 'gone' | 'never';

interface QueueParts {
  storage: EventStorage;
  /** Whose phone it is: another who logs in here sends nothing in their name. */
  staffId: number;
  send(key: ListKey, events: readonly SentPickEvent[]): Promise<SendOutcome>;
}

const MOST_AT_ONCE = 100;

export type EventQueue = ReturnType<typeof createEventQueue>;

export function createEventQueue({ storage, staffId, send }: QueueParts) {
  const waits = `office-pick:${staffId}:`;
  const aside = `office-pick-aside:${staffId}:`;
  const listeners = new Set<() => void>();
  let isSending = false;
  let shown: readonly QueuedEvent[] = readAll(storage, waits);

  function changed(): void {
    shown = readAll(storage, waits);
    for (const listener of listeners) listener();
  }

  /** The next heap of one list; null: nothing waits. */
  function nextHeap(): { key: ListKey; events: readonly QueuedEvent[] } | null {
    const first = shown[0];
    if (!first) return null;
    const key = { store: first.store, order: first.order };
    return { key, events: shown.filter(isOf(key)).slice(0, MOST_AT_ONCE) };
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The same array until something changes. */
    list: (): readonly QueuedEvent[] => shown,
    listAside: (): readonly QueuedEvent[] => readAll(storage, aside),

    add(event: QueuedEvent): void {
      storage.setItem(`${waits}${event.id}`, JSON.stringify(event));
      changed();
    },

    /** Sends until nothing waits or nobody answers; true: nothing waits. One at a time, however often it is called. */
    async flush(): Promise<boolean> {
      if (isSending) return false;
      isSending = true;
      try {
        for (let heap = nextHeap(); heap; heap = nextHeap()) {
          const outcome = await send(heap.key, heap.events.map(toSent));
          if (outcome === 'gone') return false;
          for (const event of heap.events) {
            if (outcome === 'never') storage.setItem(`${aside}${event.id}`, JSON.stringify(event));
            storage.removeItem(`${waits}${event.id}`);
          }
          changed();
        }
        return true;
      } finally {
        isSending = false;
      }
    },

    /** Somebody has read what was set aside. */
    forgetAside(): void {
      for (const { id } of readAll(storage, aside)) storage.removeItem(`${aside}${id}`);
      changed();
    },
  };
}

const isOf =
  ({ store, order }: ListKey) =>
  (event: QueuedEvent): boolean =>
    event.store === store && event.order === order;

const toSent = ({ store: _store, order: _order, ...event }: QueuedEvent): SentPickEvent => event;

/** In the order in which they happened; what is no event of ours is left alone. */
function readAll(storage: EventStorage, prefix: string): QueuedEvent[] {
  const events: QueuedEvent[] = [];
  for (let at = 0; at < storage.length; at += 1) {
    const key = storage.key(at);
    if (!key?.startsWith(prefix)) continue;
    try {
      events.push(JSON.parse(storage.getItem(key) ?? '') as QueuedEvent);
    } catch {
      // Somebody else's, or cut off by a full disk: it cannot be sent.
    }
  }
  return events.sort((one, other) => one.at.localeCompare(other.at) || one.id.localeCompare(other.id));
}
