/**
 * What was typed into a form and not sent yet, kept for the tab: a reload, a lost session or a way back must not cost
 * a word of it. Gone with the tab, so that nothing personal outlives it. Without storage the form works all the same.
 */
export type FormValues = Record<string, string | boolean>;

export interface DraftStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const PREFIX = 'sheber-draft:';

/** The browser may refuse its storage already when it is named. */
const storeOfTab = (): DraftStore => sessionStorage;

/** Only what the form itself has, of the same kind: a draft of an older form must not break a newer one. */
export function readDraft<V extends FormValues>(
  name: string,
  shape: V,
  store = storeOfTab,
): Partial<V> | null {
  try {
    const kept: unknown = JSON.parse(store().getItem(PREFIX + name) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const known = Object.entries(kept).filter(
      ([key, value]) => Object.hasOwn(shape, key) && typeof value === typeof shape[key],
    );
    return known.some(([key, value]) => value !== shape[key])
      ? (Object.fromEntries(known) as Partial<V>)
      : null;
  } catch {
    return null;
  }
}

export function writeDraft(name: string, values: FormValues, store = storeOfTab): void {
  try {
    store().setItem(PREFIX + name, JSON.stringify(values));
  } catch {
    // Full or forbidden: the words stand in the form still.
  }
}

export function dropDraft(name: string, store = storeOfTab): void {
  try {
    store().removeItem(PREFIX + name);
  } catch {
    // Nothing was kept.
  }
}

/** After a logout: nobody after this person may find their words, neither in the tab nor in the browser (an order). */
export function dropAllDrafts(
  storages: readonly (() => Storage)[] = [() => sessionStorage, () => localStorage],
): void {
  for (const storage of storages) {
    try {
      const store = storage();
      const keys = Array.from({ length: store.length }, (_, index) => store.key(index));
      for (const key of keys) if (key?.startsWith(PREFIX)) store.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  }
}
