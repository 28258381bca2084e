/**
 * What a phone may show when it is opened without a network: whose it is, their queue, and the lists that they have taken. Kept
 * in the browser's storage as the pages show it, without what they do not (the comment, the e-mail); for one person, until they
 * leave, another comes, or a session could have lasted.
 */
import type { Me } from '#contract/office/office-auth.ts';
import type { PickCard, PickList } from '#contract/office/pick.ts';

export interface PickQueue {
  stores: { id: number; name: string; packedToday: number }[];
  lists: PickCard[];
}

export interface KeptPicking {
  /** When the shop said last who works here. */
  at: number;
  me: Me;
  queue: PickQueue | null;
  lists: PickList[];
}

export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'office-pick-kept';
const LONGEST_MS = 12 * 3_600_000;

const nameOf = ({ storeId, orderId }: { storeId: number; orderId: number }): string =>
  `${storeId} ${orderId}`;
const isOwn = ({ isMine, state }: { isMine: boolean; state: string }): boolean => isMine && state === 'taken';

export function createKeptPicking(storage: KeptStorage, now: () => number = Date.now) {
  function read(): KeptPicking | null {
    try {
      const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as KeptPicking | null;
      if (kept === null || now() - kept.at < LONGEST_MS) return kept;
      storage.removeItem(KEY);
    } catch {
      // Cut off by a full phone, or storage is forbidden: nothing is kept.
    }
    return null;
  }

  function write(kept: KeptPicking): void {
    try {
      storage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A full phone shows less without a network.
    }
  }

  return {
    read,
    /** Whoever comes after another finds nothing of theirs. */
    keepMe(me: Me): void {
      const before = read();
      const same = before?.me.id === me.id ? before : { queue: null, lists: [] };
      write({ ...same, at: now(), me: { ...me, email: '', isFresh: false } });
    },
    /** Lists that are theirs no more go with it. */
    keepQueue(queue: PickQueue): void {
      const kept = read();
      if (!kept) return;
      const own = new Set(queue.lists.filter(isOwn).map(nameOf));
      write({ ...kept, queue, lists: kept.lists.filter((list) => own.has(nameOf(list))) });
    },
    keepList(list: PickList): void {
      const kept = read();
      if (!kept) return;
      const others = kept.lists.filter((each) => nameOf(each) !== nameOf(list));
      write({ ...kept, lists: isOwn(list) ? [...others, { ...list, comment: '' }] : others });
    },
    forget(): void {
      try {
        storage.removeItem(KEY);
      } catch {
        // Where storage is forbidden there is nothing.
      }
    },
  };
}
