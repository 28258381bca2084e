/**
 * The lists of a visitor: favourites, comparison, histories (spec 5, 9). Hides the local storage: other tabs, pages that
 * come back from the browser's memory, lists that someone broke (they are removed) and storage that is forbidden or full
 * (the list then lives as long as the page). Hides too that favourites and comparison of a logged-in user are the
 * server's (spec 4): `attach` puts them in the place of the browser's. Relies on domain/saved-list.ts for the rules.
 */
import {
  addToSavedList,
  findNeighbour,
  parseSavedList,
  putBehind,
  removeFromSavedList,
  SAVED_LIST_CAPS,
  type SavedListName,
} from '#domain/saved-list.ts';
import { onLoggedOut } from '../access/access.ts';

/** The lists that a logged-in user has on the server. */
export type SharedListName = 'favorite-products' | 'compare-products';

export interface ServerLists {
  /** Null while it is not known. */
  get(name: SharedListName): readonly string[] | null;
  /** With a neighbour the code comes to stand behind it, else in front of all. */
  set(name: SharedListName, code: string, isOn: boolean, neighbour?: string | null): void;
  /** Changes with every change of what the server has. */
  readonly eventId: string | null;
  readonly hasFailed: boolean;
  work(): Promise<void>;
}

/** Whose lists favourites and comparison are now; pending: the user's are not known yet. */
export type ListSource = 'browser' | 'server' | 'pending' | 'failed';

const isShared = (name: SavedListName): name is SharedListName =>
  name === 'favorite-products' || name === 'compare-products';

/** One empty list for all who look: for React another array would be another list, and everything on it drawn anew. */
export const NOTHING: readonly string[] = [];

type ListStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export class SavedLists {
  readonly #openStorage: () => ListStorage;
  /** What is known; a list that another tab may have changed is forgotten and read anew. */
  readonly #known = new Map<SavedListName, readonly string[]>();
  readonly #listeners = new Set<() => void>();
  #server: ServerLists | null = null;
  #isUser = false;

  constructor(openStorage: () => ListStorage) {
    this.#openStorage = openStorage;
  }

  /** The newest first; the same array until the list changes. */
  get(name: SavedListName): readonly string[] {
    return (isShared(name) ? this.#server?.get(name) : null) ?? this.getLocal(name);
  }

  getLocal(name: SavedListName): readonly string[] {
    let list = this.#known.get(name);
    if (!list) {
      list = this.#read(name);
      this.#known.set(name, list);
    }
    return list;
  }

  add(name: SavedListName, entry: string): void {
    if (this.#server && isShared(name)) this.#server.set(name, entry, true);
    else this.#write(name, addToSavedList(name, this.getLocal(name), entry));
  }

  /** Takes a removal back: the entry stands again where it stood in the list as it was before. */
  putBack(name: SavedListName, entry: string, before: readonly string[]): void {
    const list = this.get(name);
    if (list.includes(entry)) return;
    const neighbour = findNeighbour(before, list, entry);
    if (this.#server && isShared(name)) this.#server.set(name, entry, true, neighbour);
    else this.#write(name, putBehind(list, entry, neighbour).slice(0, SAVED_LIST_CAPS[name]));
  }

  remove(name: SavedListName, entry: string): void {
    if (this.#server && isShared(name)) this.#server.set(name, entry, false);
    else this.#write(name, removeFromSavedList(this.getLocal(name), entry));
  }

  clear(name: SavedListName): void {
    if (this.#server && isShared(name))
      for (const entry of this.get(name)) this.#server.set(name, entry, false);
    else this.#write(name, []);
  }

  keepLocal(name: SharedListName, entry: string): void {
    this.#write(name, addToSavedList(name, this.getLocal(name), entry));
  }

  /** What the server has taken over; what came meanwhile from another tab stays. */
  forgetLocal(name: SharedListName, entries: readonly string[]): void {
    this.#write(
      name,
      this.getLocal(name).filter((entry) => !entries.includes(entry)),
    );
  }

  /** The same as long as the server would answer the same, or the browser's list is the same. */
  revision(name: SharedListName): string {
    return this.#server?.eventId ?? this.getLocal(name).join();
  }

  source(): ListSource {
    if (!this.#isUser) return 'browser';
    if (this.#server?.get('favorite-products') && this.#server.get('compare-products')) return 'server';
    return this.#server?.hasFailed ? 'failed' : 'pending';
  }

  /** Somebody is logged in: until the server's lists are attached, presses go to the browser's and are sent with them. */
  expectServer(isUser: boolean): void {
    this.#isUser = isUser;
    this.tell();
  }

  /** Null at logout: what the server had is not seen here any more (spec 4). */
  attach(server: ServerLists | null): void {
    this.#server = server;
    this.tell();
  }

  retry(): void {
    void this.#server?.work();
  }

  /** Another tab wrote the list, or all of them when no key is told. Other keys are none of ours. */
  forget(key: string | null): void {
    if (key === null) this.#known.clear();
    else if (Object.hasOwn(SAVED_LIST_CAPS, key)) this.#known.delete(key as SavedListName);
    else return;
    this.tell();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #read(name: SavedListName): readonly string[] {
    try {
      const storage = this.#openStorage();
      const { list, isCorrupt } = parseSavedList(storage.getItem(name), name);
      if (isCorrupt) storage.removeItem(name);
      return list.length === 0 ? NOTHING : list;
    } catch {
      return NOTHING;
    }
  }

  #write(name: SavedListName, list: readonly string[]): void {
    this.#known.set(name, list);
    try {
      const storage = this.#openStorage();
      if (list.length === 0) storage.removeItem(name);
      else storage.setItem(name, JSON.stringify(list));
    } catch {
      // Forbidden or full: the list lives on in the page.
    }
    this.tell();
  }

  tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function openInBrowser(): SavedLists {
  const lists = new SavedLists(() => localStorage);
  if (typeof window === 'undefined') return lists;
  addEventListener('storage', ({ key }) => lists.forget(key));
  // What somebody looked at and looked for is theirs: whoever sits here next does not see it.
  onLoggedOut(() => {
    lists.clear('recent-products');
    lists.clear('search-history');
  });
  addEventListener('pageshow', ({ persisted }) => persisted && lists.forget(null));
  return lists;
}

export const savedLists = openInBrowser();
