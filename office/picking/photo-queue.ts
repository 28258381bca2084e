/**
 * Photographs that the shop has not heard of yet. Kept beside the events they belong to and sent after them: a photograph
 * of an event that nobody knows is refused.
 */
import type { EventStorage, ListKey, SendOutcome } from './event-queue.ts';

export interface QueuedPhoto extends ListKey {
  /** The event it shows. */
  event: string;
  photo: string;
}

interface PhotoParts {
  storage: EventStorage;
  staffId: number;
  send(photo: QueuedPhoto): Promise<SendOutcome>;
}

export function createPhotoQueue({ storage, staffId, send }: PhotoParts) {
  const prefix = `office-pick-photo:${staffId}:`;
  const listKeys = () =>
    Array.from({ length: storage.length }, (_none, at) => storage.key(at)).filter(
      (key): key is string => key?.startsWith(prefix) ?? false,
    );
  let isSending = false;
  return {
    count: (): number => listKeys().length,
    /** False: the phone has no room for it. */
    add(photo: QueuedPhoto): boolean {
      try {
        storage.setItem(`${prefix}${photo.event}`, JSON.stringify(photo));
        return true;
      } catch {
        return false;
      }
    },
    /** One after another, until nobody answers. What will never be taken is dropped: its event stays. */
    async flush(): Promise<void> {
      if (isSending) return;
      isSending = true;
      try {
        for (const key of listKeys()) {
          const photo = readPhoto(storage.getItem(key));
          if (photo !== null && (await send(photo)) === 'gone') return;
          storage.removeItem(key);
        }
      } finally {
        isSending = false;
      }
    },
  };
}

function readPhoto(kept: string | null): QueuedPhoto | null {
  try {
    return JSON.parse(kept ?? '') as QueuedPhoto;
  } catch {
    // Cut off by a full disk: it cannot be sent.
    return null;
  }
}
