/**
 * The lists a browser keeps for its visitor: favourites, comparison, histories (spec 5, 9). Hides the local storage:
 * other tabs, pages that come back from the browser's memory, lists that someone broke (they are removed) and storage
 * that is forbidden or full (the list then lives as long as the page). Relies on domain/saved-list.ts for the rules.
 */
import {
  addToSavedList,
  parseSavedList,
  removeFromSavedList,
  SAVED_LIST_CAPS,
  type SavedListName,
} from '#domain/saved-list.ts';

type ListStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export class SavedLists {
  readonly #openStorage: () => ListStorage;
  /** What is known; a list that another tab may have changed is forgotten and read anew. */
  readonly #known = new Map<SavedListName, readonly string[]>();
  readonly #listeners = new Set<() => void>();

  constructor(openStorage: () => ListStorage) {
    this.#openStorage = openStorage;
  }

  /** The newest first; the same array until the list changes. */
  get(name: SavedListName): readonly string[] {
    let list = this.#known.get(name);
    if (!list) {
      list = this.#read(name);
      this.#known.set(name, list);
    }
    return list;
  }

  add(name: SavedListName, entry: string): void {
    this.#write(name, addToSavedList(name, this.get(name), entry));
  }

  remove(name: SavedListName, entry: string): void {
    this.#write(name, removeFromSavedList(this.get(name), entry));
  }

  clear(name: SavedListName): void {
    this.#write(name, []);
  }

  /** Another tab wrote the list, or all of them when no key is told. Other keys are none of ours. */
  forget(key: string | null): void {
    if (key === null) this.#known.clear();
    else if (Object.hasOwn(SAVED_LIST_CAPS, key)) this.#known.delete(key as SavedListName);
    else return;
    this.#tell();
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
      return list;
    } catch {
      return [];
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
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function openInBrowser(): SavedLists {
  const lists = new SavedLists(() => localStorage);
  if (typeof window === 'undefined') return lists;
  addEventListener('storage', ({ key }) => lists.forget(key));
  addEventListener('pageshow', ({ persisted }) => persisted && lists.forget(null));
  return lists;
}

export const savedLists = openInBrowser();
