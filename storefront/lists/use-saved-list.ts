import { useSyncExternalStore } from 'react';
import type { SavedListName } from '#domain/saved-list.ts';
import { savedLists } from './saved-lists.ts';

const NOTHING: readonly string[] = [];

/** Empty on the server and while a page comes alive: its HTML is the same for every visitor. */
export function useSavedList(name: SavedListName): readonly string[] {
  return useSyncExternalStore(
    savedLists.subscribe,
    () => savedLists.get(name),
    () => NOTHING,
  );
}
